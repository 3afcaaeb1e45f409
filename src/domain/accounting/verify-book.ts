import type { Month } from "../kernel/day.ts";
import type { AccountLookup } from "./chart.ts";
import { checkEntry } from "./entries/check-entry.ts";
import type { Entry } from "./entries/entry.ts";
import { Tally } from "./ledger/balances.ts";

/**
 * A problem found by checking a whole book, with its location. No problems means that the stored data equals the
 * recount.
 */
export type BookProblem =
  | { readonly kind: "bad-record"; readonly table: string; readonly key: string }
  /** Written by a later version of the application: it counts nowhere here and stays as it is. */
  | { readonly kind: "newer-record"; readonly table: string; readonly key: string }
  /** The book's own record is damaged, but says which book it is and its chart. */
  | { readonly kind: "bad-head" }
  | { readonly kind: "unbalanced-entry"; readonly number: number; readonly id: string }
  | { readonly kind: "bad-number"; readonly number: number }
  | { readonly kind: "missing-number"; readonly number: number }
  | { readonly kind: "total-differs"; readonly month: Month; readonly account: string }
  | { readonly kind: "count-differs"; readonly month: Month }
  | { readonly kind: "page-disordered"; readonly month: Month; readonly page: number }
  | { readonly kind: "counter-differs"; readonly counter: "entries" | "turnover" | "lastNumber" }
  /** Kardex, moves and the entries of the moves do not agree. */
  | { readonly kind: "stock-differs" }
  /** The bytes of an attached file are gone, or are others than those that were attached. */
  | { readonly kind: "attachment-lost"; readonly id: string }
  /** An attached file of something that is not there and that nobody deleted. */
  | { readonly kind: "attachment-stray"; readonly id: string };

interface CountedMonth {
  readonly tally: Tally;
  posted: number;
  drafts: number;
}

/** Recounts a book from its entries, one at a time, to compare with the stored data (I-02). */
export class Recount {
  readonly months = new Map<Month, CountedMonth>();
  readonly problems: BookProblem[] = [];
  readonly #numbers = new Set<number>();
  readonly #ids = new Set<string>();
  readonly #chart: AccountLookup;
  entries = 0;
  turnover = 0;
  lastNumber = 0;

  constructor(chart: AccountLookup) {
    this.#chart = chart;
  }

  month(name: Month): CountedMonth {
    const known = this.months.get(name);
    if (known) return known;
    const made = { tally: new Tally(), posted: 0, drafts: 0 };
    this.months.set(name, made);
    return made;
  }

  add(name: Month, entry: Entry): void {
    const month = this.month(name);
    // Detects an entry stored twice, whose numbers may both look right.
    if (this.#ids.has(entry.id)) this.problems.push({ kind: "bad-number", number: entry.number });
    this.#ids.add(entry.id);
    if (entry.status === "draft") {
      month.drafts += 1;
      return;
    }
    if (this.#numbers.has(entry.number) || entry.number < 1) {
      this.problems.push({ kind: "bad-number", number: entry.number });
    }
    this.#numbers.add(entry.number);
    this.lastNumber = Math.max(this.lastNumber, entry.number);
    if (entry.status === "void") return;
    if (checkEntry(entry, this.#chart).length > 0) {
      this.problems.push({ kind: "unbalanced-entry", number: entry.number, id: entry.id });
    }
    month.posted += 1;
    this.entries += 1;
    month.tally.addLines(entry.lines);
    for (const line of entry.lines) this.turnover += line.debit;
  }

  /** A number that an entry of a later version has: it is neither missing nor free. */
  take(number: number): void {
    this.#numbers.add(number);
    this.lastNumber = Math.max(this.lastNumber, number);
  }

  /** The numbers 1…n without an entry. */
  gaps(): number[] {
    const gaps: number[] = [];
    for (let number = 1; number <= this.lastNumber; number += 1)
      if (!this.#numbers.has(number)) gaps.push(number);
    return gaps;
  }
}
