import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

interface Prepared {
  /** Source files by path, with every change in them, each switched by its number. */
  readonly files: Readonly<Record<string, string>>;
  readonly tests: readonly string[];
}

const file = process.env.CUADRA_MUTATED ?? "";
const prepared: Prepared = file === "" ? { files: {}, tests: [] } : JSON.parse(readFileSync(file, "utf8"));

/**
 * The tests of one folder of the domain, for `npm run mutation`: without the plugins of the pages, which the domain does
 * not know, and without the tests of other folders, so that each folder is judged by its own.
 */
export default defineConfig({
  plugins: [
    { name: "changes", enforce: "pre", load: (id) => prepared.files[id.split("?")[0] ?? ""] ?? null },
  ],
  test: {
    root: process.cwd(),
    include: [...prepared.tests],
    setupFiles: ["tests/mutation/setup.ts"],
    runner: "tests/mutation/mutation-runner.ts",
    // One process that reads the product once: what is changed is switched, not read again.
    isolate: false,
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
  },
});
