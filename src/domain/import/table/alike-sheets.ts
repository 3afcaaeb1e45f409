import { fold } from "../../kernel/spanish.ts";
import { monthOfName } from "../values/period-in-words.ts";
import { repeatsHead } from "./find-head.ts";
import { plainCell, type SheetBook } from "./sheet.ts";

/** A heading stands below titles. */
const WITHIN = 60;

/** A sheet with the headings of another one. */
interface AlikeSheet {
  readonly name: string;
  /** Its place in the book. */
  readonly at: number;
  /** The first row below its heading, among those of the sheet. */
  readonly next: number;
}

/** The other shown sheets with the headings of the one that is read, such as those of other months. */
export function alikeSheets(
  { sheets }: Pick<SheetBook, "sheets">,
  at: number,
  next: number,
): readonly AlikeSheet[] {
  const head = (sheets[at]?.rows[next - 1]?.cells ?? []).map(plainCell);
  const count = head.filter((text) => text !== "").length;
  return sheets.flatMap(({ name, rows, hidden }, index) => {
    if (index === at || hidden) return [];
    const found = rows
      .slice(0, WITHIN)
      .findIndex(
        (row) =>
          repeatsHead(row, head) && row.cells.filter((cell) => plainCell(cell) !== "").length === count,
      );
    return found < 0 ? [] : [{ name, at: index, next: found + 1 }];
  });
}

/** Those of other months than a sheet that is named after one: they go on from each other. */
export function sheetsOfMonths(name: string, alike: readonly AlikeSheet[]): readonly AlikeSheet[] {
  const seen = new Set([monthOfName(fold(name))]);
  if (seen.has(0)) return [];
  return alike.filter((each) => {
    const month = monthOfName(fold(each.name));
    // Two sheets of one month may be two years, or a copy: somebody says whether both are meant.
    const isNew = month !== 0 && !seen.has(month);
    seen.add(month);
    return isNew;
  });
}
