import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runModule } from "./run.mjs";
import { writeFigures } from "./write-figures.mjs";

/**
 * The table "imports" of docs/quality.md: of the layouts in tests/domain/import/books/layouts.ts, which are recognised
 * without asking for a column, and how many of their entries are planned and how many stay out.
 */

/** What a test reports of itself where the environment names a file for it. */
async function reportOf(test, variable) {
  const folder = mkdtempSync(join(tmpdir(), "imports-"));
  const report = join(folder, "report.json");
  const code = await runModule("vitest/vitest.mjs", ["run", test], {
    env: { [variable]: report },
    quiet: true,
  });
  if (code !== 0) {
    console.error(`The files do not hold: npx vitest run ${test}`);
    process.exit(1);
  }
  const told = JSON.parse(readFileSync(report, "utf8"));
  rmSync(folder, { recursive: true });
  return told;
}

const rows = await reportOf("tests/domain/import/books/books-from-files.test.ts", "IMPORTS_REPORT");

const table = [
  "| Layout | Holds | File | Recognised without asking | Entries | Left out |",
  "|---|---|---|---|---|---|",
  ...rows.map(
    ({ kind, program, format, isKnown, entries, held }) =>
      `| ${program} | ${kind} | ${format} | ${isKnown ? "yes" : "**no**"} | ${entries} | ${held} |`,
  ),
];
await writeFigures("imports", table.join("\n"));

/** The table "stranger-files": sixty files that somebody made who had never seen the importer, at the first try and now. */
const NAMES = {
  "bank-extract": "Bank extracts",
  journal: "Journals",
  "trial-balance": "Trial balances",
  statement: "Statements",
  "third-parties": "Lists of third parties",
  chart: "Charts of accounts",
  employees: "Lists of employees",
  novelties: "Lists of novelties",
  operations: "Lists of operations",
};
const files = await reportOf("tests/outside/strangers/strangers.test.ts", "STRANGERS_REPORT");
const count = (all, isSo) => all.filter(isSo).length;
const pair = (all, isSo) =>
  `${count(all, (each) => isSo(each.first, each))} / ${count(all, (each) => isSo(each, each))}`;
const strangerRow = (name, all) => {
  const verdicts = ["right", "asked", "wrong"].map((wanted) =>
    pair(all, ({ verdict }) => verdict === wanted),
  );
  const told = pair(all, ({ taken }, { expected }) => taken === expected);
  return `| ${name} | ${all.length} | ${told} | ${verdicts.join(" | ")} |`;
};
await writeFigures(
  "stranger-files",
  [
    "| Kind | Files | Told what they are | Right | Asked or said | Wrong without a word |",
    "|---|---|---|---|---|---|",
    ...Object.entries(NAMES).map(([kind, name]) =>
      strangerRow(
        name,
        files.filter((each) => each.kind === kind),
      ),
    ),
    strangerRow("All", files),
  ].join("\n"),
);
