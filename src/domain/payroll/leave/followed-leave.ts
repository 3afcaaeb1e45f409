import { addDays } from "../../kernel/calendar-day.ts";
import { type Salaried, salaryOn } from "../employee/salary-on.ts";
import { periodSpan } from "../run/period.ts";
import type { Absence } from "../run/period-input.ts";
import type { StoredRun } from "../run/stored-run.ts";
import type { AbsenceKind } from "./absences.data.ts";
import { leaveStart } from "./leave.ts";

/** Leave whose days are counted from its first one, over all records that follow each other. */
const COUNTED: readonly AbsenceKind[] = ["sick", "accident"];

interface Before {
  readonly to: Absence["to"];
  readonly absences: readonly Absence[];
}

/** What earlier runs recorded of a person, the latest run first. */
function recordedBefore(runs: readonly StoredRun[], id: string, start: Absence["from"]): readonly Before[] {
  return runs
    .flatMap((run): Before[] => {
      const { to } = periodSpan(run.period);
      const member = run.people.find(({ contract }) => contract.id === id);
      return member !== undefined && to < start ? [{ to, absences: member.input.absences }] : [];
    })
    .sort((a, b) => (a.to < b.to ? 1 : -1));
}

/**
 * The leave that a run takes over from the one before it: what runs on into its period and, of a sick leave or a work
 * accident, the records before it too, so that the days go on being counted from the first one (Decreto 2943 de 2013,
 * art. 1; CST art. 227). A sick leave that ended the day before is taken over as well: what prolongs it is one leave
 * with it.
 */
export function followedLeave(
  runs: readonly StoredRun[],
  id: string,
  start: Absence["from"],
): readonly Absence[] {
  const before = recordedBefore(runs, id, start);
  const eve = addDays(start, -1);
  const goesOn = ({ kind, to }: Absence) => to >= start || (COUNTED.includes(kind) && to === eve);
  const recorded = before.flatMap(({ absences }) => absences);
  const followed = (before[0]?.absences ?? []).filter(goesOn);
  // The list grows while it is read: each record that is taken over is asked for the one before it.
  for (const { kind, from } of followed) {
    if (!COUNTED.includes(kind)) continue;
    const last = addDays(from, -1);
    const earlier = recorded.find((each) => each.kind === kind && each.to === last);
    if (earlier && !followed.includes(earlier)) followed.push(earlier);
  }
  return followed.toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The monthly salary with which a run knew a person on a day; null where none covers it. */
function salaryKnown(runs: readonly StoredRun[], id: string, date: Absence["from"]) {
  const covering = runs.filter(({ period }) => {
    const { from, to } = periodSpan(period);
    return from <= date && date <= to;
  });
  const found = (covering.find(({ kept }) => kept !== null) ?? covering[0])?.people.find(
    ({ contract }) => contract.id === id,
  );
  return found === undefined ? null : salaryOn(found.contract, date);
}

/**
 * Leave that is taken over, each with the salary of the day on which it began where the contract no longer says it: it
 * goes on being paid as it began (CST arts. 192 and 236). What a contract says of the salaries before holds over runs.
 */
export function paidAsBegun(
  followed: readonly Absence[],
  runs: readonly StoredRun[],
  contract: Salaried & { readonly id: string },
): readonly Absence[] {
  return followed.map((absence) => {
    const begun = leaveStart(absence, followed);
    const isTold = contract.earlierSalaries?.some(({ until }) => begun <= until) ?? false;
    const salary = isTold ? null : salaryKnown(runs, contract.id, begun);
    return salary === null || salary === salaryOn(contract, begun) ? absence : { ...absence, salary };
  });
}
