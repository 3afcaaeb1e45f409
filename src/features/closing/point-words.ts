import type { ClosingFacts, ClosingPoint, OwedTax } from "#domain/accounting/closing/points/closing-point.ts";
import { addMonths, monthsBetween, yearOf } from "#domain/kernel/calendar-day.ts";
import { capitalize } from "#domain/kernel/capitals.ts";
import type { Month } from "#domain/kernel/day.ts";
import { formatDay, formatMonth, formatMonthName, formatPesos } from "#domain/kernel/format.ts";
import { abs, pesos } from "#domain/kernel/pesos.ts";
import { listed } from "#domain/kernel/spanish.ts";
import { pointTexts as texts } from "./point-texts.ts";
import type { ClosingView } from "./use-year-closing.ts";

export interface PointWords {
  readonly label: string;
  /** One line: what was found, with the figure that decides. */
  readonly why: string;
}

type Said = (facts: ClosingFacts, view: ClosingView) => PointWords;

const monthText = (month: Parameters<typeof formatMonth>[0]) => formatMonth(month).toLowerCase();

/** "enero a junio de 2025 y agosto de 2025": three months or more that follow each other are told by their ends. */
function monthsText(months: readonly Month[]): string {
  const runs: [first: Month, last: Month][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run !== undefined && addMonths(run[1], 1) === month) run[1] = month;
    else runs.push([month, month]);
  }
  const parts = runs.flatMap(([first, last]) => {
    const all = monthsBetween(first, last);
    if (all.length < 3) return all.map(monthText);
    const from = yearOf(first) === yearOf(last) ? formatMonthName(first) : monthText(first);
    return [`${from} a ${monthText(last)}`];
  });
  return listed(parts);
}

const said = (label: string, why: string): PointWords => ({ label, why });

function depreciation({ depreciation: fact, until }: ClosingFacts): string {
  if (fact === null) return texts.depreciationNone;
  const last = until === null ? null : monthText(until);
  if (fact.by === "accounts") {
    if (last === null) return texts.notYet;
    if (fact.skips) return texts.depreciationSkips;
    return fact.last === null ? texts.depreciationNothing : texts.depreciationUntil(monthText(fact.last));
  }
  if (fact.due.length > 0) return texts.registerDue(monthsText(fact.due));
  return fact.differs ? texts.registerDiffers : texts.registerDone(last);
}

function payroll({ payroll: fact, until }: ClosingFacts): string {
  if (fact === null) return texts.payrollNone;
  if (until === null) return texts.notYet;
  const parts = [
    ...(fact.lacking.length > 0 ? [texts.payrollLacking(monthsText(fact.lacking))] : []),
    ...(fact.drafts > 0 ? [texts.payrollDrafts(fact.drafts)] : []),
    ...(fact.unposted > 0 ? [texts.payrollUnposted(fact.unposted)] : []),
    ...(fact.unpaid > 0 ? [texts.payrollUnpaid(fact.unpaid)] : []),
  ];
  return parts.length === 0 ? texts.payrollDone(monthText(until)) : capitalize(parts.join("; "));
}

function tax(fact: OwedTax | null, none: string): string {
  if (fact === null) return none;
  const { owed, paid, isDue, late } = fact;
  if (owed === 0) return texts.settled;
  const amount = formatPesos(abs(owed));
  if (owed < 0) return texts.inFavour(amount);
  if (late) return texts.late(amount, formatPesos(late.amount), monthText(late.until));
  if (paid >= owed) return texts.taxPaid(amount);
  if (paid > 0) return texts.taxPartly(amount, formatPesos(pesos(owed - paid)));
  return isDue ? texts.toPay(amount) : texts.notDue(amount);
}

function old(fact: ClosingFacts["receivables"], none: string): string {
  if (fact === null) return none;
  const owed = formatPesos(fact.owed);
  return fact.old === 0 ? texts.oldNone(owed) : texts.oldSome(formatPesos(fact.old), owed);
}

function reconciled({ reconciled: fact, until }: ClosingFacts, view: ClosingView): string {
  if (fact === null) return texts.reconciledNone;
  if (until === null) return texts.notYet;
  if (fact.open.length === 0) return texts.reconciledDone(monthText(until));
  return texts.reconciledOpen(listed(fact.open.map((code) => view.nameOf(code))), monthText(until));
}

const WORDS: Readonly<Record<ClosingPoint["key"], Said>> = {
  sums: ({ sums }) =>
    said(texts.sums, sums === 0 ? texts.sumsEqual : texts.sumsDiffer(formatPesos(abs(sums)))),
  recount: ({ recount }, { recountFailed }) =>
    said(
      texts.recount,
      recount === null
        ? recountFailed
          ? texts.recountFailed
          : texts.recounting
        : recount === 0
          ? texts.recountEqual
          : texts.recountSome(recount),
    ),
  earlier: ({ earlier }, { period }) =>
    said(texts.earlier, earlier ? texts.earlierOpen(period) : texts.earlierDone),
  months: ({ months: { used, of, empty } }) =>
    said(
      texts.months(of),
      used === of ? texts.monthsAll : empty === 0 ? texts.monthsToCome(used, of) : texts.monthsFew(used, of),
    ),
  drafts: ({ drafts }) => said(texts.drafts, drafts === 0 ? texts.draftsNone : texts.draftsSome(drafts)),
  strays: ({ strays }) =>
    said(texts.strays, strays.length === 0 ? texts.straysNone : texts.straysIn(monthsText(strays))),
  against: ({ against }) =>
    said(texts.against, against === 0 ? texts.againstNone : texts.againstSome(against)),
  unclassified: ({ unclassified: { accounts, amount } }, view) =>
    said(
      texts.unclassified,
      accounts.length === 0
        ? texts.unclassifiedNone
        : texts.unclassifiedSome(formatPesos(amount), listed(accounts.map((code) => view.nameOf(code)))),
    ),
  over: ({ over: { last, today } }, { period, isMonth }) =>
    said(
      isMonth ? texts.overMonth : texts.over(period),
      today > last ? texts.overYes(formatDay(last)) : texts.overNot(formatDay(last)),
    ),
  overdrawn: ({ overdrawn }) =>
    said(
      texts.overdrawn,
      overdrawn === null
        ? texts.banksNone
        : overdrawn === 0
          ? texts.overdrawnNone
          : texts.overdrawnSome(overdrawn),
    ),
  reconciled: (facts, view) => said(texts.reconciled, reconciled(facts, view)),
  depreciation: (facts) => said(texts.depreciation, depreciation(facts)),
  recurring: ({ recurring }) =>
    said(
      texts.recurring,
      recurring === null
        ? texts.recurringNothing
        : recurring.waiting === 0
          ? texts.recurringNone
          : texts.recurringSome(recurring.waiting),
    ),
  payroll: (facts) => said(texts.payroll, payroll(facts)),
  provisions: ({ provisions }) =>
    said(
      texts.provisions,
      provisions === null
        ? texts.provisionsNothing
        : provisions.length === 0
          ? texts.provisionsAll
          : texts.provisionsFew(provisions.map((each) => texts.benefits[each]).join(", ")),
    ),
  "loan-interest": ({ "loan-interest": fact }) => {
    if (fact === null) return said(texts.loanInterest, texts.loanInterestNone);
    const [due, recorded] = [formatPesos(fact.due), formatPesos(fact.recorded)];
    const isAccrued = fact.due - fact.recorded <= fact.loans;
    return said(
      texts.loanInterest,
      isAccrued ? texts.loanInterestDone(recorded) : texts.loanInterestDue(due, recorded),
    );
  },
  stock: ({ stock }) => {
    if (stock === null) return said(texts.stock, texts.stockNone);
    const [kardex, ledger] = [formatPesos(stock.kardex), formatPesos(stock.ledger)];
    return said(
      texts.stock,
      kardex === ledger ? texts.stockEqual(kardex) : texts.stockDiffers(kardex, ledger),
    );
  },
  receivables: ({ receivables }) => said(texts.receivables, old(receivables, texts.receivablesNone)),
  payables: ({ payables }) => said(texts.payables, old(payables, texts.payablesNone)),
  vat: ({ vat }) => said(texts.vat, tax(vat, texts.vatNone)),
  withheld: ({ withheld }) => said(texts.withheld, tax(withheld, texts.withheldNone)),
  "income-tax": ({ "income-tax": booked }) =>
    said(
      texts.incomeTax,
      booked === null
        ? texts.incomeTaxNothing
        : booked === 0
          ? texts.incomeTaxNone
          : texts.incomeTaxBooked(formatPesos(booked)),
    ),
};

/** A point in words: its name and what decides it. */
export function pointWords({ key }: Pick<ClosingPoint, "key">, view: ClosingView): PointWords {
  return WORDS[key](view.facts, view);
}
