import { yearOf } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { rowOn } from "../../law/dated.ts";
import { PARAMETER_KEYS, PARAMETERS } from "../../law/parameters.ts";
import { PAYROLL_TABLES, TABLE_KEYS } from "../../law/tables.data.ts";
import { periodSpan } from "../run/period.ts";
import type { StoredRun } from "../run/stored-run.ts";
import { createLawReader, type LawOverrides, type LawReader } from "./law.ts";

type RunLaw = Pick<StoredRun, "period" | "overrides">;

/**
 * The values that a company typed in its payroll runs of the day's year for parameters whose law is not confirmed on
 * that day; of several runs, the one that ends last says (PY-17). What the law knows is never replaced by them.
 */
export function typedLaw(runs: readonly RunLaw[], date: Day): LawOverrides {
  const ofYear = runs
    .map(({ period, overrides }) => ({ to: periodSpan(period).to, overrides }))
    .filter(({ to }) => yearOf(to) === yearOf(date))
    .sort((one, other) => (one.to < other.to ? -1 : 1));
  const typed: LawOverrides = Object.assign({}, ...ofYear.map(({ overrides }) => overrides));
  const unknown = [
    ...PARAMETER_KEYS.filter((key) => rowOn(PARAMETERS[key].rows, date) === null),
    ...TABLE_KEYS.filter((key) => rowOn(PAYROLL_TABLES[key].tables, date) === null),
  ];
  return Object.fromEntries(unknown.flatMap((key) => (typed[key] === undefined ? [] : [[key, typed[key]]])));
}

/** The law with overrides that count on the days of one year: what is owed from other years keeps their law (PY-17). */
export function createYearReader(overrides: LawOverrides, year: number): LawReader {
  const own = createLawReader(overrides);
  const others = createLawReader();
  return (date) => (yearOf(date) === year ? own(date) : others(date));
}
