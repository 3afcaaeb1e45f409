import { expect, it } from "vitest";
import { beginOfQuestion, endOfQuestion } from "#domain/assistant/figures/question/asking-frames.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { KINDS_OF_QUESTIONS, NEAR_KINDS } from "./bank/kinds.data.ts";
import { readQuestions, scoreQuestion } from "./bank/score-questions.ts";

const FRAMES: readonly ((asked: string) => string)[] = [
  (asked) => `sabes ${asked}`,
  (asked) => `me podrías confirmar ${asked}`,
  (asked) => `me gustaría saber ${asked}`,
  (asked) => `no me acuerdo ${asked}`,
  (asked) => `averíguame ${asked}`,
  (asked) => `infórmeme ${asked}`,
  (asked) => `agradezco me informen ${asked}`,
  (asked) => `favor informar ${asked}`,
  (asked) => `mi esposa me preguntó ${asked}`,
  (asked) => `el gerente quiere saber ${asked}`,
  (asked) => `dígale al jefe ${asked}`,
  (asked) => `voy a pedir un crédito y quiero saber ${asked}`,
  (asked) => `mañana tengo reunión con los socios, ${asked}`,
  (asked) => `quiubo parce, ${asked}`,
  (asked) => `${asked}, porque no me cuadra`,
  (asked) => `${asked} plis`,
];
const THINGS = [
  ["cuánto vendimos", "sales"],
  ["cuánto fueron los gastos", "expenses"],
  ["cuánto fue la utilidad", "profit"],
  ["cuánto pagamos de arriendo", "account:arrendamiento"],
  ["cuánto se fue en nómina", "payroll"],
] as const;
const PERIODS = [
  ["en mayo", "2026-05"],
  ["hace tres meses", "2026-08"],
  ["desde agosto", "2026-08..2026-11"],
  ["de julio para acá", "2026-07..2026-11"],
  ["en los primeros tres meses del año", "2026-01..2026-03"],
  ["en los últimos dos meses de 2025", "2025-11..2025-12"],
  ["en la vigencia anterior", "2025"],
  ["en el ejercicio 2025", "2025"],
  ["del 1 de enero al 31 de marzo de 2026", "2026-01..2026-03"],
  ["en el mes trasanterior", "2026-09"],
  ["hasta el mes pasado", "2026-01..2026-10"],
  ["en los últimos cuatro meses cerrados", "2026-07..2026-10"],
  ["en el último bimestre cerrado", "2026-09..2026-10"],
  ["en ago-26", "2026-08"],
] as const;

it.each(FRAMES.map((frame) => [frame("…"), frame] as const))(
  "reads every figure and period asked as %s (GM-25)",
  (_name, frame) => {
    const missed = THINGS.flatMap(([thing, figure]) =>
      PERIODS.flatMap(([period, label]) => {
        const question = frame(`${thing} ${period}`);
        return scoreQuestion(question, `${figure} | ${label}`) === "right" ? [] : [question];
      }),
    );
    expect(missed).toEqual([]);
  },
);

it.each(readQuestions(KINDS_OF_QUESTIONS))("reads %s (GM-25)", (question, label) => {
  expect(scoreQuestion(question, label)).toBe("right");
});

it.each(readQuestions(NEAR_KINDS))("tells no other figure of %s (GM-25)", (question, label) => {
  expect(scoreQuestion(question, label)).toBe("right");
});

it.each([
  ["mañana tengo reunión con los socios, cuánto ganamos", "cuanto ganamos"],
  ["gorras: cuánto vendí en mayo", "gorras: cuanto vendi en mayo"],
  ["de lo que facturé, cuánto fue a crédito", "de lo que facture, cuanto fue a credito"],
  ["cuánto vendí en mayo, ya me asusté", "cuanto vendi en mayo"],
  ["cuánto vendí en mayo, sin devoluciones", "cuanto vendi en mayo, sin devoluciones"],
])("finds the question within %s (GM-25)", (typed, asked) => {
  const folded = fold(typed);
  expect(folded.slice(beginOfQuestion(folded), endOfQuestion(folded))).toBe(asked);
});
