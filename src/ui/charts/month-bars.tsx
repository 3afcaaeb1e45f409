import { useId } from "react";
import { abbreviate } from "../accounting/indicators/step-scale.ts";
import { type ChartScale, chartScale } from "./chart-scale.ts";
import "./charts.css";

interface MonthBar {
  /** "oct". */
  readonly label: string;
  readonly first: number;
  readonly second: number;
}

interface MonthBarsProps {
  readonly bars: readonly MonthBar[];
  /** The whole chart in a sentence, for screen readers. */
  readonly summary: string;
}

const HEIGHT = 216;
const TOP = 26;
const BASE = 190;
/** Bar width as a share of the month's slot; two bars and a gap are centred in it. */
const BAR = 0.27;
const GAP = 0.03;

type Place = (value: number) => number;

function placeOn({ low, high }: ChartScale): Place {
  return (value) => TOP + ((high - value) / (high - low || 1)) * (BASE - TOP);
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

function Bar({
  value,
  x,
  width,
  y,
  fill,
}: {
  value: number;
  x: number;
  width: number;
  y: Place;
  fill: string;
}) {
  const zero = y(0);
  const end = y(value);
  return (
    <rect
      x={percent(x)}
      width={percent(width)}
      y={Math.min(zero, end)}
      height={Math.abs(end - zero)}
      fill={fill}
    />
  );
}

function Lines({ ticks, y }: { readonly ticks: readonly number[]; readonly y: Place }) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        x1="0"
        x2="100%"
        y1={y(tick)}
        y2={y(tick)}
        stroke={tick === 0 ? "var(--color-base-content)" : "var(--c-raya)"}
      />
    </g>
  ));
}

interface MonthProps {
  readonly bar: MonthBar;
  readonly start: number;
  readonly place: number;
  readonly y: Place;
  readonly hatch: string;
  readonly last: boolean;
}

function Month({ bar, start, place, y, hatch, last }: MonthProps) {
  const width = BAR * place;
  const x = start + (place - 2 * width - GAP * place) / 2;
  const middle = percent(start + place / 2);
  const top = Math.min(y(bar.first), y(bar.second), y(0));
  return (
    <g>
      <Bar value={bar.first} x={x} width={width} y={y} fill="var(--color-primary)" />
      <Bar value={bar.second} x={x + width + GAP * place} width={width} y={y} fill={hatch} />
      {last ? (
        <text x={middle} y={top - 7} className="chart-text" data-strong="true" textAnchor="middle">
          {abbreviate(bar.first)}
        </text>
      ) : null}
      <text x={middle} y={HEIGHT - 6} className="chart-text" data-strong={last} textAnchor="middle">
        {bar.label}
      </text>
    </g>
  );
}

/** Two bars a month: solid and hatched, so that they survive print and colour blindness. */
export function MonthBars({ bars, summary }: MonthBarsProps) {
  const id = useId();
  const scale = chartScale(bars.flatMap((bar) => [bar.first, bar.second]));
  const y = placeOn(scale);
  const place = 1 / Math.max(1, bars.length);
  return (
    <div className="month-bars" role="img" aria-label={summary}>
      <svg width="52" height={HEIGHT} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <text key={tick} x="44" y={y(tick) + 4} className="chart-text" textAnchor="end">
            {abbreviate(tick)}
          </text>
        ))}
      </svg>
      <svg height={HEIGHT} className="min-w-0 flex-1" aria-hidden="true">
        <defs>
          <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="5" height="5" fill="var(--chart-hatch-ground)" />
            <rect width="2.4" height="5" fill="var(--chart-hatch-line)" />
          </pattern>
        </defs>
        <Lines ticks={scale.ticks} y={y} />
        {bars.map((bar, index) => (
          <Month
            key={bar.label}
            bar={bar}
            start={index * place}
            place={place}
            y={y}
            hatch={`url(#${id})`}
            last={index === bars.length - 1}
          />
        ))}
      </svg>
    </div>
  );
}

/** The meaning of each kind of bar. */
export function BarLegend({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span className="flex gap-4">
      <span className="flex items-center gap-2">
        <span className="chart-key" data-kind="solid" aria-hidden="true" />
        {first}
      </span>
      <span className="flex items-center gap-2">
        <span className="chart-key" data-kind="hatched" aria-hidden="true" />
        {second}
      </span>
    </span>
  );
}
