import type { StudentProfile } from "#domain/classroom/student-desk.ts";
import type { ProfileId } from "#domain/kernel/ids.ts";
import { refusalError } from "#storage/classroom/class-command.ts";
import { endReset } from "#storage/classroom/student/reset-errand.ts";
import { loadSampleStudent } from "#storage/classroom/student/sample.ts";
import {
  chooseProfile,
  openProfileOf,
  openProfiles,
  openStudentStorage,
  type ProfilesStorage,
  removeProfile,
  type StudentResult,
  type StudentStorage,
  saveProfile,
} from "#storage/classroom/student/student-storage.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { SAMPLE_USERS } from "../shell/who.ts";
import { tellReset } from "./tell-done.ts";

export interface OpenStudent {
  readonly profile: StudentProfile;
  readonly storage: StudentStorage;
  readonly profiles: ProfilesStorage;
}

/** Open while the page lives, as the teacher's desk. */
let opened: Promise<OpenStudent> | null = null;

/** Counts up when another student is opened, so that every screen reads that one. */
export const studentTurn = createStore(0);

async function openLast(): Promise<OpenStudent> {
  const profiles = await openProfiles();
  const found = await openProfileOf(profiles);
  const profile: StudentProfile = found ?? {
    id: profiles.newId("profile"),
    name: SAMPLE_USERS.student.name,
    email: "",
    code: "",
    createdAt: profiles.clock.now(),
    sample: true,
  };
  if (found === null) {
    const saved = await saveProfile(profiles, { id: profiles.newId("command"), profile });
    if (!saved.ok) throw refusalError(saved.error);
  }
  const storage = await openStudentStorage(profile.id);
  if (found === null) await loadSampleStudent(storage, { id: storage.newId("command") });
  const ended = await endReset(storage, profile.id);
  if (ended !== null) tellReset(storage, profile.id, ended);
  return { profile, storage, profiles };
}

function keep(opening: Promise<OpenStudent>): Promise<OpenStudent> {
  opened = opening;
  opening.catch(() => {
    if (opened === opening) opened = null;
  });
  return opening;
}

/** The student of this device who was opened last, or a sample one at the first visit. */
export function openStudent(): Promise<OpenStudent> {
  return opened ?? keep(openLast());
}

/** Lets go of the open place, so that it is opened anew: an old connection may answer no more. */
export async function letGoOfStudent(): Promise<void> {
  const open = await opened?.catch(() => null);
  open?.storage.close();
  open?.profiles.close();
  opened = null;
}

/**
 * Closes the open place, does the work, and opens whoever is chosen by then. Screens are told first, so that none of
 * them reads a place that is closed.
 */
async function reopen<T>(work: (profiles: ProfilesStorage) => Promise<T>): Promise<T> {
  const before = openStudent();
  const left = before.then(async ({ storage, profiles }) => {
    await new Promise((next) => setTimeout(next, 0));
    storage.close();
    const answer = await work(profiles);
    profiles.close();
    return answer;
  });
  const arriving = keep(left.then(openLast));
  studentTurn.set(studentTurn.getSnapshot() + 1);
  await arriving;
  return left;
}

/** Gives the sample student the name that they entered a classroom by, so that the device's list has it too (ED-136). */
export async function nameSampleStudent(id: ProfileId, name: string): Promise<void> {
  const open = await openStudent();
  if (open.profile.id !== id || !open.profile.sample) return;
  const profile = { ...open.profile, name, sample: false };
  const saved = await saveProfile(open.profiles, { id: open.profiles.newId("command"), profile });
  if (saved.ok) await keep(Promise.resolve({ ...open, profile }));
}

/** Opens another student of this device. */
export function changeStudent(profile: ProfileId): StudentResult<null> {
  return reopen((profiles) => chooseProfile(profiles, { id: profiles.newId("command"), profile }));
}

/** Adds a student with an empty place of their own, and opens it. */
export async function addStudent(name: string): StudentResult<null> {
  const { profiles } = await openStudent();
  const id = profiles.newId("profile");
  const createdAt = profiles.clock.now();
  const profile = { id, name, email: "", code: "", createdAt, sample: false };
  const saved = await saveProfile(profiles, { id: profiles.newId("command"), profile });
  return saved.ok ? changeStudent(id) : saved;
}

/**
 * Removes a student with everything of theirs from this device, the books of their exercises too; false while another
 * tab holds it. Whoever is left is opened, or the sample where nobody is.
 */
export async function removeStudent(profile: ProfileId): Promise<boolean> {
  const remove = (profiles: ProfilesStorage) =>
    removeProfile(profiles, { id: profiles.newId("command"), profile });
  const open = await openStudent();
  const gone = open.profile.id === profile ? await reopen(remove) : await remove(open.profiles);
  return gone.ok && gone.value;
}
