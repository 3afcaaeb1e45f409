import { yearOf } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import type { CostSystem, MethodSince } from "./kardex.ts";

export function systemOf(methods: readonly MethodSince[], year: number): CostSystem {
  return methods.findLast(({ since }) => since <= year)?.system ?? "perpetual";
}

/** Whether what moves on a day has its cost from the count at the end of its period (IN-13). */
export function isPeriodic(methods: readonly MethodSince[], date: Day): boolean {
  return systemOf(methods, yearOf(date)) === "periodic";
}
