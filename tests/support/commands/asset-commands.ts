import type { AccountCode } from "#domain/accounting/account.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { AssetId, BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { dropLostEntry, moveAsset, postDepreciation } from "#storage/commands/assets/move-asset.ts";
import { changeAsset, deleteAsset, registerAsset } from "#storage/commands/assets/save-asset.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import type { PrepareCommand } from "#tests/support/broken-writes.ts";
import { MACHINE } from "#tests/support/records/assets.ts";

const head = (bookId: BookId) => ({ id: newId("command"), bookId });

function purchase() {
  return { kind: "post", entryId: newId("entry"), paidFrom: "2205" as AccountCode } as const;
}

async function bought(storage: AppStorage, bookId: BookId): Promise<AssetId> {
  const assetId = newId("asset");
  const command = { ...head(bookId), assetId, fields: MACHINE, purchase: purchase() };
  await registerAsset(storage, command);
  return assetId;
}

/** Commands of fixed assets, each over what it needs. */
export const ASSET_COMMANDS: Readonly<Record<string, PrepareCommand>> = {
  registerAsset: async (storage, bookId) => {
    const command = { ...head(bookId), assetId: newId("asset"), fields: MACHINE, purchase: purchase() };
    return () => registerAsset(storage, command);
  },
  changeAsset: async (storage, bookId) => {
    const assetId = await bought(storage, bookId);
    const fields = { ...MACHINE, place: "Local" };
    const command = { ...head(bookId), assetId, version: 1, fields };
    return () => changeAsset(storage, command);
  },
  deleteAsset: async (storage, bookId) => {
    const assetId = await bought(storage, bookId);
    const command = { ...head(bookId), assetId, version: 1 };
    return () => deleteAsset(storage, command);
  },
  moveAsset: async (storage, bookId) => {
    const assetId = await bought(storage, bookId);
    const step = {
      kind: "addition",
      date: day("2025-01-10"),
      amount: pesos(5),
      months: 120,
      other: "2205" as AccountCode,
      entryId: newId("entry"),
    } as const;
    const command = { ...head(bookId), assetId, version: 1, step };
    return () => moveAsset(storage, command);
  },
  postDepreciation: async (storage, bookId) => {
    await bought(storage, bookId);
    await bought(storage, bookId);
    const command = { ...head(bookId), month: month("2025-01"), entryId: newId("entry"), units: new Map() };
    return () => postDepreciation(storage, command);
  },
  dropLostEntry: async (storage, bookId) => {
    await bought(storage, bookId);
    const entryId = newId("entry");
    await postDepreciation(storage, { ...head(bookId), month: month("2025-01"), entryId, units: new Map() });
    const command = { ...head(bookId), entryId };
    return () => dropLostEntry(storage, command);
  },
};
