import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runModule } from "./run.mjs";
import { writeFigures } from "./write-figures.mjs";

/**
 * The table "imports" of docs/quality.md: of the layouts in tests/domain/import/books/layouts.ts, which are recognised
 * without asking for a column, and how many of their entries are planned and how many stay out.
 */

const folder = mkdtempSync(join(tmpdir(), "imports-"));
const report = join(folder, "imports.json");
const code = await runModule(
  "vitest/vitest.mjs",
  ["run", "tests/domain/import/books/books-from-files.test.ts"],
  {
    env: { IMPORTS_REPORT: report },
    quiet: true,
  },
);
if (code !== 0) {
  console.error("The layouts do not hold: npx vitest run tests/domain/import/books/books-from-files.test.ts");
  process.exit(1);
}
const rows = JSON.parse(readFileSync(report, "utf8"));
rmSync(folder, { recursive: true });

const table = [
  "| Layout | Holds | File | Recognised without asking | Entries | Left out |",
  "|---|---|---|---|---|---|",
  ...rows.map(
    ({ kind, program, format, isKnown, entries, held }) =>
      `| ${program} | ${kind} | ${format} | ${isKnown ? "yes" : "**no**"} | ${entries} | ${held} |`,
  ),
];
await writeFigures("imports", table.join("\n"));
