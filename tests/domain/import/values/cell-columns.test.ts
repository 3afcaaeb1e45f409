import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { accountCell, dayColumn, moneyColumn } from "#domain/import/values/cell-columns.ts";
import { dayOfSerial } from "#domain/import/values/serial-day.ts";
import { day, dayFromNumber, dayNumber, month } from "#domain/kernel/calendar-day.ts";

const TODAY = day("2026-11-23");

function dayIn(cell: FileCell, others: readonly FileCell[] = []): string {
  const read = dayColumn([cell, ...others], TODAY)(cell);
  return read.kind === "value" ? read.value : read.kind;
}

describe("IM-07: days of a column", () => {
  it.each<[FileCell, string]>([
    [{ day: day("2026-11-03") }, "2026-11-03"],
    ["03/11/2026", "2026-11-03"],
    ["3-nov-26", "2026-11-03"],
    ["03-NOV-2026", "2026-11-03"],
    ["15-Ene-26", "2026-01-15"],
    ["1-Apr-26", "2026-04-01"],
    ["30-set-2026", "2026-09-30"],
    ["3 de noviembre de 2026", "2026-11-03"],
    ["NOV 3/2026", "2026-11-03"],
    ["Noviembre 3 de 2026", "2026-11-03"],
    ["nov. 03, 2026", "2026-11-03"],
    ["NOV 03", "2026-11-03"],
    ["martes, 3 de noviembre de 2026", "2026-11-03"],
    ["2026-11-03", "2026-11-03"],
    ["2026-11-3", "2026-11-03"],
    ["2026-11-03T10:33:00", "2026-11-03"],
    ["03/11/2026 12:00:00 a. m.", "2026-11-03"],
    ["20261103", "2026-11-03"],
    [20_261_103, "2026-11-03"],
    [46_329, "2026-11-03"],
    [46_329.75, "2026-11-03"],
    ["46329", "2026-11-03"],
    ["46329.5", "2026-11-03"],
    ["46329,75", "2026-11-03"],
    ["46329:75", "bad"],
    ["x46329", "bad"],
    ["46329x", "bad"],
    ["146329", "bad"],
    [29_220, "bad"],
    [29_221, "1980-01-01"],
    [73_050, "2099-12-31"],
    [73_050.9, "2099-12-31"],
    [73_051, "bad"],
    [19_800_101, "1980-01-01"],
    [19_800_101.5, "bad"],
    [1231, "bad"],
    [110_505, "bad"],
    [3, "bad"],
    [5.1, "bad"],
    [20_261_345, "bad"],
    ["31/02/2026", "bad"],
    ["Total", "bad"],
    [{ error: "#REF!" }, "bad"],
    [true, "bad"],
    ["", "none"],
    [null, "none"],
  ])("%j is %s", (cell, expected) => {
    expect(dayIn(cell)).toBe(expected);
  });

  it("a day alone is of the month that the titles speak of", () => {
    const read = dayColumn([3, "4", "31", " 5 "], TODAY, month("2026-11"));
    const told = (cell: FileCell) => {
      const found = read(cell);
      return found.kind === "value" ? found.value : found.kind;
    };
    expect([3, "4", " 5 ", 30, 31, "003", "3x", "x3", 46_329, "03/10/2026", null, " "].map(told)).toEqual([
      "2026-11-03",
      "2026-11-04",
      "2026-11-05",
      "2026-11-30",
      "bad",
      "bad",
      "bad",
      "bad",
      "2026-11-03",
      "2026-10-03",
      "none",
      "none",
    ]);
  });

  it("says the nearest day of a cell that names one beyond its month, and of no other", () => {
    const read = dayColumn([], TODAY);
    expect(read("31/11/2026")).toEqual({ kind: "bad", cell: "31/11/2026", near: "2026-11-30" });
    expect(read("ayer")).toEqual({ kind: "bad", cell: "ayer" });
    expect(read("30/11/2026")).toEqual({ kind: "value", value: "2026-11-30" });
  });

  it("takes the month first only where the whole column says so", () => {
    expect(dayIn("11/03/2026", ["11/25/2026"])).toBe("2026-11-03");
    expect(dayIn("11/03/2026", ["25/11/2026"])).toBe("2026-03-11");
    // A day of a workbook has no order.
    expect(dayIn({ day: day("2026-11-03") }, ["11/25/2026"])).toBe("2026-11-03");
  });

  it("counts days in both systems of spreadsheets", () => {
    expect(dayOfSerial(46_329, false)).toBe("2026-11-03");
    expect(dayOfSerial(46_329 - 1462, true)).toBe("2026-11-03");
    fc.assert(
      fc.property(fc.integer({ min: 29_221, max: 73_050 }), (serial) => {
        expect(dayIn(serial)).toBe(dayFromNumber(dayNumber(day("1900-01-01")) + serial - 2));
      }),
    );
  });
});

describe("IM-07: amounts of a column", () => {
  const read = (cells: readonly FileCell[]) =>
    cells.map(moneyColumn(cells)).map((each) => (each.kind === "value" ? each.value.value : each.kind));

  it("reads numbers, texts in the column's way and those that say their own", () => {
    expect(read([1234.4, "1.234,56", "3.000", "1,234.56", "$ -", "", null, 0])).toEqual([
      1234,
      1235,
      3000,
      1235,
      "none",
      "none",
      "none",
      0,
    ]);
    expect(read(["1,000", "1,234.56", "20"])).toEqual([1000, 1235, 20]);
  });

  it("tells nothing apart from a zero, and what is written another way than its column", () => {
    const cells = ["1.234,50", " ", "  2.000 ", "1,234.50", 0, "-", "$"];
    const column = moneyColumn(cells);
    expect(cells.map((cell) => column(cell).kind)).toEqual([
      "value",
      "none",
      "value",
      "value",
      "value",
      "none",
      "none",
    ]);
    const mixed = cells.map((cell) => {
      const read = column(cell);
      return read.kind === "value" && read.value.isMixed;
    });
    expect(mixed).toEqual([false, false, false, true, false, false, false]);
    expect(column(0)).toEqual({
      kind: "value",
      value: { value: 0, isRounded: false, cents: 0, side: null, isMixed: false },
    });
    expect(column(5)).toEqual({
      kind: "value",
      value: { value: 5, isRounded: false, cents: 0, side: null, isMixed: false },
    });
    expect(column(true)).toEqual({ kind: "bad", cell: "VERDADERO" });
    expect(column({ error: "#REF!" })).toEqual({ kind: "bad", cell: "#REF!" });
    expect(column({ error: "" })).toEqual({ kind: "bad", cell: "" });
  });

  it("makes no amount of what is none", () => {
    expect(
      read([{ error: "#VALUE!" }, true, "mil", { day: day("2026-11-03") }, "1.234.5", Number.NaN]),
    ).toEqual(Array.from({ length: 6 }, () => "bad"));
  });
});

describe("IM-07: accounts of a column", () => {
  it.each<[FileCell, string, string]>([
    [110_505, "110505", ""],
    ["110505.0", "110505", ""],
    ["110505,00", "110505", ""],
    ["11.05.05", "110505", ""],
    ["1105 05", "110505", ""],
    ["1105-05", "110505", ""],
    ["110505 Caja general", "110505", "Caja general"],
    ["110505 - Caja general", "110505", "Caja general"],
    ["Caja general", "", "Caja general"],
    ["Caja general (110505)", "110505", "Caja general"],
    ["Bancos (11.10.05)", "111005", "Bancos"],
    ["110505: Caja", "110505", "Caja"],
    ["1105.10 Caja", "110510", "Caja"],
    ["110.0.5", "11005", ""],
    ["1.0.0", "100", ""],
    ["x110505", "", "x110505"],
    ["110505x", "", "110505x"],
    ["Cuenta 110505,0", "", "Cuenta 110505,0"],
    ["", "", ""],
    [null, "", ""],
  ])("%j is %s %s", (cell, code, name) => {
    expect(accountCell(cell)).toEqual({ code, name });
  });
});
