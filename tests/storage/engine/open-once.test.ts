import Dexie from "dexie";
import { afterEach, expect, it } from "vitest";
import { openOnce } from "#storage/engine/open-once.ts";
import { StorageError } from "#storage/engine/storage-error.ts";

const NAME = "cuadra-una-vez";
const rows = (version = 1) => {
  const db = new Dexie(NAME, { autoOpen: false });
  db.version(version).stores({ rows: "id" });
  return db;
};

let asked = 0;
const shared = openOnce<Dexie, Dexie>({
  make: () => {
    asked += 1;
    if (asked === 2) throw new StorageError("lost");
    return rows();
  },
  ready: (db) => db,
});

afterEach(async () => {
  shared.close();
  asked = 0;
  await Dexie.delete(NAME);
});

it("opens once for all who ask, and again after it was closed", async () => {
  expect(shared.isOpen()).toBe(false);
  const [one, other] = await Promise.all([shared.open(), shared.open()]);
  expect(one).toBe(other);
  expect(asked).toBe(1);
  expect(shared.isOpen()).toBe(true);
  asked = 2;
  shared.close();
  expect(one.isOpen()).toBe(false);
  const next = await shared.open();
  expect(next).not.toBe(one);
  // Later calls on an earlier handle do not affect this one.
  one.close();
  expect(await shared.open()).toBe(next);
});

it("does not remember a refusal", async () => {
  asked = 1;
  await expect(shared.open()).rejects.toMatchObject({ trouble: "lost" });
  expect(shared.isOpen()).toBe(false);
  await expect(shared.open()).resolves.toBeInstanceOf(Dexie);
});

it("makes way for a newer schema", async () => {
  const held = await shared.open();
  const newer = await rows(2).open();
  expect(held.isOpen()).toBe(false);
  expect(shared.isOpen()).toBe(false);
  newer.close();
});
