import type { ParameterKey } from "../../law/parameters.ts";

export const HOUR_KINDS = ["HED", "HEN", "RN", "RDF", "RNDF", "HEDDF", "HENDF"] as const;

/** The seven kinds of hours that pay more than an ordinary one (CST arts. 168 and 179). */
export type HourKind = (typeof HOUR_KINDS)[number];

/** The kinds that may be typed as whole days: ordinary work on a day of rest. */
export const DAY_KINDS: readonly HourKind[] = ["RDF", "RNDF"];

/** Far above any surcharge that is agreed. */
export const MOST_SURCHARGE = 1_000_000;

export interface HourRule {
  readonly label: string;
  /** Whether the hour itself is paid too; an ordinary hour is already in the salary. */
  readonly extra: boolean;
  readonly surcharges: readonly ParameterKey[];
  readonly norm: string;
}

export const HOUR_RULES: Readonly<Record<HourKind, HourRule>> = {
  HED: { label: "Horas extra diurnas", extra: true, surcharges: ["overtimeDay"], norm: "CST art. 168" },
  HEN: { label: "Horas extra nocturnas", extra: true, surcharges: ["overtimeNight"], norm: "CST art. 168" },
  RN: { label: "Recargo nocturno", extra: false, surcharges: ["nightSurcharge"], norm: "CST art. 168" },
  RDF: {
    label: "Recargo dominical o festivo",
    extra: false,
    surcharges: ["restSurcharge"],
    norm: "CST art. 179",
  },
  RNDF: {
    label: "Recargo nocturno dominical o festivo",
    extra: false,
    surcharges: ["restSurcharge", "nightSurcharge"],
    norm: "CST arts. 168 y 179",
  },
  HEDDF: {
    label: "Horas extra diurnas dominicales o festivas",
    extra: true,
    surcharges: ["restSurcharge", "overtimeDay"],
    norm: "CST arts. 168 y 179",
  },
  HENDF: {
    label: "Horas extra nocturnas dominicales o festivas",
    extra: true,
    surcharges: ["restSurcharge", "overtimeNight"],
    norm: "CST arts. 168 y 179",
  },
};
