import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { scoreWords, type WordsScore } from "./words-table/score-words.ts";
import { WORDS_TABLE } from "./words-table/words-table.ts";

const charts = { puc: pucChart(), mini: miniChart, journal: journalChart };
const all = Object.values(WORDS_TABLE).flat();

const told = ({ wrong }: WordsScore) =>
  wrong.map(
    ({ phrase, side, wanted, found }) => `${phrase} (${side}): ${wanted.join("/")}, not ${found.join(" ")}`,
  );

describe("the table of everyday words", () => {
  it("has at least 400 phrases, each once, with accounts of each chart", () => {
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(new Set(all.map(({ phrase }) => phrase)).size).toBe(all.length);
    for (const [kind, chart] of Object.entries(charts)) {
      for (const { phrase, debit, credit } of all) {
        for (const intended of [debit, credit]) {
          const code = intended?.[kind as keyof typeof charts];
          if (code !== undefined) expect(chart.byCode.get(code)?.posting, `${phrase}: ${code}`).toBe(true);
        }
        expect(debit ?? credit, phrase).not.toBeNull();
      }
    }
  });

  it.each(["puc", "mini", "journal"] as const)("finds its account first, or among three, in %s", (kind) => {
    const score = scoreWords(charts[kind], all);
    if (process.env.WORDS_DEBUG) console.log(told(score).join("\n"));
    expect(score.amongThree, told(score).join("\n")).toBe(score.asked);
    expect(score.first / score.asked, told(score).join("\n")).toBeGreaterThanOrEqual(0.97);
  });

  it("writes its result where a command asks for it", () => {
    const file = process.env.WORDS_REPORT;
    const rows = Object.entries(WORDS_TABLE).map(([theme, words]) => ({
      theme,
      phrases: words.length,
      scores: Object.entries(charts).map(([kind, chart]) => {
        const { asked, first, amongThree } = scoreWords(chart, words);
        return { kind, asked, first, amongThree };
      }),
    }));
    expect(rows.length).toBeGreaterThan(0);
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(rows));
  });
});
