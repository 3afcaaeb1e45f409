import type { Day } from "../../kernel/day.ts";
import type { BookId, EntryId } from "../../kernel/ids.ts";
import type { Pesos } from "../../kernel/pesos.ts";

/** An account of a liability, and how much of it is paid. */
export type PaidPart = readonly [account: string, amount: Pesos];

/** A payment of what a run, a settlement or a benefit left owed. Whether its entry still counts is asked of the book. */
export interface LiabilityPayment {
  readonly day: Day;
  readonly parts: readonly PaidPart[];
  readonly posting: { readonly bookId: BookId; readonly entryId: EntryId };
}

/** A person as entries name them, and what is owed to them. */
export type OwedTo = readonly [name: string, amount: Pesos];

/** What is owed to one creditor. */
export interface Liability {
  readonly account: string;
  readonly label: string;
  readonly amount: Pesos;
  /**
   * By how much a payment may exceed it: the PILA form rounds each person's contributions up (Decreto 780 de 2016,
   * art. 3.2.1.5).
   */
  readonly rounding: Pesos;
  /** Whose it is and how much of it, where the entry that left it owed names each one. */
  readonly people?: readonly OwedTo[];
}

/** A liability, with what payments that count paid of it. */
export interface OpenLiability extends Liability {
  readonly paid: Pesos;
  readonly left: Pesos;
}
