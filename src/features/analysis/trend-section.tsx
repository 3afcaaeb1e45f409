import { useState } from "react";
import {
  formatDecimal,
  formatMonth,
  formatMonthName,
  formatNumber,
  formatPercent,
} from "#domain/kernel/format.ts";
import type { AnalysedPeriod } from "#domain/statement/analysis/company-periods.ts";
import { ratiosOf } from "#domain/statement/analysis/ratios.ts";
import { abbreviate } from "#ui/accounting/indicators/step-scale.ts";
import type { ChartPicture } from "#ui/charts/picture/chart-picture.ts";
import { SavePictureButton } from "#ui/charts/picture/save-picture-button.tsx";
import { TrendChart, type TrendPoint } from "#ui/charts/trend-chart.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { trendTexts as texts } from "./texts.ts";

type Series = keyof typeof texts.series;

interface SeriesRule {
  readonly value: (period: AnalysedPeriod) => number | null;
  readonly axis: (value: number) => string;
  readonly reading: (value: number) => string;
}

function ratioIn(
  { figures, days }: AnalysedPeriod,
  id: "current-ratio" | "net-margin" | "debt",
): number | null {
  return ratiosOf({ now: figures, opening: null, days }).get(id)?.value ?? null;
}

const SERIES: Readonly<Record<Series, SeriesRule>> = {
  liquidity: {
    value: (period) => ratioIn(period, "current-ratio"),
    axis: (value) => formatDecimal(value, 1),
    reading: (value) => formatDecimal(value, 2),
  },
  profitability: {
    value: (period) => ratioIn(period, "net-margin"),
    axis: (value) => formatPercent(value, 0),
    reading: (value) => formatPercent(value),
  },
  debt: {
    value: (period) => ratioIn(period, "debt"),
    axis: (value) => formatPercent(value, 0),
    reading: (value) => formatPercent(value),
  },
  result: {
    value: (period) => period.figures.netResult,
    axis: abbreviate,
    reading: (value) => formatNumber(value),
  },
};

const NAMES = Object.keys(SERIES) as readonly Series[];

function pointsOf(months: readonly AnalysedPeriod[], { value, reading }: SeriesRule): TrendPoint[] {
  return months.map((period) => {
    const found = value(period);
    const said = found === null ? texts.none : reading(found);
    return {
      label: formatMonthName(period.last).slice(0, 3),
      value: found,
      reading: texts.reading(formatMonth(period.last), said),
    };
  });
}

interface TrendSectionProps {
  /** Whose figures they are. */
  readonly name: string;
  readonly months: readonly AnalysedPeriod[];
}

/** Chart of a figure of the year by month, accumulated from January; the keyboard moves along it. */
export function TrendSection({ name, months }: TrendSectionProps) {
  const [series, setSeries] = useState<Series>("liquidity");
  const last = months.at(-1);
  if (last === undefined || months.length < 2) return null;
  const rule = SERIES[series];
  const points = pointsOf(months, rule);
  const drawing = (): ChartPicture => ({
    kind: "line",
    title: texts.series[series],
    company: name,
    when: formatMonth(last.last),
    stamp: last.last,
    summary: points.map(({ reading }) => reading).join(". "),
    labels: points.map(({ label }) => label),
    values: points.map(({ value }) => value),
    format: rule.reading,
  });
  return (
    <section data-section="trend">
      <div className="section-head flex flex-wrap items-center justify-between gap-x-4">
        <h2>{texts.title}</h2>
        <span className="flex items-center gap-2">
          <Badge tone="premium">{kitTexts.premium}</Badge>
          <SavePictureButton drawing={drawing} title={texts.title} />
        </span>
      </div>
      <Segmented
        className="trend-choice my-4"
        size="sm"
        label={texts.choose}
        value={series}
        segments={NAMES.map((value) => ({ value, label: texts.series[value] }))}
        onChange={setSeries}
      />
      <TrendChart points={points} format={rule.axis} label={texts.label(texts.series[series])} />
    </section>
  );
}
