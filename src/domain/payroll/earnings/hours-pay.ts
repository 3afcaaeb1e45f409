import { addDays } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { formatDay, formatDecimal } from "../../kernel/format.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { roundQuantity } from "../../kernel/rounding.ts";
import { PARAMETERS } from "../../law/parameters.ts";
import { chainFrom, chainOver, chainPercent, chainTimes, finish } from "../derivation/chain.ts";
import type { Contract } from "../employee/contract.ts";
import type { Law, LawReader } from "../law/law.ts";
import type { HoursEntry } from "../run/period-input.ts";
import type { SlipLine, SlipProblem } from "../slip/slip.ts";
import { HOUR_RULES, type HourKind } from "./overtime-kinds.data.ts";

/** Hours with the same pay: of one kind, under one law. */
interface HourGroup {
  readonly kind: HourKind;
  readonly law: Law;
  readonly divisor: number;
  readonly percent: number;
  hours: number;
  readonly dates: string[];
}

/** Pay of an hour of a kind on a day, in percent of an ordinary hour. */
export function hourPercent(kind: HourKind, law: Law): number {
  const { extra, surcharges } = HOUR_RULES[kind];
  return surcharges.reduce((total, key) => total + law.values[key].value, extra ? 100 : 0);
}

function hoursText(hours: number): string {
  return formatDecimal(hours, Number.isInteger(hours) ? 0 : 2);
}

function datesText({ date, until, hours }: HoursEntry): string {
  const days =
    until === undefined || until === date ? formatDay(date) : `${formatDay(date)} a ${formatDay(until)}`;
  return `${days}, ${hoursText(hours)} h`;
}

/** The first day after the start of an entry on which its hours pay differently; null if none. */
function changeWithin(entry: HoursEntry, first: Law, read: LawReader): Day | null {
  const { kind, date, until = date } = entry;
  for (let each = date; each < until; ) {
    each = addDays(each, 1);
    const law = read(each);
    if (!law.ok || law.value.values.hourDivisor.value !== first.values.hourDivisor.value) return each;
    if (hourPercent(kind, law.value) !== hourPercent(kind, first)) return each;
  }
  return null;
}

function lineOf(contract: Contract, group: HourGroup): SlipLine {
  const { kind, law, hours, divisor, percent } = group;
  const rule = HOUR_RULES[kind];
  const { weeklyHours: week, hourDivisor } = law.values;
  const note = hourDivisor.overridden
    ? hourDivisor.norm
    : `${week.value} horas por semana desde el ${formatDay(week.from)} (${week.norm})`;
  const parts = rule.surcharges.map((key) => `${PARAMETERS[key].label} ${law.values[key].value}%`);
  const month = chainOver(
    chainFrom("Salario básico", contract.salary),
    "Horas del mes",
    divisor,
    "hours",
    note,
  );
  const paid = chainPercent(
    month,
    rule.label,
    percent,
    [...(rule.extra ? ["La hora 100%"] : []), ...parts].join(" + "),
  );
  const figure = finish(
    chainTimes(paid, "Horas del período", hours, "hours", group.dates.join("; ")),
    rule.norm,
  );
  const quantity = { value: hours, unit: "hours" } as const;
  const { amount, derivation } = figure;
  return { concept: "hours", hours: kind, label: rule.label, quantity, amount, derivation };
}

/**
 * Overtime and surcharges: salary ÷ hours of the month × percentage of the kind × hours, each under the law of its
 * own day, so that a July slip may use two divisors (Ley 2101 de 2021). One line per kind and law.
 */
export function payHours(
  contract: Contract,
  entries: readonly HoursEntry[],
  read: LawReader,
): Result<readonly SlipLine[], SlipProblem> {
  const groups = new Map<string, HourGroup>();
  for (const entry of entries) {
    const law = read(entry.date);
    if (!law.ok) return law;
    const change = changeWithin(entry, law.value, read);
    if (change !== null) return err({ kind: "hours-across-change", employee: contract.id, change });
    const { kind } = entry;
    const divisor = law.value.values.hourDivisor.value;
    const percent = hourPercent(kind, law.value);
    const name = `${kind} ${divisor} ${percent}`;
    const group = groups.get(name) ?? { kind, law: law.value, divisor, percent, hours: 0, dates: [] };
    group.hours = roundQuantity(group.hours + entry.hours);
    group.dates.push(datesText(entry));
    groups.set(name, group);
  }
  return ok([...groups.values()].map((group) => lineOf(contract, group)));
}
