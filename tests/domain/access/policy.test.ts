import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COUNT_KEYS, type Counts, NO_COUNTS } from "#domain/access/counts.ts";
import type { LimitKey } from "#domain/access/limits.ts";
import { UNLIMITED } from "#domain/access/plan.ts";
import { CAPABILITIES, type Capability, may, type PolicyQuestion, type Who } from "#domain/access/policy.ts";

const WHO = ["out", "guest", "free", "premium"] as const satisfies readonly Who[];

/** The answer of a table cell with zero counts: "yes", or the text and the ways to continue. */
function cell(capability: Capability, standing: PolicyQuestion): string {
  const found = may(capability, standing);
  return found.allowed ? "yes" : [found.text, ...found.ways].join(" ");
}

const SIGN_IN = "access-required sign-in";

/** Every row of the table in spec §6 with zero counts: signed out, guest, free, premium. */
const CELLS: Readonly<
  Record<Capability, readonly [out: string, guest: string, free: string, premium: string]>
> = {
  "use-tools": ["yes", "yes", "yes", "yes"],
  "keep-work": ["save-guest sign-in", "save-guest sign-in", "yes", "yes"],
  "open-dashboard": [SIGN_IN, SIGN_IN, "yes", "yes"],
  "open-workspace": ["workspace-sign-in sign-in", "workspace-sign-in sign-in", "yes", "yes"],
  "save-statement": ["save-signed-out sign-in", "save-guest sign-in", "yes", "yes"],
  "save-dashboard-statement": [SIGN_IN, SIGN_IN, "yes", "yes"],
  "export-statement": ["export-guest sign-in", "export-guest sign-in", "yes", "yes"],
  "export-all-statements": [SIGN_IN, SIGN_IN, "bulk-export premium", "yes"],
  "export-journal": ["journal-export-ad sign-in ad", "journal-export-ad sign-in ad", "yes", "yes"],
  "guided-workspace": [SIGN_IN, SIGN_IN, "yes", "yes"],
  "guided-journal": ["yes", "yes", "yes", "yes"],
  "create-fiscal-profile": [SIGN_IN, SIGN_IN, "yes", "yes"],
  "create-company": [SIGN_IN, SIGN_IN, "yes", "yes"],
  "delete-company": [SIGN_IN, SIGN_IN, "company-deletion premium", "yes"],
  "create-book": ["yes", "yes", "yes", "yes"],
  "book-statistics": [SIGN_IN, SIGN_IN, "book-statistics premium", "yes"],
  "export-book-to-statements": [SIGN_IN, SIGN_IN, "book-export premium", "yes"],
  "vertical-analysis": [SIGN_IN, SIGN_IN, "yes", "yes"],
  "simple-charts": [SIGN_IN, SIGN_IN, "yes", "yes"],
  "horizontal-analysis": [SIGN_IN, SIGN_IN, "deep-analysis premium", "yes"],
  "automatic-kpis": [SIGN_IN, SIGN_IN, "deep-analysis premium", "yes"],
  "interactive-charts": [SIGN_IN, SIGN_IN, "deep-analysis premium", "yes"],
  "ai-interpretation": ["ai-sign-in sign-in", "ai-sign-in sign-in", "ai-premium premium", "yes"],
  "ai-analysis": [SIGN_IN, SIGN_IN, "ai-analysis premium", "yes"],
  "ai-chat": [SIGN_IN, SIGN_IN, "ai-menu premium", "yes"],
  "calculate-payroll": ["yes", "yes", "yes", "yes"],
  "see-payroll-detail": ["payroll-ad sign-in ad", "payroll-ad sign-in ad", "yes", "yes"],
  "export-payroll": ["payroll-export sign-in ad", "payroll-export sign-in ad", "yes", "yes"],
  "save-payroll": ["payroll-save sign-in", "payroll-save sign-in", "yes", "yes"],
  "add-payroll-person": [
    "payroll-people sign-in",
    "payroll-people sign-in",
    "payroll-add-person premium",
    "yes",
  ],
  "remove-payroll-person": [
    "payroll-people sign-in",
    "payroll-people sign-in",
    "payroll-add-person premium",
    "payroll-last-person",
  ],
};

describe("the table of spec §6", () => {
  it.each(CAPABILITIES)("%s, for nobody, guest, free and premium", (capability) => {
    expect(WHO.map((who) => cell(capability, { who }))).toEqual(CELLS[capability]);
  });

  it("has a cell for every capability and no other", () => {
    expect(Object.keys(CELLS).sort()).toEqual([...CAPABILITIES].sort());
  });
});

type Stopped = readonly [count: keyof Counts, most: number, refusal: string, ...Capability[]];

/**
 * Each limit of the free plan: which count, how many, which text, and whom it stops. A payroll of several people is
 * Premium's, whatever it counts.
 */
const STOPPED: Readonly<Record<Exclude<LimitKey, "payrollPeople">, Stopped>> = {
  companies: ["companies", 1, "company-limit premium", "create-company"],
  fiscalProfiles: ["fiscalProfiles", 1, "fiscal-profile-limit premium", "create-fiscal-profile"],
  books: ["books", 5, "book-limit premium", "create-book"],
  dashboardStatements: ["statements", 3, "statement-limit premium", "save-dashboard-statement"],
  savedStatements: ["statements", 10, "save-limit premium", "save-statement"],
  exportsPerMonth: ["exports", 5, "export-limit premium ad", "export-statement"],
  guidedUses: ["guidedUses", 3, "guided-limit premium", "guided-workspace", "guided-journal"],
};

const LIMITS = Object.values(STOPPED).flatMap(([count, most, refusal, ...capabilities]) =>
  capabilities.map((capability) => [capability, count, most, refusal] as const),
);

describe("PL-01 limits", () => {
  it.each(LIMITS)("%s: %s at %d−1, %d, +1", (capability, count, most, refusal) => {
    const at = (now: number, who: Who) => cell(capability, { who, counts: { [count]: now } });
    expect([most - 1, most, most + 1].map((now) => at(now, "free"))).toEqual(["yes", refusal, refusal]);
    expect(at(most + 100, "premium")).toBe("yes");
  });

  it("says how many are left, the next one included", () => {
    expect(may("create-book", { who: "free", counts: { books: 3 } })).toEqual({ allowed: true, left: 2 });
    expect(may("create-book", { who: "premium", counts: { books: 3 } })).toEqual({
      allowed: true,
      left: UNLIMITED,
    });
    expect(may("create-book", { who: "free", counts: { books: 5 } })).toMatchObject({ limit: 5 });
  });

  it("spec-decision 7: with three saved the dashboard stops and the workspace goes on", () => {
    const standing = { who: "free", counts: { statements: 3 } } as const;
    expect(cell("save-dashboard-statement", standing)).toBe("statement-limit premium");
    expect(cell("save-statement", standing)).toBe("yes");
  });

  it("spec-decision 32: past the fifth export the message opens one more, each time anew", () => {
    const full = { who: "free", counts: { exports: 5 } } as const;
    expect(may("export-statement", full)).toMatchObject({ allowed: false, ways: ["premium", "ad"] });
    expect(may("export-statement", { ...full, adWatched: true })).toEqual({ allowed: true, left: 1 });
    expect(may("export-statement", { who: "guest", adWatched: true }).allowed).toBe(false);
  });

  it("the sponsored message opens the guest's payroll and journal export, and nothing else", () => {
    const opened = CAPABILITIES.filter(
      (each) => !may(each, { who: "guest" }).allowed && may(each, { who: "guest", adWatched: true }).allowed,
    );
    expect(opened).toEqual(["export-journal", "see-payroll-detail", "export-payroll"]);
  });

  it("a guest's payroll holds one person; a premium one keeps the last row", () => {
    expect(cell("calculate-payroll", { who: "guest", counts: { people: 1 } })).toBe("yes");
    expect(cell("calculate-payroll", { who: "guest", counts: { people: 2 } })).toBe("payroll-people sign-in");
    expect(cell("remove-payroll-person", { who: "premium", counts: { people: 2 } })).toBe("yes");
  });

  it("in the sample company nothing counts, and everything of Premium is open to everybody", () => {
    const full: Partial<Counts> = Object.fromEntries(COUNT_KEYS.map((key) => [key, 99]));
    for (const who of ["out", "guest", "free", "premium"] as const)
      for (const capability of CAPABILITIES)
        expect(cell(capability, { who, counts: full, sample: true }), `${who} ${capability}`).toBe("yes");
    expect(cell("remove-payroll-person", { who: "guest", counts: { people: 1 }, sample: true })).toMatch(
      "payroll-last-person",
    );
  });
});

describe("I-32", () => {
  const arbitraryCounts = fc.record(
    Object.fromEntries(Object.keys(NO_COUNTS).map((key) => [key, fc.nat(30)])) as Record<
      keyof Counts,
      fc.Arbitrary<number>
    >,
  );

  it("is monotone: guest ⊆ free ⊆ premium, but for what a plan cannot give", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CAPABILITIES),
        arbitraryCounts,
        fc.boolean(),
        (capability, counts, adWatched) => {
          const allowed = WHO.map((who) => may(capability, { who, counts, adWatched }).allowed);
          for (const [index, each] of allowed.entries())
            if (each) expect(allowed.slice(index)).not.toContain(false);
        },
      ),
    );
  });

  it("grows tighter, never looser, with what is there", () => {
    fc.assert(
      fc.property(fc.constantFrom(...LIMITS), fc.nat(20), fc.nat(20), ([capability, count], a, b) => {
        const at = (now: number) => may(capability, { who: "free", counts: { [count]: now } }).allowed;
        if (a <= b && at(b)) expect(at(a)).toBe(true);
      }),
    );
  });
});
