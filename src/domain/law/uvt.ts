import type { Day } from "../kernel/day.ts";
import { exact } from "../kernel/exact.ts";
import type { Pesos } from "../kernel/pesos.ts";
import { nearestMultiple } from "../kernel/rounding.ts";
import { answerOn, type LawAnswer } from "./dated.ts";
import type { DatedValue } from "./parameter.ts";
import { YEARLY } from "./yearly.ts";

/** The unit of tax value of every year: the one that payroll and taxes read. */
export const UVT: readonly DatedValue[] = YEARLY.uvt.rows;

export function uvtOn(date: Day): LawAnswer<DatedValue> {
  return answerOn(UVT, date);
}

/** Rounds to the peso up to 100, to the hundred up to 10.000, to the thousand above (ET art. 868). */
export function roundUvt(value: number): Pesos {
  return nearestMultiple(exact(value), value <= 100 ? 1 : value <= 10_000 ? 100 : 1000);
}

/** So many UVT in pesos, rounded as the law says. */
export function uvtInPesos(date: Day, count: number): LawAnswer<Pesos> {
  const found = uvtOn(date);
  return found.known ? { known: true, value: roundUvt(found.value.value * count) } : found;
}
