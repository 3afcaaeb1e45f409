import { writeFileSync } from "node:fs";
import { env } from "node:process";
import { expect, it } from "vitest";
import { answerFromBooks } from "#domain/assistant/figures/answer-from-books.ts";
import { askedPeriod } from "#domain/assistant/figures/asked-period.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { FIRST_QUESTIONS } from "./bank/questions.data.ts";
import {
  QUESTION_FACTS,
  type QuestionOutcome,
  readQuestions,
  scoreQuestion,
} from "./bank/score-questions.ts";

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
])("says that it has no such figure: %s (GM-25)", (question) => {
  const reply = answerFromBooks(QUESTION_FACTS, question);
  expect(reply.kind === "figures" ? reply.answer.figures : []).toEqual([]);
});

it("is no worse than it was with a bank of questions (GM-25)", () => {
  const outcomes = readQuestions(FIRST_QUESTIONS).map(([question, label]) => ({
    question,
    outcome: scoreQuestion(question, label),
  }));
  const count = (wanted: QuestionOutcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const report = { right: count("right"), said: count("said"), wrong: count("wrong") };
  if (env["QUESTIONS_REPORT"]) writeFileSync(env["QUESTIONS_REPORT"], JSON.stringify(report));
  const missed = outcomes.flatMap(({ question, outcome }) =>
    outcome === "right" ? [] : [`${outcome}: ${question}`],
  );
  expect(outcomes).toHaveLength(100);
  expect(report.right, missed.join("\n")).toBeGreaterThanOrEqual(78);
  expect(report.wrong, missed.join("\n")).toBeLessThanOrEqual(4);
});
