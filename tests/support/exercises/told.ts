import type { Exercise } from "#domain/exercises/exercise.ts";
import { formatLongDay } from "#domain/kernel/format.ts";

const LAST_DAY = "último día del mes";
const NO_TAXES = /\b[Nn]o (?:se registran|registra) impuestos/u;
const TAXES = /^(?:1355|2365|2367|2368|2408|5115)/;

/** What a case leaves untold of the days that its solution asks for, or tells otherwise. */
export function daysUntold({ case: told, solution }: Exercise): readonly string[] {
  const onLastDay = told.todo.some((text) => text.includes(LAST_DAY));
  return solution.entries
    .filter(({ date }) =>
      onLastDay ? date !== told.to : !told.statement.some((text) => text.includes(formatLongDay(date))),
    )
    .map(({ id, date }) => `${id} ${date}`);
}

/** Taxes that are recorded in a case that says it has none. */
export function taxesDenied({ case: told, solution }: Exercise): readonly string[] {
  if (!told.statement.some((text) => NO_TAXES.test(text))) return [];
  return solution.entries.flatMap(({ lines }) =>
    lines.map(({ account }) => account as string).filter((account) => TAXES.test(account)),
  );
}
