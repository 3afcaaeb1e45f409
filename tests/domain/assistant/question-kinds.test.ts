import { expect, it } from "vitest";
import { clausesOf } from "#domain/assistant/figures/clause-answers.ts";
import { askedPeriod, takePeriods } from "#domain/assistant/figures/question/asked-periods.ts";
import { QuestionText } from "#domain/assistant/figures/question/question-text.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { scoreQuestion } from "./bank/score-questions.ts";

const TODAY = day("2026-11-26");

// In other words than the questions of the banks that showed each kind.
it.each([
  // Two questions in one.
  ["cuánto me adeudan y cuánto debemos", "receivables | now ; liabilities | now"],
  ["en octubre cuánto facturamos y cuánto pagamos de nómina", "sales | 2026-10 ; payroll | 2026-10"],
  [
    "cuánto gasté en publicidad en mayo, cuánto en arriendo",
    "account:publicidad | 2026-05 ; account:arrendamiento | 2026-05",
  ],
  ["cuánto vale el inventario y cuánto les debo a los proveedores", "inventory | now ; payables | now"],
  ["buenas tardes, cuánto fue la utilidad de julio", "profit | 2026-07"],
  ["agua y arriendo de junio", "account:arrendamiento | 2026-06"],
  // Periods.
  ["gastos de febrero y julio", "expenses | 2026-02 ; expenses | 2026-07"],
  ["ventas de febrero, mayo y agosto", "sales | 2026-02 ; sales | 2026-05 ; sales | 2026-08"],
  ["nómina de diciembre y enero", "payroll | 2025-12..2026-01"],
  ["gtos del 1er sem de 2026", "expenses | 2026-01..2026-06"],
  ["costo de ventas del III trimestre de 2026", "costs | 2026-07..2026-09"],
  ["utilidad 2T 2026", "profit | 2026-04..2026-06"],
  ["ingresos del bimestre 2 de 2026", "income | 2026-03..2026-04"],
  ["arriendo de la segunda mitad de 2025", "account:arrendamiento | 2025-07..2025-12"],
  ["utilidad de octubre de 2025 y de 2026", "profit | 2025-10 ; profit | 2026-10"],
  ["gastos del segundo trimestre y del tercero", "expenses | 2026-04..2026-06 ; expenses | 2026-07..2026-09"],
  ["ventas de este mes frente al pasado", "compare | any"],
  // Names of what is asked.
  ["erogaciones de mayo", "costs and expenses | 2026-05"],
  ["cuánto costó la mercancía que vendí en abril", "costs | 2026-04"],
  ["plata que tengo fiada", "receivables | now"],
  ["saldo de la deuda bancaria", "debt | now"],
  ["cuánto metí de capital en el negocio", "account:capital | now"],
  ["cuánto hay que apartar para el iva", "iva | now"],
  ["cuánto le retuvimos a terceros en mayo", "withheld by us | 2026-05"],
  ["qué tan líquida está la empresa", "ratio:liquidity | any"],
  ["los clientes cuánto tardan en pagarnos", "collection-days | any"],
  ["cuánto nos demoramos cobrando la cartera", "collection-days | any"],
  ["están cuadrados los libros", "balanced | any"],
  ["por dónde se nos va el billete", "top-expense | any"],
  ["a quiénes les tengo que cobrar", "top-customers | now"],
  ["quién no nos ha pagado", "top-customers | now"],
  ["cuánto debemos pagar", "liabilities | now"],
  // What is told around a question.
  ["mi contadora me pide el total de pasivos", "liabilities | now"],
  ["para el arrendador me exigen la utilidad de 2025", "profit | 2025"],
  ["tengo que mandarle al banco las ventas de enero a marzo", "sales | 2026-01..2026-03"],
  ["sacando cuentas, cuánto hay en caja y bancos", "cash+bank | now"],
  // Other words, shorter ones and regional ones.
  ["gastos ago/2026", "expenses | 2026-08"],
  ["utilidad 05/2026", "profit | 2026-05"],
  ["rte fte que nos hicieron este año", "withheld from us | year"],
  ["lo que debo a los que me venden la mercancía", "payables | now"],
  ["qué facturamos en febrero y qué gastamos", "sales | 2026-02 ; expenses | 2026-02"],
  ["gastamos menos este mes o el anterior", "compare | any"],
  ["el récord de ventas de 2026", "best-month | year"],
  ["lo que más me está comiendo plata", "top-expense | any"],
  ["el colegio san josé está a paz y salvo", "third:receivable | now"],
  ["por cada cien pesos que vendo qué me queda", "ratio:net | any"],
  ["tengo capacidad de pagar lo que se vence", "ratio:liquidity | any"],
  ["cuántos días tardan los clientes", "collection-days | any"],
  ["cuánto rinde lo que invertí", "roe | any"],
  ["cuánto hay que facturar para salir a ras", "break-even | any"],
])("reads %s (GM-25)", (question, label) => {
  expect(scoreQuestion(question, label)).toBe("right");
});

it.each([
  ["de lo que facturé en mayo, cuánto fue a crédito"],
  ["ventas del quinto trimestre"],
  ["ventas de mayo de 2027"],
  ["cuánto debo cobrar por hora"],
  ["cuánto facturé por whatsapp en mayo"],
  ["gorras: cuánto vendí en mayo"],
  ["mi socio quiere saber cuántas gorras vendí"],
  ["gastos no operacionales del edificio en mayo"],
])("tells no other figure of %s (GM-25)", (question) => {
  expect(scoreQuestion(question, "cannot | any")).toBe("right");
});

it.each([
  ["¿Cuánto vendí en marzo y cuánto gasté?", "¿Cuánto vendí en marzo|cuánto gasté?"],
  ["hola, cuánto debo", "hola|cuánto debo"],
  [
    "Cuánto hay en caja, cuánto en bancos y cuánto me deben",
    "Cuánto hay en caja|cuánto en bancos|cuánto me deben",
  ],
  ["ventas de marzo y abril", "ventas de marzo y abril"],
])("finds the questions of %s (GM-25)", (question, expected) => {
  expect(clausesOf(question).join("|")).toBe(expected);
});

it.each([
  ["ventas de abril y septiembre", "2026-04 2026-04, 2026-09 2026-09"],
  ["ventas entre abril y septiembre", "2026-04 2026-09"],
  ["ventas de septiembre y octubre", "2026-09 2026-10"],
  ["ventas de noviembre, diciembre y enero", "2025-11 2026-01"],
  ["ventas de diciembre y febrero", "2025-12 2025-12, 2026-02 2026-02"],
  ["este año y el pasado", "2026-01 2026-11, 2025-01 2025-12"],
  ["primer semestre de 2025 contra el segundo", "2025-01 2025-06, 2025-07 2025-12"],
])("reads the periods of %s (GM-25)", (question, expected) => {
  const { spans } = takePeriods(new QuestionText(fold(question)), TODAY);
  expect(spans.map(({ first, last }) => `${first} ${last}`).join(", ")).toBe(expected);
});

it("takes no part of a year that there is not for this year (GM-25)", () => {
  expect(askedPeriod("ventas del quinto trimestre", TODAY).kind).toBe("none");
  expect(takePeriods(new QuestionText("ventas del quinto trimestre"), TODAY).unread).toEqual([
    "del quinto trimestre",
  ]);
});
