import type { AccountCode } from "../../accounting/account.ts";
import type { PucOf } from "../../accounting/closing/closing-entry.ts";
import { type Balances, netOf } from "../../accounting/ledger/balances.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import type { ReportCheck } from "../../report/report.ts";
import { DIRECT_LAYOUT, INDIRECT_LAYOUT, NON_CASH_RESULTS, WORKING_CAPITAL } from "../layouts/cash.data.ts";
import { flowKindOf, isCash, paidKey } from "../layouts/flow-kinds.data.ts";
import { type LayoutLine, placesOf } from "../layouts/layout.ts";
import { factsHeading } from "../restated/restated-facts.ts";
import { presentedAt, standingAt } from "./balance-statement.ts";
import type { AccountFigure, BookStatement, CashMethod } from "./book-statement.ts";
import { eachParts, nonCashSection } from "./cash-disclosures.ts";
import type { FlowPart } from "./cash-parts.ts";
import { columnChecks } from "./column-check.ts";
import { Gathered } from "./gather.ts";
import {
  creditOf,
  isResult,
  type PeriodFacts,
  pucReader,
  specialMovements,
  withoutMovements,
} from "./period-facts.ts";
import { layoutAmounts, readLayout } from "./read-layout.ts";
import { sumOfResults } from "./results.ts";
import { figuresOf, type StatementInput } from "./statement-input.ts";
import { activityTies } from "./ties/activity-ties.ts";
import { BEGUN_WITH, balanceChanges } from "./ties/balance-changes.ts";
import { changeBridge, lineOfChanges } from "./ties/change-bridge.ts";

const nonCash = placesOf(
  NON_CASH_RESULTS.flatMap((line) => line.prefixes.map((prefix) => [prefix, line.key])),
);
const changes = placesOf(
  WORKING_CAPITAL.flatMap((line) => line.prefixes.map((prefix) => [prefix, line.key])),
);
const OTHER = "other-non-cash";
const REST = "change-other-assets";
const RESULT = "Resultado antes del cierre";
const CHANGES_CHECK = "Cambios de operación y lo que dejan fuera = cambios del balance";
const IMPAIRED = "deterioro y amortización";
const ELSEWISE = "inversión, financiación y diferencia en cambio";

/** The figures of a method, and what its lines of changes leave out of the changes of the balance. */
interface Made {
  readonly gathered: Gathered;
  readonly left: Gathered;
}

/** Movements of the period, excluding closing and opening entries. */
function happened(
  facts: PeriodFacts,
  pucOf: PucOf,
): { readonly flows: Balances; readonly openings: Balances } {
  const { closings, openings } = specialMovements(facts.entries, pucOf);
  return { flows: withoutMovements(facts.movements, closings, openings), openings };
}

/**
 * Opening cash, cash brought by the book's opening entry, and the part of closing cash that the balance shows as a
 * liability.
 */
function addCash(
  gathered: Gathered,
  column: number,
  facts: PeriodFacts,
  openings: Balances,
  pucOf: PucOf,
): void {
  const onLine = (line: string) => (account: AccountCode, net: number) =>
    isCash(pucOf(account)) ? { line, amount: net } : null;
  gathered.addBalances(column, facts.opening, onLine("start"));
  gathered.addBalances(column, openings, onLine("brought"));
  for (const [account, parts] of presentedAt(facts, pucOf))
    for (const { rule, net } of parts)
      if (rule !== null && isCash(pucOf(account)))
        gathered.add(rule.line === "bank-overdrafts" ? "overdrafts" : "cash-owed", column, account, -net);
}

/** The operating line that an account changes in the indirect method; null for accounts of other activities. */
function changeLine(puc: string): string | null {
  if (isCash(puc) || (flowKindOf(puc)?.section ?? "operating") !== "operating") return null;
  if (isResult(puc) && nonCash(puc) === null) return null;
  return changes(puc) ?? REST;
}

/**
 * The result, its non-cash part, and the change of each operating account. Operating balances that arise from
 * investing or financing (equipment on credit) are not operating changes: the entries on such accounts are read, and
 * their non-cash part is removed on both sides.
 */
function addIndirect(made: Made, column: number, facts: PeriodFacts, pucOf: PucOf): void {
  const { gathered, left } = made;
  const { flows, openings } = happened(facts, pucOf);
  leaveOut(left, column, flows, openings, pucOf);
  addCash(gathered, column, facts, openings, pucOf);
  const before = creditOf(openings, pucOf, isResult);
  const of = [...flows].flatMap(([account, movement]) =>
    isResult(pucOf(account)) ? [{ account, amount: -netOf(movement) }] : [],
  );
  const result = sumOfResults(of) + before;
  gathered.addWords("result", column, { words: RESULT, of: before === 0 ? of : [] }, result);
  gathered.addWords("before-book", column, { words: RESULT }, -before);
  gathered.addBalances(column, flows, (account, net) => {
    const line = nonCash(pucOf(account));
    return line === null ? null : { line, amount: net };
  });
  gathered.addBalances(column, flows, (account, net) => {
    const line = changeLine(pucOf(account));
    return line === null ? null : { line, amount: -net };
  });
  eachParts(facts, pucOf, (parts) => addCrossing(made, column, parts, pucOf));
}

/**
 * What the balance has of a line of changes and the line leaves out: results without cash that stand on it, balances
 * of other activities, and what the book began with.
 */
function leaveOut(left: Gathered, column: number, flows: Balances, openings: Balances, pucOf: PucOf): void {
  for (const [account, movement] of flows) {
    const puc = pucOf(account);
    const line = isResult(puc) ? changeLine(puc) : lineOfChanges(puc);
    if (line === null) continue;
    if (isResult(puc)) left.addWords(line, column, { words: IMPAIRED }, netOf(movement));
    else if (!operates(flowKindOf(puc))) left.addWords(line, column, { words: ELSEWISE }, -netOf(movement));
  }
  for (const [account, movement] of openings) {
    const line = lineOfChanges(pucOf(account));
    if (line !== null) left.addWords(line, column, { words: BEGUN_WITH }, -netOf(movement));
  }
}

const operates = (kind: FlowPart["kind"]) => (kind?.section ?? "operating") === "operating";

/**
 * What is not settled in cash but stays within operating activities (a cost and its goods), and so remains in the
 * changes of their lines.
 */
function staysIn(parts: readonly FlowPart[]): (part: FlowPart) => boolean {
  const rests = new Map<FlowPart["kind"], number>();
  let all = 0;
  for (const { kind, rest } of parts) {
    if (!operates(kind)) continue;
    rests.set(kind, (rests.get(kind) ?? 0) + rest);
    all += rest;
  }
  return ({ kind }) => all === 0 || rests.get(kind) === 0;
}

/**
 * Adds the flows of an entry that are not operating. The sums by account count operating accounts alone: they are
 * corrected where a part is of another activity than its account.
 */
function addCrossing(
  { gathered, left }: Made,
  column: number,
  parts: readonly FlowPart[],
  pucOf: PucOf,
): void {
  const stays = staysIn(parts);
  for (const part of parts) {
    const { account, kind, received, cash, rest } = part;
    const puc = pucOf(account);
    if (kind !== null && !operates(kind))
      gathered.add(received ? kind.key : paidKey(kind), column, account, cash);
    const operating = operates(kind) ? cash + (stays(part) ? rest : 0) : 0;
    const counted = operates(flowKindOf(puc)) ? cash + rest : 0;
    gathered.add(crossingLine(puc), column, account, operating - counted);
    left.addWords(crossingLine(puc), column, { words: ELSEWISE }, counted - operating);
  }
}

/** Where an account is corrected: its own line of changes, or the items of the result. */
function crossingLine(puc: string): string {
  return isResult(puc) ? (changeLine(puc) ?? nonCash(puc) ?? OTHER) : (changes(puc) ?? OTHER);
}

function addDirect({ gathered }: Made, column: number, facts: PeriodFacts, pucOf: PucOf): void {
  const { openings } = happened(facts, pucOf);
  addCash(gathered, column, facts, openings, pucOf);
  facts.direct?.each((line, account, amount) => gathered.add(line, column, account, amount));
}

/** What of the change of the balance is not on the line; where the book began is disclosed below the lines alone. */
function partial(left: readonly AccountFigure[]): string {
  const leaves = (words: string) => left.some(({ label }) => label === words);
  if (leaves(ELSEWISE)) return ", solo de operación";
  return leaves(IMPAIRED) ? ", sin deterioro ni amortización" : "";
}

/**
 * "Aumento en inventarios": the label follows the sign of the figures when all agree, and says where the line is less
 * than the change of the balance.
 */
function labelsWith(left: Gathered): (line: LayoutLine, amounts: readonly Pesos[]) => string {
  return (line, amounts) => {
    const own = WORKING_CAPITAL.find(({ key }) => key === line.key);
    if (!own) return line.label;
    const part = partial(left.accountsOf(own.key));
    const signs = new Set(amounts.filter((amount) => amount !== 0).map((amount) => amount > 0));
    if (signs.size !== 1) return `${line.label}${part}`;
    const grew = signs.has(true) !== own.owned;
    return `${grew ? "Aumento" : "Disminución"} en ${own.noun}${part}`;
  };
}

function checksOf(
  { periods }: StatementInput,
  end: readonly Pesos[],
  operating: { readonly shown: readonly Pesos[]; readonly other: readonly Pesos[] | null },
  pucOf: PucOf,
): ReportCheck[] {
  const headings = periods.map((facts) => factsHeading("cash", facts));
  const standing = periods.map((facts) => -creditOf(standingAt(facts), pucOf, isCash));
  const ends = columnChecks({
    label: "Efectivo final = balance, cuentas 11",
    headings,
    differences: standing.map((cash, column) => pesos((end[column] ?? 0) - cash)),
  });
  const { shown, other } = operating;
  if (other === null) return ends;
  const methods = columnChecks({
    label: "Método directo = método indirecto",
    headings,
    differences: headings.map((_, column) => pesos((shown[column] ?? 0) - (other[column] ?? 0))),
  });
  return [...ends, ...methods];
}

/**
 * Estado de flujos de efectivo (NIIF para PYMES, sección 7). The direct method needs `direct` in every period; when
 * available, both methods are checked against each other.
 */
export function cashStatement(
  input: StatementInput,
  notes: ReadonlyMap<string, number>,
  method: CashMethod,
): BookStatement {
  const { chart, periods } = input;
  const columns = periods.length;
  const pucOf = pucReader(chart);
  const make = (which: CashMethod) => {
    const made: Made = { gathered: new Gathered(input), left: new Gathered(input) };
    const { gathered } = made;
    const fill = which === "direct" ? addDirect : addIndirect;
    for (const [column, facts] of periods.entries()) fill(made, column, facts, pucOf);
    const layout = which === "direct" ? DIRECT_LAYOUT : INDIRECT_LAYOUT;
    return { ...made, layout, amounts: layoutAmounts(layout, gathered, columns) };
  };
  const { gathered, left, layout, amounts } = make(method);
  const change = balanceChanges(input, pucOf);
  const bridge = method === "indirect" ? changeBridge(input, change, { gathered, left }) : null;
  const headings = periods.map((facts) => factsHeading("cash", facts));
  const canCompare = periods.every((facts) => facts.direct !== null);
  const other = canCompare
    ? make(method === "direct" ? "indirect" : "direct").amounts.get("operating")
    : undefined;
  const operating = { shown: amounts.get("operating") ?? [], other: other ?? null };
  return {
    statement: "cash",
    method,
    columns: headings,
    lines: readLayout({ layout, gathered, columns, notes, labelOf: labelsWith(left) }),
    checks: [
      ...checksOf(input, amounts.get("end") ?? [], operating, pucOf),
      ...columnChecks({ label: CHANGES_CHECK, headings, differences: bridge?.differences ?? [] }),
    ],
    besides: [nonCashSection(input, pucOf), ...(bridge === null ? [] : [bridge.section])].filter(
      ({ figures }) => figures.length > 0,
    ),
    ties: [...(bridge?.ties ?? []), ...activityTies(input, pucOf, change, gathered)],
    unplaced: figuresOf(
      chart,
      periods.map((facts) => facts.movements),
      (account) => pucOf(account) === "" || /^[89]/.test(pucOf(account)),
    ),
  };
}
