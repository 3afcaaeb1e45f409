import { useMemo, useState } from "react";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { LawOverrides, LawReader } from "#domain/payroll/law/law.ts";
import { overridesText } from "#domain/payroll/law/parameter-text.ts";
import { createYearReader, typedLaw } from "#domain/payroll/law/typed-law.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { lawTexts } from "./law-texts.ts";

/** The law that a form computes with, and the values of it that somebody typed. */
export interface TypedLaw {
  readonly day: Day;
  readonly overrides: LawOverrides;
  /** Whether values were typed in this form. */
  readonly isTouched: boolean;
  readonly read: LawReader;
  readonly change: (overrides: LawOverrides) => void;
}

/** The unit of a printed report, which says what was typed; absent without. */
export function unitOfTyped({ overrides }: TypedLaw): { readonly unit?: string } {
  const typed = overridesText(overrides);
  return typed === "" ? {} : { unit: lawTexts.typed.unit(typed) };
}

/** The law of a day: values typed in this form count in its year; else those that the year's runs were given (PY-17). */
export function useTypedLaw(runs: readonly StoredRun[], day: Day): TypedLaw {
  const year = yearOf(day);
  const [typed, setTyped] = useState<ReadonlyMap<number, LawOverrides>>(new Map());
  const own = typed.get(year);
  const overrides = useMemo(() => own ?? typedLaw(runs, day), [own, runs, day]);
  const read = useMemo(() => createYearReader(overrides, year), [overrides, year]);
  const change = (next: LawOverrides) => setTyped(new Map([...typed, [year, next]]));
  return { day, overrides, isTouched: typed.size > 0, read, change };
}
