import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId, EmployeeId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import type { Payable } from "#domain/payroll/run/payable.ts";
import type { PeriodInput } from "#domain/payroll/run/period-input.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { benefitDay } from "#domain/payroll/settlement/benefits-due.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import type { BenefitKind, StoredPayment } from "#domain/payroll/settlement/stored-payment.ts";
import { benefitsOfStaff } from "#features/payroll/settlements/benefits-of-staff.ts";
import { orderOf, payOnFile, startSettlementDraft } from "#features/payroll/settlements/settlement-draft.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { setNonCurrent } from "#storage/commands/books/change-book.ts";
import { closeYear, openYear } from "#storage/commands/books/close-year.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { saveEmployee } from "#storage/commands/payroll/employees.ts";
import { saveRun } from "#storage/commands/payroll/payroll-runs.ts";
import { postBenefits } from "#storage/commands/payroll/post-benefits.ts";
import { postRun } from "#storage/commands/payroll/post-run.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { listEmployees } from "#storage/queries/payroll/employees.ts";
import { listPayments } from "#storage/queries/payroll/payments.ts";
import { listRuns } from "#storage/queries/payroll/payroll-runs.ts";
import { steppingClock } from "#tests/support/builders.ts";
import { toPost } from "#tests/support/payroll/payments.ts";
import {
  beginRun,
  closedOf,
  hire,
  makeBook,
  makeCompany,
  must,
  on,
} from "#tests/support/payroll/payroll-runs.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";
import { type HandEntry, handJournal } from "./hand-journal.ts";
import { NEWS, PEOPLE, PERIODS, type PersonKey, RAISE } from "./people.ts";

/** The company of docs/worked-year.md, whose year was put through the product's own commands. */
export interface WorkedYear {
  readonly storage: AppStorage;
  readonly companyId: CompanyId;
  readonly bookId: BookId;
  readonly staff: Readonly<Record<PersonKey, Employee>>;
  readonly runs: ReadonlyMap<string, StoredRun>;
  readonly payables: ReadonlyMap<string, Payable>;
  readonly payments: ReadonlyMap<string, StoredPayment>;
}

type Opened = Pick<WorkedYear, "storage" | "companyId" | "bookId">;

const SUBACCOUNTS = [
  ["11100501", "Banco del Otún"],
  ["11100502", "Banco de la Montaña"],
  ["21051001", "Banco del Otún, cuotas del año"],
  ["21051002", "Banco del Otún, cuotas posteriores"],
] as const;

async function openBook(): Promise<Opened> {
  await loadChart("puc");
  const storage = await openTestStorage({ newId, clock: steppingClock("2027-01-15T12:00:00-05:00") });
  const companyId = await makeCompany(storage, "Café Alto Tatamá S.A.S.");
  const bookId = await makeBook(storage, companyId);
  for (const [code, name] of SUBACCOUNTS)
    must(await addAccount(storage, { id: newId("command"), bookId, code, name }));
  const id = newId("command");
  must(await setNonCurrent(storage, { id, bookId, account: "21051002", nonCurrent: true }));
  return { storage, companyId, bookId };
}

/** Writes the entries that a person types: those that the product makes by itself are left out. */
async function write(
  { storage, bookId }: Opened,
  entries: readonly HandEntry[],
  year: string,
): Promise<void> {
  const typed = entries.filter(({ mark }) => mark === "" || /^(?:sale|purchase) /.test(mark));
  const contents = typed.map(({ content }) => content).filter(({ date }) => date.startsWith(year));
  must(await importEntries(storage, { id: newId("command"), bookId, contents, origin: "journal" }));
}

function told(
  run: StoredRun,
  staff: ReadonlyMap<EmployeeId, PersonKey>,
  period: string,
): StoredRun["people"] {
  return run.people.map((member) => {
    const key = staff.get(member.contract.id as EmployeeId);
    const news: Partial<PeriodInput> = (key && NEWS[period]?.[key]) ?? {};
    return { ...member, input: { ...member.input, ...news } };
  });
}

async function runOf(opened: Opened, staff: WorkedYear["staff"], period: string): Promise<StoredRun> {
  const { storage, companyId, bookId } = opened;
  const keys = new Map(Object.entries(staff).map(([key, { id }]) => [id, key as PersonKey] as const));
  const begun = await beginRun(storage, companyId, period);
  const people = told(begun, keys, period);
  const { settings, overrides } = begun;
  const saved = must(await saveRun(storage, { ...on(begun), settings, overrides, people }));
  const closed = await closedOf(storage, saved);
  return must(await postRun(storage, { ...on(closed), bookId, entryId: newId("entry") }));
}

async function raise({ storage, companyId }: Opened, employee: Employee): Promise<Employee> {
  const { id: employeeId, contract, position, eps, pensionFund, version } = employee;
  const fields = { contract: { ...contract, salary: pesos(RAISE.salary) }, position, eps, pensionFund };
  return must(await saveEmployee(storage, { id: newId("command"), employeeId, companyId, fields, version }));
}

/** A benefit of everybody, as its screen offers it. */
async function benefit({ storage, companyId }: Opened, kind: BenefitKind): Promise<Payable> {
  const [employees, runs, payments] = await Promise.all([
    listEmployees(storage, companyId),
    listRuns(storage, companyId),
    listPayments(storage, companyId),
  ]);
  const staff = must(benefitsOfStaff(employees, { kind, year: 2026 }, new Map(), payments, runs));
  // The prima of December is paid on the 18th.
  const date = benefitDay(kind, 2026, day("2026-12-18"));
  return { what: kind, year: 2026, due: staff.toPost.map(({ due }) => due), date };
}

/** The settlement, as its screen offers it: ten days of vacation were taken. */
async function settlement({ storage, companyId }: Opened, leaver: Employee): Promise<Payable> {
  const onFile = payOnFile(leaver, await listRuns(storage, companyId), []);
  const draft = { ...startSettlementDraft(leaver, day("2026-09-15")), vacationDaysTaken: 10 };
  const order = orderOf(draft, leaver, undefined, onFile);
  if (order === null) throw new Error("no order");
  return { what: "settlement", settlement: must(settleContract(order, createLawReader())) };
}

/** What is posted after the run of a period. */
const AFTER: Readonly<Record<string, readonly (BenefitKind | "settlement")[]>> = {
  "2026-06": ["first-bonus"],
  "2026-09": ["settlement"],
  "2026-12": ["second-bonus", "severance"],
};

/** Puts the whole year through the product, and closes it. */
export async function workYear(): Promise<WorkedYear> {
  const opened = await openBook();
  const { storage, companyId, bookId } = opened;
  const journal = handJournal();
  await write(opened, journal, "2025");
  must(await closeYear(storage, { id: newId("command"), bookId, year: 2025 }));
  must(await openYear(storage, { id: newId("command"), bookId, year: 2026 }));
  await write(opened, journal, "2026");
  const hired: Partial<Record<PersonKey, Employee>> = {};
  for (const [key, fields] of Object.entries(PEOPLE))
    hired[key as PersonKey] = await hire(storage, companyId, fields);
  const staff = hired as Record<PersonKey, Employee>;
  const runs = new Map<string, StoredRun>();
  const payables = new Map<string, Payable>();
  const payments = new Map<string, StoredPayment>();
  for (const period of PERIODS) {
    if (period === RAISE.from) staff[RAISE.who] = await raise(opened, staff[RAISE.who]);
    runs.set(period, await runOf(opened, staff, period));
    for (const what of AFTER[period] ?? []) {
      const payable =
        what === "settlement" ? await settlement(opened, staff.dario) : await benefit(opened, what);
      payments.set(what, must(await postBenefits(storage, toPost(bookId, { companyId }, payable))));
      payables.set(what, payable);
    }
  }
  return { ...opened, staff, runs, payables, payments };
}

/** Closes the year and carries its result into the next one. */
export async function closeBooks({ storage, bookId }: WorkedYear): Promise<readonly Entry[]> {
  const closing = must(await closeYear(storage, { id: newId("command"), bookId, year: 2026 }));
  return [...closing, ...must(await openYear(storage, { id: newId("command"), bookId, year: 2027 }))];
}
