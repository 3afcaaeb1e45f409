/**
 * Whether the account wants copy reminders, and when it last postponed one. The keys contain the id, so that they are
 * deleted with the account (AU-16).
 */
const OFF = "no";

function switchKey(accountId: string): string {
  return `cuadra_recordar_${accountId}`;
}

function putOffKey(accountId: string): string {
  return `cuadra_aplazado_${accountId}`;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // If lost, one reminder too many, which is harmless.
  }
}

/** On by default: only a copy survives the loss of the device. */
export function remindsOfCopies(accountId: string): boolean {
  return read(switchKey(accountId)) !== OFF;
}

export function setRemindsOfCopies(accountId: string, on: boolean): void {
  write(switchKey(accountId), on ? "" : OFF);
}

/** When a reminder was last postponed; null if never. */
export function reminderPutOffAt(accountId: string): number | null {
  const at = Number(read(putOffKey(accountId)) ?? "");
  return Number.isSafeInteger(at) && at > 0 ? at : null;
}

export function putReminderOff(accountId: string, at: number): void {
  write(putOffKey(accountId), String(at));
}
