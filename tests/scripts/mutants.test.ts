import { describe, expect, it } from "vitest";
import { mutantsText, parseMutants, UNEXPLAINED } from "../../scripts/mutants.mjs";

const score = (all: number, noticed: number) => ({ all, noticed, apart: 2 });
const left = [
  { file: "src/domain/kernel/day.ts", line: 12, change: "`a: b` → `b` (X)", reason: "No day: is later" },
  { file: "src/domain/kernel/day.ts", line: 9, change: "`- 1: x` → `nothing` (Y)", reason: UNEXPLAINED },
  { file: "src/domain/kernel/day.ts", line: 7, change: "`a | b` → `a` (Y)", reason: UNEXPLAINED },
  { file: "src/domain/kernel/own/pesos.ts", line: 3, change: "`## 'x'` → `y` (Z)", reason: "Same answer" },
];
const scores = new Map([
  ["kernel/own", score(4, 3)],
  ["kernel", score(10, 7)],
]);

describe("documents of what no test notices", () => {
  it("say what they were made of", () => {
    const told = parseMutants(mutantsText("kernel", { scores, left }));
    expect(told.scores).toEqual(scores);
    const byPlace = (rows: typeof left) => rows.toSorted((a, b) => a.line - b.line);
    expect(byPlace(told.left)).toEqual(byPlace(left));
  });

  it("count the reasons of each folder", () => {
    const text = mutantsText("kernel", { scores, left });
    expect(text).toContain("| `kernel` | 10 | 7 | 70.0 % | 2 | 1 of 3 |");
    expect(text).toContain("| `kernel/own` | 4 | 3 | 75.0 % | 2 | 1 of 1 |");
  });

  it("group the changes of a file by their reason, in the order of its lines", () => {
    const text = mutantsText("kernel", { scores, left });
    expect(text.indexOf("No day: is later:")).toBeGreaterThan(0);
    expect(text.indexOf("- 7: ")).toBeLessThan(text.indexOf("- 9: "));
    expect(text.split(`${UNEXPLAINED}:`)).toHaveLength(2);
  });
});
