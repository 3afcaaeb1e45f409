import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runModule } from "./run.mjs";
import { writeFigures } from "./write-figures.mjs";

/**
 * The table "questions" of docs/quality.md: of the questions in tests/domain/assistant/bank, how many get the figure that
 * they ask for, how many are said to be unknown, and how many get another figure.
 */

const folder = mkdtempSync(join(tmpdir(), "questions-"));
const report = join(folder, "questions.json");
const code = await runModule("vitest/vitest.mjs", ["run", "tests/domain/assistant/questions.test.ts"], {
  env: { QUESTIONS_REPORT: report },
  quiet: true,
});
if (code !== 0) {
  console.error(
    "The bank of questions does not hold: npx vitest run tests/domain/assistant/questions.test.ts",
  );
  process.exit(1);
}
const { right, said, wrong } = JSON.parse(readFileSync(report, "utf8"));
rmSync(folder, { recursive: true });

const cases = right + said + wrong;
const percent = (part) => `${((100 * part) / cases).toFixed(1)} %`;
const table = [
  "| Questions | Right | Said to be unknown | Wrong |",
  "|---|---|---|---|",
  `| ${cases} | ${percent(right)} | ${percent(said)} | ${percent(wrong)} |`,
];
await writeFigures("questions", table.join("\n"));
console.log(table.at(-1));
