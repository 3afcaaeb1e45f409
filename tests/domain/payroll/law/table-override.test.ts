import { describe, expect, it } from "vitest";
import { FORESEEN_SOLIDARITY, SOLIDARITY, WITHHOLDING_TABLE } from "#domain/law/tables.data.ts";
import { isTable, readTable, tableText } from "#domain/payroll/law/table-override.ts";
import { lawOverridesShape } from "#storage/shapes/records/payroll-shape.ts";

describe("a table typed in the place of the law's", () => {
  it("is read as it is written: each table of the law and the one foreseen (Ley 2381 de 2024, art. 20)", () => {
    for (const brackets of [
      FORESEEN_SOLIDARITY.brackets.slice(0, -1),
      SOLIDARITY[0]?.brackets.slice(0, -1),
    ]) {
      const read = readTable("solidarity", tableText(brackets ?? []));
      expect(read.ok && read.value).toEqual(brackets);
    }
    const [law] = WITHHOLDING_TABLE;
    const read = readTable("withholding", tableText(law?.brackets ?? []));
    expect(read.ok && read.value).toEqual(law?.brackets);
  });

  it.each([
    ["", { kind: "empty" }],
    ["0; 0\nuno; 2", { kind: "line", line: 2 }],
    ["0; 0\n4", { kind: "line", line: 2 }],
    ["0; 0\n4; 101", { kind: "line", line: 2 }],
    ["0; 0\n4; 1; 3", { kind: "line", line: 2 }],
    ["0; 0\n4; 1\n4; 2", { kind: "order", line: 3 }],
    ["4; 1,5", { kind: "start" }],
  ])("%o is refused: %o", (text, problem) => {
    expect(readTable("solidarity", text)).toEqual({ ok: false, error: problem });
  });

  it("is stored when it is a table, and refused otherwise", () => {
    const brackets = FORESEEN_SOLIDARITY.brackets;
    expect(lawOverridesShape.check({ uvt: 55_000, solidarity: brackets })).toBe("ok");
    for (const bad of [[], [{}], brackets.slice(1), brackets.toReversed(), 4, null]) {
      expect(isTable("solidarity", bad)).toBe(false);
      expect(lawOverridesShape.check({ solidarity: bad })).toBe("bad");
    }
    expect(isTable("solidarity", WITHHOLDING_TABLE[0]?.brackets)).toBe(false);
    expect(isTable("withholding", WITHHOLDING_TABLE[0]?.brackets)).toBe(true);
  });

  const bracket = (over: unknown, percent: unknown = 1, fixed: unknown = 0, inclusive: unknown = true) => ({
    over,
    percent,
    fixed,
    inclusive,
  });
  const ZERO = bracket(0, 0);
  const many = (count: number) => Array.from({ length: count }, (_, at) => bracket(at));

  it.each<[string, unknown, boolean]>([
    ["one bracket from zero on", [ZERO], true],
    ["two that rise", [ZERO, bracket(4)], true],
    ["two of the same beginning", [ZERO, bracket(4), bracket(4)], false],
    ["two that fall", [ZERO, bracket(4), bracket(3)], false],
    ["thirty", many(30), true],
    ["thirty-one", many(31), false],
    ["all of the amount", [ZERO, bracket(4, 100)], true],
    ["more than that", [ZERO, bracket(4, 100.01)], false],
    ["less than nothing", [ZERO, bracket(4, -1)], false],
    ["the largest beginning", [ZERO, bracket(100_000)], true],
    ["a larger one", [ZERO, bracket(100_001)], false],
    ["a beginning without end", [ZERO, bracket(Number.POSITIVE_INFINITY)], false],
    ["a text for a number", [ZERO, bracket("4")], false],
    ["a percent that is a text", [ZERO, bracket(4, "1")], false],
    ["what is added as a text", [ZERO, bracket(4, 1, "0")], false],
    ["no word on whether the limit is inside", [ZERO, bracket(4, 1, 0, "yes")], false],
    ["a bracket of nothing", [ZERO, null], false],
    ["a number for a bracket", [ZERO, 4], false],
    ["no list", { length: 1, 0: ZERO }, false],
  ])("may be %s: %s", (_name, value, may) => {
    expect(isTable("solidarity", value)).toBe(may);
  });

  it("leaves out blank lines, and takes up to 100 %", () => {
    const read = readTable("solidarity", "0; 0\n  \n4; 100\n");
    expect(read.ok && read.value.map(({ over, percent }) => [over, percent])).toEqual([
      [0, 0],
      [4, 100],
    ]);
  });
});
