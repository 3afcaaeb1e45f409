import type { BookProblem } from "#domain/accounting/verify-book.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { readRow } from "../shapes/read-row.ts";
import {
  byKind,
  count,
  flag,
  id,
  integer,
  list,
  monthValue,
  oneOf,
  orNull,
  shape,
  textValue,
} from "../shapes/shape.ts";

/** What was found in one book, without its name: nothing of the books' texts lies outside their database. */
export interface KeptFinding {
  /** Null: of what belongs to no book. */
  readonly bookId: BookId | null;
  readonly problems: readonly BookProblem[];
  /** True: counted again from the entries, none of which changed; the audit trail has a record of it. */
  readonly mended: boolean;
}

/** The key holds the account's id, so that it goes with the account (AU-16). */
const keyOf = (accountId: string): string => `cuadra_hallazgos_${accountId}`;

/** Of one book the first is told, and how many more there are. */
const MOST_KEPT = 50;
const MOST_BOOKS = 100;

const numbered = { number: integer };
const record = { table: textValue, key: textValue };

const problemShape = byKind<BookProblem>({
  "bad-record": shape({ kind: oneOf(["bad-record"]), ...record }),
  "newer-record": shape({ kind: oneOf(["newer-record"]), ...record }),
  "bad-head": shape({ kind: oneOf(["bad-head"]) }),
  "unbalanced-entry": shape({ kind: oneOf(["unbalanced-entry"]), ...numbered, id: textValue }),
  "bad-number": shape({ kind: oneOf(["bad-number"]), ...numbered }),
  "missing-number": shape({ kind: oneOf(["missing-number"]), ...numbered }),
  "total-differs": shape({ kind: oneOf(["total-differs"]), month: monthValue, account: textValue }),
  "count-differs": shape({ kind: oneOf(["count-differs"]), month: monthValue }),
  "page-disordered": shape({ kind: oneOf(["page-disordered"]), month: monthValue, page: count }),
  "counter-differs": shape({
    kind: oneOf(["counter-differs"]),
    counter: oneOf(["entries", "turnover", "lastNumber"]),
  }),
  "stock-differs": shape({ kind: oneOf(["stock-differs"]) }),
  "attachment-lost": shape({ kind: oneOf(["attachment-lost"]), id: textValue }),
  "attachment-stray": shape({ kind: oneOf(["attachment-stray"]), id: textValue }),
});

const keptShape = list(
  shape<KeptFinding>({ bookId: orNull(id("book")), problems: list(problemShape, MOST_KEPT), mended: flag }),
  MOST_BOOKS,
);

/**
 * Keeps what was found until the person has read it: the tab may be closed before. Of an earlier check stays what it
 * mended, which this one cannot find again.
 */
export function keepFindings(accountId: string, found: readonly KeptFinding[]): void {
  try {
    const books = new Set(found.map(({ bookId }) => bookId));
    const unread = keptFindings(accountId).filter(({ bookId, mended }) => mended && !books.has(bookId));
    const kept = [...found, ...unread].slice(0, MOST_BOOKS).map(({ bookId, problems, mended }) => ({
      bookId,
      problems: problems.slice(0, MOST_KEPT),
      mended,
    }));
    if (kept.length === 0) forgetFindings(accountId);
    else localStorage.setItem(keyOf(accountId), JSON.stringify(kept));
  } catch {
    // What is not mended is found again by the next check.
  }
}

/** What an earlier check found and nobody has read. */
export function keptFindings(accountId: string): readonly KeptFinding[] {
  try {
    return readRow(keptShape, JSON.parse(localStorage.getItem(keyOf(accountId)) ?? "null")) ?? [];
  } catch {
    return [];
  }
}

export function forgetFindings(accountId: string): void {
  try {
    localStorage.removeItem(keyOf(accountId));
  } catch {
    // Told once more, which is harmless.
  }
}
