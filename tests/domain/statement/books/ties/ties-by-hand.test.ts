import { expect, it } from "vitest";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { bookOf, on, PUC, YEAR } from "#tests/support/records/short-book.ts";

/** A book that began in the year, with a sale, a loan of a partner, a customer's advance and a dividend. */
const STEPS = [
  on(
    "2025-01-01",
    ["1110", 500],
    ["1524", 200],
    ["1592", -30],
    ["2105", -120],
    ["2335", -50],
    ["3105", -400],
    ["3705", -100],
  ),
  on("2025-02-01", ["1524", 90], ["1110", -90]),
  on("2025-03-01", ["1110", 35], ["1592", 10], ["1524", -40], ["4245", -5]),
  on("2025-04-01", ["2335", 60], ["1110", -60]),
  on("2025-05-01", ["2105", 20], ["1110", -20]),
  on("2025-05-02", ["1110", 25], ["4135", -25]),
  on("2025-06-01", ["1110", 15], ["2355", -15]),
  on("2025-07-01", ["3705", 8], ["1110", -8]),
  on("2025-12-31", ["5160", 20], ["1592", -20]),
  on("2025-12-31", ["5199", 3], ["1399", -3]),
];

const cash = () => makeStatement("cash", inputOf(bookOf(STEPS), PUC, [...YEAR]), "indirect");

/** Before, the line, what it leaves out but for zeros, after. */
function tied(line: string) {
  const tie = cash().ties?.find((each) => each.line === line);
  const left = (tie?.left ?? []).flatMap(({ label, amounts: [amount = 0] }) =>
    amount === 0 ? [] : [`${label} ${amount}`],
  );
  return [tie?.before[0], tie?.stated[0], left.sort(), tie?.after[0]];
}

it.each<readonly [string, number, number, readonly string[], number]>([
  [
    "property",
    0,
    -35,
    [
      "Compra de propiedades, planta y equipo 90",
      "depreciación, amortización y deterioro -20",
      "saldos con los que empezó el libro 170",
      "utilidad o pérdida en venta o retiro 5",
    ],
    210,
  ],
  [
    "property-paid",
    0,
    90,
    [
      "Venta de propiedades, planta y equipo -35",
      "depreciación, amortización y deterioro -20",
      "saldos con los que empezó el libro 170",
      "utilidad o pérdida en venta o retiro 5",
    ],
    210,
  ],
  [
    "debt",
    0,
    15,
    [
      "Pago de obligaciones financieras -20",
      "pagado o cobrado de otras cuentas -15",
      "saldos con los que empezó el libro 120",
    ],
    100,
  ],
  [
    "debt-paid",
    0,
    -20,
    [
      "Préstamos recibidos 15",
      "pagado o cobrado de otras cuentas -15",
      "saldos con los que empezó el libro 120",
    ],
    100,
  ],
  ["capital", 0, 0, ["saldos con los que empezó el libro 400"], 400],
  ["owners-paid", 0, -8, ["resultado del período 7", "saldos con los que empezó el libro 100"], 99],
  ["change-receivables", 0, 0, ["deterioro y amortización -3", "presentado en otra línea 10"], 7],
  [
    "change-payables",
    0,
    -60,
    [
      "inversión, financiación y diferencia en cambio 15",
      "presentado en otra línea 10",
      "saldos con los que empezó el libro 50",
    ],
    15,
  ],
])("UX-09 the line %s leads from %d, with %d of its own, to the balance at the end", (line, ...expected) => {
  expect(tied(line)).toEqual(expected);
  const [before, stated, left, after] = expected;
  const moved = left.reduce((sum, each) => sum + Number(each.split(" ").at(-1)), 0);
  expect(before + stated + moved).toBe(after);
});

it("UX-09 is checked by how far the lines and what they leave out are from the balance, added up without signs", () => {
  const checks = cash().checks.map(({ label, holds }) => [label, holds]);
  expect(checks.at(-1)).toEqual(["Cambios de operación y lo que dejan fuera = cambios del balance", true]);
  expect(
    cash()
      .besides?.at(-1)
      ?.figures.map(({ label, amounts }) => `${label}: ${amounts[0]}`),
  ).toEqual([
    "Deudores comerciales: deterioro y amortización: 3",
    "Deudores comerciales: presentado en otra línea: -10",
    "Acreedores comerciales: inversión, financiación y diferencia en cambio: 15",
    "Acreedores comerciales: presentado en otra línea: 10",
    "Acreedores comerciales: saldos con los que empezó el libro: 50",
  ]);
});
