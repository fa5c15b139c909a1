/**
 * Allows scripts only from beside the page. The page's Content-Security-Policy requires Trusted Types: no text becomes markup, and an address starts
 * a worker only by this policy, which the browser applies by itself.
 */

interface Factory {
  createPolicy(name: "default", rules: { createScriptURL(address: string): string }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: Factory };

trustedTypes?.createPolicy("default", {
  createScriptURL(address) {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin) throw new TypeError(`${url.href} is no script of this page`);
    return url.href;
  },
});
