import { expect, it } from "vitest";
import { COMPANY } from "#domain/fiscal/fiscal-operation.ts";
import { saveParty } from "#storage/commands/fiscal/save-party.ts";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { listParties } from "#storage/queries/parties/parties.ts";
import { VERSIONS } from "#storage/versions/index.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

it("UP-01: what version 5 wrote opens with the same records, and remembers third parties", async () => {
  const old = await openTestStorage({ newId, versions: VERSIONS.slice(0, 5) });
  const bookId = await openTestBook(old);
  const before = await dump(old);
  expect(Object.keys(before)).not.toContain("parties");
  old.close();
  const storage = await openAccountDatabase(old.name, { newId, plan: fixedPlan("premium") });
  const now = await dump(storage);
  const { meta: _schema, ...known } = before;
  for (const [name, rows] of Object.entries(known)) expect(now[name], name).toEqual(rows);
  expect(now.parties).toEqual([]);
  const told = { name: "Aceros SAS", kind: COMPANY, offered: false };
  const command = { id: newId("command"), bookId, partyId: newId("party"), ...told };
  expect((await saveParty(storage, command)).ok).toBe(true);
  expect(await listParties(storage, bookId)).toMatchObject([told]);
  storage.close();
});
