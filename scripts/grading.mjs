import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runModule } from "./run.mjs";
import { writeFigures } from "./write-figures.mjs";

/**
 * The table "grading" of docs/quality.md: how well the grader names the mistakes that mutations of the right solutions
 * of the whole bank make, and how many right works it gave full marks.
 */

const folder = mkdtempSync(join(tmpdir(), "grading-"));
const report = join(folder, "grading.json");
const code = await runModule("vitest/vitest.mjs", ["run", "tests/domain/grading/labels.test.ts"], {
  env: { GRADING_REPORT: report, GRADING_SEEDS: "10000", GRADING_DRAWS: "3" },
  quiet: true,
});
if (code !== 0) {
  console.error("The grader's labels do not hold: npx vitest run tests/domain/grading");
  process.exit(1);
}
const { operators, exercises, draws, rightWorks, singles, doubles } = JSON.parse(
  readFileSync(report, "utf8"),
);
rmSync(folder, { recursive: true });

const share = (value) => value.toFixed(3);
const cells = (found) =>
  found === undefined ? "— | — | —" : `${found.cases} | ${share(found.precision)} | ${share(found.recall)}`;
const labels = [...new Set([...singles, ...doubles].map(({ label }) => label))].sort();
const of = (rows, label) => rows.find((row) => row.label === label);
const table = [
  `${operators} operators over ${exercises} exercises, ${draws} of each; ${rightWorks.toLocaleString("en")} right works of other seeds, all with full marks.`,
  "",
  "| Label | Single mistakes | Precision | Recall | In pairs | Precision | Recall |",
  "|---|---|---|---|---|---|---|",
  ...labels.map((label) => `| ${label} | ${cells(of(singles, label))} | ${cells(of(doubles, label))} |`),
];
await writeFigures("grading", table.join("\n"));
console.log(table[0]);
