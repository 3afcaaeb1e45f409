import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { accountCell, dayColumn, moneyColumn } from "#domain/import/values/cell-columns.ts";
import { dayOfSerial } from "#domain/import/values/serial-day.ts";
import { day, dayFromNumber, dayNumber } from "#domain/kernel/calendar-day.ts";

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
    [110_505, "bad"],
    [3, "bad"],
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

  it("takes the month first only where the whole column says so", () => {
    expect(dayIn("11/03/2026", ["11/25/2026"])).toBe("2026-11-03");
    expect(dayIn("11/03/2026", ["25/11/2026"])).toBe("2026-03-11");
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
    ["", "", ""],
    [null, "", ""],
  ])("%j is %s %s", (cell, code, name) => {
    expect(accountCell(cell)).toEqual({ code, name });
  });
});
