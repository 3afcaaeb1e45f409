import { type DeviceKeys, makeKeys } from "#formats/exchange/keys/device-keys.ts";
import { keptKeys } from "#formats/exchange/keys/kept-keys.ts";
import { deviceKeysOf, keepDeviceKeys } from "#storage/classroom/student/device-keys.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";

/** The keys of this student here, made at the first need; they never leave the device. */
export async function studentKeys(storage: StudentStorage): Promise<DeviceKeys> {
  const found = keptKeys(await deviceKeysOf(storage));
  if (found !== null) return found;
  const keys = await makeKeys();
  const kept = await keepDeviceKeys(storage, { id: storage.newId("command"), keys });
  const answer = kept.ok ? keptKeys(kept.value) : null;
  if (answer === null) throw new Error("keys of this device not kept");
  return answer;
}
