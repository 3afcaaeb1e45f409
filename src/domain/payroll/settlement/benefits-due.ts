import type { EntryContent } from "../../accounting/entries/entry.ts";
import { day, monthOf } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { type Pesos, pesos, sum } from "../../kernel/pesos.ts";
import { ok, type Result } from "../../kernel/result.ts";
import type { FixedPay } from "../benefits/average-pay.ts";
import type { Provided } from "../benefits/provided.ts";
import type { Contract } from "../employee/contract.ts";
import { contractOn } from "../employee/salary-on.ts";
import type { LawReader, UnknownLaw } from "../law/law.ts";
import { type NameWorker, plainName } from "../payment/worker-names.ts";
import { commercialDays, type DaySpan, overlap } from "../run/period.ts";
import { Postings } from "../run/run-entry.ts";
import { NET_PAYABLE } from "../slip/concepts.data.ts";
import { bonusLine, bonusTax, type SettlementLine, severanceLines } from "./benefit-lines.ts";
import { owedIn } from "./owed-in.ts";
import { lessPaid } from "./paid-benefits.ts";
import { postLine } from "./post-line.ts";
import { SETTLEMENT_CONCEPTS, type SettlementConcept } from "./settlement-concepts.data.ts";
import type { BenefitKind } from "./stored-payment.ts";

/** Benefits due while contracts continue: the prima of a semester, or the cesantías of a year with their interest. */

export interface BenefitOrder {
  readonly contract: Contract;
  readonly kind: BenefitKind;
  readonly year: number;
  /** Average monthly variable pay over the semester or year. */
  readonly variable: Pesos;
  /** Average salary and allowance over it, where they replace the last ones. */
  readonly fixed?: FixedPay;
  /** Unpaid days of the semester or the year. */
  readonly unpaidDays: number;
  readonly provided?: Provided;
  /** What the books hold of it already, by concept: only the difference is due. */
  readonly before?: ReadonlyMap<SettlementConcept, Pesos>;
}

export interface BenefitsDue {
  readonly order: BenefitOrder;
  /** Last day counted. */
  readonly until: Day;
  readonly lines: readonly SettlementLine[];
  readonly net: Pesos;
}

const SPANS: Readonly<Record<BenefitKind, readonly [from: string, to: string]>> = {
  "first-bonus": ["01-01", "06-30"],
  "second-bonus": ["07-01", "12-31"],
  severance: ["01-01", "12-31"],
};

/** The days that a benefit covers; the law of the last one applies. */
export function benefitSpan(kind: BenefitKind, year: number): DaySpan {
  const [from, to] = SPANS[kind];
  return { from: day(`${year}-${from}`), to: day(`${year}-${to}`) };
}

/** The last day on which a benefit is recorded: the prima of December is paid by the 20th (CST art. 306). */
const LAST_DAYS: Readonly<Record<BenefitKind, string>> = {
  "first-bonus": "06-30",
  "second-bonus": "12-20",
  severance: "12-31",
};

/**
 * The day of the entry of a benefit that is recorded today. A prima may be paid from the first day of its month on and
 * is owed on its last day; cesantías and their interest are consolidated on the last day of the year.
 */
export function benefitDay(kind: BenefitKind, year: number, today?: Day): Day {
  const last = day(`${year}-${LAST_DAYS[kind]}`);
  const isEarly = today !== undefined && today < last && monthOf(today) === monthOf(last);
  return isEarly && kind !== "severance" ? today : last;
}

/**
 * A benefit of an ongoing contract, under the law of the last day covered (CST arts. 249 and 306, Ley 52 de 1975); no
 * lines for an integral salary or a contract outside the period. Inputs must be valid contract data and whole pesos.
 */
export function benefitsDue(asked: BenefitOrder, read: LawReader): Result<BenefitsDue, UnknownLaw> {
  const { kind, year, variable, unpaidDays } = asked;
  const whole = benefitSpan(kind, year);
  const until = whole.to;
  const contract = contractOn(asked.contract, until);
  const order = { ...asked, contract };
  const law = read(until);
  if (!law.ok) return law;
  const own = overlap(whole, { from: contract.start, to: contract.end ?? until });
  const days = own ? Math.max(commercialDays(own.from, own.to) - unpaidDays, 0) : 0;
  if (contract.kind === "integral" || days === 0) return ok({ order, until, lines: [], net: pesos(0) });
  const counted = { contract, pay: { ...order.fixed, variable }, days };
  const lines: SettlementLine[] = [];
  if (kind === "severance") lines.push(...severanceLines(law.value, counted));
  else {
    const bonus = bonusLine(law.value, counted);
    const tax = bonusTax(law.value, bonus.amount);
    lines.push(bonus, ...(tax ? [tax] : []));
  }
  const due = lines.map((line) => lessPaid(line, asked.before?.get(line.concept) ?? pesos(0)));
  const net = sum(
    due.map(({ concept, amount }) => (SETTLEMENT_CONCEPTS[concept].side === "debit" ? amount : -amount)),
  );
  return ok({ order, until, lines: due, net });
}

const DESCRIPTIONS: Readonly<Record<BenefitKind, string>> = {
  "first-bonus": "Prima de servicios, primer semestre de",
  "second-bonus": "Prima de servicios, segundo semestre de",
  severance: "Cesantías e intereses consolidados de",
};

const REFERENCES: Readonly<Record<BenefitKind, (year: number) => string>> = {
  "first-bonus": (year) => `PRI-${year}-1`,
  "second-bonus": (year) => `PRI-${year}-2`,
  severance: (year) => `CES-${year}`,
};

/**
 * Benefits of one kind and year for many people as one balanced entry, which uses up the provisions. Only a proposal.
 */
export function benefitsEntry(
  kind: BenefitKind,
  year: number,
  due: readonly BenefitsDue[],
  nameOf: NameWorker = plainName,
  date = benefitDay(kind, year),
): EntryContent {
  const postings = new Postings();
  for (const { lines, order } of due)
    for (const line of lines) {
      postLine(postings, line, order);
      if (SETTLEMENT_CONCEPTS[line.concept].side === "debit")
        postings.add("credit", owedIn(line.concept), line.amount, nameOf(order.contract));
      else postings.add("credit", NET_PAYABLE, -line.amount, nameOf(order.contract));
    }
  const description = `${DESCRIPTIONS[kind]} ${year}`;
  return { date, description, reference: REFERENCES[kind](year), lines: postings.lines() };
}
