import { beforeEach, describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import type { Asset, AssetFields } from "#domain/assets/asset.ts";
import { isSameRow } from "#domain/assets/asset-register.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { dropLostEntry, moveAsset, postDepreciation } from "#storage/commands/assets/move-asset.ts";
import { changeAsset, deleteAsset, registerAsset } from "#storage/commands/assets/save-asset.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { adoptGuestWork } from "#storage/commands/companies/adopt-guest-work.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { bookAssets } from "#storage/queries/assets/book-assets.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { MACHINE } from "#tests/support/records/assets.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const TODAY = day("2025-03-20");
const code = (text: string) => text as AccountCode;

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  return () => storage.close();
});

const head = () => ({ id: newId("command"), bookId });

async function bought(fields: Partial<AssetFields> = {}, kind: "post" | "none" = "post"): Promise<Asset> {
  const purchase = kind === "none" ? { kind } : { kind, entryId: newId("entry"), paidFrom: code("2205") };
  const command = { ...head(), assetId: newId("asset"), fields: { ...MACHINE, ...fields }, purchase };
  return must(await registerAsset(storage, command));
}

async function post(of: string, in_ = storage, id: CommandId = newId("command")) {
  const command = { id, bookId, month: month(of), entryId: newId("entry"), units: new Map() };
  return postDepreciation(in_, command);
}

const read = (id = bookId) => bookAssets(storage, id, pucChart(), TODAY);
const waiting = async () => (await read()).waiting.map(({ month: of }): Month => of);
const entriesOf = async () => (await storage.db.books.get(bookId))?.entries ?? 0;
const versionOf = async (id: Asset["id"]) => (await storage.db.assets.get(id))?.version ?? 0;

async function expectEqual(id = bookId): Promise<void> {
  const { register, findings } = await read(id);
  expect(register.filter((row) => !isSameRow(row))).toEqual([]);
  expect(findings).toEqual([]);
  expect(await verifyBook(storage.db, id)).toEqual([]);
}

describe("AF-02 a month is registered once, for all assets", () => {
  it("in order, by one entry, and undo and redo take both along", async () => {
    await bought();
    await bought({ name: "Otra", cost: pesos(1_200_000), starts: month("2025-02") });
    expect(await waiting()).toEqual(["2025-01", "2025-02", "2025-03"]);
    expect(await post("2025-02")).toMatchObject({ error: { kind: "month-missing", month: "2025-01" } });
    const before = await entriesOf();
    must(await post("2025-01"));
    const id = newId("command");
    const entry = must(await post("2025-02", storage, id));
    expect(entry?.lines.map(({ debit, credit }) => [debit, credit])).toEqual([
      [110_000, 0],
      [0, 110_000],
    ]);
    expect(await entriesOf()).toBe(before + 2);
    expect(await waiting()).toEqual(["2025-03"]);
    await expectEqual();
    const undo = newId("command");
    must(await undoCommand(storage, { id: undo, bookId, target: id }));
    expect(await waiting()).toEqual(["2025-02", "2025-03"]);
    await expectEqual();
    must(await undoCommand(storage, { ...head(), target: undo }));
    expect(await waiting()).toEqual(["2025-03"]);
    await expectEqual();
  });

  it("also from two tabs at once, and not in a closed month", async () => {
    await bought();
    const other = await openAccountDatabase(storage.name, { newId, plan: fixedPlan("premium") });
    const results = await Promise.all([storage, other].map((tab) => post("2025-01", tab)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ error: { kind: "asset-changed" } });
    other.close();
    must(await closeMonth(storage, { ...head(), month: month("2025-02") }));
    expect(await post("2025-02")).toMatchObject({ error: { kind: "closed-month" } });
    expect((await read()).closed).toEqual(new Set(["2025-02"]));
  });

  it("takes no month back that others follow", async () => {
    await bought();
    const id = newId("command");
    must(await post("2025-01", storage, id));
    must(await post("2025-02"));
    expect(await undoCommand(storage, { ...head(), target: id })).toMatchObject({
      error: { kind: "nothing-to-undo" },
    });
  });
});

describe("AF-03 an asset leaves once, and leaves nothing", () => {
  it("refuses a second sale, also from a screen that is old", async () => {
    const asset = await bought();
    must(await post("2025-01"));
    const version = await versionOf(asset.id);
    const sale = (at: number) => {
      const step = {
        kind: "disposal",
        date: day("2025-02-15"),
        price: pesos(12_000_000),
        money: code("1110"),
        gain: code("424520"),
        loss: code("531015"),
        lastMonth: "days",
        entryId: newId("entry"),
      } as const;
      return moveAsset(storage, { ...head(), assetId: asset.id, version: at, step });
    };
    must(await sale(version));
    expect(await sale(version)).toMatchObject({ error: { kind: "asset-changed" } });
    expect(await sale(version + 1)).toMatchObject({ error: { kind: "asset-gone" } });
    const { register } = await read();
    expect(register).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

describe("AF-06 the register is the ledger", () => {
  it("names an entry of assets that it does not know, and one that was voided", async () => {
    const asset = await bought();
    const entry = must(await post("2025-01"));
    if (entry === null) throw new Error("an entry");
    must(await voidEntry(storage, { ...head(), entry: linkTo(entry), version: entry.version }));
    const { register, findings } = await read();
    expect(register).toMatchObject([
      { account: "1520", register: 12_000_000, ledger: 12_000_000 },
      { account: "159210", register: -100_000, ledger: 0 },
    ]);
    expect(findings).toMatchObject([{ kind: "lost", entryId: entry.id, assets: [{ id: asset.id }] }]);
    const id = newId("command");
    expect(must(await dropLostEntry(storage, { id, bookId, entryId: entry.id }))).toBe(1);
    await expectEqual();
    expect(await waiting()).toEqual(["2025-01", "2025-02", "2025-03"]);
    must(await undoCommand(storage, { ...head(), target: id }));
    expect((await read()).findings).toHaveLength(1);
  });

  it("says what of the books has no asset, and of an asset that no entry bought", async () => {
    await bought({}, "none");
    expect((await read()).register).toMatchObject([{ account: "1520", register: 12_000_000, ledger: 0 }]);
  });

  it("an asset with movements keeps what they were counted from; its place may change", async () => {
    const asset = await bought();
    const change = (fields: Partial<AssetFields>, version: number) =>
      changeAsset(storage, { ...head(), assetId: asset.id, version, fields: { ...MACHINE, ...fields } });
    expect(await change({ cost: pesos(1) }, 1)).toMatchObject({ error: { kind: "asset-moved" } });
    must(await change({ months: 60, taxMonths: 240 }, 1));
    must(await post("2025-01"));
    expect(await change({ months: 30 }, 3)).toMatchObject({ error: { kind: "asset-moved" } });
    must(await change({ months: 60, taxMonths: 240, place: "Local" }, 3));
    expect(await deleteAsset(storage, { ...head(), assetId: asset.id, version: 4 })).toMatchObject({
      error: { kind: "asset-moved" },
    });
    await expectEqual();
  });

  it("refuses an account that takes no entries, a life of zero and a residual value above the cost", async () => {
    const register = (fields: Partial<AssetFields>) =>
      registerAsset(storage, {
        ...head(),
        assetId: newId("asset"),
        fields: { ...MACHINE, ...fields },
        purchase: { kind: "none" },
      });
    expect(await register({ account: code("15") })).toMatchObject({ error: { problems: ["accounts"] } });
    expect(await register({ months: 0, residual: pesos(99_000_000) })).toMatchObject({
      error: { problems: ["residual", "life"] },
    });
    expect(await storage.db.assets.count()).toBe(0);
  });

  it("holds in a copy of the book, which has assets of its own, and in a guest's work that is brought along", async () => {
    await bought();
    must(await post("2025-01"));
    const copy = newId("book");
    const whole = { id: newId("command"), sourceId: bookId, bookId: copy, entries: true };
    must(await duplicateBook(storage, whole));
    await expectEqual(copy);
    expect(await storage.db.assets.count()).toBe(2);
    const target = await openTestStorage({ newId });
    must(await adoptGuestWork(target, storage, { id: newId("command"), guestId: newId("guest") }));
    expect(await target.db.assets.count()).toBe(2);
    const { register } = await bookAssets(target, bookId, pucChart(), TODAY);
    expect(register.every(isSameRow) && register.length > 0).toBe(true);
    target.close();
  });

  it("without entries a copy has no assets", async () => {
    await bought();
    const copy = { id: newId("command"), sourceId: bookId, bookId: newId("book"), entries: false };
    must(await duplicateBook(storage, copy));
    expect(await storage.db.assets.count()).toBe(1);
  });
});
