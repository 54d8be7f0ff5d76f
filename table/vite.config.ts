// The build goes into the Python package; `npm run dev` shows the sources and leaves the talking to a running server.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["COFFRET_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  base: "./", // the server says where the box is shown
  plugins: [svelte()],
  build: {
    outDir: "../src/coffret/table_dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: true, headers: { origin: server } },
      "/games": { target: server, changeOrigin: true, headers: { origin: server } },
      "/ws": { target: server, ws: true, rewriteWsOrigin: true, changeOrigin: true },
    },
  },
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
