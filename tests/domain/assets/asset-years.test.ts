import { expect, it } from "vitest";
import { assetYears, lifeOf } from "#domain/assets/asset-years.ts";
import { addMonths, day, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { assetOf, depreciated, gone } from "#tests/support/records/assets.ts";

const months = (count: number, from = "2025-01") =>
  Array.from({ length: count }, (_, at) => depreciated(addMonths(month(from), at), 100_000));

it("AF-01 tells the years of an asset, with what of each is registered", () => {
  const years = assetYears(assetOf({}, months(14)));
  expect(years).toHaveLength(10);
  expect(years.slice(0, 3)).toEqual([
    { year: 2025, amount: 1_200_000, accumulated: 1_200_000, net: 10_800_000, recorded: 12, months: 12 },
    { year: 2026, amount: 1_200_000, accumulated: 2_400_000, net: 9_600_000, recorded: 2, months: 12 },
    { year: 2027, amount: 1_200_000, accumulated: 3_600_000, net: 8_400_000, recorded: 0, months: 12 },
  ]);
  expect(years.at(-1)).toMatchObject({ year: 2034, accumulated: 12_000_000, net: 0 });
});

it.each([
  ["new", assetOf(), { months: { done: 0, all: 120 }, share: 0 }],
  [
    "in its second year",
    assetOf({}, months(14)),
    { months: { done: 14, all: 120 }, share: 1_400_000 / 12_000_000 },
  ],
  [
    "known to the books before",
    assetOf({ opening: { month: month("2026-10"), accumulated: pesos(2_200_000) } }),
    { months: { done: 22, all: 120 }, share: 2_200_000 / 12_000_000 },
  ],
  [
    "sold in its second year",
    assetOf({}, [...months(14), gone(day("2026-03-20"))]),
    { months: { done: 14, all: 120 }, share: 1_400_000 / 12_000_000 },
  ],
  [
    "sold in the middle of a month, depreciated until then",
    assetOf({}, [...months(14), depreciated(month("2026-03"), 66_667), gone(day("2026-03-20"))]),
    { months: { done: 15, all: 120 } },
  ],
  ["land", assetOf({ method: "none", months: 0 }), { months: null, share: 0 }],
  ["with nothing to depreciate", assetOf({ residual: pesos(12_000_000) }), { share: 1 }],
])("AF-09 how far in its life is one %s", (_name, asset, life) => {
  expect(lifeOf(asset)).toMatchObject(life);
});
