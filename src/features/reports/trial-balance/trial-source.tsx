import type { ReactNode } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import { displayName } from "#domain/accounting/chart.ts";
import { type Balances, type Movement, netOf } from "#domain/accounting/ledger/balances.ts";
import { rollUp } from "#domain/accounting/ledger/trial-balance.ts";
import { DEFAULT_LEVEL, type TrialLevel } from "#domain/accounting/ledger/trial-level.ts";
import { addDays, firstDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { Period } from "#domain/report/report-period.ts";
import type { FigureSpan } from "#domain/statement/source/figure-span.ts";
import { FigureSourcePanel } from "#flows/figure-source/figure-source-panel.tsx";
import { pesosOf, type SourceAccount, type SourceFigure } from "#flows/figure-source/source-figure.ts";
import type { MadeReport, ReportBook } from "#reports/book-report.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { balancesBefore, movementsBetween } from "#storage/queries/books/balances.ts";
import { pressedFigure } from "#ui/accounting/report/figure-press.tsx";
import type { FigureOrigin } from "#ui/accounting/report/report-rows.tsx";
import type { FigureSourceProps } from "../plain-report.tsx";
import { reportTexts as texts } from "../texts.ts";

const PAIRS = ["opening", "movement", "closing"] as const;

/** The pair and the side of each of the six amount columns. */
interface TrialColumn {
  readonly pair: (typeof PAIRS)[number];
  readonly side: "debit" | "credit";
}

function columnAt(column: number): TrialColumn {
  return { pair: PAIRS[Math.floor(column / 2)] ?? "closing", side: column % 2 === 0 ? "debit" : "credit" };
}

function standing(to: Day): FigureSpan {
  return { from: firstDay(monthOf(to)), to, standing: true, leaves: "nothing" };
}

function spanOf(pair: TrialColumn["pair"], period: Period): FigureSpan {
  if (pair === "opening") return standing(addDays(period.from, -1));
  if (pair === "closing") return standing(period.to);
  return { ...period, standing: false, leaves: "nothing" };
}

interface TrialInput {
  readonly open: ReportBook;
  readonly level: TrialLevel;
  readonly period: Period;
  readonly column: TrialColumn;
}

/** What an account that was posted to adds to the figure, signed as its column is. */
function partIn({ pair, side }: TrialColumn, movement: Movement): number {
  if (pair === "movement") return movement[side];
  return side === "debit" ? netOf(movement) : -netOf(movement);
}

async function balancesOf(storage: AppStorage, { open, period, column }: TrialInput): Promise<Balances> {
  const { id } = open.book;
  if (column.pair === "movement") return movementsBetween(storage, id, period.from, period.to);
  return balancesBefore(storage, id, column.pair === "opening" ? period.from : addDays(period.to, 1));
}

/** An account as the chart of the book names it. */
function nameIn({ chart }: ReportBook, code: AccountCode): string {
  const account = chart.byCode.get(code);
  const own = account === undefined ? code : displayName(chart, account);
  return chart.showsCodes && account !== undefined ? `${code} ${own}` : own;
}

/** A row of the trial balance, by the accounts that were posted to under it. */
function rowFigure(code: AccountCode, balances: Balances, input: TrialInput): SourceFigure {
  const { open, level, period, column } = input;
  const { chart, book } = open;
  const sourceOf = (account: AccountCode): SourceAccount => ({
    books: [book.id],
    account,
    by: "chart",
    span: spanOf(column.pair, period),
    side: column.pair === "movement" ? column.side : "net",
  });
  const leaves = [...balances]
    .filter(([posted]) => (rollUp(chart, posted, level)?.code ?? posted) === code)
    .map(([posted, movement]) => ({ posted, amount: partIn(column, movement) }))
    .filter(({ amount }) => amount !== 0);
  const amount = leaves.reduce((sum, leaf) => sum + leaf.amount, 0);
  const only = leaves.length === 1 ? leaves[0]?.posted : undefined;
  return {
    id: `${code} ${column.pair} ${column.side}`,
    label: nameIn(open, code),
    text: formatPesos(pesosOf(amount)),
    amount,
    how: "",
    account: only === code ? sourceOf(only) : null,
    parts: leaves.map((leaf) => ({
      sign: 1,
      figure: {
        id: `account ${leaf.posted}`,
        label: nameIn(open, leaf.posted),
        text: formatPesos(pesosOf(leaf.amount)),
        amount: leaf.amount,
        how: "",
        parts: [],
        account: sourceOf(leaf.posted),
      },
    })),
  };
}

/** The sum of a column, by the rows that have a figure in it. */
function sumFigure(codes: readonly AccountCode[], balances: Balances, input: TrialInput): SourceFigure {
  const { column, period } = input;
  const rows = codes
    .map((code) => rowFigure(code, balances, input))
    // A balance on the other side is a figure of the other column.
    .filter(({ amount }) => amount !== null && amount > 0);
  const amount = rows.reduce((sum, row) => sum + (row.amount ?? 0), 0);
  return {
    id: `sum ${column.pair} ${column.side} ${period.from}`,
    label: texts.sums[column.side],
    text: formatPesos(pesosOf(amount)),
    amount,
    how: "",
    account: null,
    parts: rows.map((figure) => ({ figure, sign: 1 })),
  };
}

interface AskedRows {
  /** The accounts of the pressed row: its own, or those that a sum adds up. */
  readonly codes: readonly AccountCode[];
  readonly isSum: boolean;
  readonly period: Period;
}

function rowsOf(origin: FigureOrigin, { report, period }: MadeReport): AskedRows {
  if (origin.kind === "account")
    return { codes: [origin.account], isSum: false, period: origin.period ?? period };
  const sources = origin.sums.flatMap(({ from, to }) =>
    (report?.rows ?? [])
      .slice(from, to + 1)
      .flatMap(({ source }) => (source?.kind === "account" ? [source] : [])),
  );
  return {
    codes: sources.map(({ account }) => account),
    isSum: true,
    period: sources[0]?.period ?? period,
  };
}

async function readTrialFigure(
  storage: AppStorage,
  { codes, isSum }: AskedRows,
  input: TrialInput,
): Promise<SourceFigure | null> {
  const balances = await balancesOf(storage, input);
  const [code] = codes;
  if (code === undefined) return null;
  const figure = isSum ? sumFigure(codes, balances, input) : rowFigure(code, balances, input);
  const pair = texts.pairs[input.column.pair].toLowerCase();
  return { ...figure, label: `${figure.label}, ${pair}` };
}

/** Where a figure of a trial balance comes from: its rows, their accounts, their entries and each entry. */
export function TrialSource({ open, made, search, asked, onClose }: FigureSourceProps): ReactNode {
  const storage = useStorage();
  const level = search.nivel ?? DEFAULT_LEVEL;
  const { origin, column } = asked;
  const rows = rowsOf(origin, made);
  const { period } = rows;
  const found = useQuery(
    () => readTrialFigure(storage, rows, { open, level, period, column: columnAt(column) }),
    [
      storage,
      open.book.id,
      open.chart,
      rows.codes.join(" "),
      rows.isSum,
      level,
      period.from,
      period.to,
      column,
    ],
  );
  if (found.state !== "ready" || found.value === null) return null;
  return <FigureSourcePanel figure={found.value} onClose={onClose} figureButton={pressedFigure} />;
}
