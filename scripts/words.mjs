import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runModule } from "./run.mjs";
import { writeFigures } from "./write-figures.mjs";

/**
 * The table "words" of docs/quality.md: how many of the everyday phrases in tests/domain/accounting/search find the
 * account they mean, first and among three, in each chart.
 */

const folder = mkdtempSync(join(tmpdir(), "words-"));
const report = join(folder, "words.json");
const code = await runModule(
  "vitest/vitest.mjs",
  ["run", "tests/domain/accounting/search/words-table.test.ts"],
  { env: { WORDS_REPORT: report }, quiet: true },
);
if (code !== 0) {
  console.error("The table of words does not hold: npx vitest run tests/domain/accounting/search");
  process.exit(1);
}
const themes = JSON.parse(readFileSync(report, "utf8"));
rmSync(folder, { recursive: true });

const CHARTS = ["puc", "mini", "journal"];
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

function row(name, rows) {
  const phrases = rows.reduce((sum, each) => sum + each.phrases, 0);
  const figures = CHARTS.map((kind) => {
    const scores = rows.map((each) => each.scores.find((score) => score.kind === kind));
    const total = (key) => scores.reduce((sum, score) => sum + score[key], 0);
    const asked = total("asked");
    return `${percent(total("first"), asked)}, ${percent(total("amongThree"), asked)} of ${asked}`;
  });
  return `| ${name} | ${phrases} | ${figures.join(" | ")} |`;
}

const table = [
  "| Theme | Phrases | PUC: first, among three | Twelve accounts | Sixteen names |",
  "|---|---|---|---|---|",
  ...themes.map((each) => row(each.theme, [each])),
  row("**All**", themes),
];
await writeFigures("words", table.join("\n"));
console.log(table.at(-1));
