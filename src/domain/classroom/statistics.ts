import type { EntryLabel, GradeResult, LineLabel } from "../grading/grade-result.ts";
import type { StudentId } from "../kernel/ids.ts";
import type { ClassroomSettings } from "./classroom.ts";
import { isPassing } from "./scale.ts";

export interface Distribution {
  /** Students by average: equal parts of the scale, the full grade in the last. */
  readonly bars: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  readonly passing: number;
  readonly failing: number;
}

export function distributionOf(
  settings: ClassroomSettings,
  averages: readonly (number | null)[],
  parts = 10,
): Distribution {
  const known = averages.filter((average) => average !== null);
  const counts = Array.from({ length: parts }, () => 0);
  for (const average of known) {
    const place = Math.min(parts - 1, Math.floor(average * parts + 1e-9));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const passing = known.filter((average) => isPassing(settings, average)).length;
  const bars = counts.map((count, place) => ({ from: place / parts, to: (place + 1) / parts, count }));
  return { bars, passing, failing: known.length - passing };
}

/** How often a misconception was met: in how many lines or entries, of how many students. */
export interface MisconceptionCount {
  readonly label: LineLabel | EntryLabel;
  readonly of: "line" | "entry";
  readonly times: number;
  readonly students: number;
}

/** Labels of graded works, the commonest first. A line wrong only through another one is not counted again. */
export function misconceptions(
  results: readonly { readonly student: StudentId; readonly result: GradeResult }[],
): readonly MisconceptionCount[] {
  const found = new Map<
    string,
    { label: LineLabel | EntryLabel; of: "line" | "entry"; times: number; who: Set<StudentId> }
  >();
  const note = (label: LineLabel | EntryLabel, of: "line" | "entry", student: StudentId) => {
    const key = `${of} ${label}`;
    const entry = found.get(key) ?? { label, of, times: 0, who: new Set<StudentId>() };
    entry.times += 1;
    entry.who.add(student);
    found.set(key, entry);
  };
  for (const { student, result } of results) {
    for (const entry of result.entries) {
      if (entry.label !== null) note(entry.label, "entry", student);
      for (const line of entry.lines) {
        if (line.label !== null && !line.consequence) note(line.label, "line", student);
      }
    }
  }
  return [...found.values()]
    .map(({ who, ...rest }) => ({ ...rest, students: who.size }))
    .sort((a, b) => b.students - a.students || b.times - a.times || (a.label < b.label ? -1 : 1));
}
