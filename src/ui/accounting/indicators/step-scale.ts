import { dayNumber, monthOf, monthsBetween } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { formatDecimal, formatMonthName, formatNumber } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";

export interface StepPoint {
  readonly day: Day;
  /** The balance after the movement. */
  readonly balance: Pesos;
}

interface StepTick {
  readonly label: string;
  /** From the bottom, from 0 to 1. */
  readonly at: number;
  readonly zero: boolean;
}

interface StepMonth {
  readonly month: Month;
  readonly label: string;
  /** From the left, from 0 to 1. */
  readonly at: number;
}

export interface StepDrawing {
  /** SVG path in a 1000 × 1000 box, y downwards. */
  readonly path: string;
  readonly ticks: readonly StepTick[];
  readonly months: readonly StepMonth[];
  /** Height of the line's end, from the bottom. */
  readonly end: number;
  readonly low: Pesos;
  readonly high: Pesos;
  readonly last: Pesos;
  /** Position of each point, from the left. */
  readonly places: readonly number[];
}

const STEPS = [1, 2, 2.5, 3, 4, 5, 6, 7, 8, 10] as const;

/** The largest round step that fits twice in the span. */
function roundStep(span: number): number {
  const half = span / 2;
  if (half < 1) return 1;
  const power = 10 ** Math.floor(Math.log10(half));
  const factor = STEPS.filter((each) => each * power <= half).at(-1) ?? 1;
  return factor * power;
}

/** "33,2 M" for a chart axis, where the whole figure does not fit. */
export function abbreviate(value: number): string {
  const millions = value / 1_000_000;
  if (Math.abs(millions) < 1) return formatNumber(value);
  return `${formatDecimal(millions, Number.isInteger(millions) ? 0 : 1)}\u00a0M`;
}

function ticksOf(low: number, high: number): number[] {
  const step = roundStep(Math.max(high - low, 2));
  const ticks: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step)
    ticks.push(value === 0 ? 0 : value);
  return ticks;
}

/** The step line of a running balance between two days. */
export function drawSteps(from: Day, to: Day, opening: Pesos, points: readonly StepPoint[]): StepDrawing {
  const start = dayNumber(from);
  const length = Math.max(1, dayNumber(to) - start + 1);
  const balances = [opening, ...points.map((point) => point.balance)];
  const low = Math.min(...extremes(balances));
  const high = Math.max(...extremes(balances));
  const bottom = Math.min(0, low);
  const top = Math.max(0, high, bottom + 1);
  const across = (day: Day) => Math.max(0, Math.min(1, (dayNumber(day) - start) / length));
  const up = (value: number) => (value - bottom) / (top - bottom);
  const y = (value: number) => Math.round((1 - up(value)) * 1000);
  const places = points.map((point) => across(point.day));
  const steps = points.map(
    (point, index) => `H${Math.round((places[index] ?? 0) * 1000)}V${y(point.balance)}`,
  );
  const last = balances.at(-1) ?? opening;
  return {
    path: `M0 ${y(opening)}${steps.join("")}H1000`,
    ticks: ticksOf(bottom, top).map((value) => ({
      label: abbreviate(value),
      at: up(value),
      zero: value === 0,
    })),
    months: monthsBetween(monthOf(from), monthOf(to)).map((month, index) => ({
      month,
      label: formatMonthName(month),
      at: index === 0 ? 0 : across(`${month}-01` as Day),
    })),
    end: up(last),
    low: low as Pesos,
    high: high as Pesos,
    last,
    places,
  };
}

/** Smallest and largest value, without spreading a long list onto the call stack. */
function extremes(values: readonly number[]): [number, number] {
  let low = values[0] ?? 0;
  let high = low;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}
