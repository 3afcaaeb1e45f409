import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { NO_CHOICES, planImport } from "#domain/import/books/import-plan.ts";
import { readBookTable } from "#domain/import/books/read-book-table.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import { notPosted } from "#domain/import/books/void-rows.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { readWhole } from "#tests/support/files/read-whole.ts";

const TODAY = day("2026-11-30");
const CHART = pucChart();
const HEAD = "Fecha;Cuenta;Detalle;Débito;Crédito";

/** How many entries of a text are planned, and each reason why others are held, with its row; null where its columns are asked for. */
async function planOf(lines: readonly string[]) {
  const read = await readWhole(lines.join("\n"), "libro.csv");
  const sheet = read.ok ? read.value.sheets[0] : undefined;
  const layout = sheet && recogniseSheet(sheet);
  if (!sheet || !layout) return null;
  const reading = readBookTable(sheet, { layout, today: TODAY, said: null, openingDay: TODAY });
  const closed = new Set([month("2026-10")]);
  const world = { chart: CHART, closed, known: new Map<string, number>(), today: TODAY };
  const { entries, held } = planImport({ reading, ...world, choices: NO_CHOICES });
  const why = held.flatMap(({ reasons }) =>
    reasons.map((reason) => `${reason.row} ${reason.kind === "entry" ? reason.problem.kind : reason.kind}`),
  );
  return [entries.length, ...why];
}

const entry = (date: string, debit: string, credit = debit) => [
  `${date};110505;V;${debit};`,
  `${date};413595;V;;${credit}`,
];

it.each<readonly [string, readonly string[], readonly (string | number)[] | null]>([
  [
    "headings that say one thing twice",
    [
      "Fecha;Fecha;Cuenta;Débito;Débito;Crédito",
      "28/11/2026;01/01/2020;110505;100;;",
      "28/11/2026;01/01/2020;413595;;;100",
    ],
    [1],
  ],
  [
    "figures below the second of them",
    ["Fecha;Cuenta;Débito;Débito;Crédito", "28/11/2026;110505;;100;", "28/11/2026;413595;;;100"],
    [0, "2 too-few-lines", "2 unbalanced"],
  ],
  ["no headings", entry("28/11/2026", "100"), null],
  ["no headings of the amounts", ["Fecha;Cuenta;Detalle;;", ...entry("28/11/2026", "100")], null],
  [
    "amounts of two currencies",
    [HEAD, ...entry("28/11/2026", "USD 100"), ...entry("29/11/2026", "$ 500")],
    [1, "2 currency", "3 currency"],
  ],
  [
    "a column of currencies",
    [
      "Fecha;Cuenta;Detalle;Moneda;Débito;Crédito",
      "28/11/2026;110505;V;USD;100;",
      "28/11/2026;413595;V;USD;;100",
    ],
    [0, "2 currency", "3 currency"],
  ],
  ["entries that do not balance", [HEAD, ...entry("28/11/2026", "100", "90")], [0, "2 unbalanced"]],
  ["the year 1900", [HEAD, ...entry("01/01/1900", "100")], [0, "2 stray-year"]],
  ["the year 2099", [HEAD, ...entry("01/01/2099", "100")], [0, "2 stray-year"]],
  [
    "a closed month",
    [HEAD, ...entry("28/10/2026", "100"), ...entry("28/11/2026", "100")],
    [1, "2 closed-month"],
  ],
  ["results that failed", [HEAD, ...entry("28/11/2026", "#¡REF!", "100")], [0, "2 bad-amount"]],
])(
  "IM-20 names the row of each entry that is held, and holds no other: %s",
  async (_what, lines, expected) => {
    expect(await planOf(lines)).toEqual(expected);
  },
);

it.each([
  [" Anulado ", "Estado", "void"],
  ["Reversada", "", "void"],
  ["Borrador", "Estado", "draft"],
  ["Pendiente por contabilizar", "", "draft"],
  ["No aprobado", "", "draft"],
  [" Sí", "Anulado", "void"],
  ["1", " Borrador", "draft"],
  ["x", "Es borrador", "draft"],
  ["Sí", " Estado", null],
  ["1", "Activo", null],
  ["No", "Anulado", null],
  ["", "Anulado", null],
  ["Aprobado", "Estado", null],
])("IM-20 «%s» under «%s» says of its voucher: %s", (cell, heading, expected) => {
  expect(notPosted(cell, heading)).toBe(expected);
});
