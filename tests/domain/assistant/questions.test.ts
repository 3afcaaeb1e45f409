import { writeFileSync } from "node:fs";
import { env } from "node:process";
import { expect, it } from "vitest";
import { answerFromBooks } from "#domain/assistant/figures/answer-from-books.ts";
import { askedPeriod } from "#domain/assistant/figures/question/asked-periods.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { QUESTION_BANKS } from "./bank/question-banks.ts";
import { FIRST_QUESTIONS } from "./bank/questions.data.ts";
import {
  QUESTION_FACTS,
  type QuestionOutcome,
  readQuestions,
  scoreQuestion,
} from "./bank/score-questions.ts";
import { SECOND_QUESTIONS } from "./bank/second-questions.data.ts";

it.each([
  ["¿cuánto vendí en octubre?", "2026-10 2026-10"],
  ["ventas de diciembre", "2025-12 2025-12"],
  ["ventas de diciembre de 2024", "2024-12 2024-12"],
  ["gastos de enero a marzo", "2026-01 2026-03"],
  ["gastos entre noviembre de 2025 y febrero de 2026", "2025-11 2026-02"],
  ["ingresos del segundo trimestre", "2026-04 2026-06"],
  ["ingresos del primer semestre de 2025", "2025-01 2025-06"],
  ["utilidad de los últimos 3 meses", "2026-09 2026-11"],
  ["este mes", "2026-11 2026-11"],
  ["el mes pasado", "2026-10 2026-10"],
  ["el año pasado", "2025-01 2025-12"],
  ["utilidad de 2025", "2025-01 2025-12"],
  ["ventas del bimestre julio agosto", "2026-07 2026-08"],
  ["ventas de noviembre y diciembre", "2025-11 2025-12"],
  ["en los últimos dos meses", "2026-10 2026-11"],
  ["el trimestre pasado", "2026-07 2026-09"],
  ["este semestre", "2026-07 2026-11"],
  ["lo que va del año", "2026-01 2026-11"],
  ["ventas del lunes", "days"],
  ["ventas del 15 de octubre", "days"],
  ["este año", "none"],
  ["ventas", "none"],
  ["ventas de ayer", "days"],
  ["gastos del 1 al 15 de octubre", "days"],
  ["ventas del 3/11", "days"],
])("reads the period of %s (GM-25)", (question, expected) => {
  const period = askedPeriod(fold(question), day("2026-11-26"));
  expect(period.kind === "months" ? `${period.first} ${period.last}` : period.kind).toBe(expected);
});

it.each([
  ["cuánto pagué de gas en agosto"],
  ["cuanto pagué de honorarios en agosto"],
  ["ventas de enero de 2020"],
  ["cuánto vendí el martes, hoy"],
  ["cuánto vende la competencia"],
  ["cuántos asientos hay en el libro"],
  ["cuántas gorras vendí"],
  ["cuánto me debe Juan Gómez"],
  ["saldo de la cooperativa"],
  ["recomiéndame una inversión"],
  ["cuánto vendí en Bogotá en octubre"],
  ["gastos por empleado en mayo"],
  ["cuánto vendí fiado en octubre"],
  ["quién me compró más el mes pasado"],
  ["cuánto le debo a Postobón"],
])("says that it has no such figure: %s (GM-25)", (question) => {
  const reply = answerFromBooks(QUESTION_FACTS, question);
  expect(reply.kind === "figures" ? reply.answer.figures : []).toEqual([]);
});

it.each([
  // The sums of 1 to 23 (276), of the fifth month, and of 13 to 23 (198), times what each month moves.
  ["cuánto hay en caja hoy", 276 * 500_017],
  ["cuánto vendí en mayo del año pasado", 5 * 2_400_031],
  ["retenciones que nos hicieron este año", 198 * 12_007],
  // Expenses of 11 months, a month, over what is left of each sale.
  [
    "cuánto tengo que vender al mes para no perder",
    Math.round(
      Math.round((198 * (300_041 + 120_017 + 40_009 + 20_003 + 30_011 + 25_007 + 6_007 + 16_001)) / 11) /
        ((2_400_031 - 1_100_051) / 2_400_031),
    ),
  ],
])("tells the figure of %s (GM-25)", (question, expected) => {
  const reply = answerFromBooks(QUESTION_FACTS, question);
  const digits =
    reply.kind === "figures" ? reply.answer.figures.map(({ text }) => text.replace(/\D/g, "")) : [];
  expect(digits).toContain(String(expected));
});

it("tells a ratio by its name, and of no other period than it is computed for (GM-25)", () => {
  const textOf = (question: string) => {
    const reply = answerFromBooks(QUESTION_FACTS, question);
    return reply.kind === "figures" ? reply.answer.figures.map(({ label }) => label).join() : reply.kind;
  };
  expect(textOf("cuál es mi ROE")).toBe("Rentabilidad del patrimonio (ROE)");
  expect(textOf("días de cartera")).toBe("Días de cartera");
  expect(textOf("rotación de inventarios")).toBe("Días de inventario");
  expect(textOf("cuál fue mi ROE en mayo")).toBe("");
});

function outcomesOf(questions: ReturnType<typeof readQuestions>) {
  return questions.map(([question, label]) => ({ question, outcome: scoreQuestion(question, label) }));
}

const countIn = (outcomes: ReturnType<typeof outcomesOf>, wanted: QuestionOutcome) =>
  outcomes.filter(({ outcome }) => outcome === wanted).length;

it.each(QUESTION_BANKS)("is no worse than it was with the questions of $by (GM-25)", (bank) => {
  const { by, questions, right, wrong } = bank;
  const outcomes = outcomesOf(questions);
  // What nobody has read is told by its figures alone.
  const missed = outcomes.flatMap(({ question, outcome }) =>
    outcome === "right" || by.endsWith("unread") ? [] : [`${outcome}: ${question}`],
  );
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(countIn(outcomes, "right"), missed.join("\n")).toBeGreaterThanOrEqual(right);
  expect(countIn(outcomes, "wrong"), missed.join("\n")).toBeLessThanOrEqual(wrong);
});

it("answers two hundred questions as the aim asks: nine of ten right, at most two of a hundred wrong (GM-25)", () => {
  const outcomes = outcomesOf([...readQuestions(FIRST_QUESTIONS), ...readQuestions(SECOND_QUESTIONS)]);
  const [right, said, wrong] = (["right", "said", "wrong"] as const).map((each) => countIn(outcomes, each));
  if (env["QUESTIONS_REPORT"]) writeFileSync(env["QUESTIONS_REPORT"], JSON.stringify({ right, said, wrong }));
  expect(outcomes).toHaveLength(200);
  expect(right).toBeGreaterThanOrEqual(180);
  expect(wrong).toBeLessThanOrEqual(4);
});
