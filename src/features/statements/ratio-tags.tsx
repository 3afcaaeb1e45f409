import type { IndicatorStanding } from "#domain/accounting/indicators.ts";
import { formatDay, formatDecimal, formatPercent } from "#domain/kernel/format.ts";
import type { SavedAnalysis, SavedRatios } from "#domain/statement/analysis/saved-analysis.ts";
import { Badge, type BadgeTone } from "#ui/kit/text/badge.tsx";
import { savedStatementTexts as texts } from "./texts.ts";

const TONES: Readonly<Record<IndicatorStanding, BadgeTone>> = { good: "ok", warning: "warn", bad: "error" };

const FIGURES: Readonly<Record<keyof SavedRatios, (value: number) => string>> = {
  liquidez: (value) => formatDecimal(value, 2),
  rentabilidad: (value) => formatPercent(value),
  endeudamiento: (value) => formatPercent(value),
};

const RATIOS = ["liquidez", "rentabilidad", "endeudamiento"] as const;

/** Results of the last saved analysis, or a note that there is none yet. */
export function RatioTags({ analysis }: { readonly analysis: SavedAnalysis | null }) {
  if (analysis === null) return <p className="text-caption text-muted">{texts.notAnalysed}</p>;
  return (
    <>
      <ul className="flex flex-wrap gap-1.5 xl:justify-end">
        {RATIOS.map((name) => {
          const { value, status } = analysis.ratios[name];
          if (value === null) return null;
          return (
            <li key={name}>
              <Badge tone={status === null ? "neutral" : TONES[status]}>
                {texts.ratio(name, FIGURES[name](value))}
              </Badge>
            </li>
          );
        })}
      </ul>
      <p className="text-caption text-muted">{texts.analysed(formatDay(analysis.date))}</p>
    </>
  );
}
