import { afterEach, describe, expect, test } from "vitest";
import { newId } from "#storage/engine/environment.ts";
import { keepMessage, listMessages, putMessageBack, removeMessage } from "#storage/registry/outbox.ts";
import { openRegistry } from "#storage/registry/registry.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";

afterEach(async () => {
  (await openRegistry()).close();
  await removeDatabase("cuadra");
});

const body = (message: string) => ({ name: "Laura", message });

describe("the outbox", () => {
  test("keeps a message on this device, word by word", async () => {
    const kept = await keepMessage(newId("message"), "contact", body("<b>Hola</b>"));
    expect(await listMessages()).toEqual([kept]);
    expect(kept).toMatchObject({ kind: "contact", body: { name: "Laura", message: "<b>Hola</b>" } });
  });

  test("the same id twice, also at once, is one message: the first", async () => {
    const id = newId("message");
    const [one, two] = await Promise.all([
      keepMessage(id, "contact", body("una")),
      keepMessage(id, "contact", body("otra")),
    ]);
    expect(two).toEqual(one);
    expect(await listMessages()).toHaveLength(1);
  });

  test("lists the newest first, whatever the order of the ids", async () => {
    for (const at of [2, 3, 1])
      await putMessageBack({ id: newId("message"), at, kind: "contact", body: body(String(at)) });
    expect((await listMessages()).map((row) => row.body.message)).toEqual(["3", "2", "1"]);
  });

  test("a removed message can be put back as it was", async () => {
    const kept = await keepMessage(newId("message"), "contact", body("Hola"));
    const removed = await removeMessage(kept.id);
    expect(removed).toEqual(kept);
    expect(await listMessages()).toEqual([]);
    expect(await removeMessage(kept.id)).toBeUndefined();
    if (removed) await putMessageBack(removed);
    expect(await listMessages()).toEqual([kept]);
  });

  test("a registry of a newer version takes nothing", async () => {
    const { db } = await openRegistry();
    await db.meta.put({ key: "schema", value: 99 });
    await expect(keepMessage(newId("message"), "contact", body("x"))).rejects.toMatchObject({
      trouble: "newer",
    });
    expect(await db.outbox.count()).toBe(0);
  });
});
