import { defineConfig } from "vite";

/** Bundles the harness like production and places it beside a build, so that both are served from one origin. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/bench/",
  resolve: { alias: { dexie: "dexie/dist/modern/dexie.min.mjs" } },
  worker: { format: "es" },
  build: {
    outDir: `${process.env.CUADRA_OUT}/bench`,
    emptyOutDir: true,
    target: "es2022",
    minify: process.env.CUADRA_PROFILE === undefined,
  },
});
