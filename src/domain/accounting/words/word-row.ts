/**
 * What a phrase may mean: a PUC code, then optionally what it means in about six words ("530520 Intereses que
 * pagas"). Readings that say what they mean are equally likely with the others of their row that do.
 */
type Meaning = string;

/** Several meanings of one side, the likeliest first. */
export type Meanings = Meaning | readonly Meaning[];

/** The meanings of a phrase by the side of the line it is written on. */
export interface Sided {
  readonly debit?: Meanings;
  readonly credit?: Meanings;
  /** The side that is meant while the line does not say. Absent: as likely the one as the other. */
  readonly lean?: "debit" | "credit";
}

/** Everyday phrases, separated by ";", and the account they mean: the same on either side, or by side. */
export type WordRow = readonly [phrases: string, accounts: Meanings | Sided];
