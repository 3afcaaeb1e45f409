import type { Day } from "../../kernel/calendar-day.ts";
import { rowOn } from "./dated.ts";
import type { DatedTable, DatedValue, ParameterUnit } from "./parameter.ts";
import { PARAMETER_KEYS, PARAMETERS, type ParameterKey } from "./parameters.data.ts";
import { SOLIDARITY, WITHHOLDING_TABLE } from "./tables.data.ts";

/** One value on two days; null where it is not known. */
export interface LawDifference {
  readonly key: ParameterKey;
  readonly label: string;
  readonly unit: ParameterUnit;
  readonly before: DatedValue | null;
  readonly after: DatedValue | null;
  readonly changed: boolean;
}

export interface LawComparison {
  readonly values: readonly LawDifference[];
  readonly solidarity: TableDifference;
  readonly withholding: TableDifference;
}

export interface TableDifference {
  readonly before: DatedTable | null;
  readonly after: DatedTable | null;
  readonly changed: boolean;
}

function compareTables(tables: readonly DatedTable[], first: Day, second: Day): TableDifference {
  const [before, after] = [rowOn(tables, first), rowOn(tables, second)];
  return { before, after, changed: before !== after };
}

/** The law of two days side by side, every parameter; unlike a run, it also shows days of which only a part is known. */
export function compareLaw(first: Day, second: Day): LawComparison {
  const values = PARAMETER_KEYS.map((key): LawDifference => {
    const { label, unit, rows }: { label: string; unit: ParameterUnit; rows: readonly DatedValue[] } =
      PARAMETERS[key];
    const [before, after] = [rowOn(rows, first), rowOn(rows, second)];
    return { key, label, unit, before, after, changed: before?.value !== after?.value };
  });
  return {
    values,
    solidarity: compareTables(SOLIDARITY, first, second),
    withholding: compareTables(WITHHOLDING_TABLE, first, second),
  };
}
