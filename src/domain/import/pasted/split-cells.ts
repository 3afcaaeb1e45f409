/** Separators of copied cells, the likeliest first: a spreadsheet copies tabs. */
const SEPARATORS = ["\t", ";", ","] as const;

/** More columns than any table of movements or accounts has; what a hostile text has beyond them is not read. */
export const MOST_COLUMNS = 200;

function cellsWith(text: string, separator: string): string[][] {
  const rows: string[][] = [];
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
      rows.push(row);
      row = [];
    } else cell += char;
  }
  endCell();
  rows.push(row);
  return rows;
}

/** Cells copied from a spreadsheet, a bank's page or a CSV file. An empty line is a row without text. */
export function splitCells(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/\r\n?/g, "\n").replace(/^\uFEFF/, "");
  // A quote that is never closed is part of a text, and must not swallow the rows after it.
  const clean = (plain.match(/"/g)?.length ?? 0) % 2 === 0 ? plain : plain.replaceAll('"', "”");
  const separator = SEPARATORS.find((each) => clean.includes(each)) ?? "\t";
  return cellsWith(clean, separator);
}
