import { afterEach, expect, test } from "vitest";
import { keepMessage, listMessages } from "#storage/registry/outbox.ts";
import { readPreference, writePreference } from "#storage/registry/preferences.ts";
import { openRegistry } from "#storage/registry/registry.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";

afterEach(async () => {
  (await openRegistry()).close();
  await removeDatabase("cuadra");
});

test("a message is kept on this device, word by word", async () => {
  const kept = await keepMessage("contact", { name: "Laura", message: "Hola" });
  expect(await listMessages()).toEqual([kept]);
  expect(kept).toMatchObject({ kind: "contact", body: { name: "Laura", message: "Hola" } });
});

test("a preference is read back, and an unknown one is undefined", async () => {
  await writePreference("density", "compact");
  expect(await readPreference("density")).toBe("compact");
  expect(await readPreference("other")).toBeUndefined();
});
