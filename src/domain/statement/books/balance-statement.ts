import type { AccountCode } from "../../accounting/account.ts";
import { standsAs } from "../../accounting/against-nature.ts";
import { accumulate, type Balances, type Movement, netOf } from "../../accounting/balances.ts";
import type { PucOf } from "../../accounting/closing-entry.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import type { ReportCheck } from "../../report/report.ts";
import { BALANCE_LAYOUT } from "../layouts/balance.data.ts";
import { linePlaces } from "../layouts/layout.ts";
import type { BookStatement } from "./book-statement.ts";
import { columnHeading } from "./column-heading.ts";
import { Gathered } from "./gather.ts";
import { isResult, type PeriodFacts, pucReader, resultOfYear, withoutMovements } from "./period-facts.ts";
import { layoutAmounts, readLayout } from "./read-layout.ts";
import { figuresOf, type StatementInput } from "./statement-input.ts";

const places = linePlaces(BALANCE_LAYOUT);
const LATE = "Resultados de años anteriores por cerrar";
const OPEN = "Resultado por cerrar";

/** Everything posted up to the last day of the period. */
export function standingAt({ opening, movements }: PeriodFacts): Balances {
  const standing = new Map<AccountCode, Movement>(opening);
  accumulate(standing, movements);
  return standing;
}

/**
 * The year's result stands on its own line, closed or not, and all other results of the owners are accumulated. What the
 * closing moved to 36 is shown with the result; what no closing moved yet has words of its own.
 */
function addResults(gathered: Gathered, column: number, facts: PeriodFacts, pucOf: PucOf): void {
  const { closings, openings } = facts.year;
  const ofYear = new Map<AccountCode, Movement>();
  for (const balances of [closings, openings])
    for (const [code, movement] of balances)
      if (/^36/.test(pucOf(code)) || (balances === closings && /^37/.test(pucOf(code))))
        accumulate(ofYear, [[code, movement]]);
  const result = resultOfYear(facts.year, pucOf);
  let open: number = result;
  for (const [code, { debit, credit }] of ofYear) {
    gathered.add("result", column, code, credit - debit);
    open -= credit - debit;
  }
  gathered.addWords("result", column, OPEN, open);
  const standing = standingAt(facts);
  let late = -open;
  for (const [code, { debit, credit }] of standing) if (isResult(pucOf(code))) late += credit - debit;
  gathered.addWords("retained", column, LATE, late);
  gathered.addBalances(column, withoutMovements(standing, ofYear), (code, net) =>
    places(pucOf(code))?.key === "retained" && !isResult(pucOf(code))
      ? { line: "retained", amount: -net }
      : null,
  );
}

function addColumn(gathered: Gathered, column: number, facts: PeriodFacts, pucOf: PucOf): void {
  const standing = standingAt(facts);
  const stands = standsAs([...standing].map(([code, movement]) => [pucOf(code), netOf(movement)]));
  gathered.addBalances(column, standing, (code, net) => {
    const line = places(stands(pucOf(code)));
    if (line === null || line.key === "retained") return null;
    return { line: line.key, amount: line.adds === "debit" ? net : -net };
  });
  addResults(gathered, column, facts, pucOf);
}

/** Figures of the balance by line and account. */
export function gatherBalance(input: StatementInput): Gathered {
  const { chart, periods } = input;
  const pucOf = pucReader(chart);
  const gathered = new Gathered(input);
  for (const [column, facts] of periods.entries()) addColumn(gathered, column, facts, pucOf);
  return gathered;
}

function check(assets: Pesos, others: Pesos): ReportCheck {
  const difference = pesos(assets - others);
  return { label: "Activo = pasivo + patrimonio", holds: difference === 0, difference };
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
  return {
    statement: "balance",
    method: null,
    columns: periods.map((facts) => columnHeading("balance", facts)),
    lines: readLayout({ layout: BALANCE_LAYOUT, gathered, columns, notes, bases }),
    checks: periods.map((_, column) => check(at("assets", column), at("liabilities-and-equity", column))),
    unplaced: figuresOf(chart, periods.map(standingAt), (account) => places(pucOf(account)) === null),
  };
}
