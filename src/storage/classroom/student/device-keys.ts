import type { CommandId } from "#domain/kernel/ids.ts";
import { ok } from "#domain/kernel/result.ts";
import { runClassCommand } from "../class-command.ts";
import type { StudentRefusal, StudentResult, StudentStorage } from "./student-storage.ts";

export const DEVICE = "device";
/** Keys of devices that the student worked on before, which came with a copy. */
export const FORMER = "former-devices";

/** The key pairs of this student on this device, as the exchange made them; null before the first class. */
export async function deviceKeysOf({ db }: StudentStorage): Promise<unknown> {
  return (await db.settings.get(DEVICE))?.value ?? null;
}

/** All keys that open what comes back to this student: this device's and former ones. */
export async function openingKeysOf(student: StudentStorage): Promise<readonly unknown[]> {
  const [own, former] = await Promise.all([deviceKeysOf(student), student.db.settings.get(FORMER)]);
  const others: unknown = former?.value;
  return [...(own === null ? [] : [own]), ...(Array.isArray(others) ? (others as readonly unknown[]) : [])];
}

/**
 * Keeps the keys of this student's device. Those that are here stay: what was sealed to them could not be opened with
 * others. Answers the ones that are kept.
 */
export function keepDeviceKeys(
  student: StudentStorage,
  { id, keys }: { readonly id: CommandId; readonly keys: unknown },
): StudentResult<unknown> {
  const head = { id, kind: "keys", quiet: true } as const;
  return runClassCommand<unknown, StudentRefusal>(student, head, ["settings"], async () => {
    const here = await student.db.settings.get(DEVICE);
    if (here !== undefined) return ok({ answer: here.value, changes: [] });
    const after = { key: DEVICE, value: keys };
    return ok({ answer: keys, changes: [{ table: "settings", key: DEVICE, before: null, after }] });
  });
}
