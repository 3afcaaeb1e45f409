import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FiscalProfileId } from "#domain/fiscal/fiscal-profile.ts";
import { profilesOverLimit } from "#domain/fiscal/over-limit-profiles.ts";

const profile = (id: string, createdAt: number, isDefault = false) => ({
  id: id as FiscalProfileId,
  createdAt,
  isDefault,
});

describe("which profiles a plan no longer holds (PL-07)", () => {
  it("holds the default before all others, then the newest", () => {
    const all = [profile("a", 1, true), profile("b", 2), profile("c", 3)];
    expect([...profilesOverLimit(1, all)].sort()).toEqual(["b", "c"]);
    expect([...profilesOverLimit(2, all)]).toEqual(["b"]);
    expect(profilesOverLimit(1, [profile("a", 1), profile("b", 2)])).toEqual(new Set(["a"]));
  });

  it("of two made at one moment holds the later id", () => {
    expect([...profilesOverLimit(1, [profile("b", 1), profile("a", 1)])]).toEqual(["a"]);
    expect([...profilesOverLimit(1, [profile("a", 1), profile("b", 1)])]).toEqual(["a"]);
  });

  it("holds all where there is no limit", () => {
    expect(profilesOverLimit(Number.POSITIVE_INFINITY, [profile("a", 1), profile("b", 2)]).size).toBe(0);
  });

  it("holds as many as the plan does, whatever the order they are read in", () => {
    const some = fc.uniqueArray(
      fc.record({ id: fc.string(), createdAt: fc.nat(5), isDefault: fc.boolean() }),
      {
        selector: (each) => each.id,
      },
    );
    fc.assert(
      fc.property(some, fc.nat(6), (all, most) => {
        const profiles = all.map((each) => profile(each.id, each.createdAt, each.isDefault));
        const over = profilesOverLimit(most, profiles);
        expect(over.size).toBe(Math.max(0, profiles.length - most));
        expect(profilesOverLimit(most, [...profiles].reverse())).toEqual(over);
      }),
    );
  });
});
