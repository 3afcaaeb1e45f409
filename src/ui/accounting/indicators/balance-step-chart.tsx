import type { MouseEvent } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatLedger, formatPesos } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { accountingTexts } from "../texts.ts";
import { drawSteps, type StepDrawing, type StepPoint } from "./step-scale.ts";

interface BalanceStepChartProps {
  /** Name of the account, for the text alternative. */
  readonly name: string;
  readonly from: Day;
  readonly to: Day;
  readonly opening: Pesos;
  /** In ledger order. */
  readonly points: readonly StepPoint[];
  /** A press selects the nearest movement; the table below offers the same by keyboard. */
  readonly onPick?: (index: number) => void;
}

const percent = (share: number) => `${share * 100}%`;

function nearest(places: readonly number[], share: number): number {
  let best = 0;
  places.forEach((place, index) => {
    if (Math.abs(place - share) <= Math.abs((places[best] ?? 0) - share)) best = index;
  });
  return best;
}

function Axis({ drawing }: { readonly drawing: StepDrawing }) {
  return (
    <>
      {drawing.ticks.map((tick) => (
        <span key={tick.label} className="step-tick" style={{ bottom: percent(tick.at) }}>
          <span>{tick.label}</span>
          <i data-zero={tick.zero} />
        </span>
      ))}
      {drawing.months.map((month, index) => (
        <span
          key={month.month}
          className="step-month"
          data-first={index === 0}
          style={{ left: percent(month.at) }}
        >
          <span>{drawing.months.length > 14 && index % 3 !== 0 ? "" : month.label}</span>
        </span>
      ))}
    </>
  );
}

/** The balance of an account over time as a step line. */
export function BalanceStepChart({ name, from, to, opening, points, onPick }: BalanceStepChartProps) {
  const drawing = drawSteps(from, to, opening, points);
  // Without movements there is nothing to plot: an axis would have no scale.
  if (points.length === 0) return null;
  const { low, high, last } = drawing;
  const [least, most, end] = [formatPesos(low), formatPesos(high), formatPesos(last)];
  const words = accountingTexts.runningBalance(name, formatDay(from), formatDay(to), least, most, end);
  const pick = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (points.length > 0) onPick?.(nearest(drawing.places, (event.clientX - box.left) / box.width));
  };
  return (
    <figure className="step-chart no-print" role="img" aria-label={words}>
      {/* biome-ignore lint/a11y: a shortcut for the mouse; each movement is a row of the table below */}
      <div className="step-plot" data-picks={onPick !== undefined} onClick={pick}>
        <Axis drawing={drawing} />
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
          <path d={drawing.path} fill="none" vectorEffect="non-scaling-stroke" />
        </svg>
        <span className="step-end" style={{ bottom: percent(drawing.end) }}>
          <b>{formatLedger(last)}</b>
        </span>
      </div>
    </figure>
  );
}
