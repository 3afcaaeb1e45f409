import type { Side } from "../../accounting/account.ts";
import { oppositeSide } from "../../accounting/account.ts";
import { type Pesos, trySum, ZERO } from "../../kernel/pesos.ts";
import { naturalSide, rowSideOf } from "./row-side.ts";
import type { StatementRow } from "./typed-statement.ts";

export type Rows = readonly StatementRow[];

export function blankRow(id: string): StatementRow {
  return { id, code: "", name: "", debit: ZERO, credit: ZERO, affectsTaxes: false };
}

export function amountOf(row: Pick<StatementRow, "debit" | "credit">): Pesos {
  return row.debit > 0 ? row.debit : row.credit;
}

/** The row with its amount on one side and 0 on the other (spec §5). */
export function placed(row: StatementRow, side: Side, amount: Pesos): StatementRow {
  return { ...row, debit: side === "debit" ? amount : ZERO, credit: side === "credit" ? amount : ZERO };
}

/** The same amount on the other side. */
export function flipped(row: StatementRow): StatementRow {
  return placed(row, oppositeSide(rowSideOf(row)), amountOf(row));
}

/** The row with another account; the typed amount moves to that account's natural side. */
export function withAccount(row: StatementRow, code: string, name: string): StatementRow {
  return placed({ ...row, code, name }, naturalSide(code, name), amountOf(row));
}

export function replaced(rows: Rows, row: StatementRow): Rows {
  return rows.map((each) => (each.id === row.id ? row : each));
}

export function without(rows: Rows, id: string): Rows {
  return rows.filter((row) => row.id !== id);
}

/** Whether debits plus credits stay a safe number: a row's share is a part of both (NU-04). */
export function fitsTogether(rows: Rows): boolean {
  return trySum(rows.flatMap((row) => [row.debit, row.credit])) !== null;
}

/** No account chosen and no amount typed. */
export function isBlankRow({ code, name, debit, credit }: StatementRow): boolean {
  return code.trim() === "" && name.trim() === "" && debit === 0 && credit === 0;
}

const OWN_ID = /^row-(\d+)$/;

/** Ids for new rows: unique to this table, and never used in it before. */
export function newRowIds(rows: Rows, count: number): string[] {
  const last = rows.reduce((most, { id }) => Math.max(most, Number(OWN_ID.exec(id)?.[1] ?? 0)), 0);
  return Array.from({ length: count }, (_, index) => `row-${last + index + 1}`);
}

/** Assigns own ids, because the sample's are the same in every table. */
export function withOwnIds(rows: readonly Omit<StatementRow, "id">[]): Rows {
  return rows.map((row, index) => ({ ...row, id: `row-${index + 1}` }));
}
