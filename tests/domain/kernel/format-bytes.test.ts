import { expect, it } from "vitest";
import { formatBytes } from "#domain/kernel/format-bytes.ts";

it("writes sizes with one decimal, a comma and the unit", () => {
  expect([0, 950, 12_300, 55_100_000, 2_140_000_000].map(formatBytes)).toEqual([
    "0,0\u00a0kB",
    "1,0\u00a0kB",
    "12,3\u00a0kB",
    "55,1\u00a0MB",
    "2,1\u00a0GB",
  ]);
});
