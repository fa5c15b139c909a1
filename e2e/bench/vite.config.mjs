import { defineConfig } from "vite";

// The benchmark's page is built like the real one, so that the pool's workers load in the same way.
export default defineConfig({
  base: "./",
  publicDir: "../../public",
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
});
