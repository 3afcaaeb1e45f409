import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { problemOf, rowsOf } from "./titled-tests.ts";

const DOCUMENT = "docs/spec-academic.md";

const text = readFileSync(DOCUMENT, "utf8");
const rows = rowsOf(text);

describe("ED-149 the academic parts of the specification, clause by clause", () => {
  it("are a table that is read whole", () => {
    const lines = text
      .split("\n")
      .filter((line) => line.startsWith("| ") && !/^\| (?:Clause|-+) /u.test(line));
    expect(rows).toHaveLength(lines.length);
    expect(rows.length).toBeGreaterThan(200);
    for (const section of ["2", "3", "4", "5", "6", "8", "9"]) expect(text).toMatch(`spec \u00a7${section}`);
  });

  it("are each held by one test that is there", () => {
    expect(rows.flatMap((row) => problemOf(row) ?? [])).toEqual([]);
  });

  it("say each clause once", () => {
    const said = text.split(/^## /mu).flatMap((part) => {
      const [head = ""] = part.split("\n");
      return rowsOf(part).map(({ clause }) => `${head}: ${clause}`);
    });
    expect(said.filter((each, at) => said.indexOf(each) !== at)).toEqual([]);
  });

  it("find a file, a title and a group that are not there", () => {
    const file = "tests/architecture/spec-academic.test.ts";
    const found = (title: string) => problemOf({ clause: "", file, title });
    expect(found("say each clause once")).toBeNull();
    expect(
      found("ED-149 the academic parts of the specification, clause by clause › say each clause once"),
    ).toBeNull();
    expect(found("say each " + "clause twice")).toContain("0 times");
    expect(found("no such group › say each clause once")).toContain("0 times");
    expect(problemOf({ clause: "", file: "tests/no-such.test.ts", title: "" })).toContain("is not there");
  });
});
