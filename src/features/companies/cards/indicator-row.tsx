import type { Indicators } from "#domain/accounting/indicators.ts";
import { AskedPress } from "#flows/figure-source/asked-press.tsx";
import { type CompanyOpening, INDICATOR_RATIOS } from "#flows/figure-source/company-opening.tsx";
import {
  INDICATOR_KINDS,
  type IndicatorFigure,
  indicatorFigure,
} from "#ui/accounting/indicators/indicator-figure.ts";
import { StandingBadge } from "#ui/accounting/indicators/standing-badge.tsx";
import { IndicatorRuler } from "#ui/charts/indicator-ruler.tsx";

interface CellProps {
  readonly view: IndicatorFigure;
  readonly opening: CompanyOpening;
}

function Cell({ view, opening }: CellProps) {
  const { value, low, high, marks, good, summary } = view;
  return (
    <div className="company-indicator" data-indicator={view.kind}>
      <dt className="text-caption text-muted">{view.name}</dt>
      <dd>
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold text-lg/7">
            <AskedPress
              asked={{ kind: "ratio", id: INDICATOR_RATIOS[view.kind] }}
              opening={opening}
              text={view.figure}
            />
          </span>
          <StandingBadge standing={view.standing} />
        </span>
        <div className="company-ruler">
          <IndicatorRuler value={value} low={low} high={high} marks={marks} good={good} summary={summary} />
        </div>
      </dd>
    </div>
  );
}

interface IndicatorRowProps {
  readonly indicators: Indicators;
  readonly opening: CompanyOpening;
}

/** Liquidez, Rentabilidad, Endeudamiento; with their rulers where there is room. */
export function IndicatorRow({ indicators, opening }: IndicatorRowProps) {
  return (
    <dl className="company-indicators">
      {INDICATOR_KINDS.map((kind) => (
        <Cell key={kind} view={indicatorFigure(kind, indicators)} opening={opening} />
      ))}
    </dl>
  );
}
