import { expect } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Entry, EntryContent, EntryOrigin } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { inventoryOf } from "#storage/queries/inventory/inventory.ts";
import { must } from "../payroll/payroll-runs.ts";

type Side = readonly [account: string, debit: number, credit: number];

export function typedEntry(date: string, sides: readonly Side[], description = "Asiento"): EntryContent {
  return {
    date: day(date),
    description,
    reference: "",
    lines: sides.map(([account, debit, credit]) => ({
      account: account as AccountCode,
      debit: pesos(debit),
      credit: pesos(credit),
    })),
  };
}

/** What a shop types of its stock, as the journals, the guided mode and files write it. */
export const TYPED = {
  purchase: (amount: number): readonly Side[] => [
    ["1435", amount, 0],
    ["2205", 0, amount],
  ],
  /** Of a book that gathers its purchases until it counts. */
  gathered: (amount: number): readonly Side[] => [
    ["6205", amount, 0],
    ["2205", 0, amount],
  ],
  /** Without its cost, as a simple journal writes it. */
  sale: (amount: number): readonly Side[] => [
    ["1105", amount, 0],
    ["4135", 0, amount],
  ],
  /** With a cost that somebody reckoned. */
  costed: (amount: number): readonly Side[] => [
    ["1105", 2 * amount, 0],
    ["4135", 0, 2 * amount],
    ["6135", amount, 0],
    ["1435", 0, amount],
  ],
  loss: (amount: number): readonly Side[] => [
    ["5295", amount, 0],
    ["1435", 0, amount],
  ],
} as const;

export async function postTyped(
  storage: AppStorage,
  bookId: BookId,
  content: EntryContent,
  { id = newId("command"), origin = "journal" as EntryOrigin } = {},
): Promise<Entry> {
  return must(await postEntry(storage, { id, bookId, entryId: newId("entry"), content, origin }));
}

/** Kardex and ledger agree but for the entries that nobody said the items of, and the check finds nothing. */
export async function expectTold(storage: AppStorage, bookId: BookId): Promise<void> {
  const { value, ledger } = await inventoryOf(storage, { id: bookId, chart: "puc" }, null);
  const pages = await storage.db.pages.toArray();
  const moves = await storage.db.stockMoves.toArray();
  const told = new Set(
    moves.filter(({ status, lines }) => status === "posted" && lines.length > 0).map((move) => move.entryId),
  );
  let untold = 0;
  for (const { entries } of pages)
    for (const { id, status, origin, lines } of entries) {
      if (status !== "posted" || origin === "inventory" || told.has(id)) continue;
      for (const { account, debit, credit } of lines)
        if (account.startsWith("1435")) untold += debit - credit;
    }
  expect(ledger).toBe(value + untold);
  expect(await verifyBook(storage.db, bookId)).toEqual([]);
}
