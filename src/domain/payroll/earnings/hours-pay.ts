import { addDays } from "../../kernel/calendar-day.ts";
import { formatDay } from "../../kernel/format.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { roundQuantity } from "../../kernel/rounding.ts";
import { PARAMETERS } from "../../law/parameters.ts";
import { type Chain, chainFrom, chainOver, chainPercent, chainTimes } from "../derivation/chain.ts";
import type { Contract } from "../employee/contract.ts";
import { salaryOn } from "../employee/salary-on.ts";
import type { Law, LawReader } from "../law/law.ts";
import type { HoursEntry } from "../run/period-input.ts";
import { plainNumber, quantityText } from "../slip/quantity-text.ts";
import { partLine } from "../slip/rounded-parts.ts";
import type { SlipLine, SlipProblem } from "../slip/slip.ts";
import { HOUR_RULES, type HourKind } from "./overtime-kinds.data.ts";

/** Hours with the same pay: of one kind, under one law. */
interface HourGroup {
  readonly entry: HoursEntry;
  readonly law: Law;
  readonly divisor: number;
  readonly percent: number;
  readonly salary: Pesos;
  hours: number;
  readonly dates: string[];
}

/** The law's surcharge of a kind over an ordinary hour, in percent. */
export function surchargeOf(kind: HourKind, law: Law): number {
  return HOUR_RULES[kind].surcharges.reduce((total, key) => total + law.values[key].value, 0);
}

/** Pay of an hour of a kind on a day, in percent of an ordinary hour; `typed` replaces the law's surcharge. */
export function hourPercent(kind: HourKind, law: Law, typed?: number): number {
  return (HOUR_RULES[kind].extra ? 100 : 0) + (typed ?? surchargeOf(kind, law));
}

/** Ordinary hours, or days, of a month. */
function divisorOf({ isDays }: HoursEntry, law: Law): number {
  return isDays ? 30 : law.values.hourDivisor.value;
}

function datesText({ date, until, hours, isDays }: HoursEntry): string {
  const days =
    until === undefined || until === date ? formatDay(date) : `${formatDay(date)} a ${formatDay(until)}`;
  return `${days}, ${quantityText({ value: hours, unit: isDays ? "days" : "hours" })}`;
}

type Change = Pick<Extract<SlipProblem, { kind: "hours-across-change" }>, "change" | "isRaise">;

/**
 * The first day after the start of an entry on which its hours pay differently, by the law or by a raise; null if none.
 */
function changeWithin(contract: Contract, entry: HoursEntry, first: Law, read: LawReader): Change | null {
  const salary = salaryOn(contract, entry.date);
  const { kind, surcharge, date, until = date } = entry;
  for (let each = date; each < until; ) {
    each = addDays(each, 1);
    if (salaryOn(contract, each) !== salary) return { change: each, isRaise: true };
    const law = read(each);
    if (!law.ok || divisorOf(entry, law.value) !== divisorOf(entry, first)) return { change: each };
    if (hourPercent(kind, law.value, surcharge) !== hourPercent(kind, first, surcharge))
      return { change: each };
  }
  return null;
}

function perUnit({ entry, law, divisor, salary }: HourGroup): Chain {
  const month = chainFrom("Salario básico", salary);
  if (entry.isDays) return chainOver(month, "Días del mes", divisor, "days");
  const { weeklyHours: week, hourDivisor } = law.values;
  const note = hourDivisor.overridden
    ? hourDivisor.norm
    : `${week.value} horas por semana desde el ${formatDay(week.from)} (${week.norm})`;
  return chainOver(month, "Horas del mes", divisor, "hours", note);
}

function percentNote({ entry: { kind, surcharge, isDays }, law }: HourGroup): string {
  const rule = HOUR_RULES[kind];
  const parts =
    surcharge === undefined
      ? rule.surcharges.map((key) => `${PARAMETERS[key].label} ${law.values[key].value}%`)
      : [`Recargo escrito ${plainNumber(surcharge)}%`];
  const whole = isDays ? "El día 100%" : "La hora 100%";
  return [...(rule.extra ? [whole] : []), ...parts].join(" + ");
}

function lineOf(name: string, group: HourGroup): SlipLine {
  const { entry, hours, percent, dates } = group;
  const { kind, isDays } = entry;
  const rule = HOUR_RULES[kind];
  const unit = isDays ? "days" : "hours";
  const each = chainPercent(perUnit(group), rule.label, percent, percentNote(group));
  const chain = chainTimes(
    each,
    isDays ? "Días del período" : "Horas del período",
    hours,
    unit,
    dates.join("; "),
  );
  const { label, norm } = rule;
  const line = partLine(chain, { concept: "hours", label, quantity: { value: hours, unit }, norm, name });
  return { ...line, hours: kind };
}

/**
 * Overtime and surcharges: salary ÷ hours of the month × percentage of the kind × hours, each under the law of its
 * own day, so that a July slip may use two divisors (Ley 2101 de 2021). One line per kind, law, salary and typed surcharge.
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
    const change = changeWithin(contract, entry, law.value, read);
    if (change !== null) return err({ kind: "hours-across-change", employee: contract.id, ...change });
    const { kind, surcharge } = entry;
    const divisor = divisorOf(entry, law.value);
    const percent = hourPercent(kind, law.value, surcharge);
    const salary = salaryOn(contract, entry.date);
    const name = `${kind} ${divisor} ${percent}${surcharge === undefined ? "" : " typed"} ${salary}`;
    const group = groups.get(name) ?? {
      entry,
      law: law.value,
      divisor,
      percent,
      salary,
      hours: 0,
      dates: [],
    };
    group.hours = roundQuantity(group.hours + entry.hours);
    group.dates.push(datesText(entry));
    groups.set(name, group);
  }
  return ok([...groups].map(([name, group]) => lineOf(name, group)));
}
