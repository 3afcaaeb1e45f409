import { describe, expect, test } from "vitest";
import { roundUvt } from "#domain/law/uvt.ts";

describe("UVT in pesos, rounded as article 868 says", () => {
  test.each([
    ["a few pesos to the peso", 50.4, 50],
    ["half a peso upwards", 99.5, 100],
    ["a little more than a hundred to the hundred", 149.9, 100],
    ["less than ten thousand to the hundred", 9_949, 9_900],
    ["more than ten thousand to the thousand", 10_499, 10_000],
  ])("%s", (_name, value, rounded) => {
    expect(roundUvt(value)).toBe(rounded);
  });
});
