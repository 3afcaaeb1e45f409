import { describe, expect, it } from "vitest";
import { formatMoment } from "#domain/kernel/format.ts";

describe("a moment in words", () => {
  it.each([
    ["2026-11-21T15:15:00-05:00", "21/11/2026, 15:15"],
    ["2026-11-21T00:05:00-05:00", "21/11/2026, 00:05"],
    ["2026-11-21T12:00:00-05:00", "21/11/2026, 12:00"],
    ["2026-11-22T04:59:00Z", "21/11/2026, 23:59"],
    ["2026-01-31T09:07:00-05:00", "31/01/2026, 09:07"],
  ])("DT-01 DT-18 of %s is %s, in Bogotá", (iso, text) => {
    expect(formatMoment(Date.parse(iso))).toBe(text);
  });
});
