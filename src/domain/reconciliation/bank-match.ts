import type { Instant } from "../kernel/clock.ts";
import type { Day, Month } from "../kernel/day.ts";
import type { BookId, EntryId, ExtractId, MatchId } from "../kernel/ids.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { BankLine } from "./bank-extract.ts";

/** A line of the book on the account: what it put in, or with a minus took out. */
export interface BookMove {
  readonly entryId: EntryId;
  /** Index of the line in its entry. */
  readonly line: number;
  readonly number: number;
  readonly date: Day;
  readonly amount: Pesos;
  readonly description: string;
  readonly reference: string;
}

/** A line of one of the extracts of the account. */
export interface ExtractLine extends BankLine {
  readonly extractId: ExtractId;
}

/** accepted: the lines are one movement. rejected: a proposal that a person discarded; it is not made again. */
export const MATCH_STATUSES = ["accepted", "rejected"] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** Names a line of an extract; its amount when it was matched tells whether it is still the same. */
export interface LineRef {
  readonly extractId: ExtractId;
  readonly n: number;
}

/** Names a line of an entry, with what it was when it was matched. */
export interface MoveRef {
  readonly entryId: EntryId;
  readonly line: number;
  readonly number: number;
  readonly date: Day;
  readonly amount: Pesos;
}

/** Lines of extracts and lines of entries that are one movement, as kept. Both sides come to the same amount. */
export interface BankMatch {
  readonly id: MatchId;
  readonly bookId: BookId;
  /** The month from which on it holds: the last one of its lines. */
  readonly month: Month;
  readonly status: MatchStatus;
  readonly lines: readonly LineRef[];
  readonly moves: readonly MoveRef[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

export const extractLineKey = ({ extractId, n }: LineRef): string => `${extractId}/${n}`;
export const moveKey = ({ entryId, line }: Pick<MoveRef, "entryId" | "line">): string => `${entryId}/${line}`;

/** The same for whichever order the lines were chosen in. */
export function matchKey({ lines, moves }: Pick<BankMatch, "lines" | "moves">): string {
  return [...lines.map(extractLineKey), ...moves.map(moveKey)].sort().join(" ");
}

export function refOfMove({ entryId, line, number, date, amount }: BookMove): MoveRef {
  return { entryId, line, number, date, amount };
}
