import type { StudentProfile } from "#domain/classroom/student-desk.ts";
import type { CommandId, ProfileId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import { PROFILES_DATABASE, studentDatabase } from "../../engine/database-names.ts";
import type { StorageRefusal } from "../../engine/run-command.ts";
import { removeExercisesOf } from "../../exercises/remove-exercises.ts";
import { removeDatabase } from "../../registry/remove-database.ts";
import { readRows } from "../../shapes/read-row.ts";
import { runClassCommand } from "../class-command.ts";
import { type ClassChange, ProfilesDatabase, StudentDatabase } from "../class-database.ts";
import { clearClassMark } from "../class-marks.ts";
import { type ClassStorage, type OpenClassOptions, openClassStorage } from "../class-storage.ts";
import { profileShape } from "../shapes/student-shapes.ts";

export type StudentStorage = ClassStorage<StudentDatabase>;
export type ProfilesStorage = ClassStorage<ProfilesDatabase>;

export interface StudentRefusal {
  readonly kind: "not-readable" | "name" | "unknown-classroom" | "unknown-task" | "attempts-used";
}
export type StudentResult<Answer> = Promise<Result<Answer, StudentRefusal | StorageRefusal>>;

/** Opens one student's own place: nobody else's is read with it. */
export function openStudentStorage(
  profile: ProfileId,
  options: OpenClassOptions = {},
): Promise<StudentStorage> {
  return openClassStorage(StudentDatabase, studentDatabase(profile), options);
}

export function openProfiles(options: OpenClassOptions = {}): Promise<ProfilesStorage> {
  return openClassStorage(ProfilesDatabase, PROFILES_DATABASE, options);
}

/** Who studies on this device, by name. */
export async function profilesOf({ db }: ProfilesStorage): Promise<readonly StudentProfile[]> {
  const rows = readRows(profileShape, await db.profiles.toArray());
  return rows.sort((a, b) => compareSpanish(a.name, b.name));
}

export function saveProfile(
  profiles: ProfilesStorage,
  { id, profile }: { readonly id: CommandId; readonly profile: StudentProfile },
): StudentResult<StudentProfile> {
  const head = { id, kind: "profile" } as const;
  return runClassCommand<StudentProfile, StudentRefusal>(profiles, head, ["profiles"], async () => {
    if (profile.name.trim() === "") return err({ kind: "name" });
    if (profileShape.check(profile) !== "ok") return err({ kind: "not-readable" });
    const before = (await profiles.db.profiles.get(profile.id)) ?? null;
    const changes: ClassChange[] = [{ table: "profiles", key: profile.id, before, after: profile }];
    return ok({ answer: profile, changes });
  });
}

const OPEN = "open";

/** Who was opened last on this device, as long as they are still here; the first by name before any choice. */
export async function openProfileOf(profiles: ProfilesStorage): Promise<StudentProfile | null> {
  const [all, chosen] = await Promise.all([profilesOf(profiles), profiles.db.settings.get(OPEN)]);
  return all.find(({ id }) => id === chosen?.value) ?? all[0] ?? null;
}

/** Opens another student's place from now on. */
export function chooseProfile(
  profiles: ProfilesStorage,
  { id, profile }: { readonly id: CommandId; readonly profile: ProfileId },
): StudentResult<null> {
  const head = { id, kind: "profile", quiet: true } as const;
  return runClassCommand<null, StudentRefusal>(profiles, head, ["profiles", "settings"], async () => {
    const [known, before] = await Promise.all([
      profiles.db.profiles.get(profile),
      profiles.db.settings.get(OPEN),
    ]);
    if (known === undefined) return err({ kind: "name" });
    const after = { key: OPEN, value: profile };
    return ok({ answer: null, changes: [{ table: "settings", key: OPEN, before: before ?? null, after }] });
  });
}

/**
 * Removes a student with everything of theirs from this device, exercises included. The row goes last: if the database is still held by
 * another tab, the student is still listed and can be removed again.
 */
export async function removeProfile(
  profiles: ProfilesStorage,
  { id, profile }: { readonly id: CommandId; readonly profile: ProfileId },
): StudentResult<boolean> {
  if (!(await removeExercisesOf(profile))) return ok(false);
  const name = studentDatabase(profile);
  clearClassMark(name);
  if (!(await removeDatabase(name))) return ok(false);
  const head = { id, kind: "profile", quiet: true } as const;
  return runClassCommand<boolean, StudentRefusal>(profiles, head, ["profiles"], async () => {
    const before = await profiles.db.profiles.get(profile);
    const changes: ClassChange[] = [];
    if (before !== undefined) changes.push({ table: "profiles", key: profile, before, after: null });
    return ok({ answer: true, changes });
  });
}
