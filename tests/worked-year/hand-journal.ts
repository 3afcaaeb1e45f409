import { readFileSync } from "node:fs";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { EntryContent, EntryLine } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";

/** An entry of the journal worked by hand. */
export interface HandEntry {
  readonly content: EntryContent;
  /** What the product makes or checks by itself: "payroll 2026-03", "sale purchases general"; empty if nothing. */
  readonly mark: string;
}

const HEAD = /^(\d{4}-\d{2}-\d{2}) (?:\[([^\]]+)\] )?(.+)$/;
const LINE = /^ {2}(\d+) (-?\d+)(?: (.+))?$/;

function lineOf(text: string): EntryLine {
  const [, account = "", amount = "", thirdParty] = LINE.exec(text) ?? [];
  if (account === "") throw new Error(`no line: ${text}`);
  return {
    account: account as AccountCode,
    debit: pesos(Math.max(Number(amount), 0)),
    credit: pesos(Math.max(-Number(amount), 0)),
    ...(thirdParty === undefined ? {} : { thirdParty }),
  };
}

function entryOf([head = "", ...lines]: readonly string[]): HandEntry {
  const [, date = "", mark = "", description = ""] = HEAD.exec(head) ?? [];
  return { mark, content: { date: day(date), description, reference: "", lines: lines.map(lineOf) } };
}

/** The journal of the year, in order. */
export function handJournal(): readonly HandEntry[] {
  const text = readFileSync(new URL("./journal.txt", import.meta.url), "utf8");
  const blocks: string[][] = [];
  for (const line of text.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    if (line.startsWith(" ")) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks.map(entryOf);
}

/** Debits less credits by account: two entries with the same sums say the same. */
export function sumsOf(lines: readonly EntryLine[]): Readonly<Record<string, number>> {
  const sums = new Map<string, number>();
  for (const { account, debit, credit } of lines)
    sums.set(account, (sums.get(account) ?? 0) + debit - credit);
  return Object.fromEntries(
    [...sums].filter(([, amount]) => amount !== 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
