import type { AccountCode } from "../../accounting/account.ts";
import type { PucOf } from "../../accounting/closing/closing-entry.ts";
import { type Holding, type Presented, presentBalances } from "../../accounting/ledger/abnormal-balance.ts";
import { type Balances, netOf, sumOfBalances } from "../../accounting/ledger/balances.ts";
import { pesos } from "../../kernel/pesos.ts";
import { dueWithinYear, type LoanParts, loanPartsOn } from "../../recurring/loan-parts.ts";
import type { RecurringLoan } from "../../recurring/recurring-dues.ts";
import { BALANCE_LAYOUT } from "../layouts/balance.data.ts";
import { linePlaces, longPlaces } from "../layouts/layout.ts";
import { factsHeading } from "../restated/restated-facts.ts";
import type { BookStatement } from "./book-statement.ts";
import { columnChecks } from "./column-check.ts";
import { Gathered } from "./gather.ts";
import { type PeriodFacts, pucReader } from "./period-facts.ts";
import { layoutAmounts, readLayout } from "./read-layout.ts";
import { splitResults } from "./results.ts";
import { figuresOf, type StatementInput } from "./statement-input.ts";

const places = linePlaces(BALANCE_LAYOUT);
const later = longPlaces(BALANCE_LAYOUT);
/** What results are called that no closing has brought to equity: those of the year, and of the years before. */
export const OPEN_RESULTS = {
  year: "Resultado por cerrar",
  earlier: "Resultados de años anteriores por cerrar",
} as const;

/** Everything posted up to the last day of the period. */
export function standingAt({ opening, movements }: PeriodFacts): Balances {
  return sumOfBalances(opening, movements);
}

/** The year's result has its own line, closed or not; all other results are in retained results. */
function addResults(gathered: Gathered, column: number, facts: PeriodFacts, pucOf: PucOf): void {
  const { ofYear, accumulated } = splitResults(standingAt(facts), facts.year, pucOf);
  const lines = [
    { line: "result", parts: ofYear, when: "year" },
    { line: "retained", parts: accumulated, when: "earlier" },
  ] as const;
  for (const { line, parts, when } of lines)
    for (const part of parts)
      if (part.account !== null) gathered.add(line, column, part.account, part.amount);
      else gathered.addWords(line, column, { words: OPEN_RESULTS[when], when, of: part.of }, part.amount);
}

/** Every account up to the last day of the period, as it is reported. */
export function presentedAt(
  facts: PeriodFacts,
  pucOf: PucOf,
): (readonly [AccountCode, readonly Presented[]])[] {
  return presentBalances(
    [...standingAt(facts)].map(([code, movement]): [AccountCode, Holding] => [
      code,
      { puc: pucOf(code), net: netOf(movement), parties: facts.parties.get(code) },
    ]),
  );
}

/** What is reported as another account, against its nature, is current, whatever the book says. */
function lineOf(puc: string, { rule }: Presented, nonCurrent: ReadonlySet<string>) {
  if (rule !== null) return { key: rule.line, adds: rule.when };
  return (nonCurrent.has(puc) ? later(puc) : null) ?? places(puc);
}

interface Reading {
  readonly pucOf: PucOf;
  readonly nonCurrent: ReadonlySet<string>;
  readonly loans: readonly RecurringLoan[];
}

/** The debt of loans on the lines of what falls due within a year and of what is later; null for any other balance. */
function byMaturity(
  puc: string,
  { rule, net }: Presented,
  nonCurrent: ReadonlySet<string>,
  parts: LoanParts | undefined,
) {
  const [soon, late] = [places(puc), later(puc)];
  const isLong = nonCurrent.has(puc);
  const current = rule === null ? dueWithinYear({ puc, owed: -net, isLong, parts }) : null;
  if (current === null || soon === null || late === null) return null;
  return [
    { key: soon.key, amount: current },
    { key: late.key, amount: -net - current },
  ];
}

function addColumn(gathered: Gathered, column: number, facts: PeriodFacts, reading: Reading): void {
  const { pucOf, nonCurrent, loans } = reading;
  const owed = loanPartsOn(loans, facts.to);
  for (const [code, parts] of presentedAt(facts, pucOf))
    for (const part of parts) {
      const puc = pucOf(code);
      const line = lineOf(puc, part, nonCurrent);
      if (line === null || line.key === "retained") continue;
      const own = { key: line.key, amount: line.adds === "debit" ? part.net : -part.net };
      for (const { key, amount } of byMaturity(puc, part, nonCurrent, owed.get(code)) ?? [own])
        gathered.add(key, column, code, amount);
    }
  addResults(gathered, column, facts, pucOf);
}

/** Figures of the balance by line and account. */
export function gatherBalance(input: StatementInput): Gathered {
  const { chart, periods, nonCurrent = new Set<string>(), loans = [] } = input;
  const reading = { pucOf: pucReader(chart), nonCurrent, loans };
  const gathered = new Gathered(input);
  for (const [column, facts] of periods.entries()) addColumn(gathered, column, facts, reading);
  return gathered;
}

const ASSETS = BALANCE_LAYOUT.flatMap((row) =>
  row.kind === "line" && row.adds === "debit" ? [row.key] : [],
);
const SOURCES = BALANCE_LAYOUT.flatMap((row) =>
  row.kind === "line" && row.adds === "credit" ? [row.key] : [],
);

/** Estado de situación financiera at the last day of each period (NIIF para PYMES, sección 4). */
export function balanceStatement(input: StatementInput, notes: ReadonlyMap<string, number>): BookStatement {
  const { chart, periods } = input;
  const columns = periods.length;
  const gathered = gatherBalance(input);
  const amounts = layoutAmounts(BALANCE_LAYOUT, gathered, columns);
  const bases = [
    { key: "assets", lines: ASSETS },
    { key: "liabilities-and-equity", lines: SOURCES },
  ];
  const at = (key: string, column: number) => amounts.get(key)?.[column] ?? pesos(0);
  const pucOf = pucReader(chart);
  const headings = periods.map((facts) => factsHeading("balance", facts));
  const unplaced = figuresOf(chart, periods.map(standingAt), (account) => places(pucOf(account)) === null);
  return {
    statement: "balance",
    method: null,
    columns: headings,
    lines: readLayout({ layout: BALANCE_LAYOUT, gathered, columns, notes, bases }),
    checks: columnChecks({
      label: "Activo = pasivo + patrimonio",
      headings,
      differences: headings.map((_, column) =>
        pesos(at("assets", column) - at("liabilities-and-equity", column)),
      ),
      unplaced,
    }),
    unplaced,
  };
}
