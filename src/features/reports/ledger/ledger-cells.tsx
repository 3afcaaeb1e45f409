import type { ReactNode } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { displayName, findAccount } from "#domain/accounting/chart.ts";
import { entryLabel } from "#domain/accounting/entries/entry-label.ts";
import { broughtForwardLabel, counterpartText } from "#domain/accounting/ledger/ledger-rows.ts";
import { formatMonthName, formatShortDay } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { Period } from "#domain/report/report-period.ts";
import type { GridColumn } from "#ui/kit/tables/grid-column.ts";
import { AmountText } from "#ui/kit/text/amount-text.tsx";
import { DayText } from "#ui/kit/text/day-text.tsx";
import { reportTexts as texts } from "../texts.ts";
import type { LedgerRow } from "./ledger-rows.ts";

interface LedgerColumnsInput {
  readonly chart: Chart;
  readonly period: Period;
  /** Totals shown in the footer, under their columns. */
  readonly foot: {
    readonly label: ReactNode;
    readonly debit: Pesos;
    readonly credit: Pesos;
    readonly balance: Pesos;
    readonly final: boolean;
  };
}

type Columns = readonly GridColumn<LedgerRow>[];

/** Label of rows without a movement; it spans the empty cells beside it. */
function rowTitle(row: LedgerRow, period: Period): string | null {
  if (row.kind === "opening") return broughtForwardLabel(period.from);
  return row.kind === "sums" ? texts.sumsOf(formatMonthName(row.month.month)) : null;
}

function Counterpart({ chart, row }: { readonly chart: Chart; readonly row: LedgerRow }) {
  if (row.kind !== "line") return null;
  const { counterpart } = row.line;
  if (counterpart.kind !== "one" || !chart.showsCodes)
    return <span className="grid-clip text-caption text-muted">{counterpartText(chart, counterpart)}</span>;
  const account = findAccount(chart, counterpart.account);
  return (
    <span className="grid-clip text-caption text-muted">
      <span className="mr-1">{counterpart.account}</span> {account ? displayName(chart, account) : null}
    </span>
  );
}

function side(row: LedgerRow, key: "debit" | "credit"): ReactNode {
  if (row.kind === "opening") return null;
  if (row.kind === "sums") return <AmountText value={row.month[key]} rule="single" />;
  return <AmountText value={row.line[key]} zero="blank" />;
}

function balance(row: LedgerRow): ReactNode {
  if (row.kind === "sums") return <AmountText value={row.month.balance} zero="figure" />;
  const strong = row.kind === "line" && row.lastOfMonth;
  const value = row.kind === "opening" ? row.balance : row.line.balance;
  return <AmountText value={value} zero="figure" className={strong ? "font-semibold" : ""} />;
}

function titleCell(row: LedgerRow, period: Period, line: ReactNode): ReactNode {
  const title = rowTitle(row, period);
  return title === null ? line : <span className="whitespace-nowrap">{title}</span>;
}

/** The seven columns of a paper ledger. */
export function wideColumns({ chart, period, foot }: LedgerColumnsInput): Columns {
  const years = period.from.slice(0, 4) !== period.to.slice(0, 4);
  const { columns } = texts;
  return [
    {
      key: "date",
      head: columns.date,
      width: years ? "104px" : "72px",
      render: (row) =>
        titleCell(
          row,
          period,
          row.kind === "line" ? <DayText day={row.line.entry.date} look={years ? "full" : "short"} /> : null,
        ),
      foot: <span className="whitespace-nowrap">{foot.label}</span>,
    },
    {
      key: "entry",
      head: columns.entry,
      width: "100px",
      render: (row) =>
        row.kind === "line" ? (
          <span className="grid-clip text-muted">{entryLabel(row.line.entry)}</span>
        ) : null,
    },
    {
      key: "description",
      head: columns.description,
      width: "minmax(180px, 1fr)",
      render: (row) =>
        row.kind === "line" ? <span className="grid-clip">{row.line.entry.description}</span> : null,
    },
    {
      key: "counterpart",
      head: columns.counterpart,
      width: "minmax(150px, 15vw)",
      render: (row) => <Counterpart chart={chart} row={row} />,
    },
    {
      key: "debit",
      head: columns.debit,
      width: "128px",
      align: "end",
      line: "double",
      render: (row) => side(row, "debit"),
      foot: <AmountText value={foot.debit} rule="single" />,
    },
    {
      key: "credit",
      head: columns.credit,
      width: "128px",
      align: "end",
      line: "single",
      render: (row) => side(row, "credit"),
      foot: <AmountText value={foot.credit} rule="single" />,
    },
    {
      key: "balance",
      head: columns.balance,
      width: "140px",
      align: "end",
      line: "double",
      render: balance,
      foot: <AmountText value={foot.balance} zero="figure" rule={foot.final ? "double" : "single"} />,
    },
  ];
}

/** Narrower and without the counterpart, for a tablet. */
export function mediumColumns(input: LedgerColumnsInput): Columns {
  const widths: Readonly<Record<string, string>> = {
    description: "minmax(120px, 1fr)",
    debit: "112px",
    credit: "112px",
    balance: "118px",
  };
  return wideColumns(input)
    .filter((column) => column.key !== "counterpart")
    .map((column) => ({ ...column, width: widths[column.key] ?? column.width }));
}

/** Letters of a description that fill about one line on a phone; more are set smaller, on two. */
const ONE_LINE = 18;

function NarrowMovement({ row }: { readonly row: LedgerRow }) {
  if (row.kind !== "line") return null;
  const { entry } = row.line;
  const words = entry.description || entryLabel(entry);
  return (
    <span className="min-w-0 leading-tight">
      <span
        className={
          words.length > ONE_LINE
            ? "line-clamp-2 text-[0.8125rem] leading-3.5 [overflow-wrap:anywhere]"
            : "block truncate"
        }
      >
        {words}
      </span>
      <span className="block truncate text-badge leading-tight text-muted">
        {formatShortDay(entry.date)} {entryLabel(entry)}
      </span>
    </span>
  );
}

function NarrowAmount({ row }: { readonly row: LedgerRow }) {
  if (row.kind !== "line") return null;
  const { debit, credit } = row.line;
  return (
    <span className="leading-tight">
      <AmountText value={debit > 0 ? debit : credit} zero="figure" />
      <span className="block text-badge leading-tight text-muted">
        {debit > 0 ? texts.columns.debit : texts.columns.credit}
      </span>
    </span>
  );
}

/** Three columns, for 390 px: description, amount with its side, and running balance. */
export function narrowColumns({ period, foot }: LedgerColumnsInput): Columns {
  const { columns } = texts;
  return [
    {
      key: "movement",
      head: columns.movement,
      width: "minmax(0, 1fr)",
      render: (row) => titleCell(row, period, <NarrowMovement row={row} />),
      // Its own width would make the grid wider than the screen.
      foot: <span className="block w-0 min-w-full">{foot.label}</span>,
    },
    {
      key: "amount",
      head: columns.amount,
      width: "98px",
      align: "end",
      line: "double",
      render: (row) => <NarrowAmount row={row} />,
    },
    {
      key: "balance",
      head: columns.balance,
      width: "100px",
      align: "end",
      line: "single",
      render: balance,
      foot: <AmountText value={foot.balance} zero="figure" rule={foot.final ? "double" : "single"} />,
    },
  ];
}
