import type { Day } from "../../kernel/day.ts";
import { plainCell, type SheetRow } from "../table/sheet.ts";
import { looksLikeMoney } from "../values/written-money.ts";
import { extractDays } from "./bank-cells.ts";
import type { BankColumns, BankUse } from "./bank-columns.ts";

/** Fewer rows prove nothing. */
const LEAST_ROWS = 3;
const LOOKED_AT = 400;
const isMinus = (cell: string) => /^\W*[-−]|[-−]$|^\(.*\)$/.test(cell.trim());

/**
 * The columns of an extract that a bank sends to programs, without titles or headings, where its rows leave no doubt:
 * a column of days, one alone in which amounts come in and go out, and one of words. Null where any is in doubt.
 */
export function bareColumns(rows: readonly SheetRow[], until: Day): BankColumns | null {
  const some = rows.slice(0, LOOKED_AT);
  if (some.length < LEAST_ROWS) return null;
  const width = Math.max(...some.map(({ cells }) => cells.length));
  const columns = Array.from({ length: Math.min(width, 60) }, (_, at) => {
    const cells = some.map((row) => row.cells[at] ?? null);
    const texts = cells.map(plainCell);
    const day = extractDays(cells, until);
    return {
      isFull: texts.every((text) => text !== ""),
      isDays: cells.every((cell) => /\d{6}|\D/.test(plainCell(cell)) && day(cell) !== null),
      isMoney: cells.every((cell) => typeof cell === "number" || looksLikeMoney(plainCell(cell))),
      minus: texts.filter(isMinus).length,
      letters: texts.reduce((sum, text) => sum + text.replace(/[^\p{L}]/gu, "").length, 0),
    };
  });
  const signed = columns.flatMap(({ isFull, isMoney, isDays, minus }, at) =>
    isFull && isMoney && !isDays && minus > 0 && minus < some.length ? [at] : [],
  );
  const date = columns.findIndex(({ isFull, isDays }) => isFull && isDays);
  const letters = columns.map((each) => (each.isDays ? 0 : each.letters));
  const text = letters.indexOf(Math.max(...letters));
  if (date < 0 || signed.length !== 1 || (letters[text] ?? 0) < some.length * 3) return null;
  const uses = columns.map((_, at): BankUse => {
    if (at === date) return "date";
    if (at === signed[0]) return "amount";
    return at === text ? "text" : "none";
  });
  return { uses, heading: 0 };
}
