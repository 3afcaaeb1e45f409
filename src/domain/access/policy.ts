import { type Counts, NO_COUNTS } from "./counts.ts";
import { LIMITS } from "./limits.data.ts";
import { type LimitKey, type LimitText, PLAN_LIMITS } from "./limits.ts";
import { type Plan, UNLIMITED } from "./plan.ts";

/** out: signed out, with no work yet. guest: works in this tab only. Both names of the paid plan map to premium. */
export type Who = "out" | "guest" | Plan;

/** Every row of the table in spec §6, split where a cell holds more than one capability. */
export const CAPABILITIES = [
  "use-tools",
  "keep-work",
  "open-dashboard",
  "open-workspace",
  "save-statement",
  "save-dashboard-statement",
  "export-statement",
  "export-all-statements",
  "export-journal",
  "guided-workspace",
  "guided-journal",
  "create-fiscal-profile",
  "create-company",
  "delete-company",
  "create-book",
  "book-statistics",
  "export-book-to-statements",
  "vertical-analysis",
  "simple-charts",
  "horizontal-analysis",
  "automatic-kpis",
  "interactive-charts",
  "ai-interpretation",
  "ai-analysis",
  "ai-chat",
  "calculate-payroll",
  "see-payroll-detail",
  "export-payroll",
  "save-payroll",
  "add-payroll-person",
  "remove-payroll-person",
] as const;

export type Capability = (typeof CAPABILITIES)[number];

export interface PolicyQuestion {
  readonly who: Who;
  readonly counts?: Partial<Counts>;
  /** The sponsored message was watched to its end; valid for one use. */
  readonly adWatched?: boolean;
  /** In the sample company everything of Premium is open to everybody, and nothing counts against limits. */
  readonly sample?: boolean;
}

/** Key of a refusal text; the session holds the sentences. */
export type PolicyText =
  | LimitText
  | "access-required"
  | "workspace-sign-in"
  | "save-guest"
  | "save-signed-out"
  | "export-guest"
  | "bulk-export"
  | "journal-export-ad"
  | "company-deletion"
  | "book-statistics"
  | "book-export"
  | "deep-analysis"
  | "ai-sign-in"
  | "ai-premium"
  | "ai-analysis"
  | "ai-menu"
  | "payroll-people"
  | "payroll-ad"
  | "payroll-export"
  | "payroll-save"
  | "payroll-last-person";

/** What a refused user can do about it, in the order to offer. */
export type Way = "sign-in" | "premium" | "ad";

export type Permission =
  /** `left`: how many more are allowed, including this one. */
  | { readonly allowed: true; readonly left: number }
  | {
      readonly allowed: false;
      readonly text: PolicyText;
      readonly ways: readonly Way[];
      /** The limit reached, if any. */
      readonly limit?: number;
    };

/** `Key` is the limit that it compares a count with; never for a rule without one. */
interface Rule<Key extends LimitKey = never> {
  (plan: Plan, counts: Counts, standing: PolicyQuestion): Permission;
  /** For the compiler alone: see `CountsFor`. */
  readonly limit?: Key;
}

const YES: Permission = { allowed: true, left: UNLIMITED };
const yes: Rule = () => YES;

function no(text: PolicyText, ...ways: Way[]): Rule {
  return () => ({ allowed: false, text, ways });
}

function upTo<Key extends LimitKey>(key: Key, ...ways: Way[]): Rule<Key> {
  const { counts: countKey, refusal } = LIMITS[key];
  return (plan, counts, { sample }) => {
    const limit = PLAN_LIMITS[plan][key];
    const count = counts[countKey];
    if (sample || count < limit) return { allowed: true, left: sample ? UNLIMITED : limit - count };
    return { allowed: false, text: refusal, ways, limit };
  };
}

/** Allows one use of a refused rule after the sponsored message was watched. */
function afterAd<Key extends LimitKey>(rule: Rule<Key>): Rule<Key> {
  return (plan, counts, standing) => {
    const found = rule(plan, counts, standing);
    return found.allowed || !standing.adWatched ? found : { allowed: true, left: 1 };
  };
}

interface Row<Key extends LimitKey = never> extends Readonly<Record<Plan, Rule<Key>>> {
  /**
   * Rule for visitors who have not started as a guest; the guest's rule applies where the specification has no text
   * for them.
   */
  readonly out?: Rule;
  readonly guest: Rule<Key>;
}

const everybody = <Key extends LimitKey>(rule: Rule<Key>): Row<Key> => ({
  guest: rule,
  free: rule,
  premium: rule,
});
const signedIn = <Key extends LimitKey>(
  rule: Rule<Key>,
  guest: Rule = no("access-required", "sign-in"),
): Row<Key> => ({
  guest,
  free: rule,
  premium: rule,
});
const paid = (text: PolicyText, guest: Rule = no("access-required", "sign-in")): Row => ({
  guest,
  free: no(text, "premium"),
  premium: yes,
});

const guided = upTo("guidedUses", "premium");
const books = upTo("books", "premium");
const lastPerson: Rule = (_plan, { people }) =>
  people > 1 ? YES : { allowed: false, text: "payroll-last-person", ways: [] };

const TABLE = {
  "use-tools": everybody(yes),
  "keep-work": signedIn(yes, no("save-guest", "sign-in")),
  "open-dashboard": signedIn(yes),
  "open-workspace": signedIn(yes, no("workspace-sign-in", "sign-in")),
  "save-statement": {
    out: no("save-signed-out", "sign-in"),
    ...signedIn(upTo("savedStatements", "premium"), no("save-guest", "sign-in")),
  },
  "save-dashboard-statement": signedIn(upTo("dashboardStatements", "premium")),
  "export-statement": signedIn(
    afterAd(upTo("exportsPerMonth", "premium", "ad")),
    no("export-guest", "sign-in"),
  ),
  "export-all-statements": paid("bulk-export"),
  // "Journal export limited" for guests: allowed after the sponsored message. A journal is no statement, so it does
  // not count toward the monthly exports.
  "export-journal": { ...everybody(yes), guest: afterAd(no("journal-export-ad", "sign-in", "ad")) },
  "guided-workspace": signedIn(guided),
  "guided-journal": everybody(guided),
  "create-fiscal-profile": signedIn(upTo("fiscalProfiles", "premium")),
  "create-company": signedIn(upTo("companies", "premium")),
  "delete-company": paid("company-deletion"),
  // A guest's books are their tools, and are discarded with the tab.
  "create-book": everybody(books),
  "book-statistics": paid("book-statistics"),
  "export-book-to-statements": paid("book-export"),
  "vertical-analysis": signedIn(yes),
  "simple-charts": signedIn(yes),
  "horizontal-analysis": paid("deep-analysis"),
  "automatic-kpis": paid("deep-analysis"),
  "interactive-charts": paid("deep-analysis"),
  "ai-interpretation": paid("ai-premium", no("ai-sign-in", "sign-in")),
  "ai-analysis": paid("ai-analysis"),
  "ai-chat": paid("ai-menu"),
  "calculate-payroll": {
    guest: (_plan, { people }) =>
      people <= 1 ? YES : { allowed: false, text: "payroll-people", ways: ["sign-in"], limit: 1 },
    free: yes,
    premium: yes,
  },
  "see-payroll-detail": { ...everybody(yes), guest: afterAd(no("payroll-ad", "sign-in", "ad")) },
  "export-payroll": { ...everybody(yes), guest: afterAd(no("payroll-export", "sign-in", "ad")) },
  "save-payroll": signedIn(yes, no("payroll-save", "sign-in")),
  "add-payroll-person": paid(LIMITS.payrollPeople.refusal, no("payroll-people", "sign-in")),
  "remove-payroll-person": {
    ...paid(LIMITS.payrollPeople.refusal, no("payroll-people", "sign-in")),
    premium: lastPerson,
  },
} satisfies Readonly<Record<Capability, Row<LimitKey>>>;

type LimitOf<Asked extends Capability> = (typeof TABLE)[Asked]["free"] extends Rule<infer Key> ? Key : never;

/** Counts with the one that the capability's limit is compared with: a command that leaves it out does not compile. */
export type CountsFor<Asked extends Capability> = Partial<Counts> &
  Pick<Counts, (typeof LIMITS)[LimitOf<Asked>]["counts"]>;

function planOf(who: Who): Plan {
  return who === "out" || who === "guest" ? "free" : who;
}

/**
 * Whether the user may use the capability now. Pure and monotone: whatever a guest may do, free may; whatever free
 * may do, premium may (I-32).
 */
export function may(capability: Capability, standing: PolicyQuestion): Permission {
  const row: Row<LimitKey> = TABLE[capability];
  const who = standing.sample ? "premium" : standing.who;
  const rule = who === "out" ? (row.out ?? row.guest) : row[who];
  return rule(planOf(who), { ...NO_COUNTS, ...standing.counts }, standing);
}
