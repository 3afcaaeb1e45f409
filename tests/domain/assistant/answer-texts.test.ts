import { expect, it } from "vitest";
import { answerFromBooks } from "#domain/assistant/figures/answer-from-books.ts";
import type { BookFacts } from "#domain/assistant/figures/book-facts.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { QUESTION_FACTS } from "./bank/score-questions.ts";
import { answerText, factsOfMonths, netMonth } from "./facts.ts";

/** What the reader sees; what is suggested after "→". */
function said(question: string, facts: BookFacts | null = QUESTION_FACTS): string {
  const reply = answerFromBooks(facts, question);
  if (reply.kind !== "figures") return reply.kind;
  const more = reply.suggestions?.[0];
  return answerText(reply.answer) + (more === undefined ? "" : `\n→ ${more}`);
}

/** "$ 1.234.567", counted apart from the code that formats. */
const pesos = (amount: number) => `$ ${String(amount).replace(/\B(?=(\d{3})+$)/g, ".")}`;

/** How many times the sample moves its amounts: month n of the books moves n times the same. */
const [MARCH, OCTOBER, NOVEMBER, YEAR_2025, YEAR, EVER] = [15, 22, 23, 78, 198, 276];
const SPENT = 300_041 + 120_017 + 40_009 + 20_003 + 30_011 + 25_007 + 6_007 + 16_001;
const OPERATING = SPENT - 6_007 - 16_001;
const PROFIT = 2_400_031 + 9_011 - 1_100_051 - SPENT;

it.each<[question: string, text: string]>([
  ["ventas de marzo", `Ventas de marzo de 2026: ${pesos(MARCH * 2_400_031)}.`],
  ["ventas de 2025", `Ventas de enero a diciembre de 2025: ${pesos(YEAR_2025 * 2_400_031)}.`],
  ["ingresos totales de marzo", `Ingresos de marzo de 2026: ${pesos(MARCH * 2_409_042)}.`],
  ["ingresos no operacionales de marzo", `Otros ingresos de marzo de 2026: ${pesos(MARCH * 9_011)}.`],
  ["costo de ventas de marzo", `Costo de ventas de marzo de 2026: ${pesos(MARCH * 1_100_051)}.`],
  ["gastos operacionales de marzo", `Gastos operacionales de marzo de 2026: ${pesos(MARCH * OPERATING)}.`],
  ["gastos operativos de marzo", `Gastos operacionales de marzo de 2026: ${pesos(MARCH * OPERATING)}.`],
  ["gastos operacionales de ventas de marzo", `Gastos de ventas de marzo de 2026: ${pesos(MARCH * 25_007)}.`],
  ["gastos no operacionales de marzo", `Gastos no operacionales de marzo de 2026: ${pesos(MARCH * 22_008)}.`],
  ["gastos de marzo", `Gastos de marzo de 2026: ${pesos(MARCH * SPENT)}.`],
  ["costos y gastos de marzo", `Costos y gastos de marzo de 2026: ${pesos(MARCH * (SPENT + 1_100_051))}.`],
  ["cuánto gané en marzo", `Utilidad de marzo de 2026: ${pesos(MARCH * PROFIT)}.`],
  ["nómina de octubre", `Gastos de personal de octubre de 2026: ${pesos(OCTOBER * 300_041)}.`],
  ["arriendo de octubre", `Arrendamientos de octubre de 2026: ${pesos(OCTOBER * 120_017)}.`],
  ["saldo de los bancos", `Bancos y cuentas de ahorro: ${pesos(EVER * 930_032)}.`],
  ["cuánto hay en la cuenta de ahorros", `Cuentas de ahorro: ${pesos(EVER * 130_003)}.`],
  ["cuánto debo a proveedores", `Proveedores: ${pesos(EVER * 230_021)}.`],
  ["saldo de las obligaciones financieras", `Obligaciones financieras: ${pesos(EVER * 400_009)}.`],
  ["cuánto he puesto yo de capital", `Capital: ${pesos(EVER * 160_033)}.`],
  ["depreciación acumulada", `Depreciación acumulada: ${pesos(EVER * 21_001)}.`],
  ["retenciones que nos hicieron", `Retenciones que te hicieron: ${pesos(EVER * 12_007)}.`],
  ["cuánto retuvimos en marzo", `Retenciones por pagar de marzo de 2026: ${pesos(MARCH * 17_003)}.`],
  ["saldo de la 1110", `El saldo de 1110, Bancos, es ${pesos(EVER * 800_029)} débito.`],
  ["cuánto me debe doña Carmen", "Doña Carmen te debe $ 70.009."],
  [
    "luz y agua de marzo",
    `Energía y Agua de marzo de 2026: ${pesos(MARCH * 60_012)}.\nEnergía: ${pesos(MARCH * 40_009)}.\nAgua: ${pesos(MARCH * 20_003)}.`,
  ],
  [
    "cuánto hemos sacado los socios",
    `Retiros de los dueños de enero a noviembre de 2026: ${pesos(YEAR * 15_013)}.\nRetiros de los dueños de enero de 2025 a noviembre de 2026: ${pesos(EVER * 15_013)}.`,
  ],
  [
    "cuánto vendí en marzo y cuánto gasté",
    `Ventas de marzo de 2026: ${pesos(MARCH * 2_400_031)}.\nGastos de marzo de 2026: ${pesos(MARCH * SPENT)}.`,
  ],
  [
    "gastos de este mes contra el anterior",
    `Gastos de noviembre de 2026: ${pesos(NOVEMBER * SPENT)}; de octubre de 2026: ${pesos(OCTOBER * SPENT)}.\nSon ${pesos(SPENT)} más, un cambio de 4,5%.`,
  ],
  [
    "me cuadran los libros",
    `Sí, cuadra: débitos por ${pesos(EVER * 3_884_247)} y créditos por ${pesos(EVER * 3_884_247)}.`,
  ],
  ["días de cartera", "Días de cartera de enero a noviembre de 2026: 39 días."],
])("says the figure with its name and its period: %s (GM-25)", (question, text) => {
  expect(said(question)).toBe(text);
});

it.each<[question: string, ...text: string[]]>([
  [
    "cuánto hay en caja",
    `En dinero disponible tienes ${pesos(EVER * 1_430_049)}.`,
    `Caja: ${pesos(EVER * 500_017)}`,
  ],
  [
    "cuánto me deben",
    `Tus clientes te deben ${pesos(EVER * 310_007)}. Los que más:`,
    "Colegio San José: $ 90.011",
  ],
  ["cuánto debo y a quién", "Debes ", `Proveedores: ${pesos(EVER * 230_021)}`],
  [
    "cuánto tengo en inventario",
    `Tienes ${pesos(EVER * 270_011)} en inventarios.`,
    "alcanza para unos 114 días de venta.",
  ],
  ["en qué se me va la plata", "Tus costos y gastos suman ", ", de enero a noviembre de 2026. Los mayores:"],
  [
    "cómo está mi liquidez",
    "Tu razón corriente es ",
    "de activo corriente para",
    "Después de pagar lo que vence te quedarían",
  ],
  ["nivel de endeudamiento", "se financia con deuda: debes ", "es de los dueños."],
  ["margen bruto", "Tu margen bruto de enero a noviembre de 2026 es 54,2%:"],
  ["margen neto", "Es un margen de 31,3%; desde 10% se considera bueno."],
  ["cuánto tengo que vender para no perder", "Para no perder tendrías que vender unos ", " al mes: gastas "],
  [
    "cuánto debo de IVA",
    "De noviembre a diciembre de 2026 cobraste ",
    "El saldo total de la cuenta, con otros períodos, es ",
  ],
  [
    "cuál fue el mejor mes de ventas",
    `El mes más alto fue noviembre de 2026, con ${pesos(NOVEMBER * 2_400_031)}`,
  ],
  [
    "qué porcentaje de las ventas es el arriendo",
    "Arrendamientos de enero a noviembre de 2026: ",
    "el 5,0% de ventas",
  ],
  ["cuál es mi ROE", "Rentabilidad del patrimonio (ROE) de enero a noviembre de 2026: "],
])("says what it is with its words: %s (GM-25)", (question, ...text) => {
  const whole = said(question);
  for (const each of text) expect(whole).toContain(each);
  expect(whole).not.toMatch(/NaN|undefined|Infinity|null/);
});

it.each<[question: string, text: string]>([
  [
    "ventas de 2024",
    "No tengo ese dato. Tus libros no cubren enero a diciembre de 2024.\n→ Ventas de enero a noviembre de 2026",
  ],
  [
    "ventas de diciembre de 2026",
    "No tengo ese dato. Todavía no llega diciembre de 2026, y no adivino lo que viene.\n→ Ventas de enero a noviembre de 2026",
  ],
  [
    "saldo de caja al cierre de 2024",
    "No tengo ese dato. Tus libros no cubren enero a diciembre de 2024.\n→ Saldo de Caja",
  ],
  [
    "ventas de 2024 y de 2025",
    `Ventas de enero a diciembre de 2025: ${pesos(YEAR_2025 * 2_400_031)}.\nTus libros no cubren enero a diciembre de 2024.`,
  ],
  [
    "cuánto pagué de honorarios en marzo",
    "No tengo ese dato. Honorarios: tus libros no tienen movimientos de marzo de 2026 (cuentas 5110, 5210).\n→ ¿En qué se me va el dinero?",
  ],
  [
    "cuánto pagué de arriendo a don Julián en mayo",
    "No tengo ese dato. No sé qué es «don Julián» en tus libros, y no doy otra cifra por esa.\n→ Arrendamientos de mayo de 2026",
  ],
  [
    "cuánto vendí ayer",
    "No tengo ese dato. Aquí tengo las cifras por mes y no por día: pregúntame por un mes, un trimestre o un año, o abre el libro para ver cada asiento.\n→ Ventas de noviembre de 2026",
  ],
  [
    "ventas de enero contra enero de 2023",
    "No tengo ese dato. Tus libros no cubren los dos períodos: enero de 2026 y enero de 2023.\n→ ¿Cuánto he vendido?",
  ],
  [
    "promedio de ventas de 2024",
    "No tengo ese dato. Tus libros no cubren enero a diciembre de 2024.\n→ ¿Cuánto he vendido?",
  ],
])("says what it has not understood or not got, and what it has: %s (GM-25)", (question, text) => {
  expect(said(question)).toBe(text);
});

it.each([
  ["ventas de marzo"],
  ["cuánto gané este año"],
  ["cuánto me deben"],
  ["en qué se me va la plata"],
  ["cómo está mi liquidez"],
  ["cuánto debo"],
  ["cuánto hay en caja"],
])("says of empty books that nothing is posted: %s (GM-25)", (question) => {
  const reply = answerFromBooks(null, question);
  if (reply.kind === "figures") {
    expect(answerText(reply.answer)).toBe("No tengo ese dato. Todavía no hay asientos en los libros.");
    expect(reply.answer.figures).toEqual([]);
  } else expect(reply.kind).toBe("none");
});

it("says how much of a period the books cover, and takes the mean of those months (GM-25)", () => {
  const month = (name: string, sold: number) => netMonth(name, { "1105": sold, "4135": -sold });
  const facts: BookFacts = {
    ...factsOfMonths([
      month("2025-10", 300),
      month("2025-11", 200),
      month("2025-12", 100),
      month("2026-11", 50),
    ]),
    today: day("2026-11-26"),
  };
  expect(said("ventas de 2025", facts)).toBe(
    "Ventas de enero a diciembre de 2025: $ 600.\nDe ese período tus libros solo cubren octubre a diciembre de 2025.",
  );
  expect(said("promedio de ventas de 2025", facts)).toBe(
    "Ventas de enero a diciembre de 2025: $ 600; en promedio $ 200 al mes.\nDe ese período tus libros solo cubren octubre a diciembre de 2025.\nEl mes más alto fue octubre de 2025, con $ 300, y el más bajo diciembre de 2025, con $ 100.",
  );
  expect(said("saldo de caja al cierre de 2025", facts)).toBe("Caja al final de diciembre de 2025: $ 600.");
});

it("offers only what these books answer (GM-25)", () => {
  for (const question of [
    "ventas de 2024",
    "cuánto vendí fiado en marzo",
    "cuánto pagué de arriendo a don Julián",
  ]) {
    const reply = answerFromBooks(QUESTION_FACTS, question);
    const offered = reply.kind === "figures" ? (reply.suggestions ?? []) : [];
    expect(offered).toHaveLength(3);
    for (const each of offered) {
      const next = answerFromBooks(QUESTION_FACTS, each);
      expect(next.kind === "figures" && next.answer.figures.length > 0, each).toBe(true);
    }
  }
});
