import { formatPesos } from "../../kernel/format.ts";
import { pesos } from "../../kernel/pesos.ts";
import { isExonerated } from "../employee/contract.ts";
import { inMinimumWages, type SlipContext } from "../slip/slip-context.ts";
import type { MonthToDate } from "./bases.ts";

/** Whether the employer is exempt from health, SENA and ICBF for a person in a month. */
export interface Exoneration {
  readonly applies: boolean;
  /** Why it does not, where what the month paid is under the limit and a whole month is not. */
  readonly denied: string | null;
}

/** Thirty times what a whole month of this person comes to, without a division. */
function thirtyMonths({ contract }: SlipContext, month: MonthToDate): number {
  const missing = Math.max(30 - month.days - month.unpaidDays, 0);
  return month.contractSalaryDays + contract.salary * missing + month.besides * 30;
}

/**
 * A whole month is compared with ten minimum wages a month (ET art. 114-1): the basic salary of thirty days, be they
 * worked, of leave, unpaid, outside the contract or of the fortnight to come, and what was earned besides (PY-60).
 */
export function exonerationOf(context: SlipContext, month: MonthToDate): Exoneration {
  if (!isExonerated(context.settings.employer)) return { applies: false, denied: null };
  const limit = inMinimumWages(context.law, "exonerationLimit");
  const earned = thirtyMonths(context, month);
  const applies = earned < limit * 30;
  if (applies || month.accrued >= limit) return { applies, denied: null };
  const whole = formatPesos(pesos(Math.floor(earned / 30)));
  const { value } = context.law.values.exonerationLimit;
  return { applies, denied: `un mes completo son ${whole}, no menos de ${value} SMMLV (ET art. 114-1)` };
}
