import { beforeEach, describe, expect, it } from "vitest";
import { readBackup } from "#storage/backup/read-backup.ts";
import { countExport, countGuidedUse } from "#storage/commands/usage.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { type UsageCounts, usageCounts } from "#storage/queries/usage.ts";
import { steppingClock } from "#tests/support/builders.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;

beforeEach(async () => {
  storage = await openTestStorage({ newId, plan: fixedPlan("free") });
  return () => storage.close();
});

const at = (moment: string): AppStorage => ({ ...storage, clock: steppingClock(moment) });
const once = (on = storage, adWatched = false) => countExport(on, { id: newId("command"), adWatched });
const guided = (on = storage) => countGuidedUse(on, { id: newId("command") });
const LIMIT = { ok: false, error: { kind: "plan", text: "export-limit" } };

describe("exports of the month", () => {
  it("PL-01 five run; the sixth is refused until the message was watched, and is then not counted", async () => {
    for (let count = 1; count <= 5; count += 1) expect(await once()).toEqual({ ok: true, value: count });
    expect(await once()).toEqual(LIMIT);
    expect(await once(storage, true)).toEqual({ ok: true, value: 5 });
    expect(await once()).toEqual(LIMIT);
    expect((await usageCounts(storage)).exports).toBe(5);
  });

  it("PL-06 begins anew with the month of Bogotá, not of UTC", async () => {
    for (let count = 1; count <= 5; count += 1) await once();
    expect(await once(at("2026-11-30T20:00:00-05:00"))).toEqual(LIMIT);
    expect((await usageCounts(at("2026-12-01T00:01:00-05:00"))).exports).toBe(0);
    expect(await once(at("2026-12-01T00:01:00-05:00"))).toEqual({ ok: true, value: 1 });
  });

  it("a clock set back a month gives none anew", async () => {
    for (let count = 1; count <= 5; count += 1) await once();
    expect(await once(at("2026-10-20T12:00:00-05:00"))).toEqual(LIMIT);
    expect((await usageCounts(at("2026-10-20T12:00:00-05:00"))).exports).toBe(5);
  });

  it("PL-02 of two tabs at the fourth, exactly one passes", async () => {
    for (let count = 1; count <= 4; count += 1) await once();
    const other = await openAccountDatabase(storage.name, { clock: steppingClock() });
    const answers = await Promise.all([once(), once(other)]);
    expect(answers.filter((each) => each.ok)).toHaveLength(1);
    expect(answers.find((each) => !each.ok)).toEqual(LIMIT);
    other.close();
  });

  it("ST-09 the same export pressed twice counts once", async () => {
    const command = { id: newId("command"), adWatched: false };
    expect(await countExport(storage, command)).toEqual(await countExport(storage, command));
    expect((await usageCounts(storage)).exports).toBe(1);
  });

  it("the paid plan counts nothing", async () => {
    const premium = { ...storage, plan: fixedPlan("premium") };
    const before = await dump(storage);
    for (let count = 0; count < 7; count += 1) expect(await once(premium)).toEqual({ ok: true, value: 0 });
    expect(await dump(storage)).toEqual(before);
  });
});

describe("uses of the guided mode", () => {
  it("PL-01 are three, ever", async () => {
    for (let count = 1; count <= 3; count += 1) expect(await guided()).toEqual({ ok: true, value: count });
    expect(await guided(at("2027-11-30T20:00:00-05:00"))).toEqual({
      ok: false,
      error: { kind: "plan", text: "guided-limit" },
    });
    expect((await guided({ ...storage, plan: fixedPlan("premium") })).ok).toBe(true);
    expect((await usageCounts(storage)).guidedUses).toBe(3);
  });
});

it("counts what there is, without what was deleted", async () => {
  await openTestBook(storage);
  await storage.db.statements.add({ id: newId("statement") } as never);
  await storage.db.companies.add({ id: newId("company"), deletedAt: 5 } as never);
  expect(await usageCounts(storage)).toEqual<UsageCounts>({
    companies: 0,
    fiscalProfiles: 0,
    books: 1,
    statements: 1,
    exports: 0,
    guidedUses: 0,
  });
});

it("BR-08 counters are in a backup, and one that nobody of us wrote is named", async () => {
  await once();
  await guided();
  await storage.db.usage.put({ key: "exports-forged", count: -7 } as never);
  const read = await readBackup(await makeBackup(storage, { id: "acct_x", name: "M", email: "m@x.co" }));
  if (!read.ok) throw new Error(read.error);
  expect(read.value.tables.usage).toEqual([
    { key: "exports", month: "2026-11", count: 1 },
    { key: "guided", count: 1 },
  ]);
  expect(read.value.bad).toEqual([{ table: "usage", key: "exports-forged" }]);
});
