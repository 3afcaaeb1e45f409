import type { PucOf } from "../../../accounting/closing/closing-entry.ts";
import { netOf } from "../../../accounting/ledger/balances.ts";
import { pesos } from "../../../kernel/pesos.ts";
import { FLOW_KINDS, type FlowKind, flowKindOf, isCash, paidKey } from "../../layouts/flow-kinds.data.ts";
import type { BalanceTie } from "../book-statement.ts";
import type { Gathered } from "../gather.ts";
import { isResult, type PeriodFacts, specialMovements, withoutMovements } from "../period-facts.ts";
import type { StatementInput } from "../statement-input.ts";
import { ACTIVITY_TIES, type ActivityTie } from "./activity-ties.data.ts";
import { type BalanceChanges, BEGUN_WITH, balanceLine, PRESENTED_ELSEWHERE } from "./balance-changes.ts";

const WORN = "depreciación, amortización y deterioro";
const GAINED = "utilidad o pérdida en venta o retiro";
const EARNED = "resultado del período";
const OTHER_ACCOUNTS = "pagado o cobrado de otras cuentas";

type Sums = Map<string, number>;

function addTo(sums: Sums, words: string, amount: number): void {
  sums.set(words, (sums.get(words) ?? 0) + amount);
}

/** What a result of the kind does to the asset: it wears out, or is sold for another amount than it stood for. */
function resultWords(puc: string): string {
  return /^5[12](?:6|99)/.test(puc) ? WORN : GAINED;
}

/** What changed the lines of a tie in a period beside their own flows, in words, credits positive. */
function othersIn(
  tie: ActivityTie,
  { key: kind }: FlowKind,
  facts: PeriodFacts,
  pucOf: PucOf,
  flows: readonly (readonly [account: string, cash: number])[],
): Sums {
  const sums: Sums = new Map();
  const isOwn = (puc: string) => !isCash(puc) && tie.lines.includes(balanceLine(puc));
  const { closings, openings } = specialMovements(facts.entries, pucOf);
  for (const [account, movement] of withoutMovements(facts.movements, closings, openings)) {
    const puc = pucOf(account);
    if (!isResult(puc)) continue;
    if (isOwn(puc)) addTo(sums, EARNED, -netOf(movement));
    else if (flowKindOf(puc)?.key === kind) addTo(sums, resultWords(puc), netOf(movement));
  }
  for (const [account, movement] of openings)
    if (isOwn(pucOf(account))) addTo(sums, BEGUN_WITH, -netOf(movement));
  for (const [puc, cash] of flows) if (!isOwn(puc) && !isResult(puc)) addTo(sums, OTHER_ACCOUNTS, -cash);
  return sums;
}

function tiesOf(
  tie: ActivityTie,
  kind: FlowKind,
  { periods }: StatementInput,
  pucOf: PucOf,
  change: BalanceChanges,
  gathered: Gathered,
): BalanceTie[] {
  const keys = [...new Set([kind.key, paidKey(kind)])];
  const figures = keys.flatMap((key) => gathered.accountsOf(key));
  const stated = (key: string, column: number) => gathered.amountsOf(key)[column] ?? 0;
  const changes = periods.map((facts, column) => {
    const flows = figures.flatMap(({ account, amounts }) =>
      account === null ? [] : [[pucOf(account), amounts[column] ?? 0] as const],
    );
    const sums = othersIn(tie, kind, facts, pucOf, flows);
    const { before, after, presented, own } = change(tie.lines, column);
    addTo(sums, PRESENTED_ELSEWHERE, presented - own);
    const told = [...sums.values(), ...keys.map((key) => stated(key, column))].reduce((a, b) => a + b, 0);
    addTo(sums, tie.rest, after - before - told);
    return { before, after, sums };
  });
  const signed = (amount: number) => pesos(tie.owned ? 0 - amount : amount);
  const words = [...new Set(changes.flatMap(({ sums }) => [...sums.keys()]))];
  return keys.map((line) => ({
    line,
    name: tie.name,
    before: changes.map(({ before }) => signed(before)),
    stated: periods.map((_, column) => signed(stated(line, column))),
    left: [
      ...keys
        .filter((key) => key !== line)
        .map((key) => ({
          label: (key === kind.key ? kind.label : kind.paid) ?? kind.label,
          amounts: periods.map((_, column) => signed(stated(key, column))),
        })),
      ...words.map((label) => ({ label, amounts: changes.map(({ sums }) => signed(sums.get(label) ?? 0)) })),
    ],
    after: changes.map(({ after }) => signed(after)),
  }));
}

/**
 * Ties each line of investing and financing to the lines of the balance that it changes: what these were, the flow,
 * what changed them without it, and what they are.
 */
export function activityTies(
  input: StatementInput,
  pucOf: PucOf,
  change: BalanceChanges,
  gathered: Gathered,
): BalanceTie[] {
  return ACTIVITY_TIES.flatMap((tie) => {
    const kind = FLOW_KINDS.find(({ key }) => key === tie.kind);
    return kind === undefined ? [] : tiesOf(tie, kind, input, pucOf, change, gathered);
  });
}
