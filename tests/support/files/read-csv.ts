/**
 * A semicolon-separated file, parsed by RFC 4180: quotes protect separators and line breaks, and are doubled inside.
 */
export function readCsv(text: string, separator = ";"): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const each = text[at] ?? "";
    if (quoted) {
      if (each !== '"') cell += each;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (each === '"') quoted = true;
    else if (each === separator) {
      row.push(cell);
      cell = "";
    } else if (each === "\r" && text[at + 1] === "\n") {
      rows.push([...row, cell]);
      row = [];
      cell = "";
      at += 1;
    } else cell += each;
  }
  if (quoted || cell !== "" || row.length > 0) throw new Error("the file does not end with a row");
  return rows;
}
