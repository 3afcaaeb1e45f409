import { MAX_AMOUNT } from "#domain/payroll/employee/max-amount.ts";
import { type KeptPayment, PAYMENT_KINDS, type PaidPerson } from "#domain/payroll/settlement/kept-payment.ts";
import {
  SETTLEMENT_CONCEPTS,
  type SettlementConcept,
} from "#domain/payroll/settlement/settlement-concepts.data.ts";
import { count, day, id, integer, list, oneOf, pair, pesosUpTo, shape, text, whole } from "../shape.ts";

/** More than a settlement of a hundred years pays of any concept. */
const MOST = 1000 * MAX_AMOUNT;

const concept = oneOf(Object.keys(SETTLEMENT_CONCEPTS) as SettlementConcept[]);

const payment = shape<KeptPayment>({
  kind: oneOf(["benefits"]),
  id: id("payrollRun"),
  companyId: id("company"),
  what: oneOf(PAYMENT_KINDS),
  day,
  people: list(
    shape<PaidPerson>({ employeeId: id("employee"), name: text, paid: list(pair(concept, pesosUpTo(MOST))) }),
  ),
  posting: shape<KeptPayment["posting"]>({ bookId: id("book"), entryId: id("entry") }),
  createdAt: integer,
  updatedAt: integer,
  version: count,
});

/** Nobody is paid twice by one record, nor one concept twice; a settlement is of one person. */
function isWhole({ what, people }: KeptPayment): boolean {
  const isOnce = (keys: readonly string[]) => new Set(keys).size === keys.length;
  return (
    (what === "settlement" ? people.length === 1 : people.length > 0) &&
    isOnce(people.map(({ employeeId }) => employeeId)) &&
    people.every(({ paid }) => isOnce(paid.map(([key]) => key)))
  );
}

/** A settlement or benefit that was posted. */
export const keptPaymentShape = whole(payment, isWhole);
