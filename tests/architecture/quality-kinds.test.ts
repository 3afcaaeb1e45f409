import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { problemOf, type Row, rowsOf } from "./titled-tests.ts";

const text = readFileSync("docs/quality.md", "utf8");
/** From the heading to the next one. */
const part = text.split("## Reliability\n")[1]?.split("\n### ")[0] ?? "";
const rows = rowsOf(part);

/** The ways of each kind: what stands before and after the first colon. */
function kindsOf(all: readonly Row[]): ReadonlyMap<string, ReadonlySet<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const { clause } of all) {
    const [kind = "", ...way] = clause.split(": ");
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(way.join(": ")));
  }
  return kinds;
}

describe("ST-33 the kinds of trouble in docs/quality.md", () => {
  it("are a table that is read whole", () => {
    const lines = part.split("\n").filter((line) => line.startsWith("| ") && !/^\| (?:Kind|-)/.test(line));
    expect(rows).toHaveLength(lines.length);
    expect(kindsOf(rows).size).toBeGreaterThanOrEqual(11);
  });

  it("are each provoked in at least three different ways in a browser", () => {
    const few = [...kindsOf(rows)].filter(([, ways]) => ways.size < 3);
    expect(few.map(([kind, ways]) => `${kind}: ${[...ways].join("; ")}`)).toEqual([]);
    expect(rows.filter(({ file }) => !file.startsWith("tests/e2e/"))).toEqual([]);
  });

  it("name a test that is there, each once", () => {
    expect(rows.flatMap((row) => problemOf(row) ?? [])).toEqual([]);
  });
});
