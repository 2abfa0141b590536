import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Strict CSP: no inline script, no data: fonts; file names carry a hash of their content.
export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rollupOptions: { input: "index.html" },
  },
  test: { include: ["src/**/*.test.ts"] },
});
