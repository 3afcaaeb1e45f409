import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, displayName } from "#domain/accounting/chart.ts";
import { firstDay, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatNumber, formatPesos } from "#domain/kernel/format.ts";
import type { FigureName } from "#domain/statement/analysis/analysis-figures.ts";
import { figuresFromNets } from "#domain/statement/analysis/analysis-figures.ts";
import type { Ratio, RatioId, RatioTerm } from "#domain/statement/analysis/ratio.ts";
import { type AccountShare, figureSource, type PeriodNets } from "#domain/statement/source/figure-shares.ts";
import type { FigureSpan } from "#domain/statement/source/figure-span.ts";
import {
  derivationText,
  RATIO_NAMES,
  ratioText,
  TERM_NAMES,
  termFigure,
  termName,
} from "#ui/accounting/indicators/ratio-text.ts";
import { pesosOf, type SourceAccount, type SourceFigure } from "./source-figure.ts";
import type { SourceSide } from "./source-side.ts";
import { figureSourceTexts as texts } from "./texts.ts";

interface Made {
  readonly side: SourceSide;
  readonly ratios: ReadonlyMap<RatioId, Ratio>;
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

function shareFigure(share: AccountShare, standing: boolean, made: Made, at: At): SourceFigure {
  const { puc, amount, rule } = share;
  const name = accountName(puc, made.puc);
  return {
    id: `account ${puc} ${rule?.as ?? ""} ${at}`,
    label: rule === null ? name : texts.reportedAs(name),
    text: formatPesos(pesosOf(amount)),
    amount,
    how: "",
    parts: [],
    account: entriesOf(puc, standing, made.side, at),
  };
}

/** A figure of an analysis, down to the accounts that make it. */
function namedFigure(name: FigureName, made: Made, at: At = "end", label = TERM_NAMES[name]): SourceFigure {
  const nets: PeriodNets = at === "end" ? made.side.nets : { until: made.side.opening, within: null };
  const amount = figuresFromNets(nets.until, nets.within)[name];
  const source = figureSource(name, nets);
  const base = {
    id: `${name} ${at}`,
    label,
    amount,
    text: amount === null ? "—" : formatPesos(pesosOf(amount)),
  };
  if (source === null) return { ...base, how: "", parts: [], account: null };
  const parts =
    source.kind === "accounts"
      ? source.shares.map((share) => ({
          figure: shareFigure(share, source.standing, made, at),
          sign: 1 as const,
        }))
      : [
          ...source.plus.map((of) => ({ figure: namedFigure(of, made, at), sign: 1 as const })),
          ...source.less.map((of) => ({ figure: namedFigure(of, made, at), sign: -1 as const })),
        ];
  return { ...base, how: "", parts, account: null };
}

function averageFigure(term: RatioTerm, name: FigureName, made: Made): SourceFigure {
  const label = TERM_NAMES[name];
  const parts = [
    namedFigure(name, made, "opening", texts.atOpening(label)),
    namedFigure(name, made, "end", texts.atEnd(label)),
  ];
  return {
    id: `average ${name}`,
    label: termName(term),
    text: termFigure(term),
    amount: term.value,
    how: texts.half,
    parts: parts.map((figure) => ({ figure, sign: 1 })),
    account: null,
  };
}

/** Cost of sales plus the increase in inventory, as `ratiosOf` has it. */
function purchasesFigure(term: RatioTerm, made: Made): SourceFigure {
  const { inventories } = TERM_NAMES;
  return {
    id: "purchases",
    label: termName(term),
    text: termFigure(term),
    amount: term.value,
    how: "",
    parts: [
      { figure: namedFigure("costOfSales", made), sign: 1 },
      { figure: namedFigure("inventories", made, "end", texts.atEnd(inventories)), sign: 1 },
      { figure: namedFigure("inventories", made, "opening", texts.atOpening(inventories)), sign: -1 },
    ],
    account: null,
  };
}

function termSource(term: RatioTerm, made: Made): SourceFigure {
  const { of, averaged, value } = term;
  const other = made.ratios.get(of as RatioId);
  if (other !== undefined) return ratioSource(other, made);
  if (of === "purchases") return purchasesFigure(term, made);
  if (of === "days")
    return {
      id: of,
      label: termName(term),
      text: formatNumber(value ?? 0),
      amount: null,
      how: "",
      parts: [],
      account: null,
    };
  return averaged
    ? averageFigure(term, of as FigureName, made)
    : {
        ...namedFigure(of as FigureName, made),
        label: termName(term),
        // As the ratio has it: a statement may state figures that its accounts do not make.
        amount: value,
        text: value === null ? termFigure(term) : formatPesos(pesosOf(value)),
      };
}

/** A ratio with the figures that it is computed from. */
export function ratioSource(ratio: Ratio, made: Made): SourceFigure {
  const { derivation } = ratio;
  const terms =
    derivation.kind === "quotient"
      ? [derivation.top, derivation.bottom].map((term) => ({ term, sign: 1 as const }))
      : [
          ...derivation.plus.map((term) => ({ term, sign: 1 as const })),
          ...derivation.less.map((term) => ({ term, sign: -1 as const })),
        ];
  return {
    id: `ratio ${ratio.id}`,
    label: RATIO_NAMES[ratio.id],
    text: ratioText(ratio),
    amount: null,
    how: derivationText(derivation),
    parts: terms.map(({ term, sign }) => ({ figure: termSource(term, made), sign })),
    account: null,
  };
}
