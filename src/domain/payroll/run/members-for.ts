import { leaveAverages } from "../benefits/leave-average.ts";
import type { Employee } from "../employee/employee.ts";
import { followedLeave, paidAsBegun } from "../leave/followed-leave.ts";
import { overlap, type PayrollPeriod, periodSpan } from "./period.ts";
import { NOTHING_NEW } from "./period-input.ts";
import { byName } from "./run-calendar.ts";
import { owedArrears } from "./salary-arrears.ts";
import type { RunMember, StoredRun } from "./stored-run.ts";

/**
 * The people paid in a period: everyone with contract days in it, by name. Recurring input (deductions, certificates)
 * is copied from another run; hours, absences and commissions are not. `runs`: those of the year before and of the
 * month, for averages and for the leave that runs on; `all`: those that may have left something unpaid of a raise, or
 * taken it up.
 */
export function membersFor(
  employees: readonly Employee[],
  period: PayrollPeriod,
  copied: readonly RunMember[],
  runs: readonly StoredRun[] = [],
  all: readonly StoredRun[] = runs,
): readonly RunMember[] {
  const span = periodSpan(period);
  const before = new Map(copied.map((each) => [each.contract.id, each]));
  const isPaid = ({ contract: { start, end } }: Employee) =>
    overlap(span, { from: start, to: end ?? span.to }) !== null;
  return employees
    .filter(isPaid)
    .sort(byName)
    .map(({ id, contract, position, eps, pensionFund }): RunMember => {
      const known = before.get(id);
      const relief = known?.contract.relief ?? contract.relief;
      const deductions = known?.input.deductions ?? [];
      const arrears = owedArrears({ ...contract, id }, period, all);
      const averages = leaveAverages(runs, { ...contract, id }, period);
      return {
        contract: { ...contract, id, relief },
        position,
        eps,
        pensionFund,
        input: {
          ...NOTHING_NEW,
          absences: paidAsBegun(followedLeave(runs, id, span.from), runs, { ...contract, id }),
          deductions,
          ...(averages === null ? {} : { leaveAverages: averages }),
          ...(arrears.length === 0 ? {} : { arrears }),
        },
      };
    });
}
