import type { EntryLine } from "../../accounting/entries/entry.ts";
import type { SolutionLine } from "../../exercises/exercise.ts";
import type { ExerciseWork } from "../../exercises/work.ts";
import type { EntryMark, LineMark } from "../../grading/grade-result.ts";
import type { ActivityId, StudentId } from "../../kernel/ids.ts";
import type { WorkMarks } from "./misconceptions.ts";

/** A graded work with what was written in it. */
export interface ComparedWork extends WorkMarks {
  readonly work: ExerciseWork;
}

/** Two works that go wrong in the same way. */
export interface SimilarWorks {
  readonly activity: ActivityId;
  readonly students: readonly [StudentId, StudentId];
  /** Mistakes that both make. */
  readonly shared: number;
  /** Mistakes that either makes. */
  readonly all: number;
}

/** What two works must share at least, in mistakes and as a share of those that either makes. */
const LEAST = { mistakes: 3, share: 0.7 } as const;
/** A mistake of so many works, or of this share of them, is the class's and says nothing of two of them. */
const COMMON = { works: 3, share: 0.2 } as const;

const amountOf = ({ debit, credit }: EntryLine): number => debit + credit;

/** The amount beside the right one, because each student may have other figures: ten times as much is 10 for all. */
const ratio = (amount: number, right: number): string => (right === 0 ? "" : (amount / right).toPrecision(4));

/** One line that is wrong: where, how, on which account and by how much. */
function lineKey(place: string, mark: LineMark, own: readonly EntryLine[], right: readonly SolutionLine[]) {
  const written = mark.student.flatMap((index) => own[index] ?? []);
  const wanted = mark.solution === null ? null : right[mark.solution];
  const beside = wanted?.amount ?? Math.max(0, ...right.map(({ amount }) => amount));
  const told = written.map((line) => {
    const side = line.debit > 0 ? "D" : "C";
    return `${line.account}${side}${ratio(amountOf(line), beside)}`;
  });
  return `${place} ${mark.solution ?? "+"} ${mark.label} ${told.sort().join(" ")}`;
}

function mistakesOfEntry(mark: EntryMark, { work, exercise }: ComparedWork): readonly string[] {
  const place = mark.operation ?? "+";
  const written = [mark.entry, ...(mark.joined ?? [])];
  const own = written.flatMap((id) => work.entries.find((entry) => entry.id === id)?.lines ?? []);
  const solved = exercise?.solution.entries.find(({ id }) => id === mark.operation);
  const right = (mark.alternative === 0 ? solved?.lines : solved?.alternatives?.[mark.alternative - 1]) ?? [];
  const lines = mark.lines.filter(({ label }) => label !== null);
  return [
    ...(mark.label === null ? [] : [`${place} ${mark.label}`]),
    ...lines.map((line) => lineKey(place, line, own, right)),
  ];
}

const mistakesOf = (work: ComparedWork): ReadonlySet<string> =>
  new Set(work.result.entries.flatMap((mark) => mistakesOfEntry(mark, work)));

/** The mistakes of each work that are not the class's. */
function rareMistakes(works: readonly ComparedWork[]): readonly ReadonlySet<string>[] {
  const all = works.map(mistakesOf);
  const times = new Map<string, number>();
  for (const mistakes of all) for (const each of mistakes) times.set(each, (times.get(each) ?? 0) + 1);
  const most = Math.max(COMMON.works, works.length * COMMON.share);
  return all.map((mistakes) => new Set([...mistakes].filter((each) => (times.get(each) ?? 0) <= most)));
}

function pairsOf(activity: ActivityId, works: readonly ComparedWork[]): readonly SimilarWorks[] {
  const rare = rareMistakes(works);
  return works.flatMap((one, at) =>
    works.slice(at + 1).flatMap((other, further): readonly SimilarWorks[] => {
      const [own, others] = [rare[at], rare[at + 1 + further]];
      if (own === undefined || others === undefined) return [];
      const shared = [...own].filter((each) => others.has(each)).length;
      const all = own.size + others.size - shared;
      if (shared < LEAST.mistakes || shared / all < LEAST.share) return [];
      return [{ activity, students: [one.student, other.student], shared, all }];
    }),
  );
}

/**
 * Pairs of works of one activity with the same wrong accounts and the same wrong amounts, which few others have: the
 * most alike first (E6, ED-145). Works: the last attempt of each student. It proves nothing; it says whom to ask.
 */
export function similarWorks(works: readonly ComparedWork[]): readonly SimilarWorks[] {
  const activities = new Set(works.map(({ activity }) => activity));
  return [...activities]
    .flatMap((activity) =>
      pairsOf(
        activity,
        works.filter((each) => each.activity === activity),
      ),
    )
    .toSorted((a, b) => b.shared - a.shared || b.shared / b.all - a.shared / a.all);
}
