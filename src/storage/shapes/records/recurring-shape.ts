import type { AccountCode } from "#domain/accounting/account.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import {
  type DeferredPlan,
  LOAN_METHODS,
  type LoanPlan,
  MARK_KINDS,
  type MonthlyPlan,
  RECURRING_STATES,
  type Recurring,
  type RecurringMark,
} from "#domain/recurring/recurring.ts";
import {
  amountValue,
  byKind,
  count,
  dayValue,
  finite,
  flag,
  id,
  integer,
  list,
  maybe,
  oneOf,
  orNull,
  shape,
  textAs,
  textValue,
  whole,
} from "../shape.ts";

const code = textAs<AccountCode>();

const line = shape<EntryLine>({
  account: code,
  debit: amountValue,
  credit: amountValue,
  thirdParty: maybe(textValue),
  note: maybe(textValue),
});

const recurring = shape<Recurring>({
  id: id("recurring"),
  bookId: id("book"),
  description: textValue,
  first: dayValue,
  last: orNull(dayValue),
  plan: byKind<MonthlyPlan | DeferredPlan | LoanPlan>({
    monthly: shape<MonthlyPlan>({ kind: oneOf(["monthly"]), lines: list(line), asks: flag }),
    deferred: shape<DeferredPlan>({
      kind: oneOf(["deferred"]),
      expense: code,
      prepaid: code,
      total: amountValue,
      months: count,
    }),
    loan: shape<LoanPlan>({
      kind: oneOf(["loan"]),
      method: oneOf(LOAN_METHODS),
      principal: amountValue,
      rate: finite,
      months: count,
      debt: code,
      interest: code,
      money: code,
    }),
  }),
  state: oneOf(RECURRING_STATES),
  marks: list(
    shape<RecurringMark>({
      date: dayValue,
      kind: oneOf(MARK_KINDS),
      entryId: maybe(id("entry")),
      amount: maybe(amountValue),
    }),
  ),
  createdAt: integer,
  updatedAt: integer,
  version: count,
});

const MOST = 600;

function isPlanned({ plan }: Recurring): boolean {
  return plan.kind === "monthly" || (plan.months > 0 && plan.months <= MOST);
}

/** Each day is marked once, and a plan has as many months as can be counted. */
export const recurringShape = whole(
  recurring,
  (value) => isPlanned(value) && new Set(value.marks.map(({ date }) => date)).size === value.marks.length,
);
