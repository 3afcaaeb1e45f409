import { beforeEach, expect, it } from "vitest";
import { readPartyText } from "#domain/import/parties/party-rows.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { importParties } from "#storage/commands/parties/import-parties.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { listParties } from "#storage/queries/parties/parties.ts";
import { partyFields, recorded } from "#tests/support/commands/party-commands.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  return () => storage.close();
});

const LIST = "Nombre;NIT;Correo\nAceros;900214867-2;a@b.co\nBeta;800123456;\nGama;mal;";
const bring = (id = newId("command")) =>
  importParties(storage, { id, bookId, rows: readPartyText(LIST).rows, choices: { mends: false } });
const names = async () =>
  (await listParties(storage, bookId)).map(({ name, email }) => [name, email ?? ""]).sort();

it("IM-24 writes what is new and completes what there is, once, and takes all of it back", async () => {
  await recorded(storage, bookId, partyFields("Aceros", { number: "900214867" }));
  const id = newId("command");
  expect(await bring(id)).toEqual({ ok: true, value: { added: 1, completed: 1 } });
  expect(await bring(id)).toEqual({ ok: true, value: { added: 1, completed: 1 } });
  expect(await names()).toEqual([
    ["Aceros", "a@b.co"],
    ["Beta", ""],
  ]);
  expect(await bring()).toEqual({ ok: false, error: { kind: "nothing-to-import" } });
  expect((await undoRecords(storage, { id: newId("command"), target: id })).ok).toBe(true);
  expect(await names()).toEqual([["Aceros", ""]]);
});
