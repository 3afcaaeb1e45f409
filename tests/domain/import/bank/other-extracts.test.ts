import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { foundExtract } from "#domain/import/bank/find-extract.ts";
import { readExtract } from "#domain/import/bank/read-extract.ts";
import { recogniseSheets } from "#domain/import/doors/recognise-sheet.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { sheetOf } from "#tests/support/files/sheet-book.ts";

type Rows = readonly (readonly FileCell[])[];

const MONTH = month("2026-10");

function read(rows: Rows, name = "a.csv") {
  const sheet = sheetOf(rows);
  const { columns, isSure } = foundExtract(name, sheet.rows, MONTH);
  const { moves, problems } = readExtract(sheet.rows, columns, MONTH);
  const told = moves.map(({ date, cents, text }) => `${date} ${cents / 100} ${text}`);
  return { isSure, told, problems: problems.map(({ kind }) => kind) };
}

const kindOf = (rows: Rows, name = "a.csv") =>
  recogniseSheets({ sheets: [sheetOf(rows)] }, { name, chart: pucChart(), today: day("2026-11-20") });

describe("CB-01 IM-27 an extract without headings", () => {
  const BARE: Rows = [
    ["PAGO NOMINA", "20261002", "123456789", "-1200000.00", "0001"],
    ["CONSIGNACION", "20261003", "123456789", "900000.00", "0002"],
    ["CUOTA MANEJO", "20261005", "123456789", "-15900.00", "0003"],
  ];

  it("is read where its rows leave no doubt", () => {
    expect(read(BARE)).toEqual({
      isSure: true,
      told: [
        "2026-10-02 -1200000 PAGO NOMINA",
        "2026-10-03 900000 CONSIGNACION",
        "2026-10-05 -15900 CUOTA MANEJO",
      ],
      problems: [],
    });
    expect(kindOf(BARE)).toBe("extract");
  });

  it.each<readonly [string, Rows]>([
    ["two columns come in and go out", BARE.map((row, at) => [...row, at === 1 ? "-5.00" : "7.00"])],
    ["nothing goes out", BARE.map((row) => row.map((cell) => String(cell).replace("-", "")))],
    ["a row has no day", BARE.map((row, at) => (at === 1 ? row.with(1, "x") : row))],
    ["there are two rows", BARE.slice(0, 2)],
  ])("is asked for where %s", (_name, rows) => {
    expect(read(rows).isSure).toBe(false);
    expect(kindOf(rows)).not.toBe("extract");
  });
});

describe("CB-01 headings of two rows", () => {
  const HEAD: Rows = [
    ["Fecha", "Concepto", "Movimientos", null, "Saldo"],
    [null, null, "Débitos", "Créditos", null],
  ];

  it("are read together, and again where each page prints them", () => {
    const rows: Rows = [
      ...HEAD,
      ["01/10/2026", "Pago", 100, null, 900],
      ...HEAD,
      ["02/10/2026", "Abono", null, 50, 950],
    ];
    expect(read(rows)).toEqual({
      isSure: true,
      told: ["2026-10-01 -100 Pago", "2026-10-02 50 Abono"],
      problems: [],
    });
  });
});

describe("CB-01 a minus in a column of one side", () => {
  const rows = (out: readonly number[]): Rows => [
    ["Fecha", "Concepto", "Abonos", "Cargos"],
    ...out.map((each, at): readonly FileCell[] => [`0${at + 1}/10/2026`, `n${at}`, null, each]),
  ];

  it.each([
    ["says no more than the column where most have one", [-10, -20, -30], [-10, -20, -30]],
    ["takes one movement back where the others have none", [10, 20, -5], [-10, -20, 5]],
  ])("%s", (_name, written, meant) => {
    expect(read(rows(written)).told).toEqual(meant.map((each, at) => `2026-10-0${at + 1} ${each} n${at}`));
  });
});

describe("CB-01 a side that words say", () => {
  const rows = (sides: readonly string[], amounts: readonly number[]): Rows => [
    ["Fecha", "Concepto", "Naturaleza", "Valor"],
    ...sides.map((side, at): readonly FileCell[] => [`0${at + 1}/10/2026`, `n${at}`, side, amounts[at] ?? 0]),
  ];

  it.each<readonly [string, readonly string[], readonly number[], readonly string[], readonly string[]]>([
    ["a row without it is named", ["Débito", "Crédito", "Ajuste"], [5, 6, 7], ["-5", "6"], ["no-side"]],
    ["signs say it too", ["Débito", "Crédito", "Ajuste"], [5, 6, -7], ["-5", "6", "-7"], []],
    ["nothing is asked where no row says one", ["PSE", "ACH", "Ajuste"], [5, 6, 7], ["5", "6", "7"], []],
  ])("%s", (_name, sides, amounts, told, problems) => {
    const found = read(rows(sides, amounts));
    expect(found.told.map((each) => each.split(" ")[1])).toEqual(told);
    expect(found.problems).toEqual(problems);
  });
});

describe("CB-01 a day that is printed once for all its movements", () => {
  const rows = (balances: readonly FileCell[], last: FileCell = null): Rows => [
    ["Fecha", "Concepto", "Cargos", "Abonos", "Saldo"],
    ["02/10/2026", "Uno", null, 400, balances[0] ?? null],
    [null, "Dos", null, 500, balances[1] ?? null],
    ["03/10/2026", "Tres", 100, null, balances[2] ?? null],
    [null, "Cuatro", 50, null, balances[3] ?? null],
    [null, last, null, 999, null],
  ];

  it("is that of the row above where the balance goes on", () => {
    expect(read(rows([400, 900, 800, 750]))).toMatchObject({
      told: ["2026-10-02 400 Uno", "2026-10-02 500 Dos", "2026-10-03 -100 Tres", "2026-10-03 -50 Cuatro"],
      problems: ["no-date"],
    });
  });

  it("is asked for where no balance says so", () => {
    expect(read(rows([])).problems).toEqual(["no-date", "no-date", "no-date"]);
    expect(read(rows([400, 901, 801, 751])).problems).toContain("no-date");
  });
});

describe("CB-01 a row that moves nothing", () => {
  it("is left out where it says zero, and told where it says nothing", () => {
    const rows = (amount: FileCell): Rows => [
      ["Fecha", "Concepto", "Valor"],
      ["01/10/2026", "Pago", -100],
      ["01/10/2026", "Consulta de saldo", amount],
    ];
    expect(read(rows(0))).toMatchObject({ told: ["2026-10-01 -100 Pago"], problems: [] });
    expect(read(rows("0,00"))).toMatchObject({ problems: [] });
    expect(read(rows(null))).toMatchObject({ problems: ["no-amount"] });
  });
});

describe("CB-01 a row that its state says did not move", () => {
  const rows = (head: string, state: string): Rows => [
    ["Fecha", "Concepto", "Valor", head],
    ["01/10/2026", "Pago", -100, "Aprobada"],
    ["02/10/2026", "Otro pago", -50, state],
  ];
  const unmoved = (each: Rows) => {
    const sheet = sheetOf(each);
    return readExtract(sheet.rows, foundExtract("a.csv", sheet.rows, MONTH).columns, MONTH).unmoved;
  };

  it.each([
    ["Estado", "Rechazada", 1],
    ["Estado de la transacción", "PENDIENTE", 1],
    ["Estado", "No exitosa", 1],
    ["Estado", "Exitosa", 0],
    ["Observación", "Pendiente", 0],
  ])("%s %s: left out and counted %i times", (head, state, count) => {
    expect(unmoved(rows(head, state))).toBe(count);
    expect(read(rows(head, state))).toMatchObject({ problems: [] });
    expect(read(rows(head, state)).told).toHaveLength(2 - count);
  });
});

it.each([
  ["Moneda", "USD", ["currency", "currency"]],
  ["Divisa", "Dólares", ["currency", "currency"]],
  ["Moneda", "COP", []],
])("CB-01 amounts of an account in another money are never read: %s %s", (head, money, problems) => {
  const rows: Rows = [
    ["Fecha", "Concepto", "Valor", head],
    ["01/10/2026", "Pago", -100, money],
    ["02/10/2026", "Abono", 50, money],
  ];
  expect(read(rows)).toMatchObject({ problems, told: { length: 2 - problems.length } });
});

describe("CB-01 a column of kinds of movement", () => {
  const rows = (kinds: readonly [string, string]): Rows => [
    ["Fecha", "Clase de movimiento", "Valor"],
    ["01/10/2026", kinds[0], 100],
    ["02/10/2026", kinds[1], 50],
  ];

  it("says the side where its words are sides, and otherwise what the movement was", () => {
    expect(read(rows(["Nota débito", "Nota crédito"])).told).toEqual(["2026-10-01 -100 ", "2026-10-02 50 "]);
    expect(read(rows(["Pago de servicios", "Compra con tarjeta"])).told).toEqual([
      "2026-10-01 100 Pago de servicios",
      "2026-10-02 50 Compra con tarjeta",
    ]);
  });
});

describe("CB-01 titles of a page", () => {
  it("are none of the movements where another page prints them again", () => {
    const title: Rows[number] = ["Cuenta", "123456789", 2_000];
    const head: Rows[number] = ["Fecha", "Concepto", "Valor"];
    const moves: Rows = [title, head, ["01/10/2026", "Pago", -100], title, head, ["02/10/2026", "Abono", 50]];
    expect(read(moves)).toMatchObject({ told: { length: 2 }, problems: [] });
    expect(read(moves.with(3, ["Cuenta", "123456789", 3_000]))).toMatchObject({ problems: ["bad-date"] });
  });
});

describe("CB-01 the statement of a card", () => {
  const rows = (title: string, sign: 1 | -1): Rows => [
    [title],
    ["Fecha", "Descripción", "Valor"],
    ["01/10/2026", "ALMACEN", 100 * sign],
    ["02/10/2026", "RESTAURANTE", 50 * sign],
    ["03/10/2026", "PAGO PSE GRACIAS", -120 * sign],
  ];

  it.each([
    ["what is bought leaves where it is above zero", "Tarjeta de crédito Visa 1234", 1, [-100, -50, 120]],
    ["what is bought below zero leaves as it is", "Tarjeta de crédito Visa 1234", -1, [-100, -50, 120]],
    ["an account is none", "Cuenta de ahorros 1234", 1, [100, 50, -120]],
  ] as const)("%s", (_name, title, sign, meant) => {
    expect(read(rows(title, sign)).told.map((each) => Number(each.split(" ")[1]))).toEqual(meant);
  });
});

describe("CB-01 a card that its title does not name", () => {
  const moves = (extra: readonly (string | number)[] = []): Rows => [
    ["01/10/2026", "ALMACEN", 100, ...extra],
    ["02/10/2026", "RESTAURANTE", 50, ...extra],
    ["03/10/2026", "PAGO PSE GRACIAS", -120, ...extra],
  ];
  const head: Rows[number] = ["Fecha", "Descripción", "Valor"];
  const amountsOf = (rows: Rows) => read(rows).told.map((each) => Number(each.split(" ")[1]));

  it.each<readonly [string, Rows]>([
    ["by a column of instalments", [["Estado de cuenta"], [...head, "Cuotas"], ...moves([1])]],
    ["by what an instalment is", [["Movimientos"], [...head, "Valor cuota"], ...moves([100])]],
    ["by the rate of each", [["Movimientos"], [...head, "Tasa EA"], ...moves(["26,5"])]],
    ["by what is left to pay", [["Movimientos"], [...head, "Saldo diferido"], ...moves([0])]],
    ["by its brand", [["Extracto VISA terminada en 1234"], head, ...moves()]],
    ["by the least that is to be paid, above", [["Pago mínimo", 40], head, ...moves()]],
    ["by the least that is to be paid, below", [head, ...moves(), ["Pago mínimo", "", 40]]],
    ["by its limit, below", [head, ...moves(), ["Cupo disponible", "", 9_000]]],
    ["by the day that it is to be paid", [["Fecha límite de pago: 15/11/2026"], head, ...moves()]],
  ])("is told %s", (_name, rows) => {
    expect(amountsOf(rows)).toEqual([-100, -50, 120]);
  });

  it.each<readonly [string, Rows]>([
    ["an account whose card has a brand", [["Cuenta de ahorros con tarjeta débito Visa"], head, ...moves()]],
    ["an account that may be overdrawn", [["Cupo disponible de sobregiro", 500], head, ...moves()]],
    ["what was paid of a card", [["Cuenta 123"], head, ["01/10/2026", "PAGO TARJETA DE CREDITO VISA", 100]]],
    ["an account that is closed on a day", [["Fecha de corte 31/10/2026"], head, ...moves()]],
  ])("is not %s", (_name, rows) => {
    expect(amountsOf(rows)[0]).toBe(100);
  });
});

describe("IM-27 an extract and one's own list", () => {
  const rows = (title: string): Rows => [
    [title],
    ["Día", "Concepto", "Entradas", "Salidas", "Saldo"],
    ["2026-10-01", "uno", "1'200.000", null, "1'200.000"],
    ["2026-10-02", "dos", null, "300.000", "900.000"],
  ];

  it("are told by what the titles say", () => {
    expect(kindOf(rows("Banco Ejemplo, extracto de octubre"))).toBe("extract");
    expect(kindOf(rows("Libro de la cuenta de ahorros"))).toBe("operations");
    expect(kindOf(rows("Tienda La Esquina"))).toBe("operations");
    expect(read(rows("Extracto")).told).toEqual(["2026-10-01 1200000 uno", "2026-10-02 -300000 dos"]);
  });
});
