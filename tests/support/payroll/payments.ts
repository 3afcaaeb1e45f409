import { day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import type { Payable } from "#domain/payroll/run/payable.ts";
import { benefitsDue } from "#domain/payroll/settlement/benefits-due.ts";
import { NOTHING_PAID } from "#domain/payroll/settlement/paid-benefits.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import type { SettlementOrder } from "#domain/payroll/settlement/settlement-order.ts";
import type { BenefitKind, StoredPayment } from "#domain/payroll/settlement/stored-payment.ts";
import { newId } from "#storage/engine/environment.ts";
import { must } from "./payroll-runs.ts";

type Person = Pick<Employee, "id" | "contract">;

/** The settlement owed to a person who resigns on a day. */
export function settlementOf(
  { id, contract }: Person,
  end: Day = day("2026-09-30"),
  more: Partial<SettlementOrder> = {},
): Payable {
  const order: SettlementOrder = {
    contract: { ...contract, id },
    end,
    reason: "resignation",
    agreedEnd: null,
    variableOfYear: ZERO,
    variableOfSemester: ZERO,
    unpaidDays: { year: 0, semester: 0, all: 0 },
    vacationDaysTaken: 0,
    paid: NOTHING_PAID,
    ...more,
  };
  return { what: "settlement", settlement: must(settleContract(order, createLawReader())) };
}

/** A benefit of a year, for several people. */
export function benefitOf(what: BenefitKind, year: number, people: readonly Person[]): Payable {
  const due = people.map(({ id, contract }) =>
    must(
      benefitsDue(
        { contract: { ...contract, id }, kind: what, year, variable: ZERO, unpaidDays: 0 },
        createLawReader(),
      ),
    ),
  );
  return { what, year, due };
}

export function paymentIdOf({ what }: Pick<Payable, "what">): StoredPayment["id"] {
  return newId(what === "settlement" ? "settlement" : "benefitPayment");
}

/** The command that posts it, with new ids. */
export function toPost(bookId: BookId, { companyId }: Pick<Employee, "companyId">, payable: Payable) {
  return {
    id: newId("command"),
    paymentId: paymentIdOf(payable),
    entryId: newId("entry"),
    bookId,
    companyId,
    payable,
    again: false,
  };
}
