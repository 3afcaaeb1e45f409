import type { Instant } from "../../kernel/clock.ts";
import type { Day } from "../../kernel/day.ts";
import type {
  BenefitPaymentId,
  BookId,
  CompanyId,
  EmployeeId,
  EntryId,
  SettlementId,
} from "../../kernel/ids.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { LiabilityPayment } from "../payment/liability-payment.ts";
import type { SettlementConcept } from "./settlement-concepts.data.ts";

/** The benefits that fall due while a contract goes on. */
export const BENEFIT_KINDS = ["first-bonus", "second-bonus", "severance"] as const;
export type BenefitKind = (typeof BENEFIT_KINDS)[number];

/** Those, and what is owed at a contract's end. */
export type PaymentKind = "settlement" | BenefitKind;

/**
 * Amounts paid to one person, in whole pesos, by concept; withholdings have their own concept, with a positive
 * amount.
 */
export interface PaidPerson {
  readonly employeeId: EmployeeId;
  /** Name at that time: the employee may since be renamed or deleted. */
  readonly name: string;
  /** Document at that time, by which a person who is added again is known; absent: not noted. */
  readonly document?: string;
  readonly paid: readonly (readonly [concept: SettlementConcept, amount: Pesos])[];
  /** What its entry took out of the provision of a benefit, by concept; absent: not noted. */
  readonly used?: readonly (readonly [concept: SettlementConcept, amount: Pesos])[];
}

export interface PaymentContent {
  readonly what: PaymentKind;
  /** The last day of the contract, of the semester or of the year. */
  readonly day: Day;
  readonly people: readonly PaidPerson[];
}

/** Written with its entry; whether the entry still counts is asked of the book. Only its payments are added later. */
interface Posted extends PaymentContent {
  readonly companyId: CompanyId;
  readonly posting: { readonly bookId: BookId; readonly entryId: EntryId };
  /** Payments of what it left owed, oldest first; absent: none. */
  readonly payments?: readonly LiabilityPayment[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** A settlement that was posted, of one person. */
export interface KeptSettlement extends Posted {
  readonly id: SettlementId;
  readonly what: "settlement";
}

/** A benefit of many people that was posted. */
export interface KeptBenefit extends Posted {
  readonly id: BenefitPaymentId;
  readonly what: BenefitKind;
}

export type StoredPayment = KeptSettlement | KeptBenefit;

/** A payment about to be made: kind, day and contract. */
export interface Claim {
  readonly what: PaymentKind;
  readonly day: Day;
  readonly employeeId: string;
  /** First day of the contract: payments for an earlier contract do not count. */
  readonly start: Day;
}

/**
 * Whether a payment already covers the claim: the same benefit, or the contract's settlement, which pays all benefits
 * running at its end.
 */
export function covers(payment: PaymentContent, { what, day, employeeId, start }: Claim): boolean {
  if (!payment.people.some((person) => person.employeeId === employeeId)) return false;
  if (payment.what === "settlement")
    return start <= payment.day && (what === "settlement" || payment.day <= day);
  return payment.what === what && payment.day === day;
}

/** Whether two payments are for the same benefit or settlement and have a person in common. */
export function isRepeated(one: PaymentContent, other: PaymentContent): boolean {
  const ids = new Set(one.people.map(({ employeeId }) => employeeId));
  return (
    one.what === other.what &&
    (one.what === "settlement" || one.day === other.day) &&
    other.people.some(({ employeeId }) => ids.has(employeeId))
  );
}
