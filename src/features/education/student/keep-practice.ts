import type { PracticeResult } from "#domain/classroom/student-desk.ts";
import { savePractice } from "#storage/classroom/student/student-commands.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";

/** Keeps a graded practice in the student's own database; the grade on screen does not wait for it. */
export function keepPractice(storage: StudentStorage, result: Omit<PracticeResult, "id" | "at">): void {
  const at = storage.clock.now();
  const { template, seed } = result.source ?? { template: "own", seed: 0 };
  const kept = { ...result, at, id: `${template}-${seed}-${at}` };
  void savePractice(storage, { id: storage.newId("command"), result: kept });
}
