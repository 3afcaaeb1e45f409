import { afterEach, describe, expect, it, vi } from "vitest";
import { asId } from "#domain/kernel/ids.ts";
import { newId } from "#storage/engine/environment.ts";

afterEach(() => vi.useRealTimers());

describe("newId", () => {
  it("DT-05 goes on in order and without repeats when the clock is set back two days", () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-20T12:00:00-05:00") });
    const before = Array.from({ length: 3000 }, () => newId("entry"));
    vi.setSystemTime(Date.parse("2026-11-18T12:00:00-05:00"));
    const after = Array.from({ length: 3000 }, () => newId("entry"));
    const all = [...before, ...after];
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((id) => asId("entry", id) === id)).toBe(true);
    // Thousands in one millisecond, and none before the one that was made before it.
    expect(all.toSorted()).toEqual(all);
  });
});
