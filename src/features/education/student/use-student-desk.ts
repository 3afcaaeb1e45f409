import { useCallback, useEffect, useState } from "react";
import type { StudentProfile } from "#domain/classroom/student-desk.ts";
import { openingKeysOf } from "#storage/classroom/student/device-keys.ts";
import { type StudentContents, studentContents } from "#storage/classroom/student/student-queries.ts";
import { profilesOf } from "#storage/classroom/student/student-storage.ts";
import { classifyError, type StorageTrouble } from "#storage/engine/storage-error.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useStore } from "#ui/kit/use-store.ts";
import { useClassHealth } from "../shell/use-class-health.ts";
import { letGoOfStudent, type OpenStudent, openStudent, studentTurn } from "./open-student.ts";
import { type AttemptsBegun, attemptsBegun } from "./task/attempt-book.ts";

export type StudentView =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly trouble: StorageTrouble; readonly retry: () => void }
  | ({
      readonly kind: "open";
      readonly contents: StudentContents;
      /** Keys of this device and of former ones, as they are stored. */
      readonly keys: readonly unknown[];
      /** Everybody who studies on this device, by name. */
      readonly everybody: readonly StudentProfile[];
      readonly begun: AttemptsBegun;
    } & OpenStudent);

async function readStudent({ profile, storage, profiles }: OpenStudent) {
  const [contents, keys, everybody] = await Promise.all([
    studentContents(storage),
    openingKeysOf(storage),
    profilesOf(profiles),
  ]);
  return { contents, keys, everybody, begun: await attemptsBegun({ profile, storage }, contents) };
}

/** What the open student of this device has, read live. */
export function useStudentDesk(): StudentView {
  const [student, setStudent] = useState<OpenStudent | { readonly trouble: StorageTrouble } | "opening">(
    "opening",
  );
  const [retries, setRetries] = useState(0);
  const turn = useStore(studentTurn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another student, and a retry another try
  useEffect(() => {
    let isHere = true;
    setStudent("opening");
    openStudent().then(
      (found) => isHere && setStudent(found),
      (error: unknown) => isHere && setStudent({ trouble: classifyError(error) }),
    );
    return () => {
      isHere = false;
    };
  }, [retries, turn]);
  const retry = useCallback(() => {
    setStudent("opening");
    void letGoOfStudent().then(() => setRetries((last) => last + 1));
  }, []);
  const open = typeof student === "object" && "storage" in student ? student : null;
  const health = useClassHealth(open?.storage ?? null);
  const read = useQuery(
    async () => (open === null ? null : { ...open, ...(await readStudent(open)) }),
    [open?.storage.name, retries],
  );
  const failed = typeof student === "object" && "trouble" in student ? student.trouble : health;
  const trouble = failed ?? (read.state === "failed" ? read.trouble : null);
  if (trouble !== null) return { kind: "failed", trouble, retry };
  // What was read of another student is not shown as this one's.
  if (open === null || read.state !== "ready" || read.value?.storage !== open.storage)
    return { kind: "loading" };
  return { kind: "open", ...read.value };
}
