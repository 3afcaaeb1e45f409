/**
 * Whether pasted text is rows of cells, and not the text of one cell. Spreadsheets and the tables of a page copy tabs
 * between cells; of a file, lines with as many semicolons.
 */
export function isPastedTable(text: string): boolean {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  if (lines.some((line) => line.trim().split("\t").length > 2)) return true;
  return lines.length > 1 && lines.every((line) => line.split(";").length > 2 || line.includes("\t"));
}
