import type { AccountCode, ChartKind } from "../accounting/account.ts";
import type { VatRate } from "../accounting/operations/tax-parts.ts";
import type { Book } from "../company/book.ts";
import type { GuidedMeans } from "../guided/guided-operation.ts";
import type { Instant } from "../kernel/clock.ts";
import type { Day } from "../kernel/day.ts";
import type { BookId, CompanyId, RuleId } from "../kernel/ids.ts";
import type { Pesos } from "../kernel/pesos.ts";

/** Whether the money of an operation comes in or goes out, now or later. */
export const RULE_DIRECTIONS = ["in", "out"] as const;
export type RuleDirection = (typeof RULE_DIRECTIONS)[number];

/** What an operation must be for a rule to hold: all that is given of it. */
export interface RuleCondition {
  readonly direction: RuleDirection;
  /** Words that its text has, in any order; empty where none is asked for. */
  readonly words: string;
  readonly party: string | null;
  /** The one way in which it is said to be paid. */
  readonly means: GuidedMeans | null;
  readonly least: Pesos | null;
  readonly most: Pesos | null;
}

/** IVA on top of an amount would change what is paid, which no rule does (AR-01). */
export type RuleVat = "none" | VatRate;

/** What a rule then says, at least one thing. */
export interface RuleOutcome {
  readonly account: AccountCode | null;
  readonly means: GuidedMeans | null;
  /** The account of that way of paying; null for the usual one. */
  readonly pocket: AccountCode | null;
  readonly party: string | null;
  /** A rate: the amount has IVA of that rate in it. */
  readonly vat: RuleVat | null;
  /** Nothing is withheld by the company's profile. */
  readonly withholdsNothing: boolean;
}

export const RULE_STATES = ["active", "off"] as const;
type RuleState = (typeof RULE_STATES)[number];

/** What a person says of a rule. */
export interface RuleFields {
  readonly condition: RuleCondition;
  readonly outcome: RuleOutcome;
  readonly state: RuleState;
}

/** A rule of a company for what comes in and goes out ("Automatización de ingresos y gastos"). */
export interface CompanyRule extends RuleFields {
  readonly id: RuleId;
  /** The book that it was made in. */
  readonly bookId: BookId;
  /** The company whose books share it; null: that book alone. */
  readonly companyId: CompanyId | null;
  /** The chart that its accounts are of. */
  readonly chart: ChartKind;
  /** Registered entries that it had a part in. */
  readonly uses: number;
  readonly lastUse: Day | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

export type RuleProblem = "condition" | "words" | "range" | "outcome" | "account" | "means" | "pocket";

/** Why nothing was written. */
export type RuleRefusal =
  | { readonly kind: "unknown-rule" }
  /** Another tab saved it. */
  | { readonly kind: "rule-changed" }
  | { readonly kind: "bad-rule"; readonly problems: readonly RuleProblem[] };

type Place = Pick<Book, "id" | "companyId" | "chart">;

/** Whether a book has this rule: one of its company, or its own, over its chart. */
export function isRuleOf({ companyId, bookId, chart }: CompanyRule, book: Place): boolean {
  const isShared = companyId === null ? bookId === book.id : companyId === book.companyId;
  return isShared && chart === book.chart;
}
