import { expect, it } from "vitest";
import { deviceKeysOf, keepDeviceKeys } from "#storage/classroom/student/device-keys.ts";
import { openStudentStorage } from "#storage/classroom/student/student-storage.ts";
import { newId } from "#storage/engine/environment.ts";

it("ED-82 keys of a device that are kept are never replaced, and leave no trace in the history", async () => {
  const student = await openStudentStorage(newId("profile"));
  expect(await deviceKeysOf(student)).toBeNull();
  const keep = (keys: unknown) => keepDeviceKeys(student, { id: student.newId("command"), keys });
  expect(await keep({ first: true })).toEqual({ ok: true, value: { first: true } });
  expect(await keep({ second: true })).toEqual({ ok: true, value: { first: true } });
  expect(await deviceKeysOf(student)).toEqual({ first: true });
  expect(await student.db.audit.count()).toBe(0);
  student.close();
});
