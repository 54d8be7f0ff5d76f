// The build goes into the Python package; `npm run dev` shows the sources and leaves the talking to a running server.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./build/icons";

const server = process.env["COFFRET_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  base: "./", // the server says where the box is shown
  plugins: [
    svelte(),
    {
      name: "icons",
      apply: "build",
      generateBundle() {
        const drawn = icons(new URL("./public/favicon.svg", import.meta.url));
        for (const icon of drawn) this.emitFile({ type: "asset", ...icon });
      },
    },
  ],
  build: {
    outDir: "../src/coffret/table_dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rollupOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      // the service worker is asked for by its own name, and rules over what lies beside it
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: true, headers: { origin: server } },
      "/games": { target: server, changeOrigin: true, headers: { origin: server } },
      "/ws": { target: server, ws: true, rewriteWsOrigin: true, changeOrigin: true },
    },
  },
  test: { include: ["test/**/*.test.ts"], environment: "node", css: { include: /theme\.css/ } },
});
