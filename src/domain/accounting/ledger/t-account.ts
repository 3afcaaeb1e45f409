import type { Day } from "../../kernel/day.ts";
import { add, type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import type { Account, Side } from "../account.ts";
import type { EntryLine } from "../entries/entry.ts";
import { naturalBalance } from "./balances.ts";
import { belongsTo, type Ledger } from "./ledger.ts";

export interface TLine {
  readonly side: Side;
  readonly amount: Pesos;
  readonly date: Day;
  /** Still being typed: shown and included in the balance, but not posted. */
  readonly pending: boolean;
}

/** The T account beside the journal: amount brought forward, the last movements of each side, and the balance. */
export interface TAccount {
  readonly account: Account;
  /** Brought forward on its side; includes movements older than those shown. */
  readonly opening: { readonly side: Side; readonly amount: Pesos } | null;
  readonly lines: readonly TLine[];
  readonly balance: { readonly side: Side; readonly amount: Pesos };
}

const T_LINES = 8;

function sided(account: Account, signed: Pesos): { side: Side; amount: Pesos } {
  const own = account.nature;
  const other = own === "debit" ? "credit" : "debit";
  return signed >= 0 ? { side: own, amount: signed } : { side: other, amount: pesos(-signed) };
}

/** The T account of a ledger plus the lines being typed; older movements are added to the amount brought forward. */
export function tAccount(
  ledger: Ledger,
  pending: readonly EntryLine[],
  pendingDate: Day,
  shown = T_LINES,
): TAccount {
  const { account } = ledger;
  const all = ledger.months.flatMap((month) => month.lines);
  const typed = pending.filter((line) => belongsTo(account, line.account));
  const recent = all.slice(Math.max(0, all.length - shown));
  const signedPending = typed.reduce((total, line) => add(total, naturalBalance(account, line)), ZERO);
  const signedRecent = recent.reduce((total, line) => add(total, naturalBalance(account, line)), ZERO);
  const opening = pesos(ledger.closing - signedRecent);
  const toLine = (line: { debit: Pesos; credit: Pesos }, date: Day, isPending: boolean): TLine => ({
    side: line.debit > 0 ? "debit" : "credit",
    amount: line.debit > 0 ? line.debit : line.credit,
    date,
    pending: isPending,
  });
  return {
    account,
    opening: opening === 0 ? null : sided(account, opening),
    lines: [
      ...recent.map((line) => toLine(line, line.entry.date, false)),
      ...typed
        .filter((line) => line.debit > 0 || line.credit > 0)
        .map((line) => toLine(line, pendingDate, true)),
    ],
    balance: sided(account, add(ledger.closing, signedPending)),
  };
}
