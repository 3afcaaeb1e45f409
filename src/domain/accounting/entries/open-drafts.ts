import { type Pesos, pesos, trySum, ZERO } from "../../kernel/pesos.ts";
import type { Side } from "../account.ts";
import { type BalanceHint, balanceHint } from "../ledger/balance-hint.ts";
import type { Entry } from "./entry.ts";

/** A draft whose sides differ. */
export interface OpenDraft {
  readonly reference: string;
  readonly date: Entry["date"];
  /** Debits less credits. */
  readonly difference: Pesos;
  /** The side that is short. */
  readonly short: Side;
  readonly hint: BalanceHint | null;
}

/** What the unfinished entries of a book would add to its sums, and which of them do not balance. */
interface DraftSums {
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** In the order they were given. */
  readonly open: readonly OpenDraft[];
}

function openDraft({ reference, date, lines }: Entry): OpenDraft | null {
  const debit = trySum(lines.map((line) => line.debit));
  const credit = trySum(lines.map((line) => line.credit));
  if (debit === null || credit === null || debit === credit) return null;
  const difference = pesos(debit - credit);
  const hint = balanceHint(lines, difference);
  return { reference: reference.trim(), date, difference, short: difference > 0 ? "credit" : "debit", hint };
}

/** Sums beyond what can be counted stay out: a draft may hold anything, and is refused when it is registered. */
export function draftSums(drafts: readonly Entry[]): DraftSums {
  const lines = drafts.flatMap((draft) => draft.lines);
  return {
    debit: trySum(lines.map((line) => line.debit)) ?? ZERO,
    credit: trySum(lines.map((line) => line.credit)) ?? ZERO,
    open: drafts.map(openDraft).filter((each) => each !== null),
  };
}
