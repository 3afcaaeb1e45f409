import type { AccountCode } from "../../accounting/account.ts";
import type { Exercise } from "../../exercises/exercise.ts";
import type { EntryLabel, EntryMark, GradeResult, LineLabel, LineMark } from "../../grading/grade-result.ts";
import type { ActivityId, StudentId } from "../../kernel/ids.ts";
import { lessonForLabel } from "../../lessons/progress/lesson-for-label.ts";

/** The result of a student's work, with the exercise that it was compared with. */
export interface WorkMarks {
  readonly student: StudentId;
  readonly activity: ActivityId;
  readonly attempt: number;
  readonly result: GradeResult;
  /** Null where it cannot be made again; its mistakes then count without a place. */
  readonly exercise: Exercise | null;
}

/** An operation, or a line of it by its account, in which students made a mistake. */
export interface MisconceptionPlace {
  readonly activity: ActivityId;
  /** As the case tells the operation; empty for an entry that belongs to none. */
  readonly operation: string;
  /** Of the right line; null for a whole entry and for a line too many. */
  readonly account: AccountCode | null;
  readonly students: readonly StudentId[];
}

/** A mistake that students of a classroom make, and where. */
export interface Misconception {
  readonly label: LineLabel | EntryLabel;
  readonly of: "line" | "entry";
  /** In how many lines or entries. */
  readonly times: number;
  readonly students: readonly StudentId[];
  /** Of the students whose works were graded. */
  readonly share: number;
  /** Most met place first. */
  readonly places: readonly MisconceptionPlace[];
  /** The lesson that explains it (ED-65). */
  readonly lesson: string;
  /** Whether so many make it that it is worth the class's time. */
  readonly inClass: boolean;
}

/** A mistake is for the class when a third of it makes it, and more than two students do. */
const IN_CLASS = { share: 1 / 3, students: 3 } as const;

/** The last graded attempt of each student in each activity: what a student mended is no misconception any more. */
export function lastAttempts<Each extends Omit<WorkMarks, "result" | "exercise">>(
  works: readonly Each[],
): readonly Each[] {
  const last = new Map<string, Each>();
  for (const work of works) {
    const key = `${work.student} ${work.activity}`;
    const known = last.get(key);
    if (known === undefined || known.attempt < work.attempt) last.set(key, work);
  }
  return [...last.values()];
}

interface Met {
  readonly label: LineLabel | EntryLabel;
  readonly of: "line" | "entry";
  readonly student: StudentId;
  readonly activity: ActivityId;
  readonly operation: string;
  readonly account: AccountCode | null;
}

function accountOf(exercise: Exercise | null, { operation, alternative }: EntryMark, line: LineMark) {
  const entry = exercise?.solution.entries.find(({ id }) => id === operation);
  const lines = alternative === 0 ? entry?.lines : entry?.alternatives?.[alternative - 1];
  return line.solution === null ? null : (lines?.[line.solution]?.account ?? null);
}

/** What is wrong in a work. A line that is wrong only through another one is not counted again. */
function metIn({ student, activity, result, exercise }: WorkMarks): readonly Met[] {
  return result.entries.flatMap((mark): readonly Met[] => {
    const operation = exercise?.solution.entries.find(({ id }) => id === mark.operation)?.text ?? "";
    const place = { student, activity, operation };
    const whole: readonly Met[] =
      mark.label === null ? [] : [{ ...place, label: mark.label, of: "entry", account: null }];
    const lines = mark.lines.flatMap((line): readonly Met[] =>
      line.label === null || line.consequence
        ? []
        : [{ ...place, label: line.label, of: "line", account: accountOf(exercise, mark, line) }],
    );
    return [...whole, ...lines];
  });
}

function groupedBy<T>(all: readonly T[], keyOf: (each: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return [...groups.values()];
}

const studentsOf = (met: readonly Met[]): readonly StudentId[] => [
  ...new Set(met.map((each) => each.student)),
];

function placesOf(met: readonly Met[]): readonly MisconceptionPlace[] {
  return groupedBy(met, ({ activity, operation, account }) => `${activity} ${account} ${operation}`)
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { activity, operation, account } = first;
      return [{ activity, operation, account, students: studentsOf(group) }];
    })
    .toSorted((a, b) => b.students.length - a.students.length);
}

/** Mistakes in the last attempts of graded works, those of most students first (ED-131). */
export function misconceptions(works: readonly WorkMarks[]): readonly Misconception[] {
  const last = lastAttempts(works);
  const graded = new Set(last.map(({ student }) => student)).size;
  return groupedBy(last.flatMap(metIn), ({ of, label }) => `${of} ${label}`)
    .flatMap((group): readonly Misconception[] => {
      const [first] = group;
      if (first === undefined) return [];
      const { label, of } = first;
      const students = studentsOf(group);
      const share = students.length / graded;
      const inClass = share >= IN_CLASS.share && students.length >= IN_CLASS.students;
      const [places, lesson] = [placesOf(group), lessonForLabel(label)];
      return [{ label, of, times: group.length, students, share, places, lesson, inClass }];
    })
    .toSorted(
      (a, b) =>
        b.students.length - a.students.length ||
        b.times - a.times ||
        (`${a.of} ${a.label}` < `${b.of} ${b.label}` ? -1 : 1),
    );
}
