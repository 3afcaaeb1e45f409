import type { PucOf } from "../../accounting/closing/closing-entry.ts";
import { pesos } from "../../kernel/pesos.ts";
import { INCOME_LAYOUT } from "../layouts/income.data.ts";
import { layoutLines, linePlaces } from "../layouts/layout.ts";
import { factsHeading } from "../restated/restated-facts.ts";
import type { BookStatement } from "./book-statement.ts";
import { columnChecks } from "./column-check.ts";
import { takeEquityMoves } from "./equity/equity-moves.ts";
import { Gathered } from "./gather.ts";
import { earnedIn, type PeriodFacts, pucReader, specialMovements, withoutMovements } from "./period-facts.ts";
import { layoutAmounts, readLayout } from "./read-layout.ts";
import { figuresOf, type StatementInput } from "./statement-input.ts";

const places = linePlaces(INCOME_LAYOUT);
const LINES = layoutLines(INCOME_LAYOUT).map((line) => line.key);

function closingsOf({ entries }: PeriodFacts, pucOf: PucOf) {
  return specialMovements(entries, pucOf).closings;
}

/** Figures of the income statement by line and account, before any closing entry. */
export function gatherIncome(input: StatementInput): Gathered {
  const { chart, periods } = input;
  const pucOf = pucReader(chart);
  const gathered = new Gathered(input);
  for (const [column, facts] of periods.entries()) {
    gathered.addBalances(column, withoutMovements(facts.movements, closingsOf(facts, pucOf)), (code, net) => {
      const line = places(pucOf(code));
      return line ? { line: line.key, amount: -net } : null;
    });
    for (const entry of facts.entries)
      takeEquityMoves(entry, pucOf, (move, _component, account, amount) => {
        if (move === "oci" && account !== null) gathered.add("oci", column, account, amount);
      });
  }
  return gathered;
}

/** Estado de resultados of each period (NIIF para PYMES, sección 5), by function. */
export function incomeStatement(input: StatementInput, notes: ReadonlyMap<string, number>): BookStatement {
  const { chart, periods } = input;
  const columns = periods.length;
  const pucOf = pucReader(chart);
  const gathered = gatherIncome(input);
  const amounts = layoutAmounts(INCOME_LAYOUT, gathered, columns);
  const headings = periods.map((facts) => factsHeading("income", facts));
  const differences = periods.map((facts, column) =>
    pesos(
      (amounts.get("result")?.[column] ?? 0) - earnedIn(facts.movements, closingsOf(facts, pucOf), pucOf),
    ),
  );
  const moves = periods.map((facts) => facts.movements);
  const isUnknown = (puc: string) => puc === "" || /^[089]/.test(puc);
  return {
    statement: "income",
    method: null,
    columns: headings,
    lines: readLayout({
      layout: INCOME_LAYOUT,
      gathered,
      columns,
      notes,
      bases: [{ key: "revenue", lines: LINES }],
    }),
    checks: columnChecks({ label: "Resultado = ingresos − costos y gastos", headings, differences }),
    unplaced: figuresOf(chart, moves, (account) => isUnknown(pucOf(account))),
  };
}
