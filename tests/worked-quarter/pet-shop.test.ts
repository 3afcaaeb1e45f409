import { beforeAll, describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { StockKind, StockLine } from "#domain/inventory/inventory-move.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId, ItemId, StoreId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import { settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { orderOf, payOnFile, startSettlementDraft } from "#features/payroll/settlements/settlement-draft.ts";
import { moveAsset, postDepreciation } from "#storage/commands/assets/move-asset.ts";
import { registerAsset } from "#storage/commands/assets/save-asset.ts";
import { postStock, type StockDraft } from "#storage/commands/inventory/post-stock.ts";
import { saveEmployee } from "#storage/commands/payroll/employees.ts";
import { postBenefits } from "#storage/commands/payroll/post-benefits.ts";
import { postRun } from "#storage/commands/payroll/post-run.ts";
import { postRecurring } from "#storage/commands/recurring/post-recurring.ts";
import { saveRecurring } from "#storage/commands/recurring/save-recurring.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { storeUnits } from "#storage/queries/inventory/inventory.ts";
import { listRuns } from "#storage/queries/payroll/payroll-runs.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { figuresOf } from "#tests/support/book-facts.ts";
import { toPost } from "#tests/support/payroll/payments.ts";
import {
  beginRun,
  closedOf,
  employeeFields,
  hire,
  makeBook,
  makeCompany,
  must,
  on,
} from "#tests/support/payroll/payroll-runs.ts";
import { MACHINE } from "#tests/support/records/assets.ts";
import { inStores, line, stockDraft, stocked, transferOf } from "#tests/support/records/stock.ts";
import { postTyped, typedEntry } from "#tests/support/records/told-entries.ts";
import { allEntries, openTestStorage } from "#tests/support/test-storage.ts";

/*
 * The third quarter of 2026 of a shop for pets, reckoned by hand before the product saw it. It sells food (IVA 5 %) and
 * collars (19 %), values its stock by PEPS, has two stores, a loan, an asset that it sells, returns both ways, and one
 * employee who is paid by fortnights, gets a raise and resigns.
 */
const code = (text: string) => text as AccountCode;
const BANK = { counter: code("1110"), taxed: true };
const CREDIT = { counter: code("1305"), taxed: true, thirdParty: "Finca El Roble" };

let storage: AppStorage;
let companyId: CompanyId;
let bookId: BookId;
let food: ItemId;
let collar: ItemId;
let stores: readonly [StoreId, StoreId];
let ana: Employee;
const nets: number[] = [];
let benefits: Readonly<Record<string, number>> = {};

const head = () => ({ id: newId("command"), bookId });

async function move(kind: StockKind, date: string, lines: readonly StockLine[], more: Partial<StockDraft>) {
  const draft = stockDraft(kind, date, lines, more);
  must(await postStock(storage, { ...head(), moves: [draft], accepts: false, adjustment: "Ajuste" }));
  return draft.moveId;
}

async function trade(): Promise<void> {
  const [, north] = stores;
  await move("purchase", "2026-07-02", [line(food, 20, 1_600_000), line(collar, 50, 500_000)], {
    taxed: true,
  });
  const units = { date: "2026-07-10", from: stores[0], to: north, item: food, units: 8 };
  must(await transferOf(storage, head(), units));
  await move("sale", "2026-07-12", [line(food, 10, 1_150_000), line(collar, 20, 360_000)], BANK);
  const bought = await move("purchase", "2026-07-20", [line(food, 10, 880_000)], { taxed: true });
  const sold = await move("sale", "2026-07-25", [line(food, 8, 960_000)], { ...CREDIT, store: north });
  await move("sale-return", "2026-08-05", [line(food, 3, 360_000, sold)], { ...CREDIT, store: north });
  await move("purchase-return", "2026-08-08", [line(food, 4, 352_000, bought)], { taxed: true });
  await move("sale", "2026-08-20", [line(food, 8, 960_000)], BANK);
}

async function useTable(): Promise<void> {
  const fields = {
    ...MACHINE,
    name: "Mesa de cirugía",
    bought: day("2026-07-05"),
    starts: month("2026-07"),
    cost: pesos(9_000_000),
    residual: pesos(600_000),
    months: 60,
    taxMonths: 120,
  };
  const purchase = { kind: "post" as const, entryId: newId("entry"), paidFrom: code("1110") };
  const asset = must(await registerAsset(storage, { ...head(), assetId: newId("asset"), fields, purchase }));
  for (const of of ["2026-07", "2026-08"])
    must(
      await postDepreciation(storage, {
        ...head(),
        month: month(of),
        entryId: newId("entry"),
        units: new Map(),
      }),
    );
  const version = (await storage.db.assets.get(asset.id))?.version ?? 0;
  const step = {
    ...({ kind: "disposal", date: day("2026-09-15"), price: pesos(8_600_000), lastMonth: "days" } as const),
    money: code("1110"),
    gain: code("424520"),
    loss: code("531015"),
    entryId: newId("entry"),
  };
  must(await moveAsset(storage, { ...head(), assetId: asset.id, version, step }));
}

async function borrow(): Promise<void> {
  await postTyped(
    storage,
    bookId,
    typedEntry("2026-07-06", [
      ["1110", 12_000_000, 0],
      ["2105", 0, 12_000_000],
    ]),
  );
  const plan = {
    ...({ kind: "loan", method: "french", principal: pesos(12_000_000), rate: 2, months: 12 } as const),
    debt: code("2105"),
    interest: code("5305"),
    money: code("1110"),
  };
  const fields = {
    description: "Crédito",
    first: day("2026-08-06"),
    last: null,
    state: "active" as const,
    plan,
  };
  const said = { ...head(), recurringId: newId("recurring"), fields, version: null };
  const { id } = must(await saveRecurring(storage, said));
  for (const date of ["2026-08-06", "2026-09-06"]) {
    const chosen = [{ recurringId: id, date: day(date), entryId: newId("entry"), amount: null }];
    must(await postRecurring(storage, { ...head(), chosen }));
  }
}

async function pay(period: string): Promise<void> {
  const run = await closedOf(storage, await beginRun(storage, companyId, period));
  const soFar = period.endsWith("-2")
    ? (await listRuns(storage, companyId)).find(({ id }) => id !== run.id)
    : null;
  const { totals } = must(computeKept(run, soFar ?? null)).run;
  nets.push(totals.net);
  must(await postRun(storage, { ...on(run), bookId, entryId: newId("entry") }));
}

async function employ(): Promise<void> {
  const contract = { start: day("2026-07-01"), area: "sales" } as const;
  ana = await hire(storage, companyId, employeeFields("Ana Ríos", 2_000_000, contract));
  for (const period of ["2026-07 -1", "2026-07 -2", "2026-08 -1"]) await pay(period);
  const fields = employeeFields("Ana Ríos", 2_600_000, contract);
  const raise = { id: newId("command"), employeeId: ana.id, companyId, fields, version: ana.version };
  ana = must(await saveEmployee(storage, raise));
  for (const period of ["2026-08 -2", "2026-09 -1"]) await pay(period);
  const draft = startSettlementDraft(ana, day("2026-09-15"));
  const order = orderOf(draft, ana, undefined, payOnFile(ana, await listRuns(storage, companyId), []));
  if (order === null) throw new Error("a day is missing");
  const settlement = must(settleContract(order, createLawReader()));
  benefits = Object.fromEntries(settlement.lines.map(({ concept, amount }) => [concept, amount]));
  must(await postBenefits(storage, toPost(bookId, ana, { what: "settlement", settlement })));
}

beforeAll(async () => {
  await loadChart("puc");
  storage = await openTestStorage({ newId });
  companyId = await makeCompany(storage, "Huellas S.A.S.");
  bookId = await makeBook(storage, companyId);
  const items = [{ name: "Concentrado", tax: "reduced" }, { name: "Collar" }] as const;
  const [first, second] = await stocked(storage, bookId, items, "peps");
  if (first === undefined || second === undefined) throw new Error("two items");
  [food, collar] = [first, second];
  stores = await inStores(storage, bookId);
  await postTyped(
    storage,
    bookId,
    typedEntry("2026-07-01", [
      ["1110", 40_000_000, 0],
      ["3105", 0, 40_000_000],
    ]),
  );
  await trade();
  await useTable();
  await borrow();
  await employ();
  return () => storage.close();
});

async function balances(): Promise<Readonly<Record<string, number>>> {
  const sums: Record<string, number> = {};
  for (const { lines } of (await allEntries(storage, bookId)).values())
    for (const { account, debit, credit } of lines) sums[account] = (sums[account] ?? 0) + debit - credit;
  return sums;
}

/** The sum of an account and all below it. */
async function balanceOf(account: string): Promise<number> {
  const own = Object.entries(await balances()).filter(([each]) => each.startsWith(account));
  return own.reduce((sum, [, amount]) => sum + amount, 0);
}

describe("a quarter of a shop for pets, by hand", () => {
  it("IN-02 IN-14 PEPS leaves the last three bags, in the store that they came back to", async () => {
    // 10 × 80.000; 8 × 80.000, of which 3 come back and leave first; 4 × 88.000 given back; 5 × 80.000 + 3 × 88.000.
    expect(await balanceOf("6135")).toBe(800_000 + 200_000 + 640_000 - 240_000 + 400_000 + 264_000);
    expect(await balanceOf("1435")).toBe(3 * 88_000 + 30 * 10_000);
    const units = await storeUnits(
      storage,
      bookId,
      (await storage.db.books.get(bookId))?.stock?.stores ?? [],
    );
    expect(stores.map((store) => units.get(store)?.get(food) ?? 0)).toEqual([0, 3000]);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("IVA of two rates, with what came back (ET arts. 468-1 and 484)", async () => {
    const generated = 57_500 + 68_400 + 48_000 - 18_000 + 48_000;
    const deductible = 80_000 + 95_000 + 44_000 - 17_600;
    expect(-(await balanceOf("2408"))).toBe(generated - deductible);
  });

  it("AF-03 the asset leaves with two months and fifteen days of thirty, and a loss (NIIF para PYMES 17.20)", async () => {
    // (9.000.000 - 600.000) ÷ 60 = 140.000 a month; 9.000.000 - 350.000 - 8.600.000 = 50.000.
    expect(await balanceOf("5160")).toBe(280_000 + 70_000);
    expect(await balanceOf("5310")).toBe(50_000);
    expect([await balanceOf("15"), await balanceOf("1592")]).toEqual([0, 0]);
  });

  it("RC-03 two payments of a loan at 2 % a month", async () => {
    // 240.000 ÷ (1 - 1,02^-12) = 1.134.715; 2 % of 11.105.285 = 222.106.
    expect(await balanceOf("5305")).toBe(240_000 + 222_106);
    expect(-(await balanceOf("2105"))).toBe(12_000_000 - 894_715 - 912_609);
  });

  it("fortnights with a raise between them (CST art. 134; Ley 15 de 1959; Ley 100 de 1993)", () => {
    const half = 1_000_000 - 80_000;
    const [first = 0, second = 0, third = 0, fourth = 0, last] = nets;
    expect(first + second).toBe(2 * half + 249_095);
    expect(third + fourth).toBe(2_300_000 - 184_000 + 249_095);
    expect(last).toBe(1_300_000 - 104_000 + 124_548);
  });

  it("a settlement by averages, since the salary changed (CST arts. 186, 189, 249, 253 and 306)", () => {
    // 75 days: (5.600.000 + 622.738) × 30 ÷ 75 = 2.489.095; × 75 ÷ 360; interest 12 % a year; 2.600.000 × 75 ÷ 720.
    const byHand = {
      severance: 518_561,
      severanceInterest: 12_964,
      serviceBonus: 518_561,
      vacation: 270_833,
    };
    for (const [concept, amount] of Object.entries(byHand))
      expect(Math.abs((benefits[concept] ?? 0) - amount), concept).toBeLessThanOrEqual(1);
  });

  it("what was provided and what is owed meet: nothing is left provided, and the expense is what was due", async () => {
    expect(await balanceOf("2610")).toBe(0);
    const due = Object.values(benefits).reduce((sum, amount) => sum + amount, 0);
    const employer = 672_000 + 29_232 + 224_000;
    expect(await balanceOf("52")).toBe(5_600_000 + 622_738 + employer + due);
  });

  it("the statements of the quarter", async () => {
    const periods = [{ from: day("2026-07-01"), to: day("2026-09-30") }];
    const asked = { books: [bookId], periods, statements: ["balance", "income", "cash"] as const };
    const figures = await statementFigures(storage, asked);
    if (figures === null) throw new Error("no book");
    const made = (["balance", "income", "cash"] as const).map((each) => makeStatement(each, figures));
    expect(made.flatMap(({ checks }) => checks).filter(({ holds }) => !holds)).toEqual([]);
    const [balance = {}, income = {}, cash = {}] = made.map((each) => figuresOf(each));
    // Salaries, allowance, pension, ARL and caja by hand, and what was due at the end.
    const payroll = 7_147_970 + Object.values(benefits).reduce((sum, amount) => sum + amount, 0);
    const result = 3_070_000 - 2_064_000 - 350_000 - 50_000 - 462_106 - payroll;
    expect(income).toMatchObject({ revenue: 3_070_000, gross: 1_006_000, result });
    expect(balance).toMatchObject({ assets: 53_168_470, equity: 40_000_000 + result });
    expect(balance.liabilities).toBe(53_168_470 - 40_000_000 - result);
    expect(cash).toMatchObject({
      operating: 1_635_900 + 1_008_000 - 462_106,
      investing: -400_000,
      financing: 40_000_000 + 12_000_000 - 1_807_324,
      net: 51_974_470,
    });
  });
});
