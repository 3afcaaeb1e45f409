import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import { firstDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { FigureName } from "#domain/statement/analysis/analysis-figures.ts";
import { figuresFromNets } from "#domain/statement/analysis/analysis-figures.ts";
import {
  type AccountShare,
  type FigureSource,
  figureSource,
  type PeriodNets,
} from "#domain/statement/source/figure-shares.ts";
import type { FigureSpan } from "#domain/statement/source/figure-span.ts";
import { type LineTable, lineSource } from "#domain/statement/source/line-shares.ts";
import { TERM_NAMES } from "#ui/accounting/indicators/ratio-text.ts";
import { pesosOf, type SourceAccount, type SourceFigure } from "./source-figure.ts";
import type { SourceSide } from "./source-side.ts";
import { figureSourceTexts as texts } from "./texts.ts";

/** What figures are made from. */
export interface Made {
  readonly side: SourceSide;
  readonly puc: Chart;
}

/** Which balances: at the end of the period, or those that it began with. */
type At = "end" | "opening";

function accountName(code: string, puc: Chart): string {
  const account = puc.byCode.get(code as AccountCode);
  return account === undefined ? code : `${code} ${displayName(puc, account)}`;
}

function balanceSpan(to: Day): FigureSpan {
  return { from: firstDay(monthOf(to)), to, standing: true, leaves: "nothing" };
}

function entriesOf(puc: string, standing: boolean, { books }: SourceSide, at: At): SourceAccount | null {
  if (books === null) return null;
  const span: FigureSpan = standing
    ? balanceSpan(at === "end" ? books.balanceDay : books.openingDay)
    : { ...books.flow, standing: false, leaves: "closings" };
  return { books: books.ids, account: puc as AccountCode, by: "puc", span, side: "net" };
}

function accountFigure(share: AccountShare, standing: boolean, made: Made, at: At): SourceFigure {
  const { puc, amount, rule, isLong } = share;
  const name = accountName(puc, made.puc);
  const own = isLong ? texts.longTerm(name) : name;
  return {
    id: `account ${puc} ${rule?.as ?? ""} ${isLong ? "long " : ""}${at}`,
    label: rule === null ? own : texts.reportedAs(name),
    text: formatPesos(pesosOf(amount)),
    amount,
    how: "",
    parts: [],
    account: entriesOf(puc, standing, made.side, at),
  };
}

/** The parts of a figure, as its source names them. */
function partsOf(source: FigureSource | null, made: Made, at: At): SourceFigure["parts"] {
  if (source === null) return [];
  if (source.kind === "accounts")
    return source.shares.map((share) => ({
      figure: accountFigure(share, source.standing, made, at),
      sign: 1,
    }));
  return [
    ...source.plus.map((of) => ({ figure: namedFigure(of, made, at), sign: 1 as const })),
    ...source.less.map((of) => ({ figure: namedFigure(of, made, at), sign: -1 as const })),
  ];
}

/** A figure of an analysis, down to the accounts that make it. */
export function namedFigure(
  name: FigureName,
  made: Made,
  at: At = "end",
  label = TERM_NAMES[name],
): SourceFigure {
  const nets: PeriodNets = at === "end" ? made.side.nets : { until: made.side.opening, within: null };
  const amount = figuresFromNets(nets.until, nets.within)[name];
  return {
    id: `${name} ${at}`,
    label,
    amount,
    text: amount === null ? "—" : formatPesos(pesosOf(amount)),
    how: "",
    parts: partsOf(figureSource(name, nets), made, at),
    account: null,
  };
}

/** Working capital: what is current, less what is owed within the year. */
export function capitalFigure(label: string, made: Made): SourceFigure {
  const assets = namedFigure("currentAssets", made);
  const liabilities = namedFigure("currentLiabilities", made);
  const amount = (assets.amount ?? 0) - (liabilities.amount ?? 0);
  return {
    id: "working capital",
    label,
    amount,
    text: formatPesos(pesosOf(amount)),
    how: "",
    parts: [
      { figure: assets, sign: 1 },
      { figure: liabilities, sign: -1 },
    ],
    account: null,
  };
}

/** A line that is pressed: where it stands, its name, and its amount as printed. */
export interface LineOfTable {
  readonly table: LineTable;
  readonly key: string;
  readonly label: string;
  readonly amount: number;
}

/** A line of an analysis, down to its accounts. */
export function lineFigure({ table, key, label, amount }: LineOfTable, made: Made): SourceFigure {
  return {
    id: `line ${table} ${key}`,
    label,
    amount,
    text: formatPesos(pesosOf(amount)),
    how: "",
    parts: partsOf(lineSource(table, key, made.side.nets), made, "end"),
    account: null,
  };
}
