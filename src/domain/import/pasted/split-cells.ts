import { SHEET_LIMITS } from "../table/sheet-limits.ts";

/** Separators of copied cells, the likeliest first: a spreadsheet copies tabs. */
const SEPARATORS = ["\t", ";", "|", ","] as const;

/** More columns than any table of movements or accounts has; what a hostile text has beyond them is not read. */
export const MOST_COLUMNS = SHEET_LIMITS.columns;

/** So many lines say how a text is separated. */
const LOOKED_AT = 50;
/** One row for all lines without text: a hostile text may have millions of them. */
const BLANK: readonly string[] = [""];

function cellsWith(text: string, separator: string): (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    if (row.length < MOST_COLUMNS) row.push(cell.replace(/\s+/g, " ").trim());
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (char === separator) endCell();
    else if (char === "\n") {
      endCell();
      rows.push(row.length === 1 && row[0] === "" ? BLANK : row);
      row = [];
    } else cell += char;
  }
  endCell();
  rows.push(row);
  return rows;
}

/** In how many of the first lines each separator stands outside of quotes, and how many lines those are. */
function linesWith(text: string): { readonly lines: number; readonly counts: readonly number[] } {
  const counts: number[] = [];
  let lines = 0;
  let seen = new Set<string>();
  let isQuoted = false;
  let hasText = false;
  const endLine = () => {
    if (hasText) lines += 1;
    for (const [index, separator] of SEPARATORS.entries())
      if (seen.has(separator)) counts[index] = (counts[index] ?? 0) + 1;
    seen = new Set();
    hasText = false;
  };
  for (let at = 0; at < text.length && lines < LOOKED_AT; at += 1) {
    const char = text[at] ?? "";
    if (char === '"') isQuoted = !isQuoted;
    else if (char === "\n" && !isQuoted) endLine();
    else {
      if (!isQuoted && (SEPARATORS as readonly string[]).includes(char)) seen.add(char);
      hasText ||= char.trim() !== "";
    }
  }
  endLine();
  return { lines, counts };
}

/** The separator of half of the lines or more; where none is, the likeliest that is there at all. */
function separatorOf(text: string): string {
  const { lines, counts } = linesWith(text);
  const usual = SEPARATORS.find((_, index) => (counts[index] ?? 0) * 2 >= Math.max(lines, 1));
  return usual ?? SEPARATORS.find((each) => text.includes(each)) ?? "\t";
}

/** What a spreadsheet writes above a file to say how it is separated. */
const SAID = /^sep=(.)(?=\n|$)/i;

/** Cells copied from a spreadsheet, a bank's page or a CSV file. An empty line is a row without text. */
export function splitCells(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/\r\n?/g, "\n").replace(/^\uFEFF/, "");
  const said = SAID.exec(plain);
  // Its line stays, empty, so that rows keep their numbers.
  const body = said ? plain.slice(said[0].length) : plain;
  // A quote that is never closed is part of a text, and must not swallow the rows after it.
  const clean = (body.match(/"/g)?.length ?? 0) % 2 === 0 ? body : body.replaceAll('"', "”");
  return cellsWith(clean, said?.[1] ?? separatorOf(clean));
}
