import type { AccountCode } from "#domain/accounting/account.ts";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { addFreight } from "#storage/commands/inventory/add-freight.ts";
import { closeStore, emptyStore, openStore } from "#storage/commands/inventory/close-store.ts";
import { editWithItems } from "#storage/commands/inventory/edit-with-items.ts";
import { playStock } from "#storage/commands/inventory/play-stock.ts";
import { postStock, voidStock } from "#storage/commands/inventory/post-stock.ts";
import { postWithItems } from "#storage/commands/inventory/post-with-items.ts";
import { saveItems, setStockMethod } from "#storage/commands/inventory/save-item.ts";
import { setBelowZero } from "#storage/commands/inventory/set-below-zero.ts";
import { setStores } from "#storage/commands/inventory/set-stores.ts";
import { settleStock } from "#storage/commands/inventory/settle-stock.ts";
import { tellItems } from "#storage/commands/inventory/tell-items.ts";
import { dropTransfer } from "#storage/commands/inventory/transfer-stock.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import type { PrepareCommand } from "#tests/support/broken-writes.ts";
import { must } from "../payroll/payroll-runs.ts";
import { BRUSH, inStores, line, stockDraft, stocked, transferOf } from "../records/stock.ts";
import { postTyped, TYPED, typedEntry } from "../records/told-entries.ts";

const head = (bookId: BookId) => ({ id: newId("command"), bookId });
const SEEN = { accepts: true, adjustment: "Ajuste de costos" };

/** A book with two stores and units in the first. */
async function stockedInStores(storage: AppStorage, bookId: BookId) {
  const [item] = await stocked(storage, bookId);
  if (item === undefined) throw new Error("no item");
  const [from, to] = await inStores(storage, bookId);
  const moves = [stockDraft("purchase", "2026-11-03", [line(item, 2, 100)])];
  must(await postStock(storage, { ...head(bookId), moves, ...SEEN }));
  return { item, from, to };
}

/** Commands of the inventory, each over what it needs. */
export const INVENTORY_COMMANDS: Readonly<Record<string, PrepareCommand>> = {
  setStockMethod: async (storage, bookId) => () =>
    setStockMethod(storage, { ...head(bookId), year: 2026, method: "peps" }),
  setBelowZero: async (storage, bookId) => {
    await stocked(storage, bookId);
    return () => setBelowZero(storage, { ...head(bookId), allowed: true });
  },
  setStores: async (storage, bookId) => {
    await stocked(storage, bookId);
    const stores = [{ id: newId("store"), name: "Principal" }];
    return () => setStores(storage, { ...head(bookId), stores, seen: [] });
  },
  transferStock: async (storage, bookId) => {
    const { item, from, to } = await stockedInStores(storage, bookId);
    return () => transferOf(storage, head(bookId), { date: "2026-11-04", from, to, item, units: 1 });
  },
  closeStore: async (storage, bookId) => {
    const { to } = await stockedInStores(storage, bookId);
    return () => closeStore(storage, { ...head(bookId), storeId: to });
  },
  openStore: async (storage, bookId) => {
    const { to } = await stockedInStores(storage, bookId);
    must(await closeStore(storage, { ...head(bookId), storeId: to }));
    return () => openStore(storage, { ...head(bookId), storeId: to });
  },
  emptyStore: async (storage, bookId) => {
    const { from, to } = await stockedInStores(storage, bookId);
    const emptied = { from, to, date: day("2026-11-05"), reference: "" };
    return () => emptyStore(storage, { ...head(bookId), ...emptied });
  },
  dropTransfer: async (storage, bookId) => {
    const { item, from, to } = await stockedInStores(storage, bookId);
    const [made] = must(
      await transferOf(storage, head(bookId), { date: "2026-11-04", from, to, item, units: 1 }),
    );
    if (made === undefined) throw new Error("no transfer");
    return () => dropTransfer(storage, { ...head(bookId), transferId: made.id });
  },
  saveItems: async (storage, bookId) => {
    await stocked(storage, bookId);
    const items = [{ itemId: newId("item"), fields: { ...BRUSH, code: "OTRA" }, version: null }];
    return () => saveItems(storage, { ...head(bookId), items });
  },
  // Of an earlier day than a sale, so that it corrects what that cost.
  postStock: async (storage, bookId) => {
    const [item] = await stocked(storage, bookId);
    if (item === undefined) throw new Error("no item");
    const earlier = [
      stockDraft("purchase", "2026-11-03", [line(item, 2, 100)]),
      stockDraft("sale", "2026-11-05", [line(item, 1, 90)]),
    ];
    for (const move of earlier) await postStock(storage, { ...head(bookId), moves: [move], ...SEEN });
    const moves = [stockDraft("purchase", "2026-11-04", [line(item, 2, 300)])];
    return () => postStock(storage, { ...head(bookId), moves, ...SEEN });
  },
  // Of an earlier day than a sale, and with a mark to end: each kind of write.
  tellItems: async (storage, bookId) => {
    const [item] = await stocked(storage, bookId);
    if (item === undefined) throw new Error("no item");
    const moves = [
      stockDraft("purchase", "2026-11-03", [line(item, 4, 100)]),
      stockDraft("sale", "2026-11-05", [line(item, 1, 90)]),
    ];
    for (const move of moves) await postStock(storage, { ...head(bookId), moves: [move], ...SEEN });
    const entry = await postTyped(storage, bookId, typedEntry("2026-11-04", TYPED.sale(90)));
    const on = { bookId, entry: linkTo(entry), version: entry.version, ...SEEN };
    await tellItems(storage, { ...on, id: newId("command"), moveId: newId("stockMove"), lines: [] });
    const telling = { id: newId("command"), moveId: newId("stockMove"), lines: [line(item, 1, 90)] };
    return () => tellItems(storage, { ...on, ...telling });
  },
  // Of an earlier day than a sale, and from a draft.
  postWithItems: async (storage, bookId) => {
    const [item] = await stocked(storage, bookId);
    if (item === undefined) throw new Error("no item");
    const earlier = [
      stockDraft("purchase", "2026-11-03", [line(item, 4, 100)]),
      stockDraft("sale", "2026-11-05", [line(item, 1, 90)]),
    ];
    for (const move of earlier) await postStock(storage, { ...head(bookId), moves: [move], ...SEEN });
    const content = typedEntry("2026-11-04", TYPED.purchase(90));
    const entryId = newId("entry");
    const kept = await saveDraft(storage, { ...head(bookId), entryId, content, origin: "journal" });
    if (!kept.ok) throw new Error("no draft");
    const stock = { moveId: newId("stockMove"), kind: "purchase" as const, lines: [line(item, 1, 90)] };
    const what = { entryId, content, origin: "journal" as const, draft: kept.value, stock };
    return () => postWithItems(storage, { ...head(bookId), ...what, ...SEEN });
  },
  // With its amounts followed, of an earlier day than a sale.
  editWithItems: async (storage, bookId) => {
    const [item] = await stocked(storage, bookId);
    if (item === undefined) throw new Error("no item");
    const content = typedEntry("2026-11-04", TYPED.purchase(90));
    const stock = { moveId: newId("stockMove"), kind: "purchase" as const, lines: [line(item, 1, 90)] };
    const typed = { entryId: newId("entry"), content, origin: "journal" as const, stock };
    const posted = await postWithItems(storage, { ...head(bookId), ...typed, ...SEEN });
    if (!posted.ok) throw new Error("no entry");
    const sale = stockDraft("sale", "2026-11-05", [line(item, 1, 90)]);
    await postStock(storage, { ...head(bookId), moves: [sale], ...SEEN });
    const entry = linkTo(posted.value);
    const changed = typedEntry("2026-11-04", TYPED.purchase(120));
    const what = { entry, version: posted.value.version, content: changed, stock: "same" as const };
    return () => editWithItems(storage, { ...head(bookId), ...what, ...SEEN });
  },
  playStock: async (storage, bookId) => {
    await stocked(storage, bookId);
    const on = { ...head(bookId), year: 2026, method: "peps" as const, system: "periodic" as const };
    await setStockMethod(storage, on);
    await postTyped(storage, bookId, typedEntry("2026-11-04", TYPED.gathered(90)));
    const ids = { ...head(bookId), entryId: newId("entry"), moveId: newId("stockMove") };
    const names = { initial: "a", purchases: "b", returns: "c", final: "d" };
    const seen = { initial: pesos(0), purchases: pesos(90), returns: pesos(0), final: pesos(0) };
    const what = { date: day("2026-11-05"), description: "Juego", names, seen };
    return () => playStock(storage, { ...ids, ...what });
  },
  settleStock: async (storage, bookId) => {
    await stocked(storage, bookId);
    await postTyped(storage, bookId, typedEntry("2026-11-04", TYPED.purchase(90)));
    const ids = { ...head(bookId), entryId: newId("entry"), moveId: newId("stockMove") };
    const what = { date: day("2026-11-05"), description: "Ajuste", difference: pesos(90) };
    return () => settleStock(storage, { ...ids, ...what });
  },
  // Before a sale, so that it corrects what that cost.
  addFreight: async (storage, bookId) => {
    const [item] = await stocked(storage, bookId);
    if (item === undefined) throw new Error("no item");
    const purchase = stockDraft("purchase", "2026-11-03", [line(item, 2, 100)]);
    const sale = stockDraft("sale", "2026-11-05", [line(item, 1, 90)]);
    for (const move of [purchase, sale])
      must(await postStock(storage, { ...head(bookId), moves: [move], ...SEEN }));
    const said = { amount: pesos(30), thirdParty: "Transportes del Sur", counter: "233545" as AccountCode };
    return () => addFreight(storage, { ...head(bookId), moveId: purchase.moveId, ...said, ...SEEN });
  },
  voidStock: async (storage, bookId) => {
    const [item] = await stocked(storage, bookId);
    if (item === undefined) throw new Error("no item");
    const move = stockDraft("purchase", "2026-11-03", [line(item, 2, 100)]);
    await postStock(storage, { ...head(bookId), moves: [move], ...SEEN });
    return () => voidStock(storage, { ...head(bookId), moveId: move.moveId, ...SEEN });
  },
};
