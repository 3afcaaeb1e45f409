import type { ClosingFacts } from "#domain/accounting/closing/points/closing-point.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { ZERO } from "#domain/kernel/pesos.ts";

/** A year that is over, whole and in order, of a business without equipment, payroll, banks or taxes. */
export const SOUND_FACTS: ClosingFacts = {
  isMonth: false,
  until: month("2025-12"),
  sums: ZERO,
  recount: 0,
  earlier: false,
  months: { used: 12, of: 12, empty: 0 },
  drafts: 0,
  strays: [],
  against: 0,
  unclassified: { accounts: [], amount: ZERO },
  over: { last: day("2025-12-31"), today: day("2026-01-10") },
  overdrawn: null,
  reconciled: null,
  depreciation: null,
  recurring: null,
  payroll: null,
  provisions: null,
  "loan-interest": null,
  stock: null,
  receivables: null,
  payables: null,
  vat: null,
  withheld: null,
  "income-tax": null,
};
