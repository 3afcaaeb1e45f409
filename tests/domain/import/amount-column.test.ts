import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCell, readColumnStyle } from "#domain/import/amount-column.ts";
import { formatLedger } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";

describe("NU-02: the decimal mark of a column", () => {
  it.each<[readonly string[], string]>([
    [["3.000", "12.500"], "comma"],
    [["3.000", "1.234,50"], "comma"],
    [["3,000", "1,234.50"], "point"],
    [["1234", "", "$ 5.000"], "comma"],
    [["10.50", "3.000"], "point"],
    [["1,5", "20"], "comma"],
    [["1,234,567", "900"], "point"],
    [["Total", "2.000"], "comma"],
    [[], "comma"],
  ])("%j is written with %s", (cells, style) => {
    expect(readColumnStyle(cells)).toEqual({ kind: "read", style });
  });

  it("asks when cells contradict each other, and says where", () => {
    expect(readColumnStyle(["1.234.567", "1,234,567"])).toEqual({ kind: "ask", row: 1 });
    expect(readColumnStyle(["5", "1.234,5", "1,234.5"])).toEqual({ kind: "ask", row: 2 });
  });

  it.each<[string, "comma" | "point", number | null]>([
    ["3.000", "comma", 3000],
    ["3.000", "point", 3],
    ["(1.234)", "comma", -1234],
    ["-1,234.00", "point", -1234],
    ["1.234,56", "comma", null],
    ["12abc", "comma", null],
    ["9007199254740992", "comma", null],
    ["-0", "comma", 0],
  ])("reads %j in style %s as %s", (cell, style, expected) => {
    expect(readCell(cell, style)).toBe(expected);
  });

  it("reads back what the product writes", () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeInteger(), { minLength: 1 }), (values) => {
        const cells = values.map((value) => formatLedger(pesos(value)));
        expect(readColumnStyle(cells)).toEqual({ kind: "read", style: "comma" });
        expect(cells.map((cell) => readCell(cell, "comma"))).toEqual(values.map((value) => pesos(value)));
      }),
    );
  });
});
