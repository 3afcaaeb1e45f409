import type { Indicators, Standing } from "#domain/accounting/indicators.ts";
import { IndicatorRuler } from "#ui/charts/indicator-ruler.tsx";
import { Badge, type BadgeTone } from "#ui/kit/badge.tsx";
import { INDICATOR_KINDS, type IndicatorView, indicatorView } from "./indicator-view.ts";
import { STANDING_WORDS } from "./texts.ts";

export const STANDING_TONES: Readonly<Record<Standing, BadgeTone>> = {
  good: "ok",
  warning: "warn",
  bad: "error",
};

function Cell({ view }: { readonly view: IndicatorView }) {
  const { value, low, high, marks, good, summary } = view;
  return (
    <div className="company-indicator" data-indicator={view.kind}>
      <dt className="text-caption text-muted">{view.name}</dt>
      <dd>
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold text-lg/7">{view.figure}</span>
          {view.standing === null ? null : (
            <Badge tone={STANDING_TONES[view.standing]}>{STANDING_WORDS[view.standing]}</Badge>
          )}
        </span>
        <div className="company-ruler">
          <IndicatorRuler {...{ value, low, high, marks, good, summary }} />
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
        <Cell key={kind} view={indicatorView(kind, indicators)} />
      ))}
    </dl>
  );
}
