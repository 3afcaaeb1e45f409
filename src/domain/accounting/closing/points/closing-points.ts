import { type Pesos, pesos, ZERO } from "../../../kernel/pesos.ts";
import type {
  ClosingFacts,
  ClosingPoint,
  OldDebts,
  OwedTax,
  PointFigure,
  PointGroup,
  PointKey,
  PointState,
} from "./closing-point.ts";
import { POINT_KEYS } from "./closing-point.ts";

interface Verdict {
  readonly state: PointState;
  readonly figure: PointFigure | null;
}

const NONE: Verdict = { state: "none", figure: null };

const counted = (count: number, state: PointState = count === 0 ? "done" : "missing"): Verdict => ({
  state,
  figure: { kind: "count", count },
});

const amounted = (amount: Pesos, isDone: boolean): Verdict => ({
  state: isDone ? "done" : "missing",
  figure: { kind: "amount", amount },
});

const ofOld = (debts: OldDebts | null): Verdict =>
  debts === null ? NONE : amounted(debts.old, debts.old === 0);

/** Settled: nothing is owed, or all of it was paid since. */
function ofTax(tax: OwedTax | null): Verdict {
  if (tax === null) return NONE;
  const left = pesos(Math.max(tax.owed - tax.paid, 0));
  const verdict = amounted(left, left === 0);
  if (tax.late) return amounted(tax.late.amount, false);
  return left > 0 && !tax.isDue ? { ...verdict, state: "waiting" } : verdict;
}

function ofDepreciation({ depreciation, until }: ClosingFacts): Verdict {
  if (depreciation === null) return NONE;
  if (depreciation.by === "register")
    return depreciation.due.length > 0 || !depreciation.differs
      ? counted(depreciation.due.length)
      : { state: "missing", figure: null };
  if (until === null) return { state: "waiting", figure: null };
  const { last, skips } = depreciation;
  return { state: last !== null && last >= until && !skips ? "done" : "missing", figure: null };
}

function ofReconciled({ reconciled, until }: ClosingFacts): Verdict {
  if (reconciled === null) return NONE;
  return until === null ? { state: "waiting", figure: null } : counted(reconciled.open.length);
}

function ofPayroll({ payroll }: ClosingFacts): Verdict {
  if (payroll === null) return NONE;
  const { lacking, drafts, unposted, unpaid } = payroll;
  return counted(lacking.length + drafts + unposted + unpaid);
}

/** Accrued: nothing is lacking but the rounding of each loan. More than the register says is of loans outside it. */
function ofLoanInterest({ "loan-interest": fact, over: { last, today } }: ClosingFacts): Verdict {
  if (fact === null) return NONE;
  const lacking = pesos(Math.max(fact.due - fact.recorded, 0));
  if (lacking <= fact.loans) return amounted(ZERO, true);
  return today > last ? amounted(lacking, false) : { ...amounted(lacking, false), state: "waiting" };
}

interface Rule {
  readonly group: PointGroup;
  /** Whether a person may say that it does not apply: what breaks the books or blocks the closing always does. */
  readonly mayNote: boolean;
  readonly judge: (facts: ClosingFacts) => Verdict;
}

const rule = (group: PointGroup, mayNote: boolean, judge: Rule["judge"]): Rule => ({ group, mayNote, judge });

const RULES: Readonly<Record<PointKey, Rule>> = {
  sums: rule("records", false, ({ sums }) => amounted(sums, sums === 0)),
  recount: rule("records", false, ({ recount }) =>
    recount === null ? { state: "waiting", figure: null } : counted(recount),
  ),
  earlier: rule("records", false, ({ earlier }) => ({ state: earlier ? "missing" : "done", figure: null })),
  months: rule("records", true, ({ months: { used, of, empty } }) =>
    empty === 0 && used < of ? counted(of - used, "waiting") : counted(of - used),
  ),
  drafts: rule("records", false, ({ drafts }) => counted(drafts)),
  strays: rule("records", true, ({ strays }) => counted(strays.length)),
  against: rule("records", true, ({ against }) => counted(against)),
  unclassified: rule("records", true, ({ unclassified: { accounts, amount } }) =>
    amounted(amount, accounts.length === 0),
  ),
  over: rule("records", false, ({ over: { last, today } }) => ({
    state: today > last ? "done" : "waiting",
    figure: null,
  })),
  overdrawn: rule("adjustments", true, ({ overdrawn }) => (overdrawn === null ? NONE : counted(overdrawn))),
  reconciled: rule("adjustments", true, ofReconciled),
  depreciation: rule("adjustments", true, ofDepreciation),
  recurring: rule("adjustments", true, ({ recurring }) =>
    recurring === null ? NONE : counted(recurring.waiting),
  ),
  payroll: rule("adjustments", true, ofPayroll),
  provisions: rule("adjustments", true, ({ provisions }) =>
    provisions === null ? NONE : counted(provisions.length),
  ),
  // Nobody says it away: a stored note would name a point that an earlier program does not know.
  "loan-interest": rule("adjustments", false, ofLoanInterest),
  stock: rule("adjustments", true, ({ stock }) => {
    if (stock === null) return NONE;
    const difference = pesos(stock.kardex - stock.ledger);
    return amounted(difference, difference === 0);
  }),
  receivables: rule("adjustments", true, ({ receivables }) => ofOld(receivables)),
  payables: rule("adjustments", true, ({ payables }) => ofOld(payables)),
  vat: rule("taxes", true, ({ vat }) => ofTax(vat)),
  withheld: rule("taxes", true, ({ withheld }) => ofTax(withheld)),
  "income-tax": rule("taxes", true, ({ "income-tax": tax }) =>
    tax === null ? NONE : amounted(tax, tax !== ZERO),
  ),
};

/** What only a period that is closed by entries asks for. */
const OF_PERIODS: ReadonlySet<PointKey> = new Set(["earlier", "months", "loan-interest", "income-tax"]);

/** Whether a person may say that a point does not apply. */
export function mayNote(key: PointKey): boolean {
  return RULES[key].mayNote;
}

/**
 * The checklist of a month or a period. A point is done if and only if the books say so (AC-80): what a person says of
 * one makes it `none`, never done.
 */
export function closingPoints(
  facts: ClosingFacts,
  notes: ReadonlyMap<PointKey, string>,
): readonly ClosingPoint[] {
  const keys = POINT_KEYS.filter((key) => !facts.isMonth || !OF_PERIODS.has(key));
  return keys.map((key) => {
    const { group, mayNote: may, judge } = RULES[key];
    const { state, figure } = judge(facts);
    const note = may ? (notes.get(key) ?? null) : null;
    return { key, group, state: note === null ? state : "none", figure, note, mayNote: may };
  });
}
