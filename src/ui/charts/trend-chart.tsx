import { type KeyboardEvent, useId, useState } from "react";
import { chartScale, shareBetween } from "./chart-scale.ts";
import { chartTexts as texts } from "./texts.ts";
import "./charts.css";

export interface TrendPoint {
  /** "oct". */
  readonly label: string;
  /** null: no value for that month; the line is broken there. */
  readonly value: number | null;
  /** The full text read out: "Octubre de 2026: 1,48". */
  readonly reading: string;
}

interface TrendChartProps {
  readonly points: readonly TrendPoint[];
  readonly format: (value: number) => string;
  /** What the line shows. */
  readonly label: string;
}

const HEIGHT = 200;
const TOP = 12;
const BASE = 168;

interface Placed {
  readonly x: number;
  readonly y: number;
}

function segments(points: readonly (Placed | null)[]): string {
  return points
    .map((point, index) => {
      if (point === null) return "";
      return `${index === 0 || points[index - 1] === null ? "M" : "L"}${point.x} ${point.y}`;
    })
    .join("");
}

/** Index of the point that a key moves to; null for other keys. */
function stepOf(key: string, at: number, last: number): number | null {
  if (key === "ArrowLeft" || key === "ArrowDown") return Math.max(0, at - 1);
  if (key === "ArrowRight" || key === "ArrowUp") return Math.min(last, at + 1);
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}

/** A figure over the months. Pointing at a month or the arrow keys read its value. */
export function TrendChart({ points, format, label }: TrendChartProps) {
  const last = Math.max(0, points.length - 1);
  const [chosen, setChosen] = useState(last);
  const hint = useId();
  const at = Math.min(chosen, last);
  const { ticks, low, high } = chartScale(points.flatMap(({ value }) => (value === null ? [] : [value])));
  const x = (index: number) => ((index + 0.5) / Math.max(1, points.length)) * 1000;
  const y = (value: number) => BASE - shareBetween(value, low, high) * (BASE - TOP);
  const placed = points.map(({ value }, index) => (value === null ? null : { x: x(index), y: y(value) }));
  const press = (event: KeyboardEvent) => {
    const next = stepOf(event.key, at, last);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
  };
  const here = placed[at] ?? null;
  return (
    <div>
      <p className="mb-2 min-h-6 font-semibold" aria-hidden="true">
        {points[at]?.reading}
      </p>
      <div
        role="slider"
        tabIndex={0}
        className="trend"
        aria-label={label}
        aria-describedby={hint}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={points[at]?.reading ?? ""}
        onKeyDown={press}
      >
        <div className="trend-ticks" aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ top: y(tick) }}>
              {format(tick)}
            </span>
          ))}
        </div>
        <div className="trend-plot">
          <svg viewBox={`0 0 1000 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2="1000"
                y1={y(tick)}
                y2={y(tick)}
                stroke={tick === 0 ? "var(--color-base-content)" : "var(--c-raya)"}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path d={segments(placed)} className="trend-line" vectorEffect="non-scaling-stroke" />
          </svg>
          {points.map((point, index) => (
            <span
              key={point.label}
              className="trend-month"
              data-chosen={index === at}
              onPointerEnter={() => setChosen(index)}
              onPointerDown={() => setChosen(index)}
            >
              {point.label}
            </span>
          ))}
          {here === null ? null : (
            <span className="trend-point" style={{ left: `${here.x / 10}%`, top: here.y }} />
          )}
        </div>
      </div>
      <p id={hint} className="mt-1 text-caption text-muted">
        {texts.trendHint}
      </p>
    </div>
  );
}
