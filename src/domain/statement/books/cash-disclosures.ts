import { isClosingEntry, isOpeningEntry, type PucOf } from "../../accounting/closing/closing-entry.ts";
import { ZERO } from "../../kernel/pesos.ts";
import { DISCLOSED, type FlowKind, isDeposit, isSettling } from "../layouts/flow-kinds.data.ts";
import { swapsIn } from "../layouts/swapped-assets.ts";
import { BESIDE_HEADINGS } from "./beside-key.ts";
import type { StatementSection, Teller } from "./book-statement.ts";
import { cashParts, type FlowPart } from "./cash-parts.ts";
import { Gathered } from "./gather.ts";
import type { PeriodFacts } from "./period-facts.ts";
import type { StatementInput } from "./statement-input.ts";

/**
 * The parts of every entry of a period that the cash flow reads one by one, with the entry; and of what is restated in
 * it, which used no cash.
 */
export function eachParts(
  facts: PeriodFacts,
  pucOf: PucOf,
  take: (parts: readonly FlowPart[], by: Teller) => void,
): void {
  for (const entry of facts.entries) {
    if (isClosingEntry(entry, pucOf) || isOpeningEntry(entry, pucOf) || facts.carried.has(entry.id)) continue;
    take(cashParts(entry, pucOf), entry);
  }
  for (const { entry, parts } of facts.carried.values()) take(parts, entry);
  for (const restatement of facts.restated?.of ?? []) {
    const { day, debit, credit, amount } = restatement;
    const lines = [
      { account: debit, debit: amount, credit: ZERO },
      { account: credit, debit: ZERO, credit: amount },
    ];
    if (day >= facts.from) take(cashParts({ lines }, pucOf), restatement);
  }
}

/** What stands against other equity is no acquisition and no contribution: revaluations, capitalized results. */
function besides(amount: number, equity: number): number {
  if (amount * equity >= 0) return amount;
  return Math.sign(amount) * Math.max(0, Math.abs(amount) - Math.abs(equity));
}

/** One row of the note: the kind under which it stands, its words and its amount. */
interface Told {
  readonly key: string;
  readonly words: string;
  readonly amount: number;
}

const thing = ({ label }: FlowKind) => label.replace("Venta de ", "");

/** What was received for something else that is told too is one movement: a truck that a partner brings, an exchange. */
function exchanged(taken: FlowKind, given: FlowKind): string {
  if (given.key === "capital") return `${given.label} en ${thing(taken)}`;
  const paid = taken.paid ?? taken.label;
  return taken.key === "capital" ? `${paid} en ${thing(given)}` : `${paid} a cambio de ${thing(given)}`;
}

/** Each kind's amount as rows: what stands against another kind once, under both names, and what is left. */
function rowsOf(rests: ReadonlyMap<FlowKind, number>): Told[] {
  const left = new Map(rests);
  const rows: Told[] = [];
  for (const taken of DISCLOSED)
    for (const given of DISCLOSED) {
      const amount = Math.min(-(left.get(taken) ?? 0), left.get(given) ?? 0);
      if (amount <= 0) continue;
      left.set(taken, (left.get(taken) ?? 0) + amount);
      left.set(given, (left.get(given) ?? 0) - amount);
      rows.push({ key: taken.key, words: exchanged(taken, given), amount });
    }
  for (const [kind, amount] of left)
    rows.push({
      key: kind.key,
      words: amount > 0 ? kind.label : (kind.paid ?? kind.label),
      amount: Math.abs(amount),
    });
  return rows;
}

/** What of the period's own credit was paid or collected within it: a flow, no longer a movement without cash. */
function settledRows(parts: readonly FlowPart[]): Told[] {
  return parts.flatMap(({ kind, within, received }) => {
    if (kind === null || within === undefined) return [];
    const words = received ? kind.label : (kind.paid ?? kind.label);
    return [{ key: kind.key, words, amount: received ? -within : within }];
  });
}

function toldOf(parts: readonly FlowPart[], pucOf: PucOf): Told[] {
  // A reversal takes back the movement, and is none on the other side.
  const sign = parts.some(({ reverses }) => reverses) ? -1 : 1;
  let equity = 0;
  const sums = new Map<FlowKind, number>();
  for (const { account, kind, rest } of parts) {
    if (kind === null || (isSettling(pucOf(account)) && !isDeposit(pucOf(account)))) continue;
    if (kind.key === "owners") equity += rest * sign;
    else sums.set(kind, (sums.get(kind) ?? 0) + rest * sign);
  }
  const rests = new Map(DISCLOSED.map((kind) => [kind, besides(sums.get(kind) ?? 0, equity)] as const));
  const rows = rowsOf(rests).map((row) => ({ ...row, amount: row.amount * sign }));
  return [...rows, ...settledRows(parts)];
}

/**
 * Investing and financing that used no cash, which the cash flow leaves out and has to tell (NIIF para PYMES 7.18,
 * 7.19): assets acquired on credit, by a loan or as a contribution, assets sold on credit, debts turned into capital.
 * Each is told once: what the period paid of it is among its flows.
 */
export function nonCashSection(input: StatementInput, pucOf: PucOf): StatementSection {
  const gathered = new Gathered(input);
  for (const [column, facts] of input.periods.entries()) {
    for (const entry of facts.entries) {
      if (isClosingEntry(entry, pucOf) || isOpeningEntry(entry, pucOf)) continue;
      for (const { kind, amount } of swapsIn(entry, pucOf))
        gathered.addWords(kind.key, column, { words: exchanged(kind, kind), by: entry }, amount);
    }
    eachParts(facts, pucOf, (parts, by) => {
      for (const { key, words, amount } of toldOf(parts, pucOf))
        gathered.addWords(key, column, { words, by }, amount);
    });
  }
  return {
    heading: BESIDE_HEADINGS["sin-efectivo"],
    figures: DISCLOSED.flatMap(({ key }) => gathered.accountsOf(key)),
  };
}
