import { expect, test } from "vitest";
import { SAVED_STATEMENTS_BADGE_FROM } from "#domain/access/limit-counter.ts";
import { hasRoom, PLAN_LIMITS, type PlanLimits } from "#domain/access/limits.ts";
import { isPlan } from "#domain/access/plan.ts";
import { firstName, initials, makeUser } from "#domain/access/user.ts";
import { makeId } from "#domain/kernel/ids.ts";

test("the free plan holds what the specification says", () => {
  expect(PLAN_LIMITS.free).toEqual<PlanLimits>({
    companies: 1,
    fiscalProfiles: 1,
    books: 5,
    dashboardStatements: 3,
    savedStatements: 10,
    exportsPerMonth: 5,
    guidedUses: 3,
    payrollPeople: 1,
  });
  expect(SAVED_STATEMENTS_BADGE_FROM).toBe(8);
});

test("room ends at the limit, and never on the paid plan", () => {
  expect(hasRoom("free", "books", 4)).toBe(true);
  expect(hasRoom("free", "books", 5)).toBe(false);
  expect(hasRoom("premium", "books", 1_000_000)).toBe(true);
});

test("anything but the two names is no plan", () => {
  expect([isPlan("free"), isPlan("premium"), isPlan("pro"), isPlan(true), isPlan("__proto__")]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("a user is premium by the plan alone, and has a first name and initials", () => {
  const id = makeId("account", 0, new Uint8Array(10));
  expect(makeUser({ id, name: "Mariana Restrepo Gil", email: "m@x.co", plan: "premium" }).isPremium).toBe(
    true,
  );
  expect(firstName("  Mariana Restrepo")).toBe("Mariana");
  expect([initials("Mariana Restrepo Gil"), initials("óscar"), initials("")]).toEqual(["MR", "Ó", ""]);
});
