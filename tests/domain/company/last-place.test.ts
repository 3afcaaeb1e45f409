import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LastPlace, placeAddress, readPlace, writePlace } from "#domain/company/last-place.ts";
import { asMonth, pad } from "#domain/kernel/as-day.ts";
import { makeId } from "#domain/kernel/ids.ts";

const bookId = fc
  .tuple(fc.integer({ min: 0, max: 2 ** 40 }), fc.uint8Array({ minLength: 10, maxLength: 10 }))
  .map(([at, random]) => makeId("book", at, random));
const month = fc
  .tuple(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => asMonth(`${year}-${pad(number)}`) as LastPlace["month"]);
const place: fc.Arbitrary<LastPlace> = fc.record({
  view: fc.constantFrom("simple", "complex"),
  book: bookId,
  month,
  entry: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
});

const SOME = `book_0190b6f0-0000-7000-8000-000000000001`;

describe("the place somebody left", () => {
  it("comes back as it was stored", () => {
    fc.assert(
      fc.property(place, (each) => {
        expect(readPlace(writePlace(each))).toEqual(each);
      }),
    );
  });

  it("is none whatever else stands in the storage, and never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readPlace(text)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const text = JSON.stringify(value) ?? null;
        expect(readPlace(text)).toBeNull();
      }),
    );
    expect(readPlace(null)).toBeNull();
  });

  it.each([
    { view: "other", book: SOME, month: "2026-11", entry: null },
    { view: "simple", book: "acct_1", month: "2026-11", entry: null },
    { view: "simple", book: SOME, month: "2026-13", entry: null },
    { view: "simple", book: SOME },
  ])("is none where a part is not one of ours: %j", (stored) => {
    expect(readPlace(JSON.stringify(stored))).toBeNull();
  });

  it.each([0, -1, 1.5, "12", null, undefined])(
    "leaves out the entry %j, which is no number of one",
    (entry) => {
      const stored = JSON.stringify({ view: "complex", book: SOME, month: "2026-11", entry });
      expect(readPlace(stored)?.entry).toBeNull();
    },
  );

  it("has the address of its journal, with the entry if there is one", () => {
    const stored = { view: "complex", book: SOME, month: "2026-11", entry: 12 };
    const found = readPlace(JSON.stringify(stored));
    expect(found && placeAddress(found)).toBe(`/journal/complex?book=${SOME}&periodo=2026-11&asiento=12`);
    const none = readPlace(JSON.stringify({ ...stored, view: "simple", entry: null }));
    expect(none && placeAddress(none)).toBe(`/journal/simple?book=${SOME}&periodo=2026-11`);
  });
});
