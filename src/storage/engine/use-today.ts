import { useSyncExternalStore } from "react";
import type { Clock } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import { dayTicker } from "./day-ticker.ts";
import { systemClock } from "./environment.ts";

/** Today in Bogotá; renders again when the day turns, also after the device slept over midnight. */
export function useToday(clock: Clock = systemClock): Day {
  const { subscribe, getSnapshot } = dayTicker(clock);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
