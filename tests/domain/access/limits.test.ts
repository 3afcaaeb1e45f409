import { expect, it, test } from "vitest";
import { NO_COUNTS } from "#domain/access/counts.ts";
import { LIMITS, OVER_KINDS, type OverKind } from "#domain/access/limits.data.ts";
import { holdsEverything, LIMIT_KEYS, limitsShownBy, PLAN_LIMITS, usedOf } from "#domain/access/limits.ts";
import { overLimit, statementsOverLimit } from "#domain/access/over-limit.ts";
import { UNLIMITED } from "#domain/access/plan.ts";
import { CAPABILITIES, may } from "#domain/access/policy.ts";
import { profilesOverLimit } from "#domain/fiscal/over-limit-profiles.ts";
import { makeId } from "#domain/kernel/ids.ts";

const NOTHING = new Uint8Array(10);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** How many of `count` things the free plan makes read-only: a rule for each kind. */
const OVER: Readonly<Record<OverKind, (count: number) => number>> = {
  companies: (count) => {
    const companies = upTo(count).map((at) => ({ id: makeId("company", at, NOTHING), createdAt: at }));
    return overLimit("free", companies, []).companies.size;
  },
  books: (count) => {
    const bookOf = (at: number) => ({ id: makeId("book", at, NOTHING), companyId: null, createdAt: at });
    return overLimit("free", [], upTo(count).map(bookOf)).books.size;
  },
  statements: (count) => {
    const statementOf = (at: number) => ({
      id: makeId("statement", at, NOTHING),
      companyId: null,
      createdAt: at,
    });
    return statementsOverLimit("free", new Set(), upTo(count).map(statementOf)).size;
  },
  fiscalProfiles: (count) => {
    const profileOf = (at: number) => ({
      id: makeId("fiscalProfile", at, NOTHING),
      createdAt: at,
      isDefault: false,
    });
    return profilesOverLimit(PLAN_LIMITS.free.fiscalProfiles, upTo(count).map(profileOf)).size;
  },
};

test.each(LIMIT_KEYS)("%s is refused by some rule once it is full, in its own words", (key) => {
  const { counts, refusal } = LIMITS[key];
  const standing = { who: "free", counts: { [counts]: PLAN_LIMITS.free[key] } } as const;
  const refusals = CAPABILITIES.map((capability) => may(capability, standing)).flatMap((found) =>
    found.allowed ? [] : [found.text],
  );
  expect(refusals).toContain(refusal);
});

test.each(OVER_KINDS)("after a downgrade, what is over the limit of %s is read-only", (kind) => {
  const [key] = LIMIT_KEYS.filter((each) => LIMITS[each].over === kind);
  const most = key === undefined ? 0 : PLAN_LIMITS.free[key];
  expect([OVER[kind](most), OVER[kind](most + 2)]).toEqual([0, 2]);
});

it("knows a plan that holds everything", () => {
  expect([holdsEverything("free"), holdsEverything("premium")]).toEqual([false, true]);
  expect(Object.values(PLAN_LIMITS.premium)).toEqual(LIMIT_KEYS.map(() => UNLIMITED));
});

it("reads what is used from the count that a limit names", () => {
  const counts = { ...NO_COUNTS, statements: 4 };
  expect([usedOf("savedStatements", counts), usedOf("dashboardStatements", counts)]).toEqual([4, 4]);
  expect(usedOf("payrollPeople", { statements: 4 })).toBeNull();
});

it("shows each limit once in a place, and every limit where the plans are compared", () => {
  expect(limitsShownBy("compared").map(({ key }) => key)).toEqual(LIMIT_KEYS);
  for (const place of ["compared", "panel", "menu", "registration"] as const) {
    const labels = limitsShownBy(place).map(({ label }) => label);
    expect(new Set(labels).size, place).toBe(labels.length);
  }
});
