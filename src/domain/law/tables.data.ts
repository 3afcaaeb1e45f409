import { day } from "../kernel/calendar-day.ts";
import { LAW_FROM, STATUTE_UNTIL } from "./horizon.ts";
import type { Bracket, DatedTable } from "./parameter.ts";

const from = (over: number, percent: number): Bracket => ({ over, inclusive: true, percent, fixed: 0 });
const above = (over: number, percent: number, fixed = 0): Bracket => ({
  over,
  inclusive: false,
  percent,
  fixed,
});

/**
 * Percent of the whole base, by the base in minimum wages; exactly 20 of them still pay 1,8 %. A table that a law
 * foresees from April 2027 on is left out: it was not confirmed.
 */
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
    to: STATUTE_UNTIL,
    norm: "ET art. 383",
  },
];
