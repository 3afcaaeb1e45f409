import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copiedLines } from "#domain/accounting/entries/copied-lines.ts";
import { repeated } from "#domain/accounting/memory/similar-entry.ts";
import { dueNote } from "#domain/accounting/operations/due-note.ts";
import { keyNote } from "#domain/accounting/operations/key-note.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { content, line, posted } from "#tests/support/builders.ts";

const KEY = "0123456789abcdef".repeat(6);

describe("FE-11 what is of one document", () => {
  it.each([
    ["the key of an invoice", keyNote(KEY), false],
    ["the day that a debt falls due", dueNote(day("2026-12-31")), false],
    ["a tax", "IVA del 19% sobre $ 100.000", true],
    ["words that begin as a key does", "CUFE pendiente", true],
    ["a key that was cut", `CUFE ${KEY.slice(0, 19)}`, true],
    ["a day that does not exist", "Vence el 31/02/2026", true],
    ["a note of a person", "Vence pronto", true],
    ["nothing", undefined, true],
  ])("%s", (_what, note, isKept) => {
    const lines = [{ ...line("5120", 900), ...(note !== undefined && { note }) }, line("1110", -900)];
    const copied = copiedLines(lines);
    if (isKept) expect(copied).toBe(lines);
    else expect(copied).toEqual([line("5120", 900), line("1110", -900)]);
  });

  it("stays behind where an entry is written again, and nothing else does", () => {
    const own = { ...line("5120", 900), thirdParty: "Aguas", note: keyNote(KEY) ?? "" };
    const lines = [own, { ...line("2205", -900), note: dueNote(day("2026-12-31")) }];
    expect(
      repeated(posted(1, { ...content("2026-12-01", "5120", "2205", 900), lines }), day("2027-01-15")).lines,
    ).toEqual([{ ...line("5120", 900), thirdParty: "Aguas" }, line("2205", -900)]);
  });

  it("is told by its whole note alone, whatever the notes", () => {
    const notes = fc.oneof(
      fc.string(),
      fc.constant(keyNote(KEY) ?? ""),
      fc.constant(dueNote(day("2026-12-31"))),
    );
    fc.assert(
      fc.property(fc.array(notes, { maxLength: 6 }), (all) => {
        const lines = all.map((note) => ({ ...line("1105", 1), note }));
        const copied = copiedLines(lines);
        expect(copied.map(({ account, debit }) => [account, debit])).toEqual(
          lines.map(({ account, debit }) => [account, debit]),
        );
        const ofDocument = (note: string) => note === keyNote(KEY) || note === dueNote(day("2026-12-31"));
        expect(copied.map(({ note }) => note)).toEqual(
          all.map((note) => (ofDocument(note) ? undefined : note)),
        );
      }),
    );
  });
});
