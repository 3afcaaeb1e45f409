import type { Activity } from "#domain/classroom/activity.ts";
import { formatDecimal } from "#domain/kernel/format.ts";
import { PLANILLA_TEXTS } from "./planilla-texts.ts";

/** A percent without needless decimals: "8%", "7,5%". */
export function percentText(percent: number): string {
  const decimals = [0, 1].find((each) => Number.isInteger(percent * 10 ** each)) ?? 2;
  return `${formatDecimal(percent, decimals)}%`;
}

const SECOND_CHANCES = PLANILLA_TEXTS.es.secondChances;

/** What an activity counts for: its percent of the final grade, or the kind of second chance that it is. */
export function countedText(
  { weight, replaces }: Pick<Activity, "weight" | "replaces">,
  secondChances = SECOND_CHANCES,
): string {
  return replaces === undefined ? percentText(weight) : secondChances[replaces.kind];
}
