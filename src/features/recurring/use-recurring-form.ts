import { useState } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { accountInUse, type UsedMonths } from "#domain/accounting/charts/account-in-use.ts";
import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import { addMonthsToDay } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { checkRecurring } from "#domain/recurring/check-recurring.ts";
import { monthlyRate, type RateQuote } from "#domain/recurring/loan-rate.ts";
import type {
  LoanMethod,
  Recurring,
  RecurringFields,
  RecurringPlan,
  RecurringProblem,
} from "#domain/recurring/recurring.ts";
import { deferredRecords, loanRecords, startProblems } from "#domain/recurring/said-records.ts";
import { type DraftKind, recurringTexts } from "./texts.ts";

/** What is typed in the form, of all kinds at once: another kind keeps what was typed for the one before. */
export interface RecurringDraft {
  readonly kind: DraftKind;
  readonly description: string;
  readonly first: Day | null;
  readonly last: Day | null;
  readonly asks: boolean;
  readonly amount: Pesos;
  readonly months: number;
  readonly rate: number;
  readonly quote: RateQuote;
  readonly method: LoanMethod;
  /** When a loan was received, and the months in which it pays interest alone. */
  readonly received: Day | null;
  readonly grace: number;
  /** From when a prepaid cost is of its months; null for whole months. */
  readonly covers: Day | null;
  /** Lines of the entry that is repeated; null until one is chosen. */
  readonly lines: readonly EntryLine[] | null;
  readonly expense: AccountCode;
  readonly money: AccountCode;
  readonly prepaid: AccountCode;
  readonly debt: AccountCode;
  readonly interest: AccountCode;
}

function blank(chart: Chart, used: UsedMonths, today: Day): RecurringDraft {
  const code = (puc: string) => accountInUse(puc, chart, used).code;
  return {
    kind: "expense",
    description: "",
    first: today,
    last: null,
    asks: false,
    amount: ZERO,
    months: 12,
    rate: 1.5,
    quote: "monthly",
    method: "french",
    received: null,
    grace: 0,
    covers: null,
    lines: null,
    expense: code("5120"),
    money: code("1110"),
    prepaid: code("1705"),
    debt: code("2105"),
    interest: code("5305"),
  };
}

interface RecurringFormInput {
  readonly recurring: Recurring | null;
  readonly from: Entry | null;
  readonly chart: Chart;
  readonly used: UsedMonths;
  readonly today: Day;
}

/** An entry again each month, from the one after its own on. */
function repeated({ description, lines, date }: Entry): Partial<RecurringDraft> {
  return { kind: "entry", description, lines, first: addMonthsToDay(date, 1) };
}

/** The form's fields of a stored record, or of an entry that is to be repeated. */
function draftOf({ recurring, from, chart, used, today }: RecurringFormInput): RecurringDraft {
  const base = blank(chart, used, today);
  if (recurring === null) return from === null ? base : { ...base, ...repeated(from) };
  const { description, first, last, plan } = recurring;
  const head = { ...base, description, first, last };
  if (plan.kind === "monthly") return { ...head, kind: "entry", lines: plan.lines, asks: plan.asks };
  if (plan.kind === "deferred") {
    const { expense, prepaid, total, months } = plan;
    return { ...head, kind: "deferred", expense, prepaid, amount: total, months };
  }
  const { principal, rate, months, method, debt, interest, money } = plan;
  return { ...head, kind: "loan", amount: principal, rate, months, method, debt, interest, money };
}

function planOf(draft: RecurringDraft): RecurringPlan {
  const { kind, amount, months, quote, method, lines, asks, expense, money, prepaid, debt, interest } = draft;
  if (kind === "deferred") return { kind, expense, prepaid, total: amount, months };
  const rate = monthlyRate(draft.rate, quote);
  if (kind === "loan") return { kind, method, principal: amount, rate, months, debt, interest, money };
  const own = [
    { account: expense, debit: amount, credit: ZERO },
    { account: money, debit: ZERO, credit: amount },
  ];
  return { kind: "monthly", lines: kind === "entry" ? (lines ?? []) : own, asks };
}

/** What is said at once as the records that it repeats by. */
function recordsOf(fields: RecurringFields, draft: RecurringDraft): readonly RecurringFields[] {
  const { plan } = fields;
  if (plan.kind === "loan") return loanRecords({ ...fields, plan }, draft, recurringTexts.parts);
  if (plan.kind === "deferred")
    return deferredRecords({ ...fields, plan }, draft.covers, recurringTexts.parts);
  return [fields];
}

/** The form of what repeats: what is typed, what is wrong in it once it was sent, and what it comes to. */
export function useRecurringForm(input: RecurringFormInput) {
  const { recurring, today } = input;
  const [opened] = useState(() => draftOf(input));
  const [draft, setDraft] = useState(opened);
  const [wasSent, setSent] = useState(false);
  const isCounted = draft.kind === "deferred" || draft.kind === "loan";
  const fields: RecurringFields = {
    description: draft.description,
    first: draft.first ?? today,
    last: isCounted ? (recurring?.last ?? null) : draft.last,
    plan: planOf(draft),
    state: recurring?.state ?? "active",
  };
  const starting = draft.kind === "loan" && recurring === null ? startProblems(fields, draft) : [];
  const problems = [...checkRecurring(fields), ...starting];
  // An emptied day is asked for: nothing begins today because nobody said when.
  const lacksDay = draft.first === null;
  // What is said at once and repeats in parts: the last one is what it goes on as.
  const records = problems.length === 0 && recurring === null ? recordsOf(fields, draft) : [fields];
  return {
    draft,
    fields,
    records,
    problems,
    dirty: JSON.stringify(draft) !== JSON.stringify(opened),
    say: (part: Partial<RecurringDraft>) => setDraft({ ...draft, ...part }),
    /** True if it may be sent; from then on what is wrong is said. */
    send: () => {
      setSent(true);
      return problems.length === 0 && !lacksDay;
    },
    lacksDay: wasSent && lacksDay,
    has: (problem: RecurringProblem) => wasSent && problems.includes(problem),
  };
}

export type RecurringForm = ReturnType<typeof useRecurringForm>;
