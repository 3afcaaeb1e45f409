import type { JoinedClassroom } from "#domain/classroom/student-desk.ts";
import type { ClassroomId } from "#domain/kernel/ids.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { useStore } from "#ui/kit/use-store.ts";

interface Choice {
  readonly classroom: ClassroomId;
  /** The class that was entered last when it was chosen: one that is entered later is shown first. */
  readonly newest: ClassroomId | undefined;
}

/** Kept while the page lives. */
const choice = createStore<Choice | null>(null);

/** The class that the student looks at, of those that they entered, the newest first; with what chooses another. */
export function useChosenClass(
  classrooms: readonly JoinedClassroom[],
): readonly [JoinedClassroom | undefined, (classroom: ClassroomId) => void] {
  const chosen = useStore(choice);
  const newest = classrooms[0]?.id;
  const found = chosen?.newest === newest ? classrooms.find(({ id }) => id === chosen?.classroom) : undefined;
  return [found ?? classrooms[0], (classroom) => choice.set({ classroom, newest })];
}
