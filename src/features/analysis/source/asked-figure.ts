import type { Chart } from "#domain/accounting/chart.ts";
import { formatPercent } from "#domain/kernel/format.ts";
import type { FigureName } from "#domain/statement/analysis/analysis-figures.ts";
import type { RatioId } from "#domain/statement/analysis/ratio.ts";
import type { LineTable } from "#domain/statement/source/line-shares.ts";
import { changeFigure, shareFigure } from "#flows/figure-source/compared-figure.ts";
import { capitalFigure, lineFigure, namedFigure } from "#flows/figure-source/named-figure.ts";
import { ratioSource } from "#flows/figure-source/ratio-source.ts";
import type { SourceFigure } from "#flows/figure-source/source-figure.ts";
import type { AnalysedSide } from "../analysis-model.ts";
import { lineName } from "../line-name.ts";
import type { Ratios } from "../ratios/ratio-view.ts";
import { capitalTexts, sourceTexts as texts } from "../texts.ts";

/** The present period, or the one it is compared with. */
export type AnalysedOf = "now" | "before";

/** A line of one of the two tables. */
interface AskedLine {
  readonly table: LineTable;
  readonly key: string;
}

/** A figure of the screen that may be pressed. */
export type AskedFigure =
  | { readonly kind: "ratio"; readonly id: RatioId; readonly of: AnalysedOf }
  | { readonly kind: "figure"; readonly name: FigureName; readonly of: AnalysedOf }
  | { readonly kind: "capital"; readonly of: AnalysedOf }
  /** The same line stands in both analyses: each tells its own. */
  | (AskedLine & {
      readonly kind: "line";
      readonly of: AnalysedOf;
      readonly analysis: "vertical" | "horizontal";
    })
  | (AskedLine & { readonly kind: "line-share"; readonly of: AnalysedOf })
  | (AskedLine & { readonly kind: "change" | "change-share" })
  /** One of several periods, by its place among them. */
  | (AskedLine & { readonly kind: "beside"; readonly at: number });

/** What the figures of the screen are made from. */
export interface AnalysedSides {
  readonly sides: Readonly<Record<AnalysedOf, AnalysedSide | null>>;
  readonly ratios: Readonly<Record<AnalysedOf, Ratios | null>>;
  /** Several periods beside each other. */
  readonly beside: readonly AnalysedSide[];
  readonly puc: Chart;
}

/** The line that the others of its table are shares of. */
const WHOLE: Readonly<Record<LineTable, string>> = { balance: "assets", result: "41" };

function lineIn({ table, key }: AskedLine, side: AnalysedSide, puc: Chart): SourceFigure {
  const lines = (table === "balance" ? side.balance : side.result) ?? [];
  const amount = lines.find((line) => line.key === key)?.amount ?? 0;
  return lineFigure({ table, key, label: lineName(key, puc), amount }, { side: side.source, puc });
}

function changeOf(asked: AskedLine, { sides, puc }: AnalysedSides): SourceFigure | null {
  const { now, before } = sides;
  if (now === null || before === null) return null;
  return changeFigure(
    texts.change(lineName(asked.key, puc)),
    { name: now.label, figure: lineIn(asked, now, puc) },
    { name: before.label, figure: lineIn(asked, before, puc) },
  );
}

function shareOfLine(asked: AskedLine, side: AnalysedSide, puc: Chart): SourceFigure {
  const part = lineIn(asked, side, puc);
  const whole = lineIn({ table: asked.table, key: WHOLE[asked.table] }, side, puc);
  const text = formatPercent((part.amount ?? 0) / (whole.amount || 1));
  return shareFigure({ label: texts.share(part.label), text, part, whole });
}

function changeShareOf(asked: AskedLine, all: AnalysedSides): SourceFigure | null {
  const part = changeOf(asked, all);
  const { before } = all.sides;
  if (part === null || before === null) return null;
  const line = lineIn(asked, before, all.puc);
  const whole = { ...line, id: `${line.id} before`, label: texts.of(line.label, before.label) };
  const text = formatPercent((part.amount ?? 0) / (Math.abs(whole.amount ?? 0) || 1));
  return shareFigure({ label: part.label, text, part, whole });
}

function ofSide(asked: Extract<AskedFigure, { of: AnalysedOf }>, all: AnalysedSides): SourceFigure | null {
  const { puc } = all;
  const side = all.sides[asked.of];
  if (side === null) return null;
  const made = { side: side.source, puc };
  switch (asked.kind) {
    case "ratio": {
      const ratios = all.ratios[asked.of];
      const ratio = ratios?.get(asked.id);
      return ratios && ratio ? ratioSource(ratio, { ...made, ratios }) : null;
    }
    case "figure":
      return namedFigure(asked.name, made);
    case "capital":
      return capitalFigure(capitalTexts.left, made);
    case "line":
      return lineIn(asked, side, puc);
    case "line-share":
      return shareOfLine(asked, side, puc);
  }
}

function besideOf(asked: Extract<AskedFigure, { kind: "beside" }>, all: AnalysedSides): SourceFigure | null {
  const side = all.beside[asked.at];
  if (side === undefined) return null;
  const figure = lineIn(asked, side, all.puc);
  return { ...figure, id: `${figure.id} ${side.label}`, label: texts.of(figure.label, side.label) };
}

/** Where a pressed figure comes from, named with its period; null for one that is no longer on the screen. */
export function askedSource(asked: AskedFigure, all: AnalysedSides): SourceFigure | null {
  if (asked.kind === "beside") return besideOf(asked, all);
  if (!("of" in asked)) return asked.kind === "change" ? changeOf(asked, all) : changeShareOf(asked, all);
  const figure = ofSide(asked, all);
  const side = all.sides[asked.of];
  return (
    figure && side && { ...figure, id: `${figure.id} ${asked.of}`, label: texts.of(figure.label, side.label) }
  );
}
