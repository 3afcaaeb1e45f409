import type { AccountCode } from "#domain/accounting/account.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { BankExtract } from "#domain/reconciliation/bank-extract.ts";
import type { BankMatch, BookMove, ExtractLine } from "#domain/reconciliation/bank-match.ts";

export const BANK = "111005" as AccountCode;

/** A day of October 2026. */
export const october = (date: number) => day(`2026-10-${String(date).padStart(2, "0")}`);

export function extractLine(
  n: number,
  date: number,
  amount: number,
  text = "MOVIMIENTO",
  reference = "",
): ExtractLine {
  return {
    extractId: "e10" as ExtractLine["extractId"],
    n,
    date: october(date),
    text,
    reference,
    amount: pesos(amount),
  };
}

export function bookMove(
  number: number,
  date: number,
  amount: number,
  description = "Asiento",
  reference = "",
): BookMove {
  return {
    entryId: `entry_${number}` as EntryId,
    line: 0,
    number,
    date: october(date),
    amount: pesos(amount),
    description,
    reference,
  };
}

export function bankExtract(lines: readonly ExtractLine[], given: Partial<BankExtract> = {}): BankExtract {
  return {
    id: "e10" as BankExtract["id"],
    bookId: "book_1" as BankExtract["bookId"],
    account: BANK,
    month: month("2026-10"),
    bank: "Bancolombia",
    opening: pesos(0),
    closing: null,
    lines: lines.map(({ extractId: _of, ...line }) => line),
    createdAt: 1,
    updatedAt: 1,
    version: 1,
    ...given,
  };
}

export function bankMatch(
  lines: readonly ExtractLine[],
  moves: readonly BookMove[],
  given: Partial<BankMatch> = {},
): BankMatch {
  return {
    id: `match_${lines.map(({ n }) => n).join("-")}` as BankMatch["id"],
    bookId: "book_1" as BankMatch["bookId"],
    month: month("2026-10"),
    status: "accepted",
    lines: lines.map(({ extractId, n }) => ({ extractId, n })),
    moves: moves.map(({ entryId, line, number, date, amount }) => ({ entryId, line, number, date, amount })),
    createdAt: 1,
    updatedAt: 1,
    version: 1,
    ...given,
  };
}
