import type { Day } from "../../kernel/day.ts";
import { formatLongDay } from "../../kernel/format.ts";
import type { StatementKind } from "../statement-kind.ts";
import type { TypedStatement } from "./typed-statement.ts";

/** A balance and an equity statement are as of a day; the other two cover a period. */
export const HAS_PERIOD: Readonly<Record<StatementKind, boolean>> = {
  balance: false,
  income: true,
  cash: true,
  equity: false,
};

/** "A 31 de octubre de 2026", or "Del 1 de enero de 2026 al 31 de octubre de 2026" when the period is known. */
export function typedPeriod(
  { statement, from }: Pick<TypedStatement, "statement" | "from">,
  date: Day,
): string {
  const last = formatLongDay(date);
  if (!HAS_PERIOD[statement]) return `A ${last}`;
  return from === undefined ? `Período terminado el ${last}` : `Del ${formatLongDay(from)} al ${last}`;
}
