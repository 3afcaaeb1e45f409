import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const DOCUMENT = "docs/spec-academic.md";

interface Row {
  readonly clause: string;
  readonly file: string;
  /** The title of a test, or of its group and of the test: "group › test". */
  readonly title: string;
}

/** The rows of the tables: a clause, a path in backticks, a title. */
function rowsOf(text: string): readonly Row[] {
  return [...text.matchAll(/^\| (.+?) +\| `(tests\/[^`]+)` +\| (.+?) +\|$/gmu)].map(
    ([, clause = "", file = "", title = ""]) => ({ clause, file, title }),
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/**
 * Where the words are the title of a test or a group: first in the brackets of `it`, `test` or `describe`, or of what
 * `each` answered, between quotes. A test that is skipped is none.
 */
function placesOf(source: string, title: string): readonly number[] {
  const call = new RegExp(`(?:(?<!\\.)\\b(?:it|test|describe)|\\))\\(\\s*(["'\`])${escaped(title)}\\1`, "gu");
  return [...source.matchAll(call)].map(({ index }) => index);
}

/** Where a group ends: where the next one begins. */
const endOf = (source: string, from: number) => {
  const next = source.indexOf("\ndescribe", from);
  return next < 0 ? source.length : next;
};

/** How many tests of the file have that title. */
function countOf(source: string, title: string): number {
  const [group = "", test] = title.split(" › ");
  if (test === undefined) return placesOf(source, title).length;
  return placesOf(source, group).flatMap((from) => placesOf(source.slice(from, endOf(source, from)), test))
    .length;
}

/** What is wrong with a row: no such file, no such test, or more than one. */
function problemOf({ file, title }: Row): string | null {
  if (!existsSync(file)) return `${file} is not there`;
  const count = countOf(readFileSync(file, "utf8"), title);
  return count === 1 ? null : `${file} has «${title}» ${count} times`;
}

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
