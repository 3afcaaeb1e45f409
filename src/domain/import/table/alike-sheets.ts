import { repeatsHead } from "./find-head.ts";
import { plainCell, type SheetBook } from "./sheet.ts";

/** A heading stands below titles. */
const WITHIN = 60;

/** The other shown sheets with the headings of the one that is read, such as those of other months, by their names. */
export function alikeSheets(
  { sheets }: Pick<SheetBook, "sheets">,
  at: number,
  next: number,
): readonly string[] {
  const head = (sheets[at]?.rows[next - 1]?.cells ?? []).map(plainCell);
  const count = head.filter((text) => text !== "").length;
  const others = sheets.filter((sheet, index) => index !== at && !sheet.hidden);
  return others.flatMap(({ name, rows }) => {
    const isAlike = rows
      .slice(0, WITHIN)
      .some(
        (row) =>
          repeatsHead(row, head) && row.cells.filter((cell) => plainCell(cell) !== "").length === count,
      );
    return isAlike ? [name] : [];
  });
}
