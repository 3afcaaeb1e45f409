import type { ClassroomSettings } from "./classroom.ts";
import { isPassing } from "./scale.ts";

export interface Distribution {
  /** Students by average: equal parts of the scale, the full grade in the last. */
  readonly bars: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  readonly passing: number;
  readonly failing: number;
}

export function distributionOf(
  settings: ClassroomSettings,
  averages: readonly (number | null)[],
  parts = 10,
): Distribution {
  const known = averages.filter((average) => average !== null);
  const counts = Array.from({ length: parts }, () => 0);
  for (const average of known) {
    const place = Math.min(parts - 1, Math.floor(average * parts + 1e-9));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const passing = known.filter((average) => isPassing(settings, average)).length;
  const bars = counts.map((count, place) => ({ from: place / parts, to: (place + 1) / parts, count }));
  return { bars, passing, failing: known.length - passing };
}
