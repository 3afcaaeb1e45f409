/** Database names. Shared with the recovery page, which must not load the rest of the application. */
export const REGISTRY_DATABASE = "cuadra";
export const SAMPLE_DATABASE = "cuadra-ejemplo";
/** Files that were added and not read yet. */
export const FILES_DATABASE = "cuadra-archivos";
/** The teacher's desk of the academic edition. */
export const DESK_DATABASE = "cuadra-aula";
/** Who studies on this device. */
export const PROFILES_DATABASE = "cuadra-estudiantes";
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
  return `cuadra-estudiante-${profileId}`;
}

export function guestDatabase(guestId: string): string {
  return `${GUEST_PREFIX}${guestId}`;
}

export function exerciseDatabase(key: string): string {
  return `${EXERCISE_PREFIX}${key}`;
}

/** The account a database belongs to; null for the sample, a guest's and others. */
export function accountOfDatabase(database: string): string | null {
  return database.startsWith(USER_PREFIX) ? database.slice(USER_PREFIX.length) : null;
}
