/** Database names. Shared with the recovery page, which must not load the rest of the application. */
export const REGISTRY_DATABASE = "cuadra";
export const SAMPLE_DATABASE = "cuadra-ejemplo";
/** Files that were added and not read yet. */
export const FILES_DATABASE = "cuadra-archivos";
/** The teacher's desk of the academic edition. */
export const DESK_DATABASE = "cuadra-aula";
/** Who studies on this device. */
export const PROFILES_DATABASE = "cuadra-estudiantes";
const STUDENT_PREFIX = "cuadra-estudiante-";
const USER_PREFIX = "cuadra-user-";
export const GUEST_PREFIX = "cuadra-guest-";

/** The book of one exercise that a student solves; the book is the draft (ADR 0056). */
export const EXERCISE_PREFIX = "cuadra-ejercicio-";

export function userDatabase(accountId: string): string {
  return `${USER_PREFIX}${accountId}`;
}

/** The way to the folder that an account's copies go to. */
export function folderDatabase(accountId: string): string {
  return `cuadra-carpeta-${accountId}`;
}

/** One student's own place on this device. */
export function studentDatabase(profileId: string): string {
  return `${STUDENT_PREFIX}${profileId}`;
}

export function guestDatabase(guestId: string): string {
  return `${GUEST_PREFIX}${guestId}`;
}

export function exerciseDatabase(key: string): string {
  return `${EXERCISE_PREFIX}${key}`;
}

/** What a database of the academic edition holds; null for any other. */
export type ClassKind = "desk" | "profiles" | "student" | "exercise";

export function classKindOf(database: string): ClassKind | null {
  if (database === DESK_DATABASE) return "desk";
  if (database === PROFILES_DATABASE) return "profiles";
  if (database.startsWith(STUDENT_PREFIX)) return "student";
  return database.startsWith(EXERCISE_PREFIX) ? "exercise" : null;
}

/** The account a database belongs to; null for the sample, a guest's and others. */
export function accountOfDatabase(database: string): string | null {
  return database.startsWith(USER_PREFIX) ? database.slice(USER_PREFIX.length) : null;
}
