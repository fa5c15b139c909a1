import { defineConfig } from "vitest/config";

/** What a page needs so that its workers may share memory. `xtask run` and `_headers` send the same three. */
const isolation = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
};

export default defineConfig({
  base: "./", // the built page works from any sub-path
  publicDir: "../public",
  server: { headers: isolation, fs: { allow: [".."] } },
  preview: { headers: isolation },
  worker: { format: "es" },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // a worker or wasm file as a data: address would break streaming compilation
    sourcemap: true,
    chunkSizeWarningLimit: 600,
  },
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
