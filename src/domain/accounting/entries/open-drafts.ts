import { type Pesos, pesos, trySum, ZERO } from "../../kernel/pesos.ts";
import type { Side } from "../account.ts";
import { type BalanceHint, balanceHint } from "../ledger/balance-hint.ts";
import type { Entry } from "./entry.ts";

/** A draft whose sides differ. */
export interface OpenDraft {
  readonly reference: string;
  readonly date: Entry["date"];
  /** Debits minus credits. */
  readonly difference: Pesos;
  /** The side with the smaller total. */
  readonly short: Side;
  readonly hint: BalanceHint | null;
}

/** What the drafts of a book would add to its sums, and which of them do not balance. */
interface DraftSums {
  readonly debit: Pesos;
  readonly credit: Pesos;
  /** In input order. */
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

/** Sums outside the safe range count as zero: a draft may hold any amounts, and is refused on posting. */
export function draftSums(drafts: readonly Entry[]): DraftSums {
  const lines = drafts.flatMap((draft) => draft.lines);
  return {
    debit: trySum(lines.map((line) => line.debit)) ?? ZERO,
    credit: trySum(lines.map((line) => line.credit)) ?? ZERO,
    open: drafts.map(openDraft).filter((each) => each !== null),
  };
}
