import type { AccountCode } from "../accounting/account.ts";
import type { RuleFields } from "../automation/company-rule.ts";
import { addMonths, day, monthOf, yearOf } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { pesos } from "../kernel/pesos.ts";
import type { RecurringFields } from "../recurring/recurring.ts";
import { FEES, LOAN, LOAN_INSTALLMENTS, LOAN_RATE, RENT } from "./running-costs.ts";
import { credit, debit, share } from "./sample-books.ts";
import { RATES } from "./sample-rates.data.ts";
import { inYear, SHOP } from "./shop.data.ts";

const code = (account: string) => account as AccountCode;

/** The next such day of a month after the sample's last day, which the bookkeeper has written already. */
function nextOn(until: Day, ofMonth: string): Day {
  const own = day(`${monthOf(until)}-${ofMonth}`);
  return own > until ? own : day(`${addMonths(monthOf(until), 1)}-${ofMonth}`);
}

function paid(account: string, amount: number, thirdParty: string, withheldOn: string, withheld: number) {
  const lines = [
    debit(account, amount, thirdParty),
    credit(withheldOn, withheld),
    credit("1110", amount - withheld),
  ];
  return { kind: "monthly", asks: false, lines } as const;
}

/** The payments of the loan that are left. `owed`: its balance, in pesos. */
function loanLeft(until: Day, owed: number): readonly RecurringFields[] {
  const capital = LOAN / LOAN_INSTALLMENTS;
  const months = Math.round(owed / capital);
  if (months < 1) return [];
  const plan = {
    kind: "loan",
    method: "german",
    principal: pesos(owed),
    rate: (100 * LOAN_RATE[0]) / LOAN_RATE[1],
    months,
    debt: code("2105"),
    interest: code("530520"),
    money: code("1110"),
  } as const;
  return [
    {
      description: `Cuota del crédito, ${SHOP.bank}`,
      first: nextOn(until, "26"),
      last: null,
      plan,
      state: "active",
    },
  ];
}

/** What the shop pays each month, from the next time on. `owed`: what is left of its loan, in pesos. */
export function sampleRecurring(until: Day, owed: number): readonly RecurringFields[] {
  const monthly = (description: string, ofMonth: string, plan: (year: number) => RecurringFields["plan"]) => {
    const first = nextOn(until, ofMonth);
    return { description, first, last: null, plan: plan(yearOf(first)), state: "active" } as const;
  };
  return [
    monthly("Arriendo del local", "10", (year) => {
      const rent = inYear(RENT, year, 10_000);
      return paid("5120", rent, SHOP.lessor, "236530", share(rent, RATES.rent));
    }),
    monthly("Honorarios de la contadora", "25", (year) => {
      const fees = inYear(FEES, year, 10_000);
      return paid("5110", fees, SHOP.accountant, "236515", share(fees, RATES.fees));
    }),
    ...loanLeft(until, owed),
  ];
}

function rule(words: string, account: string): RuleFields {
  const condition = { direction: "out", words, party: null, means: null, least: null, most: null } as const;
  const outcome = { means: null, pocket: null, party: null, vat: null, withholdsNothing: true } as const;
  return { condition, outcome: { account: code(account), ...outcome }, state: "active" };
}

/** What the shop's own words mean: deliveries, and what keeps the premises going. */
export const SAMPLE_RULES: readonly RuleFields[] = [rule("acarreo", "5135"), rule("bombillo bodega", "5145")];
