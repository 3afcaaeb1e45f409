import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FRAMEWORKS } from "#domain/statement/notes/framework.ts";
import {
  cleanNote,
  LONGEST_NOTE_TEXT,
  type Reporting,
  withFramework,
  withNoteText,
} from "#domain/statement/notes/kept-notes.ts";
import { fillNote, NOTE_FIELDS, questionsIn, unknownFields } from "#domain/statement/notes/note-fields.ts";
import { isCompulsory, NOTE_KEYS } from "#domain/statement/notes/note-keys.ts";
import { templateOf, textToKeep, writtenNote } from "#domain/statement/notes/note-texts.ts";

const edit = fc.record({
  key: fc.constantFrom(...NOTE_KEYS),
  year: fc.integer({ min: 2023, max: 2027 }),
  text: fc.option(fc.constantFrom("Uno.", "Dos.\nTres.", "")),
});

describe("texts of notes by year", () => {
  it("AC-91 an edit holds from its year on, until a later one; earlier years keep what they said", () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), edit, (before, last) => {
        const reporting = before.reduce<Reporting>(
          (all, { key, year, text }) => withNoteText(all, key, year, text),
          {},
        );
        const after = withNoteText(reporting, last.key, last.year, last.text);
        const template = templateOf(last.key).wording.pymes.text;
        const isTemplate = last.text === null || (last.text === "" && isCompulsory(last.key));
        expect(writtenNote(after, last.key, last.year).text).toBe(isTemplate ? template : last.text);
        for (const year of [2022, 2023, 2024, 2025, 2026, 2027, 2028]) {
          const others = NOTE_KEYS.filter((key) => key !== last.key || year < last.year);
          for (const key of others)
            expect(writtenNote(after, key, year)).toEqual(writtenNote(reporting, key, year));
        }
        // What is inherited is not stored twice.
        const again = withNoteText(after, last.key, last.year, last.text);
        expect(again).toEqual(after);
      }),
    );
  });

  it("AC-91 by hand: written in 2025, carried to 2026, other in 2027, the template again from 2028", () => {
    const one = withNoteText({}, "debt", 2025, "Banco A.");
    const two = withNoteText(one, "debt", 2027, "Banco B.");
    const three = withNoteText(two, "debt", 2028, null);
    const told = [2024, 2025, 2026, 2027, 2028].map((year) => writtenNote(three, "debt", year).since);
    expect(told).toEqual([null, 2025, 2025, 2027, null]);
    expect(writtenNote(three, "debt", 2028).text).toBe(templateOf("debt").wording.pymes.text);
    expect(withNoteText(one, "debt", 2025, null)).toEqual({});
    expect(withNoteText(one, "debt", 2026, "Banco A.")).toEqual(one);
    expect(textToKeep({}, "debt", ` ${templateOf("debt").wording.pymes.text}\n`)).toBeNull();
    expect(textToKeep({}, "debt", "Banco A. ")).toBe("Banco A.");
  });

  it("AC-93 the framework chosen is kept apart from the texts, and the usual one by absence", () => {
    const own = withNoteText({}, "debt", 2025, "Banco A.");
    const micro = withFramework(own, "micro");
    expect(micro).toEqual({ ...own, framework: "micro" });
    expect(withFramework(micro, "pymes")).toEqual(own);
    expect(writtenNote(micro, "cash", 2025).text).toBe(templateOf("cash").wording.micro.text);
  });
});

describe("templates", () => {
  it("have a text by each framework, with fields that exist", () => {
    for (const key of NOTE_KEYS)
      for (const framework of FRAMEWORKS) {
        const { text, norm } = templateOf(key).wording[framework];
        expect(cleanNote(text), key).toBe(text);
        expect(unknownFields(text), key).toEqual([]);
        expect([text, norm].includes(""), key).toBe(false);
      }
    const { pymes, micro } = templateOf("employees").wording;
    expect([pymes.title, micro.title]).toEqual([undefined, "Obligaciones laborales"]);
  });
});

describe("fields and questions of a text", () => {
  it.each([
    ["NIT {nit}.", "NIT 901."],
    ["{NIT} {Nit }", "901 901"],
    ["{ciudad}", "[¿en qué ciudad tiene su domicilio?]"],
    ["{otro} { } {}", "{otro} { } {}"],
    ["{{nit}}", "{901}"],
    ["{periodo}", "{periodo}"],
  ])("AC-92 %s", (text, filled) => {
    expect(fillNote(text, { nit: "901" })).toBe(filled);
  });

  it("AC-92 every field that is not known becomes a question that is found again", () => {
    for (const field of NOTE_FIELDS)
      expect(questionsIn(fillNote(`Antes {${field}} después`, {})), field).toHaveLength(1);
  });

  it("AC-92 a value is not filled in again", () => {
    expect(fillNote("{empresa}", { empresa: "{nit}", nit: "901" })).toBe("{nit}");
  });

  it("names the fields that do not exist", () => {
    expect(unknownFields("{corte} {cortes} {cortes} {año}")).toEqual(["cortes"]);
  });
});

it("a text is stored without blank lines, control characters or too much of it", () => {
  expect(cleanNote("  Uno \t dos \r\n\r\n\u0007 tres\u2028cuatro ")).toBe("Uno dos\ntres\ncuatro");
  expect(cleanNote("x".repeat(LONGEST_NOTE_TEXT + 5))).toHaveLength(LONGEST_NOTE_TEXT);
  expect(cleanNote(" \n\t")).toBe("");
  expect(cleanNote("Uno\rdos\r\rtres")).toBe("Uno\ndos\ntres");
  expect(cleanNote(`${"x".repeat(LONGEST_NOTE_TEXT - 1)} y más`)).toBe("x".repeat(LONGEST_NOTE_TEXT - 1));
});
