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
});
