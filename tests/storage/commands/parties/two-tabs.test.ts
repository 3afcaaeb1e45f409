import { beforeEach, describe, expect, it } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Party } from "#domain/parties/party.ts";
import { partyRefusalText } from "#session/notices/party-refusal-text.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { deleteParty } from "#storage/commands/parties/delete-party.ts";
import { mergeParties } from "#storage/commands/parties/merge-parties.ts";
import { recordParty } from "#storage/commands/parties/record-party.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import type { PartyResult } from "#storage/parties/party-work.ts";
import { listParties } from "#storage/queries/parties/parties.ts";
import { content } from "#tests/support/builders.ts";
import { partyFields, recorded, recording } from "#tests/support/commands/party-commands.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { allEntries, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let one: AppStorage;
let two: AppStorage;
let bookId: BookId;
let aceros: Party;
let norte: Party;

beforeEach(async () => {
  one = await openTestStorage({ newId });
  bookId = await openTestBook(one);
  two = await openAccountDatabase(one.name, { newId });
  aceros = await recorded(one, bookId, partyFields("Aceros", { number: "900214867" }));
  norte = await recorded(one, bookId, partyFields("Aceros del Norte", { city: "Tunja" }));
  return () => {
    one.close();
    two.close();
  };
});

const namesOf = ({ name, aliases = [] }: Party): readonly string[] => [name, ...aliases];

type Work = (tab: AppStorage) => Promise<PartyResult<unknown>>;

const edit =
  (name: string): Work =>
  (tab) =>
    recordParty(tab, recording(bookId, partyFields(name, { number: "900214867" }), aceros));
const remove: Work = (tab) =>
  deleteParty(tab, { id: newId("command"), bookId, partyId: aceros.id, version: aceros.version });
const merge =
  (kept: () => Party, gone: () => Party): Work =>
  (tab) =>
    mergeParties(tab, { id: newId("command"), bookId, kept: kept(), gone: gone() });
const add =
  (name: string): Work =>
  (tab) =>
    recordParty(tab, recording(bookId, partyFields(name)));

const WORKS: Readonly<Record<string, Work>> = {
  "another name": edit("Aceros S.A.S."),
  "a third name": edit("Mallas"),
  removed: remove,
  "merged into the other": merge(
    () => norte,
    () => aceros,
  ),
  "the other merged into it": merge(
    () => aceros,
    () => norte,
  ),
  "a new one of that name": add("Aceros S.A.S."),
};

const PAIRS = Object.keys(WORKS).flatMap((first) =>
  Object.keys(WORKS).map((second) => [first, second] as const),
);

describe("MT-02 two tabs that change one third party at once", () => {
  it.each(PAIRS)("%s, and %s: one holds whole, the other is told why", async (first, second) => {
    const works = [WORKS[first], WORKS[second]];
    const results = await Promise.all([works[0]?.(one), works[1]?.(two)]);
    const done = results.filter((result) => result?.ok);
    expect(done.length).toBeGreaterThan(0);
    for (const result of results)
      if (result && !result.ok) {
        expect(result.error.kind).not.toBe("storage");
        expect(partyRefusalText(result.error)).toMatch(/^[¿A-ZÁÉÍÓÚ].*[.?]$/s);
      }
    const left = await listParties(one, bookId);
    expect(left).toEqual(await listParties(two, bookId));
    // Each record that was written can still be found by the name that it was written under.
    const names = left.flatMap(namesOf);
    for (const result of done) {
      const value = result?.ok ? (result.value as Party) : null;
      const isGone = [first, second].includes("removed") && value?.id === aceros.id;
      if (value && !isGone) expect(names).toContain(value.name);
    }
  });

  it.each(Object.keys(WORKS))(
    "a line that names it is posted and kept while the other tab has it %s",
    async (what) => {
      const sale = content("2026-11-03", "1305", "4135", 900);
      const lines = sale.lines.map((line) => (line.account === "1305" ? { ...line, party: "Aceros" } : line));
      const command = { id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const };
      const [posted, changed] = await Promise.all([
        postEntry(one, { ...command, content: { ...sale, lines } }),
        WORKS[what]?.(two),
      ]);
      expect(posted.ok).toBe(true);
      expect(changed?.ok).toBe(true);
      const [entry] = [...(await allEntries(two, bookId)).values()];
      expect(entry?.lines.find(({ account }) => account === "1305")).toMatchObject({ party: "Aceros" });
      expect(await verifyBook(two.db, bookId)).toEqual([]);
      if (what === "removed") return;
      const known = (await listParties(two, bookId)).flatMap(namesOf);
      expect(known, "its card still finds the entry").toContain("Aceros");
    },
  );

  it("a record that another tab changed since is not removed unseen, nor merged away", async () => {
    const changed = must(await recordParty(two, recording(bookId, partyFields("Aceros S.A.S."), aceros)));
    const stale = { ok: false, error: { kind: "stale-party", current: changed } };
    expect(await remove(one)).toEqual(stale);
    expect(
      await merge(
        () => norte,
        () => aceros,
      )(one),
    ).toEqual(stale);
    expect(await edit("Mallas")(one)).toEqual(stale);
  });
});
