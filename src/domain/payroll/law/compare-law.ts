import type { Day } from "../../kernel/day.ts";
import { rowOn } from "../../law/dated.ts";
import { LAW_FROM, NO_END } from "../../law/horizon.ts";
import type { DatedTable, DatedValue, ParameterUnit } from "../../law/parameter.ts";
import { PARAMETER_KEYS, PARAMETERS, type ParameterKey } from "../../law/parameters.ts";
import { SOLIDARITY, WITHHOLDING_TABLE } from "../../law/tables.data.ts";
import { type LawOverrides, lawOn, type UnknownLaw, unknownSolidarity } from "./law.ts";
import { PARAMETER_GROUPS } from "./parameter-groups.data.ts";

/** One value on two days; null where unknown. */
export interface LawDifference {
  readonly key: ParameterKey;
  readonly label: string;
  readonly unit: ParameterUnit;
  readonly before: DatedValue | null;
  readonly after: DatedValue | null;
  readonly changed: boolean;
}

/** A group of related values; changed values have their own section, listed first. */
interface LawSection {
  readonly kind: "changed" | "group";
  readonly label: string;
  readonly values: readonly LawDifference[];
}

export interface TableDifference {
  readonly before: DatedTable | null;
  readonly after: DatedTable | null;
  readonly changed: boolean;
}

export interface LawComparison {
  readonly sections: readonly LawSection[];
  readonly solidarity: TableDifference;
  readonly withholding: TableDifference;
  /** Which of the two days have no complete law for payroll, and what is missing. */
  readonly unknown: readonly UnknownLaw[];
}

function differenceOf(key: ParameterKey, first: Day, second: Day): LawDifference {
  const { label, unit, rows } = PARAMETERS[key];
  const [before, after] = [rowOn(rows, first), rowOn(rows, second)];
  return { key, label, unit, before, after, changed: before?.value !== after?.value };
}

function compareTables(tables: readonly DatedTable[], first: Day, second: Day): TableDifference {
  const [before, after] = [rowOn(tables, first), rowOn(tables, second)];
  return { before, after, changed: before !== after };
}

function unknownOf(day: Day, overrides: LawOverrides): readonly UnknownLaw[] {
  const law = lawOn(day, overrides);
  if (!law.ok) return [law.error];
  return law.value.solidarity === null ? [unknownSolidarity(day)] : [];
}

/**
 * Compares every parameter of the law on two days; unlike a payroll run, it also accepts days with only part of the
 * law known. What `overrides` give is no longer unknown.
 */
export function compareLaw(first: Day, second: Day, overrides: LawOverrides = {}): LawComparison {
  const all = new Map(PARAMETER_KEYS.map((key) => [key, differenceOf(key, first, second)]));
  const differences = [...all.values()];
  const changed = differences.filter((each) => each.changed);
  const groups = PARAMETER_GROUPS.map(({ label, keys }): LawSection => {
    const values = differences.filter((each) => keys.includes(each.key) && !each.changed);
    return { kind: "group", label, values };
  });
  const top: LawSection = { kind: "changed", label: "Lo que cambia", values: changed };
  return {
    sections: [top, ...groups].filter(({ values }) => values.length > 0),
    solidarity: compareTables(SOLIDARITY, first, second),
    withholding: compareTables(WITHHOLDING_TABLE, first, second),
    unknown: [...unknownOf(first, overrides), ...(second === first ? [] : unknownOf(second, overrides))],
  };
}

/** First and last day of a norm's value; null where it has no end yet, or began before the known data. */
export interface Validity {
  readonly from: Day | null;
  readonly to: Day | null;
}

/** The first and last days of a statute in the data are those of the data; a yearly value has days of its own. */
export function validityOf(key: ParameterKey, { from, to }: DatedValue): Validity {
  if (PARAMETERS[key].kind === "yearly") return { from, to };
  return { from: from === LAW_FROM ? null : from, to: to === NO_END ? null : to };
}
