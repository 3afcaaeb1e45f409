import { type Clock, today } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";

export function usePlantedDay(clock: Clock): Day {
  return today(clock);
}
