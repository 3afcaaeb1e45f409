import { formatNumber, formatPesos } from "#domain/kernel/format.ts";
import type { FigureName } from "#domain/statement/analysis/analysis-figures.ts";
import type { Ratio, RatioId, RatioTerm } from "#domain/statement/analysis/ratio.ts";
import {
  derivationText,
  RATIO_NAMES,
  ratioText,
  TERM_NAMES,
  termFigure,
  termName,
} from "#ui/accounting/indicators/ratio-text.ts";
import { type Made, namedFigure } from "./named-figure.ts";
import { pesosOf, type SourceFigure } from "./source-figure.ts";
import { figureSourceTexts as texts } from "./texts.ts";

interface MadeRatios extends Made {
  readonly ratios: ReadonlyMap<RatioId, Ratio>;
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

function termSource(term: RatioTerm, made: MadeRatios): SourceFigure {
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
export function ratioSource(ratio: Ratio, made: MadeRatios): SourceFigure {
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
    how: derivationText(ratio),
    parts: terms.map(({ term, sign }) => ({ figure: termSource(term, made), sign })),
    account: null,
  };
}
