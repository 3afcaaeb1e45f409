import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { missingBankUses } from "#domain/import/bank/bank-columns.ts";
import { extractSheet, foundExtract } from "#domain/import/bank/find-extract.ts";
import { pastedRows, readExtract } from "#domain/import/bank/read-extract.ts";
import type { FileCell, SheetRow } from "#domain/import/table/sheet.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";

const OCTOBER = month("2026-10");

function sheet(rows: readonly (readonly FileCell[])[]): readonly SheetRow[] {
  return rows.flatMap((cells, at) => (cells.length === 0 ? [] : [{ row: at + 1, cells }]));
}

function read(rows: readonly SheetRow[], name = "extracto.xlsx", of = OCTOBER) {
  const found = foundExtract(name, rows, of);
  return { ...found, ...readExtract(rows, found.columns, of) };
}

const shown = (rows: readonly SheetRow[]) =>
  read(rows).moves.map(({ date, text, cents }) => `${date} ${text} ${cents / 100}`);

/** Layouts rebuilt from what each bank tells of its files. */
const BANCOLOMBIA = sheet([
  ["BANCOLOMBIA S.A.", null, null, null, null, null],
  ["DESDE: 2026/10/01", "HASTA: 2026/10/31"],
  [],
  ["SALDO ANTERIOR", "TOTAL ABONOS", "TOTAL CARGOS", "SALDO ACTUAL"],
  ["$ 1,000,000.00", "$ 500,000.00", "$ 92,820.50", "$ 1,407,179.50"],
  ["FECHA", "DESCRIPCIÓN", "SUCURSAL", "DCTO.", "VALOR", "SALDO"],
  ["2/10", "TRANSF DE OBRAS CHIA SAS", "BOGOTA", "7602", "500,000.00", "1,500,000.00"],
  ["31/10", "COMISION PAGOS Y RECAUDOS", "", "", "-92,820.50", "1,407,179.50"],
  [null, "FIN ESTADO DE CUENTA"],
]);
const DAVIVIENDA = sheet([
  ["Banco Davivienda"],
  ["Fecha", "Descripción motivo", "Documento", "Oficina", "Transacción", "Valor Total"],
  [{ day: day("2026-10-06") }, "Dispersion nomina", 9041, "0041", "Nota Débito", 3905200],
  [{ day: day("2026-10-14") }, "Consignación efectivo", 9042, "0041", "Nota Crédito", 6840000],
]);
const DAVIVIENDA_SIGNS = pastedRows(
  "DAVIVIENDA\nFecha;Valor;Doc.;Clase;Oficina\n06/10/2026;$ 3.905.200,00-;9041;Pago;Centro\n14/10/2026;$ 6.840.000,00+;9042;Consig;Centro",
);
const BBVA = sheet([
  ["BBVA Colombia"],
  ["Fecha de operación", "Fecha valor", "Concepto", "Observaciones", "Cargos", "Abonos", "Saldo"],
  ["16-10-2026", "16-10-2026", "PAGO DIAN", "FORMULARIO 490", "1.247.000,00", "", "8.753.000,00"],
  ["14-10-2026", "14-10-2026", "ABONO", "VENTAS", "", "6.000.000,00", "10.000.000,00"],
]);
const NEQUI = pastedRows(
  'Nequi\nFecha del movimiento,Descripción,Valor,Saldo\n02/10/2026,Para ANA,"$-50,000.00","$150,000.00"\n03/10/2026,De LUIS,"$20,000.00","$170,000.00"',
);

describe("an extract of any bank (CB-01)", () => {
  it.each([
    [
      "abbreviated headings",
      pastedRows(
        "Fec. Mov;Desc. Trx;Ref.;Vlr Débito;Vlr Crédito;Saldo\n05/10/2026;PAGO;71;1.000,00;0;9.000,00",
      ),
      ["2026-10-05 PAGO -1000"],
    ],
    [
      "one column of both sides with its sign",
      pastedRows("Fecha;Descripción;Débito/Crédito;Saldo\n05/10/2026;PAGO;-1.000,00;9.000,00"),
      ["2026-10-05 PAGO -1000"],
    ],
    [
      "the side in letters",
      pastedRows(
        "Fecha;Descripción;Vlr. Transacción;Db/Cr\n05/10/2026;PAGO;1.000,00;Db\n06/10/2026;ABONO;500;Cr",
      ),
      ["2026-10-05 PAGO -1000", "2026-10-06 ABONO 500"],
    ],
    [
      "bars between the cells",
      pastedRows(
        "Fecha|Descripción|Retiros|Depósitos\n05/10/2026|PAGO|1,000.00|0.00\n06/10/2026|ABONO|0.00|500.00",
      ),
      ["2026-10-05 PAGO -1000", "2026-10-06 ABONO 500"],
    ],
    [
      "days of the month alone",
      pastedRows("Día;Concepto;Débitos ($);Créditos ($)\n5;PAGO;1.000;\n31;ABONO;;500"),
      ["2026-10-05 PAGO -1000", "2026-10-31 ABONO 500"],
    ],
  ] as const)("with %s is read without asking", (_, rows, moves) => {
    expect(read(rows)).toMatchObject({ bank: null, isSure: true, problems: [] });
    expect(shown(rows)).toEqual(moves);
  });

  it("says which day does not exist", () => {
    const rows = pastedRows("Día;Concepto;Valor\n31;PAGO;-1.000\n32;OTRO;1");
    expect(read(rows).problems).toEqual([{ row: 3, kind: "bad-date", cell: "32" }]);
  });
});

describe("an extract (CB-01)", () => {
  it.each([
    [
      "Bancolombia",
      BANCOLOMBIA,
      ["2026-10-02 TRANSF DE OBRAS CHIA SAS 500000", "2026-10-31 COMISION PAGOS Y RECAUDOS -92820.5"],
    ],
    [
      "Davivienda",
      DAVIVIENDA,
      ["2026-10-06 Dispersion nomina -3905200", "2026-10-14 Consignación efectivo 6840000"],
    ],
    ["Davivienda", DAVIVIENDA_SIGNS, ["2026-10-06  -3905200", "2026-10-14  6840000"]],
    ["BBVA", BBVA, ["2026-10-14 ABONO VENTAS 6000000", "2026-10-16 PAGO DIAN FORMULARIO 490 -1247000"]],
    ["Nequi", NEQUI, ["2026-10-02 Para ANA -50000", "2026-10-03 De LUIS 20000"]],
  ] as const)("of %s is read without asking", (bank, rows, moves) => {
    const found = read(rows);
    expect(found).toMatchObject({ bank, isSure: true, problems: [] });
    expect(shown(rows)).toEqual(moves);
  });

  it("tells its balances: by its rows, or by what stands around them", () => {
    expect(read(BANCOLOMBIA)).toMatchObject({ opening: 100_000_000, closing: 140_717_950 });
    expect(read(BBVA)).toMatchObject({ opening: 400_000_000, closing: 875_300_000 });
    expect(read(DAVIVIENDA)).toMatchObject({ opening: null, closing: null });
    const said = "Saldo inicial;1.000\nFecha;Detalle;Valor\n02/10/2026;Uno;500\nSaldo final;;1.500";
    expect(read(pastedRows(said))).toMatchObject({ opening: 100_000, closing: 150_000, problems: [] });
    const inRow =
      "Fecha;Detalle;Debito;Credito;Saldo\n01/10/2026;SALDO INICIAL;;;1.000\n02/10/2026;A;200;;800";
    expect(read(pastedRows(inRow))).toMatchObject({ opening: 100_000, closing: 80_000, problems: [] });
  });

  it("names the row at which its balance does not add up, and what is said of the whole", () => {
    const text =
      "Fecha;Detalle;Valor;Saldo\n02/10/2026;A;500;1.500\n03/10/2026;B;-200;1.400\n04/10/2026;C;100;1.500";
    expect(read(pastedRows(text)).problems).toEqual([
      { row: 3, kind: "balance", expected: 130_000, found: 140_000 },
    ]);
    const whole =
      "Saldo anterior;2.000\nFecha;Detalle;Valor;Saldo\n02/10/2026;A;500;1.500\nSaldo actual;;;1.600";
    expect(read(pastedRows(whole)).problems).toEqual([
      { row: 0, kind: "opening", expected: 200_000, found: 100_000 },
      { row: 0, kind: "closing", expected: 150_000, found: 160_000 },
    ]);
  });

  it.each([
    ["a day that is none", "31/02/2026;A;500", "bad-date"],
    ["a day of 1900", "02/01/1900;A;500", "bad-date"],
    ["no day", ";A;500", "no-date"],
    ["no amount", "02/10/2026;A;", "no-amount"],
    ["half an amount", "02/10/2026;A;1.23", "bad-amount"],
    ["dollars", "02/10/2026;A;USD 500", "currency"],
  ])("names a row with %s", (_what, row, kind) => {
    const found = read(pastedRows(`Fecha;Detalle;Valor\n01/10/2026;Antes;1.000\n${row}`));
    expect(found.moves).toHaveLength(1);
    expect(found.problems).toMatchObject([{ row: 3, kind }]);
  });

  it("leaves out totals and headings that are said again, and never reads an error as a figure (IM-07)", () => {
    const rows = sheet([
      ["Fecha", "Descripción", "Débitos", "Créditos"],
      ["01/10/2026", "Uno", 0, 1000],
      ["Fecha", "Descripción", "Débitos", "Créditos"],
      ["02/10/2026", "Dos", 400.5, null],
      ["Totales", null, 400.5, 1000],
      ["03/10/2026", "Tres", null, { error: "#REF!" }],
    ]);
    expect(read(rows)).toMatchObject({ problems: [{ row: 6, kind: "bad-amount" }], others: 3 });
    expect(shown(rows)).toEqual(["2026-10-01 Uno 1000", "2026-10-02 Dos -400.5"]);
  });

  it("a day without a year is of the last year it can be", () => {
    const rows = pastedRows("Fecha;Detalle;Valor\n31/12;A;1.000\n02 ene;B;1.000");
    expect(read(rows, "x", month("2027-01")).moves.map(({ date }) => date)).toEqual([
      "2026-12-31",
      "2027-01-02",
    ]);
  });

  it("of an unknown layout is not sure, and says what it lacks", () => {
    const found = foundExtract("x", pastedRows("a;b;c\nx;y;z"), OCTOBER);
    expect(found.isSure).toBe(false);
    expect(missingBankUses(found.columns.uses)).toEqual(["date", "amount"]);
    expect(foundExtract("x", pastedRows("02/10/2026;Venta;1.234.567"), OCTOBER)).toMatchObject({
      isSure: false,
      columns: { uses: ["date", "text", "amount"] },
    });
    expect(extractSheet({ notes: [], sheets: [] })).toBe(-1);
  });

  it("any movements come back as written, either way round, with their balances adding up", () => {
    const move = fc.tuple(
      fc.integer({ min: 1, max: 31 }),
      fc.integer({ min: 1, max: 9_999_999_99 }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(
        fc.array(move, { minLength: 1, maxLength: 20 }),
        fc.integer(),
        fc.boolean(),
        (drawn, start, back) => {
          let balance = start;
          const moves = drawn
            .toSorted(([a], [b]) => a - b)
            .map(([date, size, isIn], at) => {
              const cents = isIn ? size : -size;
              balance += cents;
              return {
                date: day(`2026-10-${String(date).padStart(2, "0")}`),
                text: `M${at}`,
                cents,
                balance,
              };
            });
          const rows = moves.map(({ date, text, cents, balance: left }) => [
            formatDay(date),
            text,
            cents / 100,
            left / 100,
          ]);
          const table = sheet([["Fecha", "Detalle", "Valor", "Saldo"], ...(back ? rows.toReversed() : rows)]);
          const found = read(table);
          expect(found.problems).toEqual([]);
          expect(
            found.moves.map(({ date, text, cents, balance: left }) => ({ date, text, cents, balance: left })),
          ).toEqual(moves);
          expect(found).toMatchObject({ opening: start, closing: balance });
        },
      ),
    );
  });
});
