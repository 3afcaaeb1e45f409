import { err, ok, type Result } from "../kernel/result.ts";
import type { ClassroomSettings, GradeBand, PeriodDistribution, PeriodNumber } from "./classroom.ts";
import { PERIODS } from "./classroom.ts";

/** Why settings of a classroom cannot be saved. */
export type SettingsProblem =
  | { readonly kind: "distribution"; readonly total: number }
  | { readonly kind: "share"; readonly period: PeriodNumber }
  | { readonly kind: "active-period"; readonly most: PeriodNumber }
  | { readonly kind: "passing-grade" }
  | { readonly kind: "default-for-missing" }
  | { readonly kind: "min-grades" }
  | { readonly kind: "bands"; readonly of: "bands" | "letters" };

export function gradingPeriods({
  periodsCount,
}: Pick<ClassroomSettings, "periodsCount">): readonly PeriodNumber[] {
  return PERIODS.filter((period) => period <= periodsCount);
}

export function percentOfPeriod(distribution: PeriodDistribution, period: PeriodNumber): number {
  return distribution[`period${period}`];
}

/**
 * Sum of the periods that the classroom has, of up to four decimals: 33,3 three times and 0,1 is 100. A percent that
 * cannot be read adds nothing, and is refused by itself.
 */
export function distributionTotal(
  settings: Pick<ClassroomSettings, "periodsCount" | "periodDistribution">,
): number {
  const parts = gradingPeriods(settings).map((period) =>
    Math.round((percentOfPeriod(settings.periodDistribution, period) || 0) * 10_000),
  );
  return parts.reduce((sum, part) => sum + part, 0) / 10_000;
}

/** With fewer periods the active one is at most the last, and the distribution must be given again. */
export function withPeriodsCount(settings: ClassroomSettings, periodsCount: PeriodNumber): ClassroomSettings {
  const activePeriod = settings.activePeriod > periodsCount ? periodsCount : settings.activePeriod;
  return { ...settings, periodsCount, activePeriod };
}

const isPercent = (value: number) => Number.isFinite(value) && value >= 0 && value <= 100;

function hasStep(value: number, steps: number): boolean {
  return Math.abs(value * steps - Math.round(value * steps)) < 1e-9;
}

/** From best to worst, each below the one before, all named apart, the last from 0. */
export function areBands(bands: readonly GradeBand[]): boolean {
  const names = new Set(bands.map(({ name }) => name.trim().toLowerCase()));
  if (bands.length < 2 || bands.length > 10 || names.size !== bands.length || names.has("")) return false;
  if (bands.at(-1)?.from !== 0) return false;
  return bands.every(({ from }, index) => {
    const above = bands[index - 1]?.from ?? 101;
    return Number.isInteger(from) && from < above && isPercent(from);
  });
}

export function checkSettings(settings: ClassroomSettings): Result<ClassroomSettings, SettingsProblem> {
  const bad = gradingPeriods(settings).find(
    (period) => !isPercent(percentOfPeriod(settings.periodDistribution, period)),
  );
  if (bad) return err({ kind: "share", period: bad });
  const total = distributionTotal(settings);
  if (total !== 100) return err({ kind: "distribution", total });
  if (!PERIODS.includes(settings.activePeriod) || settings.activePeriod > settings.periodsCount)
    return err({ kind: "active-period", most: settings.periodsCount });
  const { minPassingGrade: passing, defaultForMissing, minGradesPerPeriod } = settings;
  if (!(passing >= 0 && passing <= 5 && hasStep(passing, 10))) return err({ kind: "passing-grade" });
  if (!(defaultForMissing >= 0 && defaultForMissing <= 1)) return err({ kind: "default-for-missing" });
  if (!Number.isInteger(minGradesPerPeriod) || minGradesPerPeriod < 0 || minGradesPerPeriod > 20)
    return err({ kind: "min-grades" });
  if (!areBands(settings.bands)) return err({ kind: "bands", of: "bands" });
  if (!areBands(settings.letters)) return err({ kind: "bands", of: "letters" });
  return ok(settings);
}

/** "Total: 99% (debe ser 100%)". */
export function distributionText(total: number): string {
  return `Total: ${String(total).replace(".", ",")}% (debe ser 100%)`;
}
