import { MAX_AMOUNT } from "#domain/payroll/employee/max-amount.ts";
import {
  SETTLEMENT_CONCEPTS,
  type SettlementConcept,
} from "#domain/payroll/settlement/settlement-concepts.data.ts";
import {
  BENEFIT_KINDS,
  type KeptBenefit,
  type KeptSettlement,
  type PaidPerson,
  type StoredPayment,
} from "#domain/payroll/settlement/stored-payment.ts";
import {
  count,
  dayValue,
  type Fields,
  id,
  integer,
  list,
  maybe,
  oneOf,
  pair,
  pesosUpTo,
  type Shape,
  shape,
  textValue,
  whole,
} from "../shape.ts";
import { paymentsShape } from "./liability-payment-shape.ts";

/** More than a settlement of a hundred years pays for any concept. */
const MOST = 1000 * MAX_AMOUNT;

const concept = oneOf(Object.keys(SETTLEMENT_CONCEPTS) as SettlementConcept[]);

const posted: Fields<Omit<StoredPayment, "id" | "what">> = {
  companyId: id("company"),
  day: dayValue,
  people: list(
    shape<PaidPerson>({
      employeeId: id("employee"),
      name: textValue,
      document: maybe(textValue),
      paid: list(pair(concept, pesosUpTo(MOST))),
      used: maybe(list(pair(concept, pesosUpTo(MOST, true)))),
    }),
  ),
  posting: shape<StoredPayment["posting"]>({ bookId: id("book"), entryId: id("entry") }),
  payments: maybe(paymentsShape),
  createdAt: integer,
  updatedAt: integer,
  version: count,
};

/** Nobody is paid twice by one record, nor one concept twice. */
function isOfEachOnce({ people }: StoredPayment): boolean {
  const isOnce = (keys: readonly string[]) => new Set(keys).size === keys.length;
  return (
    isOnce(people.map(({ employeeId }) => employeeId)) &&
    people.every(({ paid, used = [] }) => [paid, used].every((each) => isOnce(each.map(([key]) => key))))
  );
}

export const settlementShape: Shape<KeptSettlement> = whole(
  shape<KeptSettlement>({ id: id("settlement"), what: oneOf(["settlement"]), ...posted }),
  (settlement) => settlement.people.length === 1 && isOfEachOnce(settlement),
);

export const benefitShape: Shape<KeptBenefit> = whole(
  shape<KeptBenefit>({ id: id("benefitPayment"), what: oneOf(BENEFIT_KINDS), ...posted }),
  (benefit) => benefit.people.length > 0 && isOfEachOnce(benefit),
);
