import { defineConfig } from "vitest/config";
import { offline } from "./build/offline.ts";
import { policy } from "./build/policy.ts";
import { texts } from "./build/texts.ts";
import { webIfc } from "./build/web-ifc.ts";

/** The headers that a page needs so that its workers can share memory. `xtask run` and `_headers` send the same. */
const isolation = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Document-Isolation-Policy": "isolate-and-require-corp",
};

const publicDir = "../public";

export default defineConfig({
  base: "./", // the built page works from any sub-path
  publicDir,
  plugins: [texts(), offline(publicDir), policy(), webIfc()],
  server: { headers: isolation, fs: { allow: [".."] } },
  preview: { headers: isolation },
  worker: { format: "es", plugins: () => [webIfc()] },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // a worker or wasm file as a data: address would break streaming compilation
    sourcemap: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: { index: "index.html", learn: "learn.html", sw: "src/offline/sw.ts" },
      // The address of a service worker is its identity and sets its scope, so it has no hash.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  // The timeout is generous, because Rust is compiled at the same time and no test depends on time.
  test: { include: ["test/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
});
