import type { StoredRows } from "../shapes/rows.ts";

/** Who looks at the records of a table one by one. */
type Holder =
  /** The check of their book, with its entries: `verify-book.ts`. */
  | "entries"
  /** The check of their book, beside its entries; the repair takes them out. */
  | "book"
  /** The check of what belongs to no book; the repair takes them out. */
  | "account";

/** Every table has a holder: one that is added and forgotten here does not compile (ST-28). */
export const HOLDERS: { readonly [Table in keyof StoredRows]: Holder } = {
  meta: "account",
  companies: "account",
  fiscalProfiles: "account",
  books: "entries",
  accounts: "entries",
  pages: "entries",
  months: "entries",
  statements: "account",
  analyses: "account",
  calculations: "account",
  payrollRuns: "account",
  settlements: "account",
  benefitPayments: "account",
  employees: "account",
  // Shared by the books of a company.
  parties: "account",
  extracts: "book",
  matches: "book",
  recurrings: "book",
  items: "book",
  stockMoves: "book",
  stockCards: "book",
  stockMonths: "book",
  stockTransfers: "book",
  assets: "book",
  rules: "book",
  // Named by the check of attached files, with those whose bytes are gone.
  attachments: "entries",
  attachmentBytes: "account",
  usage: "account",
  audit: "account",
  outbox: "account",
};

export type HeldTable = keyof StoredRows;

function heldBy(holder: Holder): readonly HeldTable[] {
  return (Object.keys(HOLDERS) as HeldTable[]).filter((table) => HOLDERS[table] === holder);
}

export const BOOK_TABLES = heldBy("book");
export const ACCOUNT_TABLES = heldBy("account");
/** Tables of books whose records may name a book that is not there. */
export const STRAY_TABLES: readonly HeldTable[] = [...BOOK_TABLES, ...heldBy("entries")].filter(
  (table) => table !== "books",
);
