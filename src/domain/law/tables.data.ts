import { day } from "../kernel/calendar-day.ts";
import { LAW_FROM, NO_END } from "./horizon.ts";
import type { Bracket, DatedTable } from "./parameter.ts";

const from = (over: number, percent: number): Bracket => ({ over, inclusive: true, percent, fixed: 0 });
const above = (over: number, percent: number, fixed = 0): Bracket => ({
  over,
  inclusive: false,
  percent,
  fixed,
});

/** Below so many minimum wages nobody contributes to the solidarity fund, whichever table holds. */
export const SOLIDARITY_FROM = { wages: 4, norm: "Ley 100 de 1993, arts. 25 y 27" } as const;

/** Percent of the whole base, by the base in minimum wages; exactly 20 of them still pay 1,8 %. */
export const SOLIDARITY: readonly DatedTable[] = [
  {
    kind: "statute",
    brackets: [
      from(0, 0),
      from(4, 1),
      from(16, 1.2),
      from(17, 1.4),
      from(18, 1.6),
      from(19, 1.8),
      above(20, 2),
    ],
    from: LAW_FROM,
    to: day("2027-03-31"),
    norm: "Ley 797 de 2003, arts. 7 y 8",
  },
];

/**
 * What a law foresees for the solidarity fund from April 2027 on, for workers outside the transition regime. It was
 * not confirmed: it is proposed to the user who types the table, and nothing is computed with it unasked.
 */
export const FORESEEN_SOLIDARITY = {
  brackets: [from(0, 0), from(4, 1.5), from(7, 1.8), from(11, 2.5), from(19, 2.8), above(20, 3)],
  norm: "Ley 2381 de 2024, art. 20",
} as const;

/** In UVT. The fixed amounts are the statute's whole numbers. */
export const WITHHOLDING_TABLE: readonly DatedTable[] = [
  {
    kind: "statute",
    brackets: [
      from(0, 0),
      above(95, 19),
      above(150, 28, 10),
      above(360, 33, 69),
      above(640, 35, 162),
      above(945, 37, 268),
      above(2300, 39, 770),
    ],
    from: LAW_FROM,
    to: NO_END,
    norm: "ET art. 383",
  },
];

/** The tables of payroll, as screens name them; `inclusive`: the lower limit belongs to its bracket. */
export const PAYROLL_TABLES = {
  solidarity: {
    label: "Fondo de solidaridad pensional",
    unit: "smmlv",
    inclusive: true,
    tables: SOLIDARITY,
  },
  withholding: {
    label: "Tabla de retención por salarios",
    unit: "uvt",
    inclusive: false,
    tables: WITHHOLDING_TABLE,
  },
} as const;

export type TableKey = keyof typeof PAYROLL_TABLES;

export const TABLE_KEYS = Object.keys(PAYROLL_TABLES) as readonly TableKey[];

export function isTableKey(key: string): key is TableKey {
  return TABLE_KEYS.some((each) => each === key);
}
