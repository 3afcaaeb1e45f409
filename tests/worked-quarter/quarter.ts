import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { StockKind, StockLine } from "#domain/inventory/inventory-move.ts";
import { countMoves, readCount } from "#domain/inventory/read-count.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId, ItemId, StoreId } from "#domain/kernel/ids.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { RecurringPlan } from "#domain/recurring/recurring.ts";
import { postDepreciation } from "#storage/commands/assets/move-asset.ts";
import { registerAsset } from "#storage/commands/assets/save-asset.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { changeReporting } from "#storage/commands/companies/change-reporting.ts";
import { postStock, type StockDraft } from "#storage/commands/inventory/post-stock.ts";
import { postRecurring } from "#storage/commands/recurring/post-recurring.ts";
import { saveRecurring } from "#storage/commands/recurring/save-recurring.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { inventoryOf, storeUnits } from "#storage/queries/inventory/inventory.ts";
import { makeBook, makeCompany, must } from "#tests/support/payroll/payroll-runs.ts";
import { MACHINE } from "#tests/support/records/assets.ts";
import { inStores, line, stockDraft, stocked, transferOf } from "#tests/support/records/stock.ts";
import { postTyped, typedEntry } from "#tests/support/records/told-entries.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

const code = (text: string) => text as AccountCode;
const BANK = code("1110");

/** The shop of docs/worked-quarter.md, whose quarter was put through the commands that the screens send. */
export class Quarter {
  readonly storage: AppStorage;
  readonly companyId: CompanyId;
  readonly bookId: BookId;
  readonly resma: ItemId;
  readonly cuaderno: ItemId;
  readonly stores: readonly [StoreId, StoreId];

  private constructor(
    storage: AppStorage,
    [companyId, bookId]: readonly [CompanyId, BookId],
    [resma, cuaderno]: readonly [ItemId, ItemId],
    stores: readonly [StoreId, StoreId],
  ) {
    this.storage = storage;
    this.companyId = companyId;
    this.bookId = bookId;
    this.resma = resma;
    this.cuaderno = cuaderno;
    this.stores = stores;
  }

  static async open(): Promise<Quarter> {
    await loadChart("puc");
    const storage = await openTestStorage({ newId });
    const companyId = await makeCompany(storage, "Papelería La Ceiba");
    const bookId = await makeBook(storage, companyId);
    const change = { kind: "framework", framework: "micro" } as const;
    must(await changeReporting(storage, { id: newId("command"), companyId, change }));
    const names = [{ name: "Resma" }, { name: "Cuaderno" }];
    const [resma, cuaderno] = await stocked(storage, bookId, names);
    if (resma === undefined || cuaderno === undefined) throw new Error("two items");
    const stores = await inStores(storage, bookId);
    return new Quarter(storage, [companyId, bookId], [resma, cuaderno], stores);
  }

  get head() {
    return { id: newId("command"), bookId: this.bookId };
  }

  async post(moves: readonly StockDraft[]): Promise<void> {
    must(await postStock(this.storage, { ...this.head, moves, accepts: false, adjustment: "Ajuste" }));
  }

  async move(kind: StockKind, date: string, lines: readonly StockLine[], more: Partial<StockDraft> = {}) {
    const draft = stockDraft(kind, date, lines, more);
    await this.post([draft]);
    return draft.moveId;
  }

  async typed(date: string, debit: string, credit: string, amount: number): Promise<void> {
    const sides = [
      [debit, amount, 0],
      [credit, 0, amount],
    ] as const;
    await postTyped(this.storage, this.bookId, typedEntry(date, sides));
  }

  async repeats(first: string, plan: RecurringPlan) {
    const fields = { description: "Cada mes", first: day(first), last: null, state: "active" as const, plan };
    const command = { ...this.head, recurringId: newId("recurring"), fields, version: null };
    return must(await saveRecurring(this.storage, command)).id;
  }

  async due(recurringId: Awaited<ReturnType<Quarter["repeats"]>>, date: string): Promise<void> {
    const chosen = [{ recurringId, date: day(date), entryId: newId("entry"), amount: null }];
    must(await postRecurring(this.storage, { ...this.head, chosen }));
  }

  async depreciate(of: string): Promise<void> {
    const units = new Map();
    const command = { ...this.head, month: month(of), entryId: newId("entry"), units };
    must(await postDepreciation(this.storage, command));
  }

  async close(of: string): Promise<void> {
    must(await closeMonth(this.storage, { ...this.head, month: month(of) }));
  }

  /** A count of the first store, pasted as its sheet has it. */
  async count(date: string, pasted: string): Promise<void> {
    const { storage, bookId, stores } = this;
    const [main] = stores;
    const book = await storage.db.books.get(bookId);
    const units = await storeUnits(storage, bookId, book?.stock?.stores ?? [], day(date));
    const { items } = await inventoryOf(storage, { id: bookId, chart: "puc" }, day(date));
    const there = items.map((each) => ({ ...each, there: units.get(main)?.get(each.item.id) ?? 0 }));
    const { out, in: found } = countMoves(readCount(pasted, there).lines);
    if (found.length > 0) throw new Error("nothing is too much");
    await this.move("out", date, out);
  }
}

/** Two loops of the same months would hide which day comes first: the days stand as the document tells them. */
export async function workedQuarter(): Promise<Quarter> {
  const own = await Quarter.open();
  const { storage, resma, cuaderno, stores } = own;
  const [main, other] = stores;
  const taxed = { taxed: true };
  const bank = { taxed: true, counter: BANK };
  await own.typed("2026-01-01", "1110", "3105", 20_000_000);
  await own.move("opening", "2026-01-01", [line(resma, 100, 1_500_000), line(cuaderno, 200, 800_000)]);
  const bought = await own.move(
    "purchase",
    "2026-01-05",
    [line(resma, 50, 800_000), line(cuaderno, 100, 450_000)],
    { ...taxed, costs: pesos(125_000) },
  );
  const computer = {
    ...MACHINE,
    name: "Computador",
    account: code("152805"),
    accumulated: code("159220"),
    expense: code("516020"),
    bought: day("2026-01-10"),
    cost: pesos(3_600_000),
    residual: pesos(360_000),
    months: 36,
    taxMonths: 36,
    starts: month("2026-01"),
  };
  const purchase = { kind: "post" as const, entryId: newId("entry"), paidFrom: BANK };
  const asset = { ...own.head, assetId: newId("asset"), fields: computer, purchase };
  must(await registerAsset(storage, asset));
  for (const [item, units] of [
    [resma, 40],
    [cuaderno, 60],
  ] as const)
    must(await transferOf(storage, own.head, { date: "2026-01-12", from: main, to: other, item, units }));
  const sale = [line(resma, 60, 1_500_000), line(cuaderno, 120, 900_000)];
  const sold = await own.move("sale", "2026-01-15", sale, bank);
  await own.typed("2026-01-15", "1110", "2105", 6_000_000);
  const loan = await own.repeats("2026-02-15", {
    kind: "loan",
    method: "german",
    principal: pesos(6_000_000),
    rate: 1.5,
    months: 12,
    debt: code("2105"),
    interest: code("5305"),
    money: BANK,
  });
  await own.move("purchase-return", "2026-01-20", [line(resma, 10, 160_000, bought)], taxed);
  const rent = await own.repeats("2026-01-25", {
    kind: "monthly",
    asks: false,
    lines: [
      { account: code("5120"), debit: pesos(300_000), credit: ZERO },
      { account: BANK, debit: ZERO, credit: pesos(300_000) },
    ],
  });
  await own.due(rent, "2026-01-25");
  await own.depreciate("2026-01");
  await own.close("2026-01");
  await own.typed("2026-02-05", "2205", "1110", 1_000_000);
  await own.move("sale-return", "2026-02-10", [line(resma, 6, 150_000, sold)], bank);
  const onCredit = { taxed: true, counter: code("1305"), store: other };
  await own.move("sale", "2026-02-14", [line(resma, 30, 780_000), line(cuaderno, 50, 375_000)], onCredit);
  await own.due(loan, "2026-02-15");
  await own.move("out", "2026-02-20", [line(cuaderno, 5)], taxed);
  await own.due(rent, "2026-02-25");
  await own.depreciate("2026-02");
  await own.close("2026-02");
  await own.move("purchase", "2026-03-05", [line(resma, 20, 320_000), line(cuaderno, 40, 180_000)], taxed);
  await own.typed("2026-03-13", "1110", "1305", 800_000);
  await own.due(loan, "2026-03-15");
  await own.move("sale", "2026-03-20", [line(resma, 25, 650_000), line(cuaderno, 40, 320_000)], bank);
  await own.due(rent, "2026-03-25");
  await own.count("2026-03-31", "Resma;41\nCuaderno;112");
  await own.depreciate("2026-03");
  return own;
}
