import { monthOf } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import { add, type Pesos, ZERO } from "../../kernel/pesos.ts";
import type { Account, AccountCode } from "../account.ts";
import type { Entry, EntryLine } from "../entries/entry.ts";
import { isCodeWithin } from "../own/own-code.ts";
import { type Movement, naturalBalance } from "./balances.ts";

/** The counterpart of a line: one account, several ("Varias"), or none besides the account itself. */
export type Counterpart =
  | { readonly kind: "one"; readonly account: AccountCode }
  | { readonly kind: "several" }
  | { readonly kind: "none" };

/** One movement of the account, with the running balance relative to the account's nature. */
export interface LedgerLine {
  readonly entry: Entry;
  /** Index of the line in the entry. */
  readonly line: number;
  readonly account: AccountCode;
  readonly debit: Pesos;
  readonly credit: Pesos;
  readonly balance: Pesos;
  readonly counterpart: Counterpart;
}

export interface LedgerMonth {
  readonly month: Month;
  readonly lines: readonly LedgerLine[];
  readonly debit: Pesos;
  readonly credit: Pesos;
  readonly balance: Pesos;
}

/** The ledger of one account (libro mayor): opening balance, movements by month, closing balance. */
export interface Ledger {
  readonly account: Account;
  readonly opening: Pesos;
  readonly months: readonly LedgerMonth[];
  readonly debit: Pesos;
  readonly credit: Pesos;
  readonly closing: Pesos;
}

type Includes = (code: AccountCode) => boolean;

interface LedgerInput {
  readonly account: Account;
  /** Everything posted to it before the period. */
  readonly opening: Movement;
  /** Entries in journal order; those without a line on the account are skipped. */
  readonly entries: Iterable<Entry>;
  readonly from: Day;
  readonly to: Day;
  /** Whose lines these are; unless said, the account's and those below it. */
  readonly includes?: Includes;
  /** Of those lines, the ones that count: all unless said. */
  readonly counts?: (line: EntryLine) => boolean;
}

/** Whether a line on `code` belongs to the ledger of `account`: the account itself or any account below it. */
export function belongsTo(account: Pick<Account, "code">, code: AccountCode): boolean {
  return isCodeWithin(account, code);
}

function counterpartOf(entry: Entry, includes: Includes, debit: boolean): Counterpart {
  const others = new Set<AccountCode>();
  for (const line of entry.lines) {
    if (line.debit > 0 !== debit && !includes(line.account)) others.add(line.account);
  }
  if (others.size > 1) return { kind: "several" };
  const [only] = others;
  return only === undefined ? { kind: "none" } : { kind: "one", account: only };
}

export function ledgerOf(input: LedgerInput): Ledger {
  const { account, includes = (code) => belongsTo(account, code), counts = () => true } = input;
  const opening = naturalBalance(account, input.opening);
  const months: { month: Month; lines: LedgerLine[]; debit: Pesos; credit: Pesos; balance: Pesos }[] = [];
  let balance = opening;
  for (const entry of input.entries) {
    if (entry.status !== "posted" || entry.date < input.from || entry.date > input.to) continue;
    entry.lines.forEach((line, index) => {
      if (!includes(line.account) || !counts(line)) return;
      const month = monthOf(entry.date);
      let current = months.at(-1);
      if (current?.month !== month) {
        current = { month, lines: [], debit: ZERO, credit: ZERO, balance };
        months.push(current);
      }
      balance = add(balance, naturalBalance(account, line));
      const counterpart = counterpartOf(entry, includes, line.debit > 0);
      const { debit, credit } = line;
      current.lines.push({ entry, line: index, account: line.account, debit, credit, balance, counterpart });
      current.debit = add(current.debit, debit);
      current.credit = add(current.credit, credit);
      current.balance = balance;
    });
  }
  const debit = months.reduce((total, each) => add(total, each.debit), ZERO);
  const credit = months.reduce((total, each) => add(total, each.credit), ZERO);
  return { account, opening, months, debit, credit, closing: balance };
}
