import { expect, it } from "vitest";
import { answerFromBooks } from "#domain/assistant/figures/answer-from-books.ts";
import { REPORTS_KNOWLEDGE } from "#domain/assistant/reports.data.ts";
import { RATIOS_TERMS } from "#domain/glossary/terms/ratios.data.ts";
import { RATIO_RULES } from "#domain/statement/analysis/ratio-rules.data.ts";
import { ratiosOf } from "#domain/statement/analysis/ratios.ts";
import { QUESTION_FACTS } from "./bank/score-questions.ts";

const BASES = { sales: "ventas netas", assets: "activo promedio", equity: "patrimonio promedio" } as const;
const RATIOS = [
  ["gross-margin", "Margen bruto"],
  ["operating-margin", "Margen operacional"],
  ["net-margin", "Margen neto"],
  ["roa", "ROA"],
  ["roe", "ROE"],
] as const;

it.each(RATIOS)("%s is told by the glossary as it is computed", (id, name) => {
  const rule = RATIO_RULES.find((each) => each.id === id);
  const base = BASES[rule?.bottom as keyof typeof BASES];
  expect(RATIOS_TERMS.find((term) => term.name === name)?.text).toContain(`por ${base}`);
  expect(rule?.average ?? false).toBe(base.endsWith("promedio"));
});

it("and so it is by the articles of the assistant", () => {
  const told = REPORTS_KNOWLEDGE.map(({ answer }) => answer).join("\n");
  for (const base of Object.values(BASES)) expect(told).toContain(`÷ ${base}`);
});

it.each(["ROE", "ROA"])(
  "%s from the books says whether it is by an average or by the last balance",
  (name) => {
    const from = (facts: typeof QUESTION_FACTS) => {
      const reply = answerFromBooks(facts, `cuál es mi ${name}`);
      return reply.kind === "figures" ? reply.answer.figures[0] : undefined;
    };
    const { periods } = QUESTION_FACTS;
    const { now } = periods;
    const averaged = { ...QUESTION_FACTS, periods: { ...periods, opening: periods.opening ?? now.figures } };
    const alone = { ...QUESTION_FACTS, periods: { ...periods, opening: null } };
    expect(from(averaged)?.from).toMatch(/^Resultado ÷ (?:patrimonio|activo) promedio$/);
    expect(from(alone)?.from).toMatch(/^Resultado ÷ (?:patrimonio|activo) al final$/);
    const id = name === "ROE" ? "roe" : "roa";
    expect(ratiosOf({ now: now.figures, opening: null, days: now.days }).get(id)?.value).not.toBeNull();
  },
);
