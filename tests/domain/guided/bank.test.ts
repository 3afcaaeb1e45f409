import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { BANK } from "./bank/bank.ts";
import { readBank, scoreCase } from "./bank/score-bank.ts";

const charts = { puc: pucChart(), mini: miniChart, journal: journalChart };
const themes = Object.entries(BANK).map(([theme, text]) => ({ theme, cases: readBank(text) }));
const all = themes.flatMap(({ cases }) => cases);

/** How many are right, asked about and wrong, with those that are not right. */
function scoreOf(chart: keyof typeof charts, cases: readonly (typeof all)[number][]) {
  const results = cases.map((each) => ({ each, ...scoreCase(charts[chart], each) }));
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
  const told = results.flatMap(({ each, outcome, told }) =>
    outcome === "right" ? [] : [`${outcome}: ${each.text}\n  want ${each.expected}\n  told ${told}`],
  );
  return { cases: cases.length, right: count("right"), asked: count("asked"), wrong: count("wrong"), told };
}

describe("the bank of sentences (spec-decision 12)", () => {
  it("has at least 500, each once", () => {
    expect(all.length).toBeGreaterThanOrEqual(500);
    const texts = all.map(
      ({ text, profile }) => `${text} ${profile === null ? "" : profile.flags.vatResponsible}`,
    );
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it("is exactly right in 92 %, and confidently wrong in at most 1 %", () => {
    const score = scoreOf("puc", all);
    if (process.env.SENTENCES_DEBUG) console.log(score.told.join("\n"));
    expect(score.right / score.cases, score.told.join("\n")).toBeGreaterThanOrEqual(0.92);
    expect(score.wrong / score.cases, score.told.join("\n")).toBeLessThanOrEqual(0.01);
  });

  it.each(["mini", "journal"] as const)("holds in the short chart %s", (chart) => {
    const some = all.filter((_, at) => at % 3 === 1);
    const score = scoreOf(chart, some);
    if (process.env.SENTENCES_DEBUG) console.log(score.told.join("\n"));
    expect(score.right / score.cases, score.told.join("\n")).toBeGreaterThanOrEqual(0.85);
  });

  it("writes its result where a command asks for it", () => {
    const file = process.env.SENTENCES_REPORT;
    expect(themes.length).toBeGreaterThan(0);
    if (!file) return;
    const rows = themes.map(({ theme, cases }) => ({ theme, ...scoreOf("puc", cases) }));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(rows));
  });
});
