import type { EntryLine } from "../../accounting/entries/entry.ts";
import { yearOf } from "../../kernel/calendar-day.ts";
import type { EmployeeId } from "../../kernel/ids.ts";
import { type Pesos, pesos, sum, ZERO } from "../../kernel/pesos.ts";
import type { PayrollRun } from "../run/compute-run.ts";
import { type Creditor, obligationsOf } from "../run/run-summary.ts";
import { EARLIER_OF } from "../settlement/earlier-benefits.ts";
import { owedIn } from "../settlement/owed-in.ts";
import { SETTLEMENT_CONCEPTS } from "../settlement/settlement-concepts.data.ts";
import type { StoredPayment } from "../settlement/stored-payment.ts";
import { NET_PAYABLE } from "../slip/concepts.data.ts";
import type { Liability, LiabilityPayment, OpenLiability, OwedTo } from "./liability-payment.ts";

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
      const liability = { account, label, amount, rounding };
      return creditor === "employees" ? { ...liability, people: netOf(run) } : liability;
    });
}

function netOf({ slips }: Pick<PayrollRun, "slips">): readonly OwedTo[] {
  return slips.flatMap(({ contract, totals }) => (totals.net > 0 ? [[contract.name, totals.net]] : []));
}

/**
 * Liabilities as their entry left them: each person by the name that it has there, and one that names nobody on an
 * account is paid without names.
 */
export function asPosted(owed: readonly Liability[], lines: readonly EntryLine[]): readonly Liability[] {
  return owed.map(({ people, ...liability }) => {
    const named = lines.flatMap(({ account, thirdParty, credit }): OwedTo[] =>
      account === liability.account && thirdParty ? [[thirdParty, credit]] : [],
    );
    if (people === undefined || named.length === 0) return liability;
    const isEach =
      named.length === people.length && people.every(([, amount], index) => named[index]?.[1] === amount);
    return { ...liability, people: isEach ? named : people };
  });
}

const LABELS: Readonly<Record<string, string>> = {
  [NET_PAYABLE]: "Neto a los empleados",
  "2510": "Cesantías consolidadas, al fondo",
  "2515": "Intereses sobre cesantías, al empleado",
  "236505": "Retención en la fuente por salarios",
};

/** What was paid to a person of what an account owed. */
interface SettledSum {
  readonly account: string;
  readonly employeeId: EmployeeId;
  readonly amount: number;
}

/**
 * What settlements posted after a consolidation of cesantías paid of it to the people themselves (Ley 50 de 1990, art.
 * 99-4): it is no longer owed to the fund. `settlements`: those that count in a book.
 */
export function settledSince(
  { what, people, day, createdAt }: Pick<StoredPayment, "what" | "people" | "day" | "createdAt">,
  settlements: readonly Pick<StoredPayment, "people" | "day" | "createdAt">[],
): readonly SettledSum[] {
  const settled: SettledSum[] = [];
  if (what !== "severance") return settled;
  const own = new Map(people.map(({ employeeId, paid }) => [employeeId, new Map(paid)]));
  const later = settlements.filter(
    (each) => each.createdAt >= createdAt && yearOf(each.day) === yearOf(day) + 1,
  );
  for (const { employeeId, paid } of later.flatMap((each) => each.people))
    for (const [concept, amount] of paid) {
      if (concept !== "earlierSeverance" && concept !== "earlierInterest") continue;
      const of = EARLIER_OF[concept];
      const most = Math.min(amount, own.get(employeeId)?.get(of) ?? 0);
      settled.push({ account: owedIn(of), employeeId, amount: most });
    }
  return settled;
}

/** What a posted settlement or benefit left owed, by account. `settled`: `settledSince`. */
export function paymentLiabilities(
  { what, people }: Pick<StoredPayment, "what" | "people">,
  settled: readonly SettledSum[] = [],
): readonly Liability[] {
  const owed = new Map<string, Map<string, number>>();
  const add = (account: string, name: string, amount: number) => {
    const own = owed.get(account) ?? new Map<string, number>();
    owed.set(account, own.set(name, (own.get(name) ?? 0) + amount));
  };
  for (const { employeeId, name, paid } of people) {
    for (const [concept, amount] of paid) {
      const { side, account: posted } = SETTLEMENT_CONCEPTS[concept];
      add(what === "settlement" ? NET_PAYABLE : owedIn(concept), name, side === "debit" ? amount : -amount);
      if (side === "credit") add(posted, "", amount);
    }
    for (const each of settled) if (each.employeeId === employeeId) add(each.account, name, -each.amount);
  }
  return [...owed].flatMap(([account, own]): Liability[] => {
    const amount = [...own.values()].reduce((total, each) => total + each, 0);
    if (amount <= 0) return [];
    const named = [...own].flatMap(([name, each]): OwedTo[] =>
      name !== "" && each > 0 ? [[name, pesos(each)]] : [],
    );
    const liability = { account, label: LABELS[account] ?? account, amount: pesos(amount), rounding: ZERO };
    return [named.length > 0 ? { ...liability, people: named } : liability];
  });
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
