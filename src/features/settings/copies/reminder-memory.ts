/**
 * Whether the account wants to be reminded of its copies, and when it last put a reminder off. The id is in the keys:
 * they go with the account (AU-16).
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
    // Forgotten, it reminds once too often: no harm.
  }
}

/** On until somebody turns it off: a copy is the only thing that outlives the device. */
export function remindsOfCopies(accountId: string): boolean {
  return read(switchKey(accountId)) !== OFF;
}

export function setRemindsOfCopies(accountId: string, on: boolean): void {
  write(switchKey(accountId), on ? "" : OFF);
}

/** When a reminder was last put off; null when none was. */
export function reminderPutOffAt(accountId: string): number | null {
  const at = Number(read(putOffKey(accountId)) ?? "");
  return Number.isSafeInteger(at) && at > 0 ? at : null;
}

export function putReminderOff(accountId: string, at: number): void {
  write(putOffKey(accountId), String(at));
}
