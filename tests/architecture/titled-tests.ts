import { existsSync, readFileSync } from "node:fs";

// Tables of documents whose rows name a test: a clause, a path in backticks, a title.

export interface Row {
  readonly clause: string;
  readonly file: string;
  /** The title of a test, or of its group and of the test: "group › test". */
  readonly title: string;
}

/** The rows of the tables: a clause, a path in backticks, a title. */
export function rowsOf(text: string): readonly Row[] {
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
export function problemOf({ file, title }: Row): string | null {
  if (!existsSync(file)) return `${file} is not there`;
  const count = countOf(readFileSync(file, "utf8"), title);
  return count === 1 ? null : `${file} has «${title}» ${count} times`;
}
