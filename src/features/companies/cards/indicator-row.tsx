import type { Indicators } from "#domain/accounting/indicators.ts";
import {
  INDICATOR_KINDS,
  type IndicatorFigure,
  indicatorFigure,
} from "#ui/accounting/indicators/indicator-figure.ts";
import { StandingBadge } from "#ui/accounting/indicators/standing-badge.tsx";
import { IndicatorRuler } from "#ui/charts/indicator-ruler.tsx";

function Cell({ view }: { readonly view: IndicatorFigure }) {
  const { value, low, high, marks, good, summary } = view;
  return (
    <div className="company-indicator" data-indicator={view.kind}>
      <dt className="text-caption text-muted">{view.name}</dt>
      <dd>
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold text-lg/7">{view.figure}</span>
          <StandingBadge standing={view.standing} />
        </span>
        <div className="company-ruler">
          <IndicatorRuler value={value} low={low} high={high} marks={marks} good={good} summary={summary} />
        </div>
      </dd>
    </div>
  );
}

/** Liquidez, Rentabilidad, Endeudamiento; with their rulers where there is room. */
export function IndicatorRow({ indicators }: { readonly indicators: Indicators }) {
  return (
    <dl className="company-indicators">
      {INDICATOR_KINDS.map((kind) => (
        <Cell key={kind} view={indicatorFigure(kind, indicators)} />
      ))}
    </dl>
  );
}
