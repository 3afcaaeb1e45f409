import type { PucOf } from "../../accounting/closing/closing-entry.ts";
import type { Entry, EntryLine } from "../../accounting/entries/entry.ts";
import { type FlowKind, flowKindOf } from "./flow-kinds.data.ts";

/** What was depreciated, amortized or impaired of assets that are used. */
const WORN = /^(?:159[2789]|169[89])/;

/** The kinds whose assets wear off. */
const WEARING: ReadonlySet<string> = new Set(["property", "intangibles"]);

/** An asset given for another one of its kind. */
export interface Swap {
  readonly kind: FlowKind;
  /** What the one that was given was worth; below zero where a reversal takes it back. */
  readonly amount: number;
}

interface Sides {
  worn: number;
  got: number;
  given: number;
}

/** Of one kind, the lines of its assets: what wore off what leaves, what comes in, and whether anything leaves. */
function sidesOf(lines: readonly EntryLine[], pucOf: PucOf, kind: FlowKind): Sides {
  const sides = { worn: 0, got: 0, given: 0 };
  for (const { account, debit, credit } of lines) {
    const puc = pucOf(account);
    if (!puc.startsWith("1") || flowKindOf(puc) !== kind) continue;
    if (WORN.test(puc)) sides.worn += debit - credit;
    else {
      sides.got += debit;
      sides.given += credit;
    }
  }
  return sides;
}

/** What cash, debts and other assets put into what came in. */
function fundedBy(lines: readonly EntryLine[], pucOf: PucOf, kind: FlowKind): number {
  return lines.reduce((sum, { account, debit, credit }) => {
    const puc = pucOf(account);
    return /^[123]/.test(puc) && flowKindOf(puc) !== kind ? sum + credit - debit : sum;
  }, 0);
}

function swapIn(lines: readonly EntryLine[], pucOf: PucOf, kind: FlowKind): number {
  const { worn, got, given } = sidesOf(lines, pucOf, kind);
  // A building that is finished, or an asset told in another account, takes what it wore off with it: no exchange.
  if (worn <= 0 || got <= 0 || given <= 0) return 0;
  return Math.min(Math.max(got - fundedBy(lines, pucOf, kind), 0), got);
}

const flipped = (lines: readonly EntryLine[]) =>
  lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));

/**
 * Assets given for others of the same kind, which no sum by kind shows because what leaves and what comes in stand in
 * one line (NIIF para PYMES 7.18). Known by what wore off the one that leaves, which leaves with it.
 */
export function swapsIn(
  { lines, reverses }: Pick<Entry, "lines" | "reverses">,
  pucOf: PucOf,
): readonly Swap[] {
  const own = reverses ? flipped(lines) : lines;
  const worn = lines.filter(({ account }) => WORN.test(pucOf(account)));
  const kinds = new Set(worn.flatMap(({ account }) => flowKindOf(pucOf(account)) ?? []));
  return [...kinds].flatMap((kind) => {
    const amount = WEARING.has(kind.key) ? swapIn(own, pucOf, kind) : 0;
    return amount === 0 ? [] : [{ kind, amount: reverses ? -amount : amount }];
  });
}
