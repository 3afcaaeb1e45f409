import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { chunkList, lateStart, securityHeaders, siteLinks, staticHome } from "./scripts/build-plugins.mjs";
import { layChunks, sharedChunks } from "./scripts/lay-chunks.mjs";
import { withIntegrity } from "./scripts/offline-files.mjs";
import { oneMoreYear } from "./scripts/one-more-year.mjs";
import { smallHucre } from "./scripts/trim-hucre.mjs";
import { smallJspdf } from "./scripts/trim-jspdf.mjs";

const manifest = JSON.parse(readFileSync(new URL("./manifest.webmanifest", import.meta.url), "utf8"));
const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8"));

const BOOKS = ["src/storage/engine/app-storage.ts", "src/routes/-account-notices.tsx"];

/** What a journal that nobody has written in yet opens: a practice book, which has the PUC. */
const JOURNAL = [...BOOKS, "src/domain/accounting/charts/puc-chart.ts"];

/** What opening the database of an account takes. */
const ACCOUNT = [
  ...BOOKS,
  "src/routes/-page-extras.tsx",
  "src/storage/copies/schedule-copies.ts",
  "src/storage/health/missing-movements.ts",
  "src/storage/health/self-check.ts",
  "src/storage/registry/",
  "src/storage/waiting-files/waiting-files.ts",
];

/** The lists of the simple journal: who owes and who is owed. */
const DEBTS = "src/storage/queries/books/debts.ts";

/** What the screens of an area fetch as they open, besides their own code. A journal opens for guests and accounts. */
const AREAS = [
  {
    screens: "src/routes/dashboard/",
    also: [...ACCOUNT, "src/routes/dashboard/route.tsx", "src/features/settings/copies/copy-reminder.tsx"],
  },
  {
    screens: "src/routes/workspace/",
    also: [...ACCOUNT, "src/flows/fiscal/fiscal-profile-dialog.tsx"],
  },
  // The screen of a report opens with the query of one of them, and all queries are one file.
  {
    screens: "src/routes/dashboard/libro-contable/$report",
    also: [...ACCOUNT, "src/routes/dashboard/route.tsx", "src/reports/"],
  },
  { screens: "src/routes/journal/complex", also: JOURNAL },
  { screens: "src/routes/journal/complex", also: ACCOUNT },
  { screens: "src/routes/journal/simple", also: [...JOURNAL, DEBTS] },
  { screens: "src/routes/journal/simple", also: [...ACCOUNT, DEBTS] },
  {
    screens: "src/routes/educacion/dashboard",
    also: ["src/features/education/teacher/teacher-sections.tsx"],
  },
  {
    screens: "src/routes/educacion/dashboard",
    also: [
      "src/features/education/student/student-sections.tsx",
      "src/features/education/student/student-home.tsx",
    ],
  },
];

/** Parts of one kind, of which there will be more: one more of them lays no chunk of the screens anew. */
const ALIKE = ["src/reports/"];

/** What the page and a worker both need in bulk: a chunk of its own, with the same name in the bundles of both. */
const SHARED = { puc: "src/domain/accounting/charts/puc/" };

/** The same for the page and the workers, so that what they share is packed to the same bytes. */
const OUTPUT = {
  topLevelVar: true,
  // The first page carries the name of every file, and chance does not compress: this is the least that is taken.
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:7][extname]",
};

/** Their own builds for browsers of today; what the packages name first is written for those before 2015, and larger. */
const MODERN = {
  "workbox-window": "workbox-window/build/workbox-window.prod.mjs",
  dexie: "dexie/dist/modern/dexie.min.mjs",
};

const chunks = chunkList();

const OUT_DIR = process.env.CUADRA_OUT || "../dist";
const builtIn = () => fileURLToPath(new URL(OUT_DIR, new URL("./src/", import.meta.url)));

export default defineConfig({
  root: "src",
  publicDir: "../public",
  cacheDir: "../node_modules/.vite",
  // The tests run in Node, where the hooks of the database bring the build that the package names.
  resolve: { alias: process.env.VITEST ? {} : MODERN },
  define: { __APP_VERSION__: JSON.stringify(process.env.CUADRA_VERSION ?? version) },
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // The recovery page is a separate entry: it must open when the application cannot.
    rolldownOptions: {
      input: ["index.html", "recuperacion.html"].map((page) =>
        fileURLToPath(new URL(`./src/${page}`, import.meta.url)),
      ),
      // Chunks are laid by who loads them, so nothing counts on the exports of an entry.
      preserveEntrySignatures: false,
      output: {
        ...OUTPUT,
        codeSplitting: layChunks({
          page: "src/index.html",
          home: "src/routes/index.tsx",
          apart: "src/recuperacion.html",
          everywhere: ["node_modules/workbox-window/"],
          areas: AREAS,
          alike: ALIKE,
          shared: SHARED,
        }),
      },
    },
  },
  worker: {
    format: "es",
    plugins: () => [chunks.worker(), smallJspdf(), smallHucre()],
    rolldownOptions: { output: { ...OUTPUT, codeSplitting: sharedChunks(SHARED) } },
  },
  plugins: [
    oneMoreYear(),
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // Absolute paths: the plugin's root is "src" in a build and the repository in a test.
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
      // Only an installation asks for the icons, and it has a network: they are not kept.
      includeManifestIcons: false,
      workbox: {
        manifestTransforms: [withIntegrity(builtIn)],
        // Everything is precached, lazy chunks and packs included: after one visit every route opens without network.
        globPatterns: ["**/*.{js,css,html,woff2,ttf,svg,json,webp}"],
        // Alphabets that Spanish does not use; the browser fetches them if a name ever needs one.
        globIgnores: ["**/screenshots/**", "**/*-{cyrillic,cyrillic-ext,greek,vietnamese,latin-ext}-*.woff2"],
        navigateFallback: "/index.html",
        // A path whose last part has an extension is a file (a download, a picture), never a screen. The query does not count.
        navigateFallbackDenylist: [/^[^?]*\.[^/?]+(?:\?|$)/],
        // No precached file depends on its query, so `/?source=pwa` and a page with a reason in its query match.
        ignoreURLParametersMatching: [/./],
        maximumFileSizeToCacheInBytes: 5 * 1024 * 1024,
        // One file: a worker that loads another by its name asks for a script by text, which the policy refuses (SE-02).
        inlineWorkboxRuntime: true,
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
    chunks.page(),
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
    // Against hanging only: a loaded machine makes a test slow, never red.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // A worker reads the product once for all of its files; tests/support/setup.ts gives each file a clean start.
    isolate: false,
    // On two cores vitest itself would use one.
    maxWorkers: "100%",
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
          setupFiles: ["tests/support/dom/setup-dom.ts"],
        },
      },
    ],
  },
});
