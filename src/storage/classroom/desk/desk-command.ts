import { err, type Result } from "#domain/kernel/result.ts";
import { type ClassDone, type ClassHead, runClassCommand } from "../class-command.ts";
import type { ClassChange } from "../class-database.ts";
import type { Desk, DeskRefusal, DeskResult } from "./desk.ts";

type Row = Readonly<Record<string, unknown>> | null;

interface Placed {
  readonly classroom: string;
  readonly dueDate?: string | null;
}

const placesOf = (row: Row): readonly Placed[] => (row?.assignedTo as readonly Placed[] | undefined) ?? [];

/** Classrooms that a change concerns: whose row it is, or which an activity is given to, taken from or due in anew. */
function classroomsOf({ table, before, after }: ClassChange): readonly string[] {
  const rows = [before as Row, after as Row];
  if (table !== "activities")
    return rows.flatMap((row) => (typeof row?.classroom === "string" ? row.classroom : []));
  const [was, is] = rows.map((row) => placesOf(row ?? null)) as [readonly Placed[], readonly Placed[]];
  const isIn = (all: readonly Placed[], { classroom, dueDate }: Placed) =>
    all.some((each) => each.classroom === classroom && each.dueDate === dueDate);
  return [...was.filter((each) => !isIn(is, each)), ...is.filter((each) => !isIn(was, each))].map(
    ({ classroom }) => classroom,
  );
}

/**
 * Runs a command of the desk that changes what is in classrooms: nothing of an archived one is written (ED-89). An
 * activity of the planner may change its text and weight, which it has for all its classrooms.
 */
export function runDeskCommand<Answer>(
  desk: Desk,
  head: ClassHead,
  tables: readonly string[],
  body: () => Promise<Result<ClassDone<Answer>, DeskRefusal>>,
): DeskResult<Answer> {
  const all = [...new Set([...tables, "classrooms"])];
  return runClassCommand<Answer, DeskRefusal>(desk, head, all, async () => {
    const outcome = await body();
    if (!outcome.ok) return outcome;
    const ids = [...new Set(outcome.value.changes.flatMap(classroomsOf))];
    const found = await desk.db.classrooms.bulkGet(ids as never[]);
    return found.some((classroom) => classroom?.status === "archived") ? err({ kind: "archived" }) : outcome;
  });
}
