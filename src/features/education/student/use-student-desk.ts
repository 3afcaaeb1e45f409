import { useCallback, useEffect, useState } from "react";
import type { StudentProfile } from "#domain/classroom/student-desk.ts";
import { deviceKeysOf } from "#storage/classroom/student/device-keys.ts";
import { loadSampleStudent } from "#storage/classroom/student/sample.ts";
import { type StudentContents, studentContents } from "#storage/classroom/student/student-queries.ts";
import {
  openProfiles,
  openStudentStorage,
  profilesOf,
  type StudentStorage,
  saveProfile,
} from "#storage/classroom/student/student-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { SAMPLE_USERS } from "../shell/who.ts";

interface OpenStudent {
  readonly profile: StudentProfile;
  readonly storage: StudentStorage;
}

/** The student of this device: the first by name, or a sample one at the first visit. */
async function openStudent(): Promise<OpenStudent> {
  const profiles = await openProfiles();
  const [found] = await profilesOf(profiles);
  const profile: StudentProfile = found ?? {
    id: profiles.newId("profile"),
    name: SAMPLE_USERS.student.name,
    email: "",
    code: "",
    createdAt: profiles.clock.now(),
    sample: true,
  };
  if (found === undefined) {
    const saved = await saveProfile(profiles, { id: profiles.newId("command"), profile });
    if (!saved.ok) throw new Error(saved.error.kind);
  }
  const storage = await openStudentStorage(profile.id);
  if (found === undefined) await loadSampleStudent(storage, { id: storage.newId("command") });
  return { profile, storage };
}

/** Open while the page lives, as the teacher's desk. */
let opened: Promise<OpenStudent> | null = null;

export type StudentView =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | ({
      readonly kind: "open";
      readonly contents: StudentContents;
      /** The keys of this device as they are stored; null before the first class. */
      readonly device: unknown;
    } & OpenStudent);

/** What the student of this device has, read live. */
export function useStudentDesk(): StudentView {
  const [student, setStudent] = useState<OpenStudent | "opening" | "failed">("opening");
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(() => {
    let isHere = true;
    opened ??= openStudent();
    opened.then(
      (found) => isHere && setStudent(found),
      () => {
        opened = null;
        if (isHere) setStudent("failed");
      },
    );
    return () => {
      isHere = false;
    };
  }, [turn]);
  const retry = useCallback(() => {
    setStudent("opening");
    setTurn((last) => last + 1);
  }, []);
  const open = typeof student === "object" ? student : null;
  const read = useQuery(
    async () =>
      open === null
        ? null
        : { contents: await studentContents(open.storage), device: await deviceKeysOf(open.storage) },
    [open?.storage.name],
  );
  if (student === "failed" || read.state === "failed") return { kind: "failed", retry };
  if (open === null || read.state !== "ready" || read.value === null) return { kind: "loading" };
  return { kind: "open", ...read.value, ...open };
}
