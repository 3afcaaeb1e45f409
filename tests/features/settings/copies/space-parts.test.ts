import fc from "fast-check";
import { expect, it } from "vitest";
import { spaceUse } from "#features/settings/copies/space-parts.ts";

it("parts what is used into data, copies and the application", () => {
  const measured = { usage: 10_000, usageDetails: { indexedDB: 3_000, caches: 6_900 } };
  expect(spaceUse(measured, 900)).toEqual({
    total: 10_000,
    parts: [
      { part: "data", bytes: 3_000 },
      { part: "copies", bytes: 900 },
      { part: "app", bytes: 6_100 },
    ],
  });
  expect(spaceUse({ usage: 500, usageDetails: {} }, 0)?.parts).toEqual([{ part: "app", bytes: 500 }]);
});

it("says only the sum where the browser tells no more, and nothing where it tells nothing", () => {
  expect(spaceUse({ usage: 10_000 }, 900)).toEqual({ total: 10_000, parts: [] });
  expect(spaceUse({}, 900)).toBeNull();
});

it("has parts that add up to the total and are all above zero, whatever is measured", () => {
  const size = fc.nat({ max: 1e9 });
  fc.assert(
    fc.property(size, size, size, (usage, indexedDB, copies) => {
      const parts = spaceUse({ usage, usageDetails: { indexedDB } }, copies)?.parts ?? [];
      expect(parts.every(({ bytes }) => bytes > 0)).toBe(true);
      expect(parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(usage);
    }),
  );
});
