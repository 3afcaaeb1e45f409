import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runModule } from "./run.mjs";
import { writeFigures } from "./write-figures.mjs";

/**
 * The table "grading" of docs/quality.md: how well the grader names the mistakes that mutations of the right solutions
 * of the whole bank make, and how many right works it gave full marks. And the table "strangers": how it grades
 * answers that were written by somebody who had not read it.
 */

/** What the grader made of those answers before anything was mended for them. */
const FIRST_TRY = { grades: 136, labels: 120 };

const folder = mkdtempSync(join(tmpdir(), "grading-"));
const report = join(folder, "grading.json");
const strangersReport = join(folder, "strangers.json");
const tests = ["tests/domain/grading/labels.test.ts", "tests/domain/grading/strangers.test.ts"];
const code = await runModule("vitest/vitest.mjs", ["run", ...tests], {
  env: {
    GRADING_REPORT: report,
    STRANGERS_REPORT: strangersReport,
    GRADING_SEEDS: "10000",
    GRADING_DRAWS: "3",
  },
  quiet: true,
});
if (code !== 0) {
  console.error("The grader's labels do not hold: npx vitest run tests/domain/grading");
  process.exit(1);
}
const { operators, exercises, draws, rightWorks, singles, doubles } = JSON.parse(
  readFileSync(report, "utf8"),
);
const strangers = JSON.parse(readFileSync(strangersReport, "utf8"));
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
const percent = (part) => `${((100 * part) / strangers.answers).toFixed(1)} %`;
await writeFigures(
  "strangers",
  [
    `${strangers.answers} answers to ${strangers.exercises} exercises.`,
    "",
    "| What | At first try | Right now |",
    "|---|---|---|",
    `| Grade within what is fair | ${percent(FIRST_TRY.grades)} | ${percent(strangers.grades)} |`,
    `| The labels of a fair teacher, and no others | ${percent(FIRST_TRY.labels)} | ${percent(strangers.labels)} |`,
  ].join("\n"),
);
console.log(table[0]);
