import { afterEach, describe, expect, test } from "vitest";
import { INTENT_LIFE_MS } from "#domain/access/pending-intent.ts";
import type { Clock } from "#domain/kernel/clock.ts";
import { FILES_DATABASE } from "#storage/engine/database-names.ts";
import { newId } from "#storage/engine/environment.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import {
  claimFiles,
  closeWaitingFiles,
  forgetFilesOf,
  keepFile,
  listFiles,
  putFileBack,
  readWaitingFile,
  removeFile,
  sweepFiles,
} from "#storage/waiting-files/waiting-files.ts";
import { type FileOwner, WaitingFilesDatabase } from "#storage/waiting-files/waiting-files-database.ts";

const START = 1_800_000_000_000;
const at = (now: number): Clock => ({ now: () => now });

function bring(owner: FileOwner, name = "ventas.xlsx", now = START) {
  const bytes = new Uint8Array([1, 2, 3]);
  return keepFile({ id: newId("file"), owner, name, service: "upload", bytes }, at(now));
}

async function countAll(): Promise<readonly [number, number]> {
  const db = new WaitingFilesDatabase();
  await db.open();
  const counts = [await db.files.count(), await db.contents.count()] as const;
  db.close();
  return counts;
}

afterEach(async () => {
  closeWaitingFiles();
  await removeDatabase(FILES_DATABASE);
});

describe("a file that waits", () => {
  test("is kept with its bytes and listed without them, the newest first", async () => {
    const ana = newId("account");
    const first = await bring(ana, "uno.xlsx");
    const second = await bring(ana, "dos.xlsx", START + 1);
    expect(await listFiles(ana, at(START + 2))).toEqual([second, first]);
    expect(first).toMatchObject({ name: "uno.xlsx", size: 3, expiresAt: 0 });
    expect(first).not.toHaveProperty("bytes");
  });

  test("is read by its owner alone; one that a saved statement is made of waits for nothing", async () => {
    const [ana, berta] = [newId("account"), newId("account")];
    const bytes = new Uint8Array([4, 5]);
    const id = newId("file");
    const row = await keepFile(
      { id, owner: ana, name: "balance.xlsx", service: "statement", bytes },
      at(START),
    );
    expect(await listFiles(ana, at(START))).toEqual([]);
    expect(await readWaitingFile(ana, id)).toEqual({ row, bytes });
    expect(await readWaitingFile(berta, id)).toBeUndefined();
    expect(await readWaitingFile(ana, newId("file"))).toBeUndefined();
  });

  test("of a visitor is seen by nobody else, and goes to the account of their tab alone", async () => {
    const [visitor, other] = [newId("visitor"), newId("visitor")];
    const [ana, berta] = [newId("account"), newId("account")];
    await bring(visitor);
    for (const stranger of [other, ana, berta]) expect(await listFiles(stranger, at(START))).toEqual([]);
    expect(await claimFiles(other, berta, at(START))).toEqual([]);
    expect(await claimFiles(visitor, ana, at(START))).toHaveLength(1);
    expect(await listFiles(ana, at(START + 10 * INTENT_LIFE_MS))).toMatchObject([{ name: "ventas.xlsx" }]);
    expect(await listFiles(visitor, at(START))).toEqual([]);
    expect(await listFiles(berta, at(START))).toEqual([]);
  });

  test("of a visitor counts for 30 minutes, to the millisecond, and can then not be claimed", async () => {
    const visitor = newId("visitor");
    await bring(visitor);
    expect(await listFiles(visitor, at(START + INTENT_LIFE_MS - 1))).toHaveLength(1);
    expect(await listFiles(visitor, at(START + INTENT_LIFE_MS))).toEqual([]);
    expect(await claimFiles(visitor, newId("account"), at(START + INTENT_LIFE_MS))).toEqual([]);
    expect(await countAll()).toEqual([0, 0]);
  });

  test("that is removed can be put back as it was, and only its owner removes it", async () => {
    const [ana, berta] = [newId("account"), newId("account")];
    const row = await bring(ana);
    expect(await removeFile(berta, row.id)).toBeUndefined();
    const kept = await removeFile(ana, row.id);
    expect(await listFiles(ana, at(START))).toEqual([]);
    expect(await countAll()).toEqual([0, 0]);
    if (kept) await putFileBack(kept);
    expect(await listFiles(ana, at(START))).toEqual([row]);
    expect(Array.from((await removeFile(ana, row.id))?.bytes ?? [])).toEqual([1, 2, 3]);
    expect(await removeFile(ana, row.id)).toBeUndefined();
  });

  test("chosen instead of another takes its place", async () => {
    const visitor = newId("visitor");
    const row = await bring(visitor);
    await keepFile(
      { id: row.id, owner: visitor, name: "otro.xlsx", service: "analyze", bytes: new Uint8Array([9]) },
      at(START + 5),
    );
    expect(await listFiles(visitor, at(START + 5))).toMatchObject([{ name: "otro.xlsx", size: 1 }]);
    expect(await countAll()).toEqual([1, 1]);
  });

  test("goes with its account, and the others stay", async () => {
    const [ana, berta] = [newId("account"), newId("account")];
    await bring(ana);
    await bring(berta);
    await forgetFilesOf(ana);
    expect(await listFiles(ana, at(START))).toEqual([]);
    expect(await listFiles(berta, at(START))).toHaveLength(1);
    expect(await countAll()).toEqual([1, 1]);
  });

  test("nobody claimed is swept with its bytes", async () => {
    const visitor = newId("visitor");
    await bring(visitor);
    await sweepFiles(at(START + 1));
    expect(await countAll()).toEqual([1, 1]);
    await sweepFiles(at(START + INTENT_LIFE_MS));
    expect(await countAll()).toEqual([0, 0]);
  });
});

test("sweeping and forgetting make no database where there is none", async () => {
  await sweepFiles(at(START));
  await forgetFilesOf(newId("account"));
  expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(FILES_DATABASE);
});
