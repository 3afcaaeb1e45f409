import { readFileSync, writeFileSync } from "node:fs";
import { env } from "node:process";
import { expect, it } from "vitest";
import {
  FIGURE_WEIGHTS,
  FIGURE_WEIGHTS_SCALE,
  UNSAID_FIGURE_WEIGHT,
} from "#domain/assistant/figures/likely/figure-weights.data.ts";
import { likelyFigures } from "#domain/assistant/figures/likely/likely-figures.ts";
import { READ_BANKS } from "../../bank/read-banks.ts";
import { readQuestions } from "../../bank/score-questions.ts";
import { learnFigures } from "./learn-figures.ts";
import { kindOfLabel, taughtQuestions } from "./taught-questions.ts";

const taught = READ_BANKS.flatMap(readQuestions).flatMap(([question, label]) => {
  const kind = kindOfLabel(question, label);
  return kind === null ? [] : [{ question, kind }];
});

it("knows what the questions ask for that it was taught (GM-37)", () => {
  const known = taught.filter(({ question, kind }) => likelyFigures(question)[0]?.kind === kind);
  expect(taught.length).toBeGreaterThan(1_500);
  expect(known.length / taught.length).toBeGreaterThan(0.9);
});

it("gives each figure a part, together one, whatever is asked (GM-37)", () => {
  for (const { question } of [...taught.slice(0, 100), { question: "" }, { question: "¡¿?! zzz" }]) {
    const parts = likelyFigures(question).map(({ part }) => part);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
    expect(parts).toEqual(parts.toSorted((a, b) => b - a));
  }
});

it("tells figures by their words once it has learnt them, the same each time", () => {
  const say = (text: string) => new Set(text.split(" "));
  const questions = [
    ...["vendi pan", "vendi queso", "vendi leche"].map((text) => ({
      clues: say(text),
      kind: "sales" as const,
    })),
    ...["deben pan", "deben queso", "deben leche"].map((text) => ({
      clues: say(text),
      kind: "receivables" as const,
    })),
  ];
  const table = learnFigures(questions, FIGURE_WEIGHTS_SCALE, UNSAID_FIGURE_WEIGHT);
  expect(table).toMatch(/^vendi a\d/m);
  expect(table).toMatch(/^deben .*m\d/m);
  expect(learnFigures(questions, FIGURE_WEIGHTS_SCALE, UNSAID_FIGURE_WEIGHT)).toBe(table);
});

it("writes the weights where a command asks for it", { timeout: 300_000 }, () => {
  const file = env["FIGURE_WEIGHTS"];
  expect(FIGURE_WEIGHTS).toContain("\n= ");
  if (!file) return;
  const table = learnFigures(taughtQuestions(), FIGURE_WEIGHTS_SCALE, UNSAID_FIGURE_WEIGHT);
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(/`[^`]*`;/, () => `\`\n${table}\n\`;`),
  );
});
