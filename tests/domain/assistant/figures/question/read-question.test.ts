import { expect, it } from "vitest";
import { answerFromBooks } from "#domain/assistant/figures/answer-from-books.ts";
import { takePeriods } from "#domain/assistant/figures/question/asked-periods.ts";
import { foldedQuestion, QuestionText } from "#domain/assistant/figures/question/question-text.ts";
import { readQuestion } from "#domain/assistant/figures/question/read-question.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { QUESTION_FACTS } from "../../bank/score-questions.ts";

const TODAY = day("2026-11-26");

const read = (question: string) => readQuestion(QUESTION_FACTS, foldedQuestion(question), TODAY);

it.each([
  ["ventas de zapatos en octubre", "zapatos"],
  ["cuánto gasté en zanfoñas de palomas", "zanfonas palomas"],
  ["nómina de los domingos del estadio", "estadio"],
  ["ventas de octubre", ""],
  ["buenas, ¿me dice por favor el total de gastos del mes pasado?", ""],
  ["cuánto hay en bancos a la fecha", ""],
])("names what it did not read of «%s» (GM-25)", (question, unread) => {
  expect(read(question).unread.join(" ")).toBe(unread);
});

it.each([
  ["ventas de marzo y ventas de abril", "2026-03..2026-03 2026-04..2026-04"],
  ["saldo de caja a 31 de diciembre de 2025", "2025-01..2025-12"],
  ["inventario al cierre de junio", "2026-01..2026-06"],
  ["ventas de abril, mayo y junio", "2026-04..2026-06"],
  ["gastos del mismo mes del año pasado", "2025-11..2025-11"],
  ["utilidad en lo corrido de este semestre", "2026-07..2026-11"],
  ["ventas del último trimestre de 2025", "2025-10..2025-12"],
  ["ventas del mes antepasado", "2026-09..2026-09"],
  ["ventas de este año vs el año anterior", "2026-01..2026-11 2025-01..2025-12"],
  ["va de depreciación", ""],
])("reads the periods of «%s» (GM-25)", (question, spans) => {
  const periods = takePeriods(new QuestionText(foldedQuestion(question)), TODAY);
  expect(periods.spans.map(({ first, last }) => `${first}..${last}`).join(" ")).toBe(spans);
});

it.each([
  ["cuánto pagué de honorarios al abogado", "spent"],
  ["cuánto le debo a los empleados", "owe"],
  ["cuánto nos entró de arriendos", "earned"],
])("takes the accounts of its verb alone: «%s» (GM-25)", (question, frame) => {
  const { subjects, frame: said } = read(question);
  expect(said).toBe(frame);
  const codes = subjects.flatMap(({ puc }) => puc);
  const allowed = { spent: /^[567]/, owe: /^2/, earned: /^[45]/ }[frame as "spent"];
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.every((code) => allowed.test(code))).toBe(true);
});

it("counts what is owed to employees with what is provided for them (GM-25)", () => {
  expect(read("cuánto le debo a los empleados").subjects[0]?.puc).toEqual(["25", "2610"]);
  expect(read("prestaciones por pagar").subjects[0]?.puc).toEqual(["25", "2610"]);
});

const figuresOf = (question: string) => {
  const reply = answerFromBooks(QUESTION_FACTS, question);
  return reply.kind === "figures" ? reply.answer.figures.map(({ label, text }) => `${label}: ${text}`) : [];
};

it.each([
  // The sums of what each month moves, times 11 to 23 of two years.
  [
    "ventas de octubre frente a las de septiembre",
    ["Ventas de octubre de 2026", "Ventas de septiembre de 2026", "Diferencia", "Variación"],
  ],
  [
    "en cuánto crecieron los pasivos en el primer semestre de 2026",
    ["Pasivos de enero a junio de 2026", "Pasivos de diciembre de 2025", "Diferencia", "Variación"],
  ],
  [
    "cuánto subieron los gastos en octubre",
    ["Gastos de octubre de 2026", "Gastos de septiembre de 2026", "Diferencia", "Variación"],
  ],
  ["qué porcentaje de las ventas es la nómina de octubre", ["Gastos de personal", "Proporción", "Ventas"]],
])("tells the figures that «%s» sets beside each other (GM-25)", (question, labels) => {
  expect(figuresOf(question).map((each) => each.split(":")[0])).toEqual(labels);
});

it("tells each month where that is asked, and the average of the period that is named (GM-25)", () => {
  const each = figuresOf("muéstrame las ventas mes por mes del primer trimestre de 2026");
  expect(each.some((figure) => figure.startsWith("febrero de 2026"))).toBe(true);
  expect(
    figuresOf("promedio de gastos del tercer trimestre").find((figure) => figure.startsWith("Promedio")),
  ).toMatch(/\d/);
});
