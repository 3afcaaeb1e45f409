import { addDays } from "../../kernel/calendar-day.ts";
import { periodSpan } from "../run/period.ts";
import type { Absence } from "../run/period-input.ts";
import type { StoredRun } from "../run/stored-run.ts";
import type { AbsenceKind } from "./absences.data.ts";

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
