/**
 * Only what lies beside the page becomes a script. The page's Content-Security-Policy asks for Trusted Types: no text is
 * taken as markup, and an address starts a worker only by this policy, which the browser asks by itself.
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
