import type { ItemGlance } from "#domain/inventory/glance/item-glance.ts";
import { dayNumber } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";

export interface LevelDrawing {
  /** SVG paths in a 1000 × 1000 box, y downwards. */
  readonly line: string;
  readonly area: string;
  /** Height of the minimum in the same box. */
  readonly minimum: number;
}

const SIZE = 1000;

/** Units over time as steps: each level holds until the next day that changed it. */
export function drawLevels(levels: ItemGlance["levels"], until: Day, minimum: number): LevelDrawing {
  const first = dayNumber(levels[0]?.day ?? until);
  const span = Math.max(1, dayNumber(until) - first);
  const top = Math.max(1, minimum, ...levels.map(({ quantity }) => quantity));
  const across = (day: Day) => Math.round(((dayNumber(day) - first) / span) * SIZE);
  const down = (quantity: number) => Math.round((1 - Math.max(0, quantity) / top) * SIZE);
  const steps = levels.map(({ day, quantity }, at) =>
    at === 0 ? `M0,${down(quantity)}` : `H${across(day)}V${down(quantity)}`,
  );
  const line = `${steps.join("")}H${SIZE}`;
  return { line, area: `${line}V${SIZE}H0Z`, minimum: down(minimum) };
}
