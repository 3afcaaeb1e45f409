import { isClosingEntry, isOpeningEntry, type PucOf } from "../../accounting/closing/closing-entry.ts";
import { ZERO } from "../../kernel/pesos.ts";
import { FLOW_KINDS, isSettling } from "../layouts/flow-kinds.data.ts";
import type { StatementSection } from "./book-statement.ts";
import { cashParts, type FlowPart } from "./cash-parts.ts";
import { Gathered } from "./gather.ts";
import type { PeriodFacts } from "./period-facts.ts";
import type { StatementInput } from "./statement-input.ts";

const HEADING = "Inversión y financiación sin efectivo";
const ACQUIRED = ["property", "intangibles", "investments"];
const DISCLOSED = FLOW_KINDS.filter(({ key }) => ACQUIRED.includes(key) || key === "capital");

/**
 * The parts of every entry of a period that the cash flow reads one by one; and of what is restated in it, which used
 * no cash.
 */
export function eachParts(
  facts: PeriodFacts,
  pucOf: PucOf,
  take: (parts: readonly FlowPart[]) => void,
): void {
  for (const entry of facts.entries) {
    if (isClosingEntry(entry, pucOf) || isOpeningEntry(entry, pucOf) || facts.carried.has(entry.id)) continue;
    take(cashParts(entry, pucOf));
  }
  for (const parts of facts.carried.values()) take(parts);
  for (const { day, debit, credit, amount } of facts.restated?.of ?? []) {
    const lines = [
      { account: debit, debit: amount, credit: ZERO },
      { account: credit, debit: ZERO, credit: amount },
    ];
    if (day >= facts.from) take(cashParts({ lines }, pucOf));
  }
}

/** What stands against other equity is no acquisition and no contribution: revaluations, capitalized results. */
function besides(amount: number, equity: number): number {
  if (amount * equity >= 0) return amount;
  return Math.sign(amount) * Math.max(0, Math.abs(amount) - Math.abs(equity));
}

function addNonCash(gathered: Gathered, column: number, parts: readonly FlowPart[], pucOf: PucOf): void {
  let equity = 0;
  const rests = new Map<string, number>();
  for (const { account, kind, rest } of parts) {
    if (kind === null || isSettling(pucOf(account))) continue;
    if (kind.key === "owners") equity += rest;
    else rests.set(kind.key, (rests.get(kind.key) ?? 0) + rest);
  }
  for (const { key, label, paid } of DISCLOSED) {
    const amount = besides(rests.get(key) ?? 0, equity);
    if (amount !== 0) gathered.addWords(key, column, amount > 0 ? label : (paid ?? label), Math.abs(amount));
  }
}

/**
 * Investing and financing that used no cash, which the cash flow leaves out and has to tell (NIIF para PYMES 7.18,
 * 7.19): assets acquired on credit, by a loan or as a contribution, assets sold on credit, debts turned into capital.
 */
export function nonCashSection(input: StatementInput, pucOf: PucOf): StatementSection {
  const gathered = new Gathered(input);
  for (const [column, facts] of input.periods.entries())
    eachParts(facts, pucOf, (parts) => addNonCash(gathered, column, parts, pucOf));
  return { heading: HEADING, figures: DISCLOSED.flatMap(({ key }) => gathered.accountsOf(key)) };
}
