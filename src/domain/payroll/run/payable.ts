import type { EntryContent } from "../../accounting/entries/entry.ts";
import type { Day } from "../../kernel/day.ts";
import type { EmployeeId } from "../../kernel/ids.ts";
import { type NameWorker, plainName } from "../payment/worker-names.ts";
import type { SettlementLine } from "../settlement/benefit-lines.ts";
import { type BenefitsDue, benefitSpan, benefitsEntry } from "../settlement/benefits-due.ts";
import { usedByLine } from "../settlement/post-line.ts";
import type { Settlement } from "../settlement/settle-contract.ts";
import { settlementEntry } from "../settlement/settlement-entry.ts";
import type { BenefitKind, Claim, PaymentContent } from "../settlement/stored-payment.ts";

/** A computed payment that can be posted; both the entry and the record derive from it. */
export type Payable =
  | { readonly what: "settlement"; readonly settlement: Settlement }
  | {
      readonly what: BenefitKind;
      readonly year: number;
      readonly due: readonly BenefitsDue[];
      /** The day of the entry; absent: the last one by law (`benefitDay`). */
      readonly date?: Day;
    };

/** The balanced entry proposed for a payment. `nameOf`: `workerNames` of the company. */
export function payableEntry(payable: Payable, nameOf: NameWorker = plainName): EntryContent {
  return payable.what === "settlement"
    ? settlementEntry(payable.settlement, nameOf)
    : benefitsEntry(payable.what, payable.year, payable.due, nameOf, payable.date);
}

/** The last day that a payment covers, whenever it is recorded. */
function lastCovered(payable: Payable): Day {
  return payable.what === "settlement"
    ? payable.settlement.order.end
    : benefitSpan(payable.what, payable.year).to;
}

interface Figured {
  readonly order: Settlement["order"] | BenefitsDue["order"];
  readonly lines: readonly SettlementLine[];
}

function figuresOf(payable: Payable): readonly Figured[] {
  return payable.what === "settlement" ? [payable.settlement] : payable.due;
}

function usedIn(lines: readonly SettlementLine[], order: Figured["order"]) {
  return lines.flatMap((line) => {
    const used = usedByLine(line, order);
    return used === null ? [] : [[line.concept, used] as const];
  });
}

/** The stored record of a payment: people as its entry names them, amounts and day. Contract ids equal employee ids. */
export function paymentContent(payable: Payable, nameOf: NameWorker = plainName): PaymentContent {
  const people = figuresOf(payable).map(({ order, lines }) => ({
    employeeId: order.contract.id as EmployeeId,
    name: nameOf(order.contract),
    ...(order.contract.document === "" ? {} : { document: order.contract.document }),
    paid: lines.map(({ concept, amount }) => [concept, amount] as const),
    ...(payable.what === "settlement" ? {} : { used: usedIn(lines, order) }),
  }));
  return { what: payable.what, day: lastCovered(payable), people };
}

export function claimsOf(payable: Payable): readonly Claim[] {
  const { what, day } = paymentContent(payable);
  return figuresOf(payable).map(({ order: { contract } }) => ({
    what,
    day,
    employeeId: contract.id,
    start: contract.start,
  }));
}
