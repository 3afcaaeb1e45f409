import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OwnNoteId } from "#domain/kernel/ids.ts";
import {
  LONGEST_NOTE_REASON,
  type OwnNoteText,
  type Reporting,
  reasonIn,
  withNoteReason,
  withNoteText,
} from "#domain/statement/notes/kept-notes.ts";
import { isCompulsory, LAST_NOTES, NOTE_KEYS } from "#domain/statement/notes/note-keys.ts";
import { writtenNote } from "#domain/statement/notes/note-texts.ts";
import { cleanOwnNote, ownNoteIn, ownNotesIn, withOwnNote } from "#domain/statement/notes/own-notes.ts";

const ids = [1, 2, 3].map((at) => `nota_0190a000-0000-7000-8000-00000000000${at}` as OwnNoteId);
const YEARS = [2022, 2023, 2024, 2025, 2026, 2027, 2028];
const year = fc.integer({ min: 2023, max: 2027 });

const text: fc.Arbitrary<OwnNoteText> = fc
  .record({
    title: fc.constantFrom("Vinculados", "Arrendamientos"),
    text: fc.constantFrom("No hay.", "Uno.\nDos."),
    before: fc.option(fc.constantFrom(...LAST_NOTES)),
  })
  .map(({ before, ...rest }) => ({ ...rest, ...(before && { before }) }));

const edit = fc.record({ id: fc.constantFrom(...ids), year, said: fc.option(text) });

describe("a company's own notes by year", () => {
  it("AC-94 hold from their year on until a later one; removed, from then on; earlier years keep what they said", () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 10 }), edit, (before, last) => {
        const reporting = before.reduce<Reporting>(
          (all, each) => withOwnNote(all, each.id, each.year, each.said),
          {},
        );
        const after = withOwnNote(reporting, last.id, last.year, last.said);
        expect(ownNoteIn(after, last.id, last.year)?.said ?? null).toEqual(last.said);
        for (const each of YEARS) {
          const others = ids.filter((id) => id !== last.id || each < last.year);
          for (const id of others) expect(ownNoteIn(after, id, each)).toEqual(ownNoteIn(reporting, id, each));
          if (last.said === null && each >= last.year) expect(ownNoteIn(after, last.id, each)).toBeNull();
        }
        expect(withOwnNote(after, last.id, last.year, last.said)).toEqual(after);
      }),
    );
  });

  it("AC-94 by hand: added in 2025, carried to 2026, other words in 2027, gone from 2026 on", () => {
    const [id] = ids as [OwnNoteId];
    const one = withOwnNote({ framework: "micro" }, id, 2025, { title: " Vinculados ", text: "No hay.\n" });
    expect(ownNotesIn(one, 2024)).toEqual([]);
    expect(ownNotesIn(one, 2026)).toEqual([
      { id, year: 2025, said: { title: "Vinculados", text: "No hay." } },
    ]);
    const two = withOwnNote(one, id, 2027, { title: "Vinculados", text: "Uno." });
    expect([2025, 2026, 2027].map((each) => ownNoteIn(two, id, each)?.said.text)).toEqual([
      "No hay.",
      "No hay.",
      "Uno.",
    ]);
    const three = withOwnNote(two, id, 2026, null);
    expect(three.own).toEqual([
      { id, year: 2025, said: { title: "Vinculados", text: "No hay." } },
      { id, year: 2026 },
    ]);
    expect(withOwnNote(three, id, 2025, null)).toEqual({ framework: "micro" });
  });

  it("stand in the order in which they were added, whatever the order of their words", () => {
    const [first, second] = ids as [OwnNoteId, OwnNoteId];
    const said = (title: string) => ({ title, text: "Sí." });
    const later = withOwnNote({}, second, 2024, said("Uno"));
    const both = withOwnNote(withOwnNote(later, first, 2026, said("Otro")), first, 2025, said("Dos"));
    expect(both.own?.map(({ id, year: of }) => `${ids.indexOf(id)} ${of}`)).toEqual([
      "0 2025",
      "0 2026",
      "1 2024",
    ]);
    expect(
      ownNotesIn({ own: later.own?.concat(both.own?.slice(0, 1) ?? []) ?? [] }, 2026).map(({ id }) => id),
    ).toEqual([first, second]);
    // Told twice of one year, the last one holds; only what is not said differs by its place.
    expect(withOwnNote(both, first, 2025, { ...said("Dos"), before: "going-concern" }).own?.[0]).toEqual({
      id: first,
      year: 2025,
      said: { title: "Dos", text: "Sí.", before: "going-concern" },
    });
    const kept = (each: number, words: string) => ({ id: first, year: each, said: said(words) });
    const turned = { own: [kept(2026, "Otro"), kept(2025, "Dos"), kept(2025, "Tres")] };
    expect([2025, 2026, 2027].map((each) => ownNoteIn(turned, first, each)?.said.title)).toEqual([
      "Tres",
      "Otro",
      "Otro",
    ]);
    const gone = withOwnNote(both, first, 2027, null).own?.at(2);
    expect(Object.keys(gone ?? {})).toEqual(["id", "year"]);
    expect(ownNoteIn({}, first, 2025)).toBeNull();
    expect(ownNotesIn({}, 2025)).toEqual([]);
    expect(Object.keys(cleanOwnNote(said("Uno")) ?? {})).toEqual(["title", "text"]);
  });

  it.each([
    ["", "Texto"],
    ["  \u200b ", "Texto"],
    ["Título", " \n "],
  ])("need a title and a text: «%s», «%s»", (title, written) => {
    expect(cleanOwnNote({ title, text: written })).toBeNull();
  });
});

const saying = fc.record({
  key: fc.constantFrom(...NOTE_KEYS),
  year,
  reason: fc.option(fc.constantFrom("No es material.", "No aplica.", " ")),
  text: fc.option(fc.constantFrom("Uno.", "Dos.")),
});

describe("what is kept of a note", () => {
  it("is in the order of the notes and of their years", () => {
    const all = (
      [
        ["debt", 2026, "Tres."],
        ["cash", 2025, "Uno."],
        ["debt", 2024, "Dos."],
      ] as const
    ).reduce<Reporting>((kept, [note, of, said]) => withNoteText(kept, note, of, said), {});
    expect(all.notes).toEqual([
      { note: "cash", year: 2025, text: "Uno." },
      { note: "debt", year: 2024, text: "Dos." },
      { note: "debt", year: 2026, text: "Tres." },
    ]);
    expect(withNoteText(all, "cash", 2025, null).notes).toHaveLength(2);
    expect(withNoteText(all, "debt", 2025, "Dos.")).toEqual(all);
    // Of two records of a year the last one holds.
    const twice = { notes: [...(all.notes ?? []), { note: "debt" as const, year: 2026, text: "Cuatro." }] };
    expect(writtenNote(twice, "debt", 2026).text).toBe("Cuatro.");
    expect(writtenNote({ notes: (all.notes ?? []).toReversed() }, "debt", 2027).text).toBe("Tres.");
    expect(writtenNote({}, "debt", 2026).since).toBeNull();
  });

  it("AC-91 AC-94 no set lacks who the entity is, how it was prepared, nor its policies (NIIF para PYMES 8.4)", () => {
    expect(NOTE_KEYS.filter(isCompulsory)).toEqual(["entity", "basis", "policies"]);
    expect(withNoteText({}, "entity", 2025, "")).toEqual({});
    expect(withNoteText({}, "cash", 2025, "")).toEqual({ notes: [{ note: "cash", year: 2025, text: "" }] });
    expect(withNoteText({}, "entity", 2025, "Soy.").notes).toEqual([
      { note: "entity", year: 2025, text: "Soy." },
    ]);
    expect(withNoteReason({}, "basis", 2025, "No.")).toEqual({});
    const left = withNoteReason({}, "cash", 2025, "No.");
    expect(left.notes?.map((each) => Object.keys(each))).toEqual([["note", "year", "reason"]]);
    expect(left).toEqual({ notes: [{ note: "cash", year: 2025, reason: "No." }] });
    expect(writtenNote(left, "cash", 2025).since).toBeNull();
    expect(Object.keys(withNoteText({}, "cash", 2025, "Uno.").notes?.[0] ?? {})).toEqual([
      "note",
      "year",
      "text",
    ]);
  });

  it("AC-94 a note that lines cite and whose text was emptied comes back empty", () => {
    const empty = withNoteText({}, "cash", 2025, "");
    const out = withNoteReason(empty, "cash", 2025, "No es material.");
    expect(withNoteReason(out, "cash", 2025, null)).toEqual(empty);
    const said = withNoteText({}, "contingencies", 2025, "Hay una.");
    expect(
      withNoteReason(withNoteReason(said, "contingencies", 2025, "No."), "contingencies", 2025, " "),
    ).toEqual(said);
    const long = `${"x".repeat(LONGEST_NOTE_REASON - 1)} y más`;
    expect(reasonIn(withNoteReason({}, "cash", 2025, long), "cash", 2025)).toBe(
      "x".repeat(LONGEST_NOTE_REASON - 1),
    );
  });
});

describe("the reason why a note is not presented", () => {
  it("AC-94 holds by year beside the text, and what is brought back says what it said", () => {
    fc.assert(
      fc.property(fc.array(saying, { maxLength: 10 }), saying, (before, last) => {
        const reporting = before.reduce<Reporting>(
          (all, each) =>
            withNoteReason(
              withNoteText(all, each.key, each.year, each.text),
              each.key,
              each.year,
              each.reason,
            ),
          {},
        );
        const after = withNoteReason(reporting, last.key, last.year, last.reason);
        const isLeft = !isCompulsory(last.key) && last.reason !== null && last.reason !== " ";
        expect(reasonIn(after, last.key, last.year)).toBe(isLeft ? last.reason : null);
        for (const each of YEARS) {
          expect(writtenNote(after, last.key, each).text).toBe(writtenNote(reporting, last.key, each).text);
          if (each < last.year)
            expect(reasonIn(after, last.key, each)).toBe(reasonIn(reporting, last.key, each));
        }
        const back = withNoteReason(after, last.key, last.year, null);
        expect(reasonIn(back, last.key, last.year)).toBeNull();
        expect(writtenNote(back, last.key, last.year).text).toBe(
          writtenNote(reporting, last.key, last.year).text,
        );
      }),
    );
  });

  it("AC-94 is one line of bounded length, and a note left out by an empty text comes back with its template", () => {
    const long = withNoteReason({}, "debt", 2025, `No\nes ${"x".repeat(LONGEST_NOTE_REASON)}`);
    expect(reasonIn(long, "debt", 2025)).toHaveLength(LONGEST_NOTE_REASON);
    expect(reasonIn(long, "debt", 2025)).toMatch(/^No es x/);
    const empty = withNoteText({}, "contingencies", 2025, "");
    const said = withNoteReason(empty, "contingencies", 2026, "No hay.");
    expect(withNoteReason(said, "contingencies", 2025, null)).toEqual({
      notes: [{ note: "contingencies", year: 2026, text: "", reason: "No hay." }],
    });
    const back = withNoteReason(said, "contingencies", 2026, null);
    expect(writtenNote(back, "contingencies", 2026).since).toBeNull();
    expect(writtenNote(back, "contingencies", 2025).text).toBe("");
  });
});
