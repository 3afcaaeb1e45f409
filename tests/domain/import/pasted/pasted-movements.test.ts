import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guessColumns, missingUses } from "#domain/import/pasted/pasted-columns.ts";
import { type PastedReading, readMovements } from "#domain/import/pasted/pasted-movements.ts";
import { splitCells } from "#domain/import/pasted/split-cells.ts";
import { makeDay } from "#domain/kernel/as-day.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { groupDigits } from "#domain/kernel/group-digits.ts";

const TODAY = day("2026-11-23");

function read(text: string): PastedReading {
  const rows = splitCells(text);
  const { uses, skipped } = guessColumns(rows, TODAY);
  return readMovements(rows, uses, skipped, TODAY);
}

const shown = (text: string) =>
  read(text).movements.map(({ date, text: words, amount }) => `${date} ${words} ${amount}`);

describe("pasted movements (UX-24)", () => {
  it.each([
    ["a heading in Spanish", "Fecha\tDescripción\tValor\n03/11/2026\tVenta\t1.234.567,00"],
    ["another order", "Valor\tDescripción\tFecha\n1.234.567\tVenta\t2026-11-03"],
    ["no heading", "03/11/2026\tVenta\t1234567"],
    ["no heading, another order", "1.234.567\t3/11/2026\tVenta"],
    ["points for cents", "Date\tDescription\tAmount\n2026-11-03\tVenta\t1,234,567.00"],
    ["commas between groups", "fecha;concepto;monto\n03-11-2026;Venta;1,234,567"],
    ["a month by name", "3 nov 2026\tVenta\t$ 1.234.567"],
    ["a time of day", "2026-11-03T10:33:00\tVenta\tCOP 1.234.567"],
    ["the year first", "2026/11/03\tVenta\t1.234.567"],
    ["only digits", "20261103\tVenta\t1.234.567"],
    [
      "lines of a bank above",
      "Banco X\n\nCuenta 123-4\nFecha\tMovimiento\tValor\tSaldo\n03/11/2026\tVenta\t1.234.567\t9",
    ],
    ["two sides of a bank", "Fecha\tDetalle\tDébito\tCrédito\n03/11/2026\tVenta\t\t1.234.567"],
    ["two sides of a book", "Fecha\tDetalle\tDebe\tHaber\n03/11/2026\tVenta\t1.234.567\t0,00"],
    ["quoted cells", 'Fecha,Detalle,Valor\n03/11/2026,"Venta","1,234,567.00"'],
    ["a two-digit year", "03/11/26\tVenta\t1.234.567"],
  ])("are read with %s", (_, text) => {
    expect(shown(text)).toEqual(["2026-11-03 Venta 1234567"]);
    expect(read(text).problems).toEqual([]);
  });

  it.each([
    ["days and words changed places", "Fecha\tConcepto\tValor\nVenta\t03/11/2026\t1.234.567"],
    ["days and amounts changed places", "Fecha\tConcepto\tValor\n1.234.567\tVenta\t03/11/2026"],
    ["all were moved by one", "Valor\tFecha\tConcepto\n03/11/2026\tVenta\t1.234.567"],
  ])("are read by their cells where under their headings %s", (_, text) => {
    expect(shown(text)).toEqual(["2026-11-03 Venta 1234567"]);
  });

  it.each(["1.200.", "1.200.0", "$", "#######", ",300", "1.23.456", "(486.300", "486.300)"])(
    "whose amount was copied by half, as %s, are told with their cell and never read as another amount",
    (cell) => {
      const reading = read(`03/11/2026\tLuz\t${cell}\n04/11/2026\tAgua\t${cell}\n05/11/2026\tGas\t5.000`);
      expect(reading.movements.map(({ amount }) => amount)).toEqual([5000]);
      const problem = cell === "$" ? "no-amount" : "bad-amount";
      expect(reading.problems.map(({ row, kind }) => [row, kind])).toEqual([
        [1, problem],
        [2, problem],
      ]);
    },
  );

  it("tell what came in from what went out", () => {
    const text =
      "Fecha\tDetalle\tRetiros\tConsignaciones\n3/11/2026\tLuz\t80.000\t\n4/11/2026\tVenta\t\t90.000";
    expect(shown(text)).toEqual(["2026-11-03 Luz -80000", "2026-11-04 Venta 90000"]);
    expect(shown("3/11/2026\tLuz\t-80.000\n4/11/2026\tA\t(5.000)\n5/11/2026\tB\t7.000-")).toEqual([
      "2026-11-03 Luz -80000",
      "2026-11-04 A -5000",
      "2026-11-05 B -7000",
    ]);
  });

  it("round cents to the peso and count them", () => {
    const reading = read(
      "Fecha\tDetalle\tValor\n3/11/2026\tA\t1.234.567,89\n3/11/2026\tB\t10,00\n3/11/2026\tC\t2,49",
    );
    expect(reading.movements.map(({ amount }) => amount)).toEqual([1_234_568, 10, 2]);
    expect(reading.rounded).toBe(2);
  });

  it("name each row that they do not understand, and what it says", () => {
    const text = [
      "Fecha\tDetalle\tValor",
      "03/11/2026\tMedio pegado\t1.234.5",
      "31/02/2026\tNo es un día\t100",
      "\tSin fecha\t100",
      "03/11/2026\tSin valor\t",
      "03/11/2026\tLetras\tmil",
      "03/11/2026\tUn NIT\t900.123.456-7",
      "03/11/2026\tMenos de medio peso\t0,40",
      "",
      "03/11/2026\tBien\t100",
    ].join("\n");
    expect(read(text).problems).toEqual([
      { row: 2, kind: "bad-amount", cell: "1.234.5" },
      { row: 3, kind: "bad-date", cell: "31/02/2026" },
      { row: 4, kind: "no-date", cell: "" },
      { row: 5, kind: "no-amount", cell: "" },
      { row: 6, kind: "bad-amount", cell: "mil" },
      { row: 7, kind: "bad-amount", cell: "900.123.456-7" },
      { row: 8, kind: "bad-amount", cell: "0,40" },
    ]);
    expect(shown(text)).toEqual(["2026-11-03 Bien 100"]);
    const both = "Fecha\tDetalle\tDébito\tCrédito\n03/11/2026\tX\t5\t6\n03/11/2026\tY\t5\t";
    expect(read(both).problems).toEqual([{ row: 2, kind: "both-sides", cell: "6" }]);
  });

  it("read both ways of writing in one paste where a figure says its own, and count them", () => {
    const mixed = read(
      "Fecha\tDetalle\tValor\n3/11/2026\tA\t1.234,56\n3/11/2026\tB\t1,234.56\n3/11/2026\tC\t-12,345,678.90\n3/11/2026\tD\t500",
    );
    expect(mixed.movements.map(({ amount }) => amount)).toEqual([1_235, 1_235, -12_345_679, 500]);
    expect(mixed).toMatchObject({ mixed: 1, rounded: 3, problems: [] });
    // One that does not say it may be half of another: it is named, and not guessed.
    const cells = ["1.234,56", "2.345,67", "3.456,78", "1,234", "12.34"];
    const lines = cells.map((cell) => `3/11/2026\tA\t${cell}`);
    const open = read(["Fecha\tDetalle\tValor", ...lines].join("\n"));
    expect(open.movements).toHaveLength(3);
    expect(open.problems.map(({ row, kind, cell }) => [row, kind, cell])).toEqual([
      [5, "bad-amount", "1,234"],
      [6, "bad-amount", "12.34"],
    ]);
  });

  it("take the month first only where a whole column says so", () => {
    expect(read("11/25/2026\tA\t1\n11/03/2026\tB\t2")).toMatchObject({ order: "month-first" });
    expect(shown("11/25/2026\tA\t1\n11/03/2026\tB\t2")).toEqual(["2026-11-25 A 1", "2026-11-03 B 2"]);
    const mixed = read("11/25/2026\tA\t1\n25/11/2026\tB\t2");
    expect(mixed).toMatchObject({ order: "day-first", problems: [{ row: 1, kind: "bad-date" }] });
  });

  it.each([
    ["Nombre\tCiudad\nAna\tCali", ["date", "amount"]],
    ["Fecha\tDetalle\n03/11/2026\tVenta", ["amount"]],
    ["Detalle\tValor\nVenta\t100", ["date"]],
    ["", ["date", "amount"]],
  ])("say which column lacks in %j", (text, lacking) => {
    expect(missingUses(guessColumns(splitCells(text), TODAY).uses)).toEqual(lacking);
  });

  it("an open quote swallows no row", () => {
    expect(shown('Fecha\tDetalle\tValor\n3/11/2026\t"Tubo 1/2\t100\n4/11/2026\tB\t200')).toHaveLength(2);
  });

  describe("are read as they were written, whatever the order of the columns", () => {
    interface Row {
      readonly date: Day;
      readonly amount: number;
      readonly isOut: boolean;
    }
    const row: fc.Arbitrary<Row> = fc.record({
      date: fc.integer({ min: 1, max: 28 }).map((at) => makeDay(2026, 3, at) ?? TODAY),
      amount: fc.integer({ min: 1, max: 9_000_000_000 }),
      isOut: fc.boolean(),
    });
    const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });

    function expectRead(rows: readonly Row[], places: readonly number[]) {
      const lines = rows.map(({ date, amount, isOut }) => {
        const cells = [formatDay(date), "Movimiento", `${isOut ? "-" : ""}${groupDigits(String(amount))}`];
        return places.map((place) => cells[place]).join("\t");
      });
      const { movements, problems } = read(lines.join("\n"));
      expect(problems).toEqual([]);
      expect(movements.map(({ date, amount }) => [date, amount])).toEqual(
        rows.map(({ date, amount, isOut }) => [date, isOut ? -amount : amount]),
      );
    }

    it("any lines", () => {
      fc.assert(fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), order, expectRead));
    });

    it("5,000 lines", () => {
      const rows = fc.array(row, { minLength: 5_000, maxLength: 5_000, size: "max" });
      fc.assert(fc.property(rows, order, expectRead), { numRuns: 3 });
    });
  });

  it("any text is rows that are movements, problems or blank: none is lost", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ maxLength: 12 }), { maxLength: 5 }), { maxLength: 12 }),
        (cells) => {
          const rows = splitCells(cells.map((row) => row.join("\t")).join("\n"));
          const { uses, skipped } = guessColumns(rows, TODAY);
          const { movements, problems } = readMovements(rows, uses, skipped, TODAY);
          const told = [...movements, ...problems].map((each) => each.row).sort((a, b) => a - b);
          const filled = rows.flatMap((row, at) =>
            at >= skipped && row.some((cell) => cell !== "") ? [at + 1] : [],
          );
          expect(told).toEqual(filled);
        },
      ),
    );
  });
});
