import type { Side } from "../accounting/account.ts";
import type { WorkEntry } from "../exercises/work.ts";
import type { ReadPuc } from "./puc-of-chart.ts";

/** A line of the student with one side and an amount above zero. */
export interface GivenLine {
  /** Index in the student's lines. */
  readonly at: number;
  readonly account: string;
  readonly puc: string;
  readonly side: Side;
  readonly amount: number;
  readonly thirdParty: string;
}

/** An entry of more lines than this is compared by its first ones; the others are too many (ED-17). */
const MOST_LINES = 60;

export interface CleanEntry {
  readonly lines: readonly GivenLine[];
  /** How many lines were written, empty ones included. */
  readonly written: number;
  /** Indexes of the lines beyond the most that are compared. */
  readonly beyond: readonly number[];
  /** Debits less credits of all lines. */
  readonly difference: number;
}

/** Whole pesos within the safe range; 0 for what is no number. */
function asAmount(value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value)) return 0;
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Math.round(value)));
}

function compareLines(a: GivenLine, b: GivenLine): number {
  if (a.side !== b.side) return a.side < b.side ? 1 : -1;
  if (a.account !== b.account) return a.account < b.account ? -1 : 1;
  if (a.amount !== b.amount) return a.amount - b.amount;
  return a.thirdParty < b.thirdParty ? -1 : a.thirdParty > b.thirdParty ? 1 : 0;
}

/**
 * The lines of an entry in an order of their own, so that the order in which they were written changes no grade. A
 * line with both sides, or with a negative amount, counts by its debit less its credit; one without an amount is
 * dropped.
 */
export function cleanLines(entry: Pick<WorkEntry, "lines">, pucOf: ReadPuc): CleanEntry {
  let difference = 0;
  const all: GivenLine[] = [];
  for (const [at, line] of entry.lines.entries()) {
    const net = asAmount(line.debit) - asAmount(line.credit);
    difference += net;
    if (net === 0) continue;
    const account = String(line.account ?? "");
    all.push({
      at,
      account,
      puc: pucOf(account),
      side: net > 0 ? "debit" : "credit",
      amount: Math.abs(net),
      thirdParty: typeof line.thirdParty === "string" ? line.thirdParty : "",
    });
  }
  const beyond = all.slice(MOST_LINES).map(({ at }) => at);
  const lines = all.slice(0, MOST_LINES).sort(compareLines);
  return { lines, written: entry.lines.length, beyond, difference };
}

/** The lines of two entries as those of one; the indexes of the second go on after the first. */
export function joinClean(first: CleanEntry, second: CleanEntry): CleanEntry {
  const moved = second.lines.map((line) => ({ ...line, at: line.at + first.written }));
  return {
    lines: [...first.lines, ...moved].sort(compareLines),
    written: first.written + second.written,
    beyond: [...first.beyond, ...second.beyond.map((at) => at + first.written)],
    difference: first.difference + second.difference,
  };
}

/** What lines must share to be read as one. */
export function lineKey(line: Pick<GivenLine, "account" | "side">): string {
  return `${line.side} ${line.account}`;
}
