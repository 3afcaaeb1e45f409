import { describe, expect, it } from "vitest";
import { formatMoment } from "#domain/kernel/format.ts";

const NBSP = "\u00a0";

describe("a moment in words", () => {
  it.each([
    ["2026-11-21T15:15:00-05:00", `21/11/2026 3:15${NBSP}p.${NBSP}m.`],
    ["2026-11-21T00:05:00-05:00", `21/11/2026 12:05${NBSP}a.${NBSP}m.`],
    ["2026-11-21T12:00:00-05:00", `21/11/2026 12:00${NBSP}p.${NBSP}m.`],
    ["2026-11-22T04:59:00Z", `21/11/2026 11:59${NBSP}p.${NBSP}m.`],
    ["2026-01-31T09:07:00-05:00", `31/01/2026 9:07${NBSP}a.${NBSP}m.`],
  ])("DT-01 of %s is %s, in Bogotá", (iso, text) => {
    expect(formatMoment(Date.parse(iso))).toBe(text);
  });
});
