import { beforeAll, describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day, lastDay, month } from "#domain/kernel/calendar-day.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import type { Report } from "#domain/report/report.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { financialNotes } from "#domain/statement/notes/financial-notes.ts";
import type { NoteKey } from "#domain/statement/notes/note-keys.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { bookAssets } from "#storage/queries/assets/book-assets.ts";
import { getCompany } from "#storage/queries/books/books.ts";
import { inventoryOf, kardexOf, storeUnits } from "#storage/queries/inventory/inventory.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { accountsOf, amountsOf } from "#tests/support/book-facts.ts";
import { type Quarter, workedQuarter } from "./quarter.ts";
import { figuresUnder, tableUnder } from "./read-quarter.ts";

let own: Quarter;
beforeAll(async () => {
  own = await workedQuarter();
  return () => own.storage.close();
});

/** The amount of the last row of a table of a note. */
function lastIn(report: Report | null | undefined, column: number): number {
  const cell = report?.rows.at(-1)?.cells[column];
  return cell?.kind === "amount" ? cell.amount : Number.NaN;
}

const short = (date: string) => `${date.slice(8)}/${date.slice(5, 7)}`;
const isIn = (kind: string) => ["opening", "purchase", "sale-return", "in"].includes(kind);

async function postedLines() {
  const pages = await own.storage.db.pages.toArray();
  const entries = pages.flatMap((page) => page.entries).filter(({ status }) => status === "posted");
  return entries.flatMap(({ date, lines }) =>
    lines.map(({ account, debit, credit }) => [`${short(date)} ${account}`, debit, credit] as const),
  );
}

/** What was moved of an item and what was left after each move, in thousandths of a unit and pesos. */
async function kardex(item: ItemId) {
  const { cards } = await kardexOf(own.storage, own.bookId, item);
  let [units, left] = [0, 0];
  return cards
    .flatMap((card) => card.lines)
    .map(({ date, kind, quantity, value }) => {
      const sign = isIn(kind) ? 1 : -1;
      units += (sign * quantity) / 1000;
      left += sign * value;
      return [short(date), quantity / 1000, value, units, left] as const;
    });
}

async function made(from = "2026-01-01", to = "2026-03-31") {
  const periods = [{ from: day(from), to: day(to) }] as const;
  const books = [own.bookId];
  const figures = await statementFigures(own.storage, { books, periods, statements: ["balance", "income"] });
  if (figures === null) throw new Error("no book");
  const [balance, income] = [makeStatement("balance", figures), makeStatement("income", figures)];
  return { figures, periods, balance, income };
}

describe("the quarter of docs/worked-quarter.md, by the commands of the screens", () => {
  it("posts every entry with the figures of the document", async () => {
    const all = (lines: readonly (readonly unknown[])[]) => lines.map((line) => line.join(" ")).toSorted();
    expect(all(await postedLines())).toEqual(all(tableUnder("Entries")));
  });

  it.each(["Resma", "Cuaderno"] as const)("keeps the kardex of %s", async (name) => {
    const lines = await kardex(name === "Resma" ? own.resma : own.cuaderno);
    expect(lines).toEqual(
      tableUnder(`Kardex of ${name}`).map(([label, ...figures]) => [label.split(" ")[0], ...figures]),
    );
  });

  it("knows the units of each store at the end", async () => {
    const book = await own.storage.db.books.get(own.bookId);
    const units = await storeUnits(own.storage, own.bookId, book?.stock?.stores ?? []);
    const told = (item: ItemId) => own.stores.map((store) => (units.get(store)?.get(item) ?? 0) / 1000);
    expect([
      ["Resma", ...told(own.resma)],
      ["Cuaderno", ...told(own.cuaderno)],
    ]).toEqual(tableUnder("Units of each store at the end"));
  });

  it("ends each month with its stock and its result, and finds nothing to repair", async () => {
    const ends = await Promise.all(
      ["2026-01", "2026-02", "2026-03"].map(async (name) => {
        const to = lastDay(month(name));
        const { value } = await inventoryOf(own.storage, { id: own.bookId, chart: "puc" }, to);
        const { balance, income } = await made(`${name}-01`, to);
        expect(amountsOf(balance, "inventories")).toEqual([value]);
        return [value, ...amountsOf(income, "result")] as const;
      }),
    );
    const [stock = [], result = []] = tableUnder("Month ends").map(([, ...figures]) => figures);
    expect(ends).toEqual(stock.map((value, at) => [value, result[at]]));
    expect(await verifyBook(own.storage.db, own.bookId)).toEqual([]);
    const { waiting, findings } = await bookAssets(own.storage, own.bookId, pucChart(), day("2026-03-31"));
    expect([...waiting, ...findings]).toEqual([]);
  });

  it("has the balance of the last day, account by account", async () => {
    const sums = new Map<string, number>();
    for (const [label, debit, credit] of await postedLines()) {
      const account = label.slice(6);
      if (/^[123]/.test(account)) sums.set(account, (sums.get(account) ?? 0) + debit - credit);
    }
    expect(Object.fromEntries(sums)).toEqual(figuresUnder("The balance of 31 March"));
  });

  it("says it in the statements", async () => {
    const { balance, income } = await made();
    const [owned = 0] = amountsOf(balance, "assets");
    const of = (statement: typeof income, key: string) => Math.abs(amountsOf(statement, key)[0] ?? 0);
    const spent = (account: string) => -(accountsOf(income)[account] ?? 0);
    expect({
      assets: owned,
      liabilities: of(balance, "liabilities"),
      equity: of(balance, "equity"),
      sales: of(income, "revenue"),
      "cost of sales": of(income, "cost"),
      "gross profit": of(income, "gross"),
      rent: spent("5120"),
      depreciation: spent("516020"),
      "spoiled or lost": spent("5295"),
      interest: spent("5305"),
      result: of(income, "result"),
    }).toEqual(figuresUnder("The statements of the quarter"));
    expect([...balance.checks, ...income.checks].filter(({ holds }) => !holds)).toEqual([]);
  });

  it("and in the notes of a microempresa, each with its norm", async () => {
    const { figures, periods, balance, income } = await made();
    const company = (await getCompany(own.storage, own.companyId)) ?? null;
    const notes = financialNotes({
      statements: [balance, income],
      figures,
      owner: { name: "Papelería La Ceiba", company, books: figures.books, periods },
      reporting: company?.reporting ?? {},
    });
    const of = (key: NoteKey) => notes.find((note) => note.key === key);
    const inRow = (report: Report | null | undefined, column: number) => Math.abs(lastIn(report, column));
    expect({
      banks: inRow(of("cash")?.table, 1),
      customers: inRow(of("receivables")?.table, 1),
      stock: inRow(of("inventories")?.table, 1),
      "cost of sales": inRow(of("cost")?.table, 1),
      "assets bought": inRow(of("property")?.movement, 2),
      "depreciation of the quarter": inRow(of("property")?.movement, 3),
      "assets, net": inRow(of("property")?.movement, 5),
      suppliers: inRow(of("payables")?.table, 1),
      IVA: inRow(of("taxes")?.table, 1),
      "loan, within twelve months": inRow(of("debt")?.maturities, 1),
      capital: inRow(of("equity")?.table, 1),
    }).toEqual(figuresUnder("The notes"));
    expect(notes.map(({ norm }) => norm)).toEqual(notes.map(() => expect.stringContaining("microempresas")));
    const told = notes.flatMap(({ paragraphs }) => paragraphs).join(" ");
    expect(told).toContain("el promedio ponderado");
    expect(told).toContain("del 1 de enero al 31 de marzo de 2026");
  });
});
