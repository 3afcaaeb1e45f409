import type { AccountCode } from "#domain/accounting/account.ts";
import type { ClosingPeriod } from "#domain/accounting/closing/closing-period.ts";
import type { ClosingPoint, PointKey } from "#domain/accounting/closing/points/closing-point.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { ProposalKey } from "#domain/accounting/closing/proposals/proposal.ts";
import type { Month } from "#domain/kernel/day.ts";
import { checklistTexts as texts } from "./point-texts.ts";
import type { ClosingView } from "./use-year-closing.ts";

/** Where a point is examined or repaired. */
type PointPlace =
  | { readonly to: "journal"; readonly month: Month }
  | { readonly to: "ledger"; readonly account: AccountCode }
  | { readonly to: "reconciliation"; readonly account: AccountCode | undefined; readonly month: Month | null }
  | { readonly to: "period"; readonly period: ClosingPeriod }
  /** The entry that the closing proposes, on the same screen. */
  | { readonly to: "proposal"; readonly proposal: ProposalKey }
  | {
      readonly to: "trial" | "assets" | "recurring" | "inventory" | "payroll" | "ages" | "check";
    };

export interface PointWay {
  readonly place: PointPlace;
  /** What is done there. */
  readonly action: string;
}

/** Proposals that repair a point. */
const REPAIRS: Readonly<Partial<Record<PointKey, readonly ProposalKey[]>>> = {
  depreciation: ["depreciation"],
  provisions: ["severance", "interest", "bonus", "vacation"],
  "loan-interest": ["accrued"],
  "income-tax": ["income-tax"],
};

function proposalFor(key: PointKey, { input, isMonth }: ClosingView): ProposalKey | undefined {
  const repairs = REPAIRS[key];
  if (repairs === undefined || isMonth) return undefined;
  return closingProposals(input).before.find((each) => repairs.includes(each.key))?.key;
}

/** Only a book with the PUC has these accounts by code; other books open their trial balance. */
function ledgerOf({ byCode }: ClosingView, account: string | undefined): PointPlace {
  return byCode && account !== undefined
    ? { to: "ledger", account: account as AccountCode }
    : { to: "trial" };
}

const journal = (month: Month | undefined): PointPlace | null =>
  month === undefined ? null : { to: "journal", month };

type PlaceOf = (view: ClosingView) => PointPlace | null;

const PLACES: Readonly<Record<PointKey, PlaceOf>> = {
  sums: ({ facts }) => ({ to: facts.sums === 0 ? "trial" : "check" }),
  recount: () => ({ to: "check" }),
  earlier: ({ facts, periods, period }) => {
    const before = periods.find(({ to }) => to < period.from);
    return !facts.earlier || before === undefined ? null : { to: "period", period: before };
  },
  months: ({ months }) => journal(months.find(({ own }) => own === 0)?.month),
  drafts: ({ months }) => journal(months.find(({ drafts }) => drafts > 0)?.month),
  strays: ({ facts }) => journal(facts.strays[0]),
  against: () => ({ to: "trial" }),
  unclassified: (view) => {
    const [account] = view.facts.unclassified.accounts;
    return account === undefined ? { to: "trial" } : { to: "ledger", account };
  },
  over: () => null,
  overdrawn: () => ({ to: "trial" }),
  reconciled: ({ facts: { reconciled, until } }) => ({
    to: "reconciliation",
    account: reconciled?.open[0],
    month: until,
  }),
  depreciation: (view) =>
    view.facts.depreciation?.by === "accounts" ? ledgerOf(view, "1592") : { to: "assets" },
  recurring: () => ({ to: "recurring" }),
  payroll: () => ({ to: "payroll" }),
  provisions: (view) => ledgerOf(view, "2610"),
  "loan-interest": () => ({ to: "recurring" }),
  stock: () => ({ to: "inventory" }),
  receivables: () => ({ to: "ages" }),
  payables: () => ({ to: "ages" }),
  vat: (view) => ledgerOf(view, "2408"),
  withheld: (view) => ledgerOf(view, "2365"),
  "income-tax": (view) => ledgerOf(view, "5405"),
};

const ACTIONS: Readonly<Partial<Record<PointKey, string>>> = {
  drafts: texts.finish,
  months: texts.finish,
  recurring: texts.post,
  recount: texts.check,
  sums: texts.check,
  vat: texts.review,
  withheld: texts.review,
  receivables: texts.review,
  payables: texts.review,
  strays: texts.review,
  against: texts.review,
  unclassified: texts.review,
  overdrawn: texts.review,
};

/** Where a point leads: its repair while it is missing, else where it can be seen. Null where there is nothing to open. */
export function pointWay({ key, state }: ClosingPoint, view: ClosingView): PointWay | null {
  const isMissing = state === "missing";
  const proposal = isMissing ? proposalFor(key, view) : undefined;
  if (proposal !== undefined) return { place: { to: "proposal", proposal }, action: texts.propose };
  const place = PLACES[key](view);
  return place && { place, action: isMissing ? (ACTIONS[key] ?? texts.repair) : texts.see };
}

/** The element of a proposal on the screen, for the point that it repairs. */
export function proposalPlace(key: ProposalKey): string {
  return `propuesta-${key}`;
}
