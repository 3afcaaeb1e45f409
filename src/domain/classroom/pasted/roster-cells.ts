import { plainLine } from "../../kernel/graphemes.ts";

/** Cells of a line; what stands between double quotes is one cell, and two quotes within it are one. */
export function rosterCells(line: string, separator: RegExp): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? "";
    if (sign === '"' && (isQuoted || cell.trim() === "")) {
      if (isQuoted && line[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = !isQuoted;
    } else if (!isQuoted && separator.test(sign)) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell].map((each) => plainLine(each));
}
