import type { Page } from "@playwright/test";
import { stored } from "../account-store.ts";

interface StoredLine {
  readonly account: string;
  readonly debit: number;
  readonly credit: number;
}

interface StoredEntry {
  readonly date: string;
  readonly description: string;
  readonly status: string;
  readonly lines: readonly StoredLine[];
}

/** The posted entries of the account's books, read from the database without the application, by day. */
export async function storedEntries(page: Page): Promise<readonly StoredEntry[]> {
  const { pages = [] } = await stored(page);
  const entries = pages.flatMap((each) => each.entries as StoredEntry[]);
  return entries.filter(({ status }) => status === "posted").sort((a, b) => a.date.localeCompare(b.date));
}

/** Debits less credits of the accounts that begin with a code, until the end of a month or of all. */
export function balanceOf(entries: readonly StoredEntry[], code: string, month = "9999-12"): number {
  return entries
    .filter(({ date }) => date.slice(0, 7) <= month)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { account, debit, credit }) => sum + (account.startsWith(code) ? debit - credit : 0), 0);
}

/** The sums of a month's trial balance by accounts of four digits: moved in the month, and left at its end. */
export function trialSums(entries: readonly StoredEntry[], month: string): readonly number[] {
  const own = entries.filter(({ date }) => date.startsWith(month)).flatMap(({ lines }) => lines);
  const codes = new Set(entries.flatMap(({ lines }) => lines.map(({ account }) => account.slice(0, 4))));
  const left = [...codes].map((code) => balanceOf(entries, code, month));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
  return [
    sum(own.map(({ debit }) => debit)),
    sum(own.map(({ credit }) => credit)),
    sum(left.filter((each) => each > 0)),
    -sum(left.filter((each) => each < 0)),
  ];
}
