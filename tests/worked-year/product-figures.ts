import { fiscalEffect } from "#domain/fiscal/fiscal-effect.ts";
import { COMPANY, type Counterparty, type FiscalOperation } from "#domain/fiscal/fiscal-operation.ts";
import { type FiscalContent, newProfile } from "#domain/fiscal/fiscal-profile.ts";
import { addMonths, firstDay, month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { IncomeConcept, VatTreatment } from "#domain/law/tax-statutes.data.ts";
import { type PilaRow, pilaRow } from "#domain/payroll/contributions/pila.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import type { Payable } from "#domain/payroll/run/payable.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { CONCEPTS, type ConceptKey } from "#domain/payroll/slip/concepts.data.ts";
import { balancesBefore } from "#storage/queries/books/balances.ts";
import { retention } from "#tests/domain/fiscal/fiscal-worlds.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import type { WorkedYear } from "./company.ts";
import { type HandEntry, sumsOf } from "./hand-journal.ts";

type Sums = Readonly<Record<string, number>>;

/** What a closed run keeps of one person by concept, and its sums; empty for who is not in the run. */
export function slipIn(run: StoredRun | undefined, employeeId: string): Sums {
  const at = run?.people.findIndex(({ contract }) => contract.id === employeeId) ?? -1;
  const lines = run?.kept?.[at] ?? [];
  const sums: Record<string, number> = {};
  const add = (key: string, amount: number) => {
    sums[key] = (sums[key] ?? 0) + amount;
  };
  for (const [concept, amount] of lines) {
    const { group } = CONCEPTS[concept satisfies ConceptKey];
    add(concept, amount);
    if (group === "accrued" || group === "deducted") {
      add(group, amount);
      add("net", group === "accrued" ? amount : -amount);
    }
  }
  return sums;
}

/** The lines of a posted benefit or settlement for one person: concept, days, amount. */
export function benefitsIn(payable: Payable | undefined, employeeId: string): Sums {
  const figured = payable?.what === "settlement" ? [payable.settlement] : (payable?.due ?? []);
  const own = figured.find(({ order }) => order.contract.id === employeeId);
  return Object.fromEntries((own?.lines ?? []).map(({ concept, amount }) => [concept, amount]));
}

/** The sums of the PILA form of one month, from its month or second fortnight. */
export function formIn({ runs }: WorkedYear, name: string): Sums {
  const run = runs.get(name) ?? runs.get(`${name} -2`);
  if (!run) throw new Error(`no run of ${name}`);
  const first = runs.get(`${name} -1`) ?? null;
  const rows: readonly PilaRow[] = must(computeKept(run, first)).run.slips.map(pilaRow);
  const total = (key: keyof Omit<PilaRow, "employee">) => rows.reduce((sum, row) => sum + row[key], 0);
  const parts = {
    health: total("health"),
    pension: total("pension"),
    solidarity: total("solidarity"),
    risks: total("risks"),
    familyFund: total("familyFund"),
  };
  return { ...parts, form: Object.values(parts).reduce((sum, each) => sum + each, 0) };
}

const PROFILE: FiscalContent = {
  ...newProfile(),
  retentions: [
    retention({ name: "Compras" }),
    retention({ name: "Café pergamino o cereza", rate: 0.5 }),
    retention({ name: "Servicios generales", rate: 4 }),
    retention({ name: "Transporte de carga", rate: 1 }),
    retention({ name: "Arrendamientos", rate: 3.5 }),
    retention({ name: "Honorarios", rate: 11 }),
    retention({ name: "Autorretención especial", rate: 0.55 }),
  ],
};

/** Who differs from an ordinary company. */
const PARTIES: Readonly<Record<string, Partial<Counterparty>>> = {
  "Supermercados del Otún S.A.": { largeTaxpayer: true },
  "Nordic Beans AB": { withholdsIncome: false },
  "Seguros La Cordillera S.A.": { selfWithholder: true },
};

/** The entry that the product proposes for a sale or purchase of the journal, as sums by account. */
export function operationIn({ mark, content }: HandEntry): Sums {
  const [kind = "", concept = "", treatment = "", returned] = mark.split(" ");
  const { date, lines } = content;
  const isSale = kind === "sale";
  const main = lines.find(({ account }) => (isSale ? /^41/.test(account) : account !== "2408"));
  const party = lines.find(({ thirdParty }) => thirdParty !== undefined)?.thirdParty ?? "";
  const cost = lines.find(({ account }) => account === "6135");
  if (!main) throw new Error(`no operation: ${content.description}`);
  const operation: FiscalOperation = {
    kind: isSale ? "sale" : "purchase",
    concept: concept as IncomeConcept,
    treatment: treatment as VatTreatment,
    base: pesos(main.debit + main.credit),
    day: date,
    counterpart: { ...COMPANY, ...PARTIES[party] },
    settlement: "credit",
    account: main.account,
    ...(returned === undefined ? {} : { returned: true }),
    ...(cost === undefined ? {} : { cost: pesos(cost.debit + cost.credit) }),
  };
  return sumsOf(must(fiscalEffect(PROFILE, operation)).lines);
}

/** Balances at the end of a month by account, as a credit. */
export async function creditsAt({ storage, bookId }: WorkedYear, name: string) {
  const balances = await balancesBefore(storage, bookId, firstDay(addMonths(month(name), 1)));
  return (prefix: string): number =>
    [...balances].reduce(
      (sum, [account, { debit, credit }]) => (account.startsWith(prefix) ? sum + credit - debit : sum),
      0,
    );
}
