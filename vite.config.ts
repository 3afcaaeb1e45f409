import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import {
  firstLoadList,
  lateStart,
  securityHeaders,
  siteLinks,
  staticHome,
} from "./scripts/build-plugins.mjs";

const manifest = JSON.parse(readFileSync(new URL("./manifest.webmanifest", import.meta.url), "utf8"));
const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8"));

/** What every screen stands on, and the recovery page does not. */
const REACT =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:react-router|router-core|history|react-store|store))\//;

/** What jsPDF would load for drawings that no document of ours has. */
const UNUSED_BY_JSPDF = /^(?:canvg|dompurify|html2canvas)$/;

/** What is asked of whoever comes: plain values, for the recovery page too. */
const ACCESS = /src\/(?:session\/texts|domain\/access\/(?:plan|user|email|pending-intent|return-url))\.ts$/;

/** Parts that every screen shows, and the recovery page none of. */
const BASE =
  /src\/ui\/kit\/(?:overlays\/(?:tooltip|use-tooltip|tooltip-timing)|controls\/(?:theme-toggle|icon-button)|create-store|use-store|feedback\/(?:toast|toaster|notice-place|notice-turn|banner)|text\/brand-mark)\.tsx?$/;

const LUCIDE = /node_modules\/lucide-react\//;
const isIcon = (moduleIds: readonly string[]) => moduleIds.every((id) => LUCIDE.test(id));
const ICON = /\/icon-[\w-]+\.js$/;

export default defineConfig({
  root: "src",
  publicDir: "../public",
  cacheDir: "../node_modules/.vite",
  define: { __APP_VERSION__: JSON.stringify(process.env.CUADRA_VERSION ?? version) },
  build: {
    outDir: process.env.CUADRA_OUT ?? "../dist",
    emptyOutDir: true,
    target: "es2022",
    // A name of a file that is asked for ahead costs the first load more than an icon is large.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_host, files) => files.filter((file) => !ICON.test(file)),
    },
    // The recovery page is an entry of its own: it must open when the application cannot.
    rolldownOptions: {
      input: ["index.html", "recuperacion.html"].map((page) =>
        fileURLToPath(new URL(`./src/${page}`, import.meta.url)),
      ),
      // One file packs better than the ten that every screen would share.
      output: {
        // The first page carries the name of every file, and chance does not pack: this is the least that is taken.
        chunkFileNames: ({ moduleIds }) => `assets/${isIcon(moduleIds) ? "icon" : "[name]"}-[hash:7].js`,
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            // The recovery page needs these two, and nothing of what follows.
            { name: "preload", test: /vite\/preload-helper/, priority: 1 },
            { name: "access", test: ACCESS, priority: 1 },
            { name: "react", test: REACT },
            { name: "base", test: BASE },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  resolve: {
    alias: [
      {
        find: UNUSED_BY_JSPDF,
        replacement: fileURLToPath(new URL("./src/formats/pdf/left-out.ts", import.meta.url)),
      },
    ],
  },
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // Whole paths: the plugin's own start is "src" in a build and the top level in a test.
      routesDirectory: fileURLToPath(new URL("./src/routes", import.meta.url)),
      generatedRouteTree: fileURLToPath(new URL("./src/routeTree.gen.ts", import.meta.url)),
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
      // Not theme-init.js: the build packs it, and the precache would be told of two versions and keep nothing.
      includeAssets: ["icons/*"],
      workbox: {
        // Everything is precached, lazy chunks and packs included: after one visit every route opens without network.
        globPatterns: ["**/*.{js,css,html,woff2,ttf,svg,json,webp}"],
        // Alphabets that Spanish never asks for; the browser fetches them if a name ever does.
        globIgnores: ["**/screenshots/**", "**/*-{cyrillic,cyrillic-ext,greek,vietnamese,latin-ext}-*.woff2"],
        navigateFallback: "/index.html",
        // A path whose last part has an extension is a file (a download, a picture), never a screen. The query does not count.
        navigateFallbackDenylist: [/^[^?]*\.[^/?]+(?:\?|$)/],
        // No precached file changes with its query, so `/?source=pwa` and a page with a reason in its query are found.
        ignoreURLParametersMatching: [/./],
        maximumFileSizeToCacheInBytes: 5 * 1024 * 1024,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        // src/pwa/previous-assets.ts fills this cache before a new worker takes over, for tabs that still run the old one.
        runtimeCaching: [
          {
            urlPattern: /\/assets\/[^/]+\.(?:js|css|woff2|ttf|json)$/,
            handler: "CacheFirst",
            options: { cacheName: "cuadra-version-anterior" },
          },
        ],
      },
    }),
    staticHome(),
    siteLinks(),
    lateStart(),
    securityHeaders(),
    firstLoadList(),
  ],
  test: {
    root: ".",
    setupFiles: ["tests/support/setup.ts"],
    coverage: {
      provider: "v8",
      include: ["src/domain/**", "src/storage/**"],
      reporter: ["text-summary", "json-summary"],
      reportsDirectory: ".cache/coverage",
    },
    testTimeout: 120_000,
    // A worker reads the product once for all of its files; tests/support/setup.ts gives each file a clean start.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: "node", include: ["tests/**/*.test.ts"], exclude: ["tests/**/*.dom.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "dom",
          include: ["tests/**/*.test.tsx", "tests/**/*.dom.test.ts"],
          environment: "happy-dom",
          setupFiles: ["tests/support/setup-dom.ts"],
        },
      },
    ],
  },
});
