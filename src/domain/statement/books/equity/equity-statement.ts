import type { AccountCode } from "../../../accounting/account.ts";
import type { Chart } from "../../../accounting/chart.ts";
import type { PucOf } from "../../../accounting/closing/closing-entry.ts";
import type { Balances } from "../../../accounting/ledger/balances.ts";
import { accountLabel } from "../../../accounting/puc-of-account.ts";
import { addDays } from "../../../kernel/calendar-day.ts";
import { formatLongDay } from "../../../kernel/format.ts";
import { add, type Pesos, pesos, sum, ZERO } from "../../../kernel/pesos.ts";
import type { ReportCheck } from "../../../report/report.ts";
import { COMPONENTS, type Component, componentOf, EQUITY_MOVES } from "../../layouts/equity.data.ts";
import { type RestatedPart, restatedEquity } from "../../restated/restated-equity.ts";
import { blockHeading } from "../../restated/restated-facts.ts";
import { standingAt } from "../balance-statement.ts";
import type { AccountFigure, BookLine, BookStatement } from "../book-statement.ts";
import { columnChecks } from "../column-check.ts";
import {
  creditOf,
  earnedIn,
  type PeriodFacts,
  pucReader,
  resultOfYear,
  specialMovements,
} from "../period-facts.ts";
import type { StatementInput } from "../statement-input.ts";
import { behindOpening, behindResult, behindTurned } from "./equity-behind.ts";
import { takeEquityMoves } from "./equity-moves.ts";

type Row = ReadonlyMap<Component, number>;

const RESTATED = "Reexpresión del saldo inicial";

const WIDTH = COMPONENTS.length + 1;
const isEquity = (puc: string) => /^[34567]/.test(puc);

/** Equity balances: the year's result separate, all other results in retained results, closed or not. */
function standing(balances: Balances, result: Pesos, pucOf: PucOf): Row {
  const of = (component: Component) =>
    creditOf(balances, pucOf, (puc) => puc.startsWith("3") && componentOf(puc) === component);
  const rest = creditOf(balances, pucOf, isEquity);
  const row = new Map<Component, number>([
    ["capital", of("capital")],
    ["surplus", of("surplus")],
    ["reserves", of("reserves")],
    ["result", result],
  ]);
  return row.set("retained", rest - sum(row.values()));
}

interface Taken {
  readonly account: AccountCode | null;
  readonly amounts: number[];
}

/** Rows under construction: by kind of change, account by account. */
class Moves {
  readonly #rows = new Map<string, Map<string, Taken>>();

  take(move: string, component: Component, account: AccountCode | null, amount: number): void {
    const row = this.#rows.get(move) ?? new Map<string, Taken>();
    this.#rows.set(move, row);
    const taken = row.get(account ?? "") ?? { account, amounts: Array<number>(WIDTH).fill(0) };
    row.set(account ?? "", taken);
    for (const column of [COMPONENTS.findIndex(({ key }) => key === component), WIDTH - 1])
      taken.amounts[column] = (taken.amounts[column] ?? 0) + amount;
  }

  amounts(move: string): Pesos[] {
    const sums = Array<number>(WIDTH).fill(0);
    for (const { amounts } of this.#rows.get(move)?.values() ?? [])
      amounts.forEach((amount, column) => {
        sums[column] = (sums[column] ?? 0) + amount;
      });
    return sums.map(pesos);
  }

  /** Sorted by code. */
  accounts(move: string, chart: Chart): AccountFigure[] {
    const taken = [...(this.#rows.get(move)?.values() ?? [])];
    return taken
      .flatMap(({ account, amounts }) =>
        account === null || amounts.every((amount) => amount === 0)
          ? []
          : [{ account, label: accountLabel(chart, account), amounts: amounts.map(pesos) }],
      )
      .sort((a, b) => (a.account < b.account ? -1 : 1));
  }
}

function amountsOf(row: Row): Pesos[] {
  const own = COMPONENTS.map(({ key }) => pesos(row.get(key) ?? 0));
  return [...own, sum(own)];
}

/** `carried`: what the period before was restated by, which its entries correct and its opening balance lacks. */
function movesOf(facts: PeriodFacts, pucOf: PucOf, carried: readonly RestatedPart[]): Moves {
  const moves = new Moves();
  const { closings } = specialMovements(facts.entries, pucOf);
  moves.take("result", "result", null, earnedIn(facts.movements, closings, pucOf));
  for (const year of facts.turned) {
    const result = resultOfYear(year, pucOf);
    moves.take("turned", "result", null, -result);
    moves.take("turned", "retained", null, result);
  }
  for (const entry of facts.entries) takeEquityMoves(entry, pucOf, (...move) => moves.take(...move));
  for (const { day, component, account, amount } of restatedEquity(facts.restated?.of ?? [], pucOf))
    if (account !== null && day >= facts.from) moves.take("corrections", component, account, amount);
  for (const { component, account, amount } of carried) {
    moves.take("restated", component, account, amount);
    moves.take("corrections", component === "result" ? "retained" : component, account, -amount);
    if (component !== "result") continue;
    moves.take("turned", "result", null, -amount);
    moves.take("turned", "retained", null, amount);
  }
  return moves;
}

/** The line with what is behind it, where that comes to it in every column. */
function explained(line: BookLine, behind: readonly AccountFigure[]): BookLine {
  const holds = line.amounts.every(
    (amount, column) => sum(behind.map(({ amounts }) => amounts[column] ?? ZERO)) === amount,
  );
  return holds && behind.length > 0 ? { ...line, behind } : line;
}

interface BlockInput {
  readonly chart: Chart;
  readonly facts: PeriodFacts;
  readonly index: number;
  /** The period it is compared with, where it ends the day before this one. */
  readonly previous: PeriodFacts | null;
  readonly notes: ReadonlyMap<string, number>;
}

function blockOf({ chart, facts, index, previous, notes }: BlockInput) {
  const pucOf = pucReader(chart);
  const moves = movesOf(facts, pucOf, restatedEquity(previous?.restated?.of ?? [], pucOf));
  const before = amountsOf(standing(facts.opening, resultOfYear(facts.yearBefore, pucOf), pucOf));
  const after = amountsOf(standing(standingAt(facts), resultOfYear(facts.year, pucOf), pucOf));
  const none = Array<null>(WIDTH).fill(null);
  const plain = { shares: none, of: [] as string[], level: 0 };
  const key = (name: string) => `${name}@${index}`;
  const note = notes.get("equity") ?? null;
  const line = (name: string, label: string, amounts: Pesos[], accounts: AccountFigure[]): BookLine => ({
    ...plain,
    kind: "line",
    key: key(name),
    label,
    level: 2,
    note: accounts.length > 0 ? note : null,
    amounts,
    accounts,
  });
  const rows = EQUITY_MOVES.map((each) => ({ ...each, amounts: moves.amounts(each.key) })).filter(
    ({ ifUsed, amounts }) => !ifUsed || amounts.some((amount) => amount !== 0),
  );
  const opening = `Saldo al ${formatLongDay(addDays(facts.from, -1))}`;
  const reading = { chart, pucOf };
  const opened = explained(line("opening", opening, before, []), behindOpening(facts, reading));
  const adjusted = moves.amounts("restated");
  const isRestated = adjusted.some((amount) => amount !== 0);
  const restated = line("restated", RESTATED, adjusted, moves.accounts("restated", chart));
  const begun: BookLine = {
    ...plain,
    kind: "subtotal",
    level: 1,
    key: key("restated-opening"),
    label: `${opening} (reexpresado)`,
    note: null,
    amounts: opened.amounts.map((amount, column) => add(amount, adjusted[column] ?? ZERO)),
    accounts: [],
    of: [opened.key, restated.key],
  };
  const first = isRestated ? [opened, restated] : [opened];
  const { closings } = specialMovements(facts.entries, pucOf);
  const moved = rows.map((each) => {
    const row = line(each.key, each.label, each.amounts, moves.accounts(each.key, chart));
    if (each.key === "turned") return explained(row, behindTurned(facts.turned, reading));
    return each.key === "result" ? explained(row, behindResult(facts.movements, closings, reading)) : row;
  });
  const closed: BookLine = {
    ...plain,
    kind: "total",
    key: key("closing"),
    label: `Saldo al ${formatLongDay(facts.to)}`,
    note: null,
    amounts: after.map((_, column) => sum([...first, ...moved].map((row) => row.amounts[column] ?? 0))),
    accounts: [],
    of: [...first, ...moved].map((row) => row.key),
  };
  const differences = after.map((amount, column) => pesos((closed.amounts[column] ?? 0) - amount));
  return { lines: [...first, ...(isRestated ? [begun] : []), ...moved, closed], differences };
}

/** Compares each component and the total with the balance, by period; components that agree are left out. */
function checksOf(
  periods: readonly PeriodFacts[],
  differences: readonly (readonly Pesos[])[],
): ReportCheck[] {
  const headings = periods.map(blockHeading);
  const labels = [...COMPONENTS.map(({ label }) => label), "Total patrimonio"];
  return labels.flatMap((label, column) => {
    const own = differences.map((each) => each[column] ?? ZERO);
    const checks = columnChecks({ label: `${label} = balance`, headings, differences: own });
    return column === WIDTH - 1 ? checks : checks.filter(({ holds }) => !holds);
  });
}

type Block = ReturnType<typeof blockOf>;

/**
 * The columns that have an amount in any row or account of any period, and the total. One without any says nothing of
 * the company; one that disagrees with the balance stays.
 */
function usedColumns(blocks: readonly Block[]): readonly number[] {
  const rows = blocks.flatMap(({ lines, differences }) => [
    differences,
    ...lines.flatMap(({ amounts, accounts }) => [amounts, ...accounts.map((account) => account.amounts)]),
  ]);
  return Array.from({ length: WIDTH }, (_, column) => column).filter(
    (column) => column === WIDTH - 1 || rows.some((amounts) => amounts[column] !== 0),
  );
}

function inColumns(line: BookLine, columns: readonly number[]): BookLine {
  const kept = (amounts: readonly Pesos[]) => columns.map((column) => amounts[column] ?? ZERO);
  const figure = ({ made, ...own }: AccountFigure): AccountFigure => ({
    ...own,
    amounts: kept(own.amounts),
    ...(made && { made: { ...made, of: made.of.map(figure) } }),
  });
  return {
    ...line,
    amounts: kept(line.amounts),
    shares: columns.map(() => null),
    accounts: line.accounts.map(figure),
    ...(line.behind && { behind: line.behind.map(figure) }),
  };
}

/**
 * Estado de cambios en el patrimonio (NIIF para PYMES, sección 6): a column per component that has an amount (AC-71), a
 * block of rows per period, the earlier one first. Its closing balances are checked against the balance, which is
 * computed independently.
 */
export function equityStatement(input: StatementInput, notes: ReadonlyMap<string, number>): BookStatement {
  const { chart, periods } = input;
  const blocks = periods
    .map((facts, index) => {
      const compared = periods[index + 1];
      const previous = compared && addDays(compared.to, 1) === facts.from ? compared : null;
      return { facts, ...blockOf({ chart, facts, index, previous, notes }) };
    })
    .reverse();
  const used = usedColumns(blocks);
  const heading = (label: string): BookLine => ({
    kind: "heading",
    key: label,
    label,
    level: 0,
    note: null,
    amounts: [],
    shares: [],
    accounts: [],
    of: [],
  });
  return {
    statement: "equity",
    method: null,
    columns: used.map((column) => COMPONENTS[column]?.label ?? "Total"),
    lines: blocks.flatMap(({ facts, lines }) => {
      const kept = lines.map((line) => inColumns(line, used));
      return periods.length > 1 ? [heading(blockHeading(facts)), ...kept] : kept;
    }),
    checks: checksOf(
      blocks.map(({ facts }) => facts),
      blocks.map(({ differences }) => differences),
    ),
    unplaced: [],
  };
}
