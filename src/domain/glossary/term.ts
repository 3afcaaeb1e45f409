import type { AccountCode, Side } from "../accounting/account.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";

/** A term as it is written down; see `Term` for what is made of it. */
export interface TermRow {
  readonly name: string;
  /** Other names and everyday ways of saying it. Case, accents and plurals are ignored. */
  readonly others: readonly string[];
  /** The definition. */
  readonly text: string;
  /** Why it goes on its side, where more is to be said than its class says. */
  readonly why?: string;
  readonly norm?: string;
  /** Its account in the PUC, where it is one. */
  readonly account?: string;
  /** Its account goes against its class. */
  readonly contra?: true;
  /** An operation and its lines: "1105 5000 | 4135 -5000", credits negative. */
  readonly entry?: readonly [operation: string, lines: string];
  /** An example in words, where no entry makes sense. */
  readonly sample?: string;
  /** Names of terms to go on with. */
  readonly related: readonly string[];
}

/** An operation told in words, with its entry in the PUC. */
export interface TermExample {
  readonly operation: string;
  readonly lines: readonly EntryLine[];
}

/** A term of the glossary (GM-21). */
export interface Term {
  /** Made from its name: "cuenta-por-cobrar". */
  readonly id: string;
  readonly name: string;
  readonly others: readonly string[];
  readonly definition: string;
  /** On which side it goes and why; null for what is no account nor element. */
  readonly side: string | null;
  readonly norm: string | null;
  readonly account: AccountCode | null;
  /** The side on which its account increases. */
  readonly nature: Side | null;
  /** Null where the example is in words. */
  readonly example: TermExample | null;
  readonly sample: string | null;
  /** Ids of terms. */
  readonly related: readonly string[];
}
