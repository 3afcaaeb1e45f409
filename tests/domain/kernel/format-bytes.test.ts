import { expect, it } from "vitest";
import { formatBytes } from "#domain/kernel/format-bytes.ts";

it("writes sizes with a comma and the unit, and a decimal where there is one", () => {
  expect([0, 950, 12_300, 9_960_000, 55_100_000, 2_140_000_000].map(formatBytes)).toEqual([
    "0\u00a0kB",
    "1\u00a0kB",
    "12,3\u00a0kB",
    "10\u00a0MB",
    "55,1\u00a0MB",
    "2,1\u00a0GB",
  ]);
});
