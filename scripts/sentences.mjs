import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runModule } from "./run.mjs";
import { writeFigures } from "./write-figures.mjs";

/**
 * The table "sentences" of docs/quality.md: of the sentences in tests/domain/guided/bank, how many become exactly the
 * entry or question that is expected of them, how many are asked about instead, and how many become a wrong entry.
 */

const folder = mkdtempSync(join(tmpdir(), "sentences-"));
const report = join(folder, "sentences.json");
const code = await runModule("vitest/vitest.mjs", ["run", "tests/domain/guided/bank.test.ts"], {
  env: { SENTENCES_REPORT: report },
  quiet: true,
});
if (code !== 0) {
  console.error("The bank of sentences does not hold: npx vitest run tests/domain/guided/bank.test.ts");
  process.exit(1);
}
const themes = JSON.parse(readFileSync(report, "utf8"));
rmSync(folder, { recursive: true });

const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

function row(name, rows) {
  const total = (key) => rows.reduce((sum, each) => sum + each[key], 0);
  const cases = total("cases");
  const figures = ["right", "asked", "wrong"].map((key) => percent(total(key), cases));
  return `| ${name} | ${cases} | ${figures.join(" | ")} |`;
}

const table = [
  "| Theme | Sentences | Exactly right | Asked instead | Confidently wrong |",
  "|---|---|---|---|---|",
  ...themes.map((each) => row(each.theme, [each])),
  row("**All**", themes),
];
await writeFigures("sentences", table.join("\n"));
console.log(table.at(-1));
