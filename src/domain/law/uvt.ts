import { yearOf } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { exact } from "../kernel/exact.ts";
import type { Pesos } from "../kernel/pesos.ts";
import { nearestMultiple } from "../kernel/rounding.ts";
import { answerOn, type LawAnswer } from "./dated.ts";
import type { DatedValue } from "./parameter.ts";
import { YEARLY } from "./yearly.ts";

const TYPED_UVT = "UVT escrita a mano";

/** The unit of tax value of every year: the one that payroll and taxes read. */
export const UVT: readonly DatedValue[] = YEARLY.uvt.rows;

/** The value of a year that a person typed before it was confirmed here. */
export interface TypedUvt {
  readonly year: number;
  readonly value: Pesos;
}

/** A typed value holds for its year alone, and only while the law's is not known. */
export function uvtOn(date: Day, typed?: TypedUvt): LawAnswer<DatedValue> {
  const law = answerOn(UVT, date);
  if (law.known || typed?.year !== yearOf(date)) return law;
  return { known: true, value: { value: typed.value, norm: TYPED_UVT, from: date, to: date } };
}

/** Rounds to the peso up to 100, to the hundred up to 10.000, to the thousand above (ET art. 868). */
export function roundUvt(value: number): Pesos {
  return nearestMultiple(exact(value), value <= 100 ? 1 : value <= 10_000 ? 100 : 1000);
}

/** So many UVT in pesos, rounded as the law says. */
export function uvtInPesos(date: Day, count: number, typed?: TypedUvt): LawAnswer<Pesos> {
  const found = uvtOn(date, typed);
  return found.known ? { known: true, value: roundUvt(found.value.value * count) } : found;
}
