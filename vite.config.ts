import { readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";

const manifest = JSON.parse(readFileSync(new URL("./manifest.webmanifest", import.meta.url), "utf8"));
const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8"));

export default defineConfig({
  root: "src",
  publicDir: "../public",
  cacheDir: "../node_modules/.vite",
  define: { __APP_VERSION__: JSON.stringify(process.env.CUADRA_VERSION ?? version) },
  build: { outDir: process.env.CUADRA_OUT ?? "../dist", emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
  worker: { format: "es" },
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "./src/routes",
      generatedRouteTree: "./src/routeTree.gen.ts",
      routeFileIgnorePrefix: "-",
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    VitePWA({
      registerType: "prompt",
      injectRegister: null,
      manifest,
      manifestFilename: "manifest.webmanifest",
      includeAssets: ["icons/*", "theme-init.js"],
      workbox: {
        // Everything is precached, lazy chunks and packs included: after one visit every route opens without network.
        globPatterns: ["**/*.{js,css,html,woff2,svg,json}"],
        globIgnores: ["**/screenshots/**"],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/\/[^/?]+\.[^/]+$/],
        maximumFileSizeToCacheInBytes: 5 * 1024 * 1024,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
    }),
  ],
  test: {
    root: ".",
    include: ["tests/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 60_000,
  },
});
