import { addDays, dayNumber, weekday } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { surchargeOf } from "../earnings/hours-pay.ts";
import { HOUR_RULES } from "../earnings/overtime-kinds.data.ts";
import { wageShortfall } from "../earnings/wage-floor.ts";
import type { Law } from "../law/law.ts";
import type { HoursEntry } from "../run/period-input.ts";
import type { SlipWarning } from "./slip.ts";
import type { SlipContext } from "./slip-context.ts";

function monday(date: Day): Day {
  return addDays(date, -((weekday(date) + 6) % 7));
}

interface Spell {
  readonly from: Day;
  readonly to: Day;
  readonly hours: number;
  readonly most: number;
}

function addedBy(entries: readonly HoursEntry[], key: (date: Day) => Day): ReadonlyMap<Day, number> {
  const sums = new Map<Day, number>();
  for (const { date, hours } of entries) sums.set(key(date), (sums.get(key(date)) ?? 0) + hours);
  return sums;
}

/**
 * Checks the limits of two hours a day and twelve a week (CST art. 167A); hours entered as a total are checked
 * against the days they span.
 */
function overtimeSpells(law: Law, entries: readonly HoursEntry[]): readonly Spell[] {
  const [day, week] = [law.values.overtimeMostDay.value, law.values.overtimeMostWeek.value];
  const extra = entries.filter(({ kind }) => HOUR_RULES[kind].extra);
  const dated = extra.filter(({ date, until }) => until === undefined || until === date);
  const days = [...addedBy(dated, (date) => date)].map(
    ([from, hours]): Spell => ({ from, to: from, hours, most: day }),
  );
  const weeks = [...addedBy(dated, monday)].map(
    ([from, hours]): Spell => ({ from, to: addDays(from, 6), hours, most: week }),
  );
  const totals = extra
    .filter((entry) => !dated.includes(entry))
    .map(({ date, until = date, hours }): Spell => {
      const span = dayNumber(until) - dayNumber(date) + 1;
      return { from: date, to: until, hours, most: Math.min(span * day, Math.ceil(span / 7) * week) };
    });
  return [...days, ...weeks, ...totals].filter(({ hours, most }) => hours > most);
}

/** Typed surcharges below the law's, each kind once. */
function lowSurcharges(law: Law, entries: readonly HoursEntry[]) {
  const found = entries.flatMap(({ kind, surcharge: typed }) => {
    const least = surchargeOf(kind, law);
    return typed !== undefined && typed < least ? [{ kind, typed, least }] : [];
  });
  return found.filter((each, index) => found.findIndex(({ kind }) => kind === each.kind) === index);
}

/** Warnings about a slip's inputs. Nothing is blocked. */
export function inputWarnings(context: SlipContext): readonly SlipWarning[] {
  const { contract, input, law, leave } = context;
  const warnings: SlipWarning[] = [];
  const wage = wageShortfall(contract, law);
  if (wage) warnings.push(wage);
  const hours = input.hours.reduce((sum, entry) => sum + entry.hours, 0);
  for (const { kind, typed, least } of lowSurcharges(law, input.hours))
    warnings.push({ kind: "surcharge-below-law", hours: kind, typed, least });
  if (contract.kind === "integral" && hours > 0) warnings.push({ kind: "hours-in-integral", hours });
  for (const spell of overtimeSpells(law, input.hours)) warnings.push({ kind: "too-many-hours", ...spell });
  const unpaid = leave.reduce((sum, { absence, days }) => (absence.kind === "unpaid" ? sum + days : sum), 0);
  if (unpaid > 0) warnings.push({ kind: "unpaid-days", days: unpaid });
  const ofFund = leave.reduce((sum, each) => sum + each.ofFund, 0);
  if (ofFund > 0) warnings.push({ kind: "long-sick-leave", days: ofFund });
  return warnings;
}
