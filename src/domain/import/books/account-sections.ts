import type { Day } from "../../kernel/day.ts";
import { repeatsHead } from "../table/find-head.ts";
import { type FileCell, plainCell, type SheetRow } from "../table/sheet.ts";
import { accountCell, type WrittenAccount } from "../values/cell-columns.ts";
import { writtenDay } from "../values/written-day.ts";
import type { ColumnMeaning } from "./column-meanings.ts";

/** The heading of the column that a ledger by sections gets: the account that stands above each of its movements. */
export const SECTION_LABEL = "Cuenta de cada sección";

const LONGEST = 200;
const NAMED =
  /^(?:c[oó]digo\s+)?(?:cuenta|cta|auxiliar|subcuenta|c[oó]digo)\.?(?:\s+(?:contable|auxiliar|mayor))?\s*:?\s*(\d[\d.\s-]*\d)(?![\d/])[\s:–-]*(.*)$/i;
/** What a program writes after the name: the balance before, or sums. */
const AFTER_NAME = /\s+(?:saldo\b|\$|[($-]*\d[\d.,]*\)?\s*(?:$|[($-]*\d)).*$/i;
const LEAST_DIGITS = 4;
const MOST_DIGITS = 14;
const [FIRST_SERIAL, LAST_SERIAL] = [29_221, 73_050];

function isCode(code: string): boolean {
  return code.length >= LEAST_DIGITS && code.length <= MOST_DIGITS && !code.startsWith("0");
}

const ANY_DAY = "2000-01-01" as Day;
/** What reads as a day of a later year is a code: 21050501. */
const LAST_YEAR = "2100";

/** Whether a cell may be the day of a movement. */
function looksLikeDay(cell: FileCell | undefined): boolean {
  if (typeof cell === "number" && cell < FIRST_SERIAL) return false;
  if (typeof cell === "number" && cell <= LAST_SERIAL) return true;
  if (typeof cell === "object" && cell !== null) return "day" in cell;
  const [dayFirst, monthFirst] = [
    writtenDay(plainCell(cell), "day-first", ANY_DAY),
    writtenDay(plainCell(cell), "month-first", ANY_DAY),
  ];
  const day = dayFirst ?? monthFirst;
  return day !== null && day < LAST_YEAR;
}

interface SectionedTable {
  readonly next: number;
  readonly meanings: readonly ColumnMeaning[];
  readonly labels: readonly string[];
}

/** Whether the accounts of a table stand in rows of their own, above their movements. */
export function isSectioned({ meanings, labels }: Omit<SectionedTable, "next">): boolean {
  return labels[meanings.indexOf("code")] === SECTION_LABEL;
}

/** The account that a row is the heading of; null for any other row. */
function sectionAccount({ cells }: SheetRow, dateAt: number): WrittenAccount | null {
  const texts = cells.map(plainCell).filter((text) => text !== "");
  const named = NAMED.exec(texts.join(" ").slice(0, LONGEST));
  if (named) {
    const code = (named[1] ?? "").replace(/\D/g, "");
    return isCode(code) ? { code, name: (named[2] ?? "").replace(AFTER_NAME, "") } : null;
  }
  // A code and its name alone, before what its movements say.
  if (looksLikeDay(cells[dateAt])) return null;
  const own = accountCell(texts[0]);
  const name = own.name || (texts[1] ?? "");
  return isCode(own.code) && /^\p{L}/u.test(name) ? { code: own.code, name } : null;
}

/** Whether the rows of a table without accounts stand in sections, each below the account that it is of. */
export function holdsSections(rows: readonly SheetRow[], next: number, dateAt: number): boolean {
  const codes = new Set<string>();
  for (const [at, row] of rows.entries()) {
    const account = sectionAccount(row, dateAt);
    if (account !== null) codes.add(account.code);
    else if (at >= next && codes.size === 0 && looksLikeDay(row.cells[dateAt])) return false;
  }
  return codes.size > 1;
}

/** The movements of a ledger by sections, each with its account in the column that says it. */
export function withSectionAccounts(
  rows: readonly SheetRow[],
  { next, meanings, labels }: SectionedTable,
): readonly SheetRow[] {
  const [dateAt, codeAt] = [meanings.indexOf("date"), meanings.indexOf("code")];
  let now = "";
  return rows.flatMap((row, at) => {
    const account = sectionAccount(row, dateAt);
    if (account !== null) {
      now = `${account.code} ${account.name}`;
      return [];
    }
    if (at < next) return [];
    if (repeatsHead(row, labels)) return [row];
    const own = Array.from({ length: codeAt }, (_, column) => row.cells[column] ?? null);
    return [{ ...row, cells: [...own, now] }];
  });
}
