import { dayNumber } from "../kernel/calendar-day.ts";
import type { BookMove, ExtractLine } from "./bank-match.ts";
import { type MatchReason, referencesIn } from "./propose-matches.ts";

interface Joined {
  readonly lines: readonly ExtractLine[];
  readonly moves: readonly BookMove[];
}

/** What both sides of a kept match have in common, told as a proposal tells it; a person may have joined them by hand. */
export function whyJoined({ lines, moves }: Joined): MatchReason {
  const [line, move] = [lines[0], moves[0]];
  if (line === undefined || move === undefined || moves.length > 1)
    return { kind: "sum", of: "moves", count: moves.length };
  if (lines.length > 1) return { kind: "sum", of: "lines", count: lines.length };
  const ofMove = referencesIn([move.description, move.reference]);
  const reference = referencesIn([line.text, line.reference]).find((each) => ofMove.includes(each));
  if (reference !== undefined) return { kind: "reference", reference };
  const days = dayNumber(line.date) - dayNumber(move.date);
  return days === 0 ? { kind: "same-day" } : { kind: "days", days };
}
