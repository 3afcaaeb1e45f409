import { type AccountCode, CHART_KINDS, type Side } from "#domain/accounting/account.ts";
import type { PucLookup } from "#domain/accounting/puc-of-account.ts";
import { asDay } from "#domain/kernel/as-day.ts";
import { asId, type BookId } from "#domain/kernel/ids.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { mendRecord } from "./mend-record.ts";
import { bookShape, ownAccountShape } from "./records/book-shapes.ts";
import { companyShape } from "./records/company-shape.ts";
import type { BookRow, CompanyRow, OwnAccountRow } from "./rows.ts";
import { isObject } from "./shape.ts";

// Records that others hang on: taken out, they would take the books of a company, the entries of a book or the lines of an
// account along. They are mended and never set aside (ST-28).

const whole = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : 0);

/** A book whose record is damaged but says which it is and its chart; its counters are counted again. */
export function mendedBook(row: unknown): BookRow | null {
  if (!isObject(row)) return null;
  const id = asId("book", row.id);
  const chart = CHART_KINDS.find((kind) => kind === row.chart);
  if (id === null || !chart) return null;
  const start = asDay(row.start);
  const end = asDay(row.end);
  const base: BookRow = {
    id,
    companyId: null,
    name: "",
    chart,
    start: start ?? end ?? ("2000-01-01" as BookRow["start"]),
    end: end ?? start ?? ("2000-01-01" as BookRow["end"]),
    status: "active",
    lastNumber: 0,
    entries: 0,
    turnover: ZERO,
    createdAt: 0,
    updatedAt: 0,
    version: Math.max(1, whole(row.version)),
  };
  return mendRecord(bookShape, base, row);
}

const UNNAMED_COMPANY = "Empresa sin nombre";

/** A company whose record is damaged but says which it is; null where it does not. */
export function mendedCompany(row: unknown): CompanyRow | null {
  const id = isObject(row) ? asId("company", row.id) : null;
  if (id === null) return null;
  const base: CompanyRow = { id, name: UNNAMED_COMPANY, nit: "", createdAt: 0, updatedAt: 0, version: 1 };
  return mendRecord(companyShape, base, row as object);
}

/** The side of the nearest account above a code. */
function sideAbove(base: PucLookup, code: string): Side {
  for (let length = code.length - 1; length > 0; length -= 1) {
    const above = base.byCode.get(code.slice(0, length) as AccountCode);
    if (above) return above.nature;
  }
  return "debit";
}

/** An own account whose record is damaged but says its book and code: entries may name it. */
export function mendedAccount(bookId: BookId, row: unknown, base: PucLookup): OwnAccountRow | null {
  const { code } = (isObject(row) ? row : {}) as { readonly code?: unknown };
  if (typeof code !== "string" || code === "") return null;
  const made = { bookId, code, name: code, nature: sideAbove(base, code), parent: null };
  return mendRecord(ownAccountShape, made, row as object);
}
