import { yearOf } from "../../kernel/calendar-day.ts";
import { type Pesos, pesos, sum, ZERO } from "../../kernel/pesos.ts";
import type { PayrollRun } from "../run/compute-run.ts";
import { type Creditor, obligationsOf } from "../run/run-summary.ts";
import { EARLIER_OF } from "../settlement/earlier-benefits.ts";
import { owedIn } from "../settlement/owed-in.ts";
import { SETTLEMENT_CONCEPTS } from "../settlement/settlement-concepts.data.ts";
import type { StoredPayment } from "../settlement/stored-payment.ts";
import { NET_PAYABLE } from "../slip/concepts.data.ts";
import type { Liability, LiabilityPayment, OpenLiability } from "./liability-payment.ts";

/** The contributions of each account on the PILA form, which rounds each of a person up to the hundred. */
const ON_FORM: Readonly<Partial<Record<Creditor, number>>> = {
  health: 2,
  pension: 2,
  risks: 1,
  parafiscal: 3,
};
const FORM_MULTIPLE = 100;

/**
 * What a run left owed, by account. Provisions are not owed yet: what settles them is (`paymentLiabilities`). What a
 * second fortnight gives back is no liability.
 */
export function runLiabilities(run: Pick<PayrollRun, "slips">): readonly Liability[] {
  const people = run.slips.length;
  return obligationsOf(run)
    .filter(({ creditor, amount }) => creditor !== "benefits" && amount > 0)
    .map(({ creditor, account, label, amount }) => {
      const rounding = pesos((ON_FORM[creditor] ?? 0) * FORM_MULTIPLE * people);
      return { account, label, amount, rounding };
    });
}

const LABELS: Readonly<Record<string, string>> = {
  [NET_PAYABLE]: "Neto a los empleados",
  "2510": "Cesantías consolidadas, al fondo",
  "2515": "Intereses sobre cesantías, al empleado",
  "236505": "Retención en la fuente por salarios",
};

/**
 * What settlements posted after a consolidation of cesantías paid of it to the people themselves, by account (Ley 50 de
 * 1990, art. 99-4): it is no longer owed to the fund. `settlements`: those that count in a book.
 */
export function settledSince(
  { what, people, day, createdAt }: Pick<StoredPayment, "what" | "people" | "day" | "createdAt">,
  settlements: readonly Pick<StoredPayment, "what" | "people" | "day" | "createdAt">[],
): ReadonlyMap<string, number> {
  const settled = new Map<string, number>();
  if (what !== "severance") return settled;
  const own = new Map(people.map(({ employeeId, paid }) => [employeeId, new Map(paid)]));
  const later = settlements.filter(
    (each) =>
      each.what === "settlement" && each.createdAt >= createdAt && yearOf(each.day) === yearOf(day) + 1,
  );
  for (const { employeeId, paid } of later.flatMap((each) => each.people))
    for (const [concept, amount] of paid) {
      if (concept !== "earlierSeverance" && concept !== "earlierInterest") continue;
      const of = EARLIER_OF[concept];
      const most = Math.min(amount, own.get(employeeId)?.get(of) ?? 0);
      settled.set(owedIn(of), (settled.get(owedIn(of)) ?? 0) + most);
    }
  return settled;
}

/** What a posted settlement or benefit left owed, by account. `settled`: `settledSince`. */
export function paymentLiabilities(
  { what, people }: Pick<StoredPayment, "what" | "people">,
  settled: ReadonlyMap<string, number> = new Map(),
): readonly Liability[] {
  const owed = new Map<string, number>([...settled].map(([account, amount]) => [account, -amount]));
  const add = (account: string, amount: number) => owed.set(account, (owed.get(account) ?? 0) + amount);
  for (const { paid } of people)
    for (const [concept, amount] of paid) {
      const { side, account: posted } = SETTLEMENT_CONCEPTS[concept];
      const account = what === "settlement" ? NET_PAYABLE : owedIn(concept);
      add(account, side === "debit" ? amount : -amount);
      if (side === "credit") add(posted, amount);
    }
  return [...owed]
    .filter(([, amount]) => amount > 0)
    .map(([account, amount]) => ({
      account,
      label: LABELS[account] ?? account,
      amount: pesos(amount),
      rounding: ZERO,
    }));
}

/** Liabilities with what was paid of each. `payments`: those whose entry counts. Nothing is left of an overpaid one. */
export function openLiabilities(
  owed: readonly Liability[],
  payments: readonly Pick<LiabilityPayment, "parts">[],
): readonly OpenLiability[] {
  const parts = payments.flatMap((each) => each.parts);
  return owed.map((liability) => {
    const own = parts.filter(([account]) => account === liability.account);
    const paid: Pesos = sum(own.map(([, amount]) => amount));
    return { ...liability, paid, left: pesos(Math.max(liability.amount - paid, 0)) };
  });
}
