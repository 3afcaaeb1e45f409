import { describe, expect, it } from "vitest";
import { readFirstWeek } from "#domain/company/first-week.ts";
import { type LastPlace, readPlace, writePlace } from "#domain/company/last-place.ts";
import { readNit, withOwnMarks } from "#domain/company/nit.ts";
import { ownerOf } from "#domain/company/owner.ts";
import { cleanSigners } from "#domain/company/signers.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { newId } from "#storage/engine/environment.ts";

const padded = (text: string, length: number) => text.padEnd(length, " ");

describe("the first week as it was stored", () => {
  const NOTHING = { done: [], dismissed: false };
  const week = JSON.stringify({ done: ["copy", "book", "x", 7], dismissed: true });

  it("comes back in the order of its lines, and says whether it was taken away", () => {
    expect(readFirstWeek(week)).toEqual({ done: ["book", "copy"], dismissed: true });
    expect(readFirstWeek(padded(week, 500))).toEqual({ done: ["book", "copy"], dismissed: true });
    expect(readFirstWeek(JSON.stringify({ done: ["book"], dismissed: "yes" }))).toEqual({
      done: ["book"],
      dismissed: false,
    });
  });

  it.each([null, "", "{", "null", "7", '"book"', "[]", "{}", '{"done":"book"}', padded(week, 501)])(
    "is a new one for %.30s",
    (stored) => expect(readFirstWeek(stored)).toEqual(NOTHING),
  );
});

describe("the last place as it was stored", () => {
  const place: LastPlace = { view: "complex", book: newId("book"), month: month("2026-11"), entry: 7 };

  it("comes back as it was, with the entry that has a number alone", () => {
    expect(readPlace(writePlace(place))).toEqual(place);
    expect(readPlace(padded(writePlace(place), 500))).toEqual(place);
    for (const entry of ["7", -1, 0, 1.5, true])
      expect(readPlace(writePlace({ ...place, entry: entry as never }))).toEqual({ ...place, entry: null });
  });

  it.each([null, "", "{", "null", "7", '"complex"', "[]", padded(writePlace(place), 501)])(
    "is none for %.30s",
    (stored) => expect(readPlace(stored)).toBeNull(),
  );
});

it("a check digit counts to no number of a document", () => {
  expect(ownerOf({ name: "Donde Marta", nit: "80.123.456-7" })).toBe("person");
  expect(ownerOf({ name: "Donde Marta", nit: "801.234.567-1" })).toBeNull();
  expect(readNit("8001972684-5").ok).toBe(false);
  expect(withOwnMarks("nx 800197268")).toBe("nx 800197268");
});

it("a signer is kept by whatever is known, the number of a card as it was typed", () => {
  const accountant = { name: "Ana Mora", document: "" };
  expect(cleanSigners({ accountant })).toEqual({ accountant });
  const numbered = { name: "", document: "148206" };
  expect(cleanSigners({ accountant: numbered })).toEqual({ accountant: numbered });
  expect(cleanSigners({ representative: { name: "", document: "52418306" } })?.representative?.document).toBe(
    "52.418.306",
  );
  expect(
    cleanSigners({ accountant: { name: "", document: "", title: "Contadora" } })?.accountant?.title,
  ).toBe("Contadora");
});
