import Check from "lucide-react/icons/check";
import Scale from "lucide-react/icons/scale";
import { totalAssets, totalLiabilities } from "#domain/accounting/indicators.ts";
import { formatDay, formatNumber } from "#domain/kernel/format.ts";
import type { FigureName } from "#domain/statement/analysis/analysis-figures.ts";
import { AskedPress } from "#flows/figure-source/asked-press.tsx";
import type { CompanyOpening } from "#flows/figure-source/company-opening.tsx";
import type { CompanyFigures } from "#storage/queries/companies/company-figures.ts";
import { structureOf } from "#ui/charts/structure-parts.ts";
import { figureTexts as texts } from "../texts.ts";
import { amountWords } from "./amount-words.ts";
import { IndicatorRow } from "./indicator-row.tsx";
import { FinancedBar, StructureBars } from "./structure-bars.tsx";

export type FigureMode = "amounts" | "percentages";

/** Longer amounts (in characters) do not fit side by side. */
const LONG_AMOUNT = 15;

interface FigureProps {
  readonly label: string;
  readonly help: string;
  readonly amount: string;
  readonly name: FigureName;
  readonly opening: CompanyOpening;
}

function Figure({ label, help, amount, name, opening }: FigureProps) {
  return (
    <div className="company-figure">
      <dt>{label}</dt>
      <dd className="amount">
        <AskedPress asked={{ kind: "figure", name }} opening={opening} text={amount} />
      </dd>
      <dd className="company-help">{help}</dd>
    </div>
  );
}

interface EquationProps {
  readonly figures: CompanyFigures;
  readonly difference: number;
}

/** Assets = liabilities + equity if the posted entries balance; otherwise the difference. */
function Equation({ figures, difference }: EquationProps) {
  const { position } = figures;
  const day = formatDay(figures.cutOff);
  if (difference !== 0)
    return (
      <p className="mt-2 flex flex-wrap items-center gap-x-2">
        <span className="inline-flex items-center gap-1.5 font-semibold text-error">
          <Scale size={16} aria-hidden="true" />
          {texts.difference(amountWords(Math.abs(difference)))}
        </span>
        <span className="text-muted">{texts.differenceAt(day)}</span>
      </p>
    );
  const equation = texts.equation(
    formatNumber(totalAssets(position)),
    formatNumber(totalLiabilities(position)),
    formatNumber(position.equity),
    day,
  );
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2">
      <span className="inline-flex items-center gap-1.5 font-semibold text-success">
        <Check size={16} aria-hidden="true" />
        {texts.equal}
      </span>
      <span className="text-muted">{equation}</span>
    </p>
  );
}

function Amounts({ figures, difference, opening }: Omit<FiguresViewProps, "mode">) {
  const { position } = figures;
  const assets = amountWords(totalAssets(position));
  const liabilities = amountWords(totalLiabilities(position));
  const equity = amountWords(position.equity);
  const told: readonly (readonly [FigureName, string, string, string])[] = [
    ["assets", texts.assets, texts.assetsHelp, assets],
    ["liabilities", texts.liabilities, texts.liabilitiesHelp, liabilities],
    ["equity", texts.equity, texts.equityHelp, equity],
  ];
  const long = told.some(([, , , amount]) => amount.length > LONG_AMOUNT);
  return (
    <>
      <dl className="company-figures" data-long={long}>
        {told.map(([name, label, help, amount]) => (
          <Figure key={name} name={name} label={label} help={help} amount={amount} opening={opening} />
        ))}
      </dl>
      <div className="mt-4">
        <FinancedBar structure={structureOf(position)} />
      </div>
      <Equation figures={figures} difference={difference} />
    </>
  );
}

interface FiguresViewProps extends EquationProps {
  readonly mode: FigureMode;
  readonly opening: CompanyOpening;
}

/** A company's figures, in pesos or in shares, and its three indicators; each opens what it is made of. */
export function FiguresView({ figures, difference, mode, opening }: FiguresViewProps) {
  return (
    <>
      <div className="mt-3 border-raya border-t pt-3">
        {mode === "amounts" ? (
          <Amounts figures={figures} difference={difference} opening={opening} />
        ) : (
          <StructureBars structure={structureOf(figures.position)} />
        )}
      </div>
      <div className="mt-3 border-raya border-t pt-3">
        <IndicatorRow indicators={figures.indicators} opening={opening} />
      </div>
    </>
  );
}
