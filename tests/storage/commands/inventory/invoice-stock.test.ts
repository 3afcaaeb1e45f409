import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { ItemFields } from "#domain/inventory/inventory-item.ts";
import type { CostingMethod, KardexCard } from "#domain/inventory/kardex.ts";
import type { EInvoice, InvoiceLine } from "#domain/invoice/e-invoice.ts";
import { invoiceWorld } from "#domain/invoice/invoice-world.ts";
import type { LineChoice } from "#domain/invoice/match-items.ts";
import { reviewDocuments } from "#domain/invoice/review.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId, CommandId, ItemId } from "#domain/kernel/ids.ts";
import { documentsToRegister, registration } from "#features/invoices/registration.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { registerInvoices } from "#storage/commands/entries/register-invoices.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { postStock } from "#storage/commands/inventory/post-stock.ts";
import { saveItems } from "#storage/commands/inventory/save-item.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { bookChart, getBook } from "#storage/queries/books/books.ts";
import { invoiceFacts } from "#storage/queries/import/invoice-facts.ts";
import { itemQuestions } from "#storage/queries/inventory/item-questions.ts";
import { invoiceOf, OURS, SELLER } from "#tests/support/invoices/invoice-values.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { BRUSH, line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { expectTold } from "#tests/support/records/told-entries.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const MESH: Partial<ItemFields> = { code: "MAL15", name: "Malla electrosoldada 15 x 15" };
const WIRE: Partial<ItemFields> = { code: "ALA08", name: "Alambre negro", unit: "kg", divisible: true };

let storage: AppStorage;
let bookId: BookId;
let mesh: ItemId;
let wire: ItemId;

async function open(method: CostingMethod = "average", items: readonly Partial<ItemFields>[] = [MESH, WIRE]) {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const [first, second] = await stocked(storage, bookId, items, method);
  mesh = first as ItemId;
  wire = second as ItemId;
}

beforeEach(async () => {
  await open();
  return () => storage.close();
});

const MESH_LINE: InvoiceLine = { description: "Malla electrosoldada 15 x 15", amount: 0, code: "MAL15" };
const lineOf = (of: Partial<InvoiceLine>, units: number, pesos: number): InvoiceLine => ({
  ...MESH_LINE,
  ...of,
  quantity: Math.round(units * 1000),
  amount: pesos * 100,
});

/** A document of these lines, with IVA of 19%. */
function documentOf(number: string, lines: readonly InvoiceLine[], more: Partial<EInvoice> = {}): EInvoice {
  const base = lines.reduce((sum, { amount }) => sum + amount, 0) / 100;
  return invoiceOf({ number, lines, ...more }, { base });
}

const SALE = { seller: OURS, buyer: { ...SELLER, name: "Ana Ruiz" } };
const noteOf = (
  number: string,
  subject: EInvoice,
  lines: readonly InvoiceLine[],
  more: Partial<EInvoice> = {},
) =>
  documentOf(number, lines, {
    kind: "credit-note",
    subject: { number: subject.number, key: subject.key },
    seller: subject.seller,
    buyer: subject.buyer,
    issued: day("2026-11-22"),
    ...more,
  });

type Said = Readonly<Record<string, readonly LineChoice[]>>;

async function review(invoices: readonly EInvoice[], said: Said = {}) {
  const book = await getBook(storage, bookId);
  if (book === null) throw new Error("no book");
  const chart = await bookChart(storage, book);
  const of = { chart, nit: "901.234.567-7", today: day("2026-12-31"), first: "2026-11" as Month };
  const facts = await invoiceFacts(storage, book, of);
  const listed = invoices.map((invoice, at) => ({
    id:
      invoices.indexOf(invoice) === invoices.findIndex(({ number }) => number === invoice.number)
        ? invoice.number
        : `${at}`,
    invoice,
  }));
  const choices = new Map(
    listed.map(({ id }) => [id, { wanted: true, ...(said[id] && { items: said[id] }) }] as const),
  );
  return { facts, documents: reviewDocuments(invoiceWorld(facts), listed, choices) };
}

async function register(invoices: readonly EInvoice[], said: Said = {}, id: CommandId = newId("command")) {
  const { facts, documents } = await review(invoices, said);
  const wanted = registration(documentsToRegister(documents), facts.stock?.items ?? [], newId, "Ajuste");
  const stock = wanted.stock && { ...wanted.stock, accepts: true };
  return registerInvoices(storage, { id, bookId, ...wanted, ...(stock && { stock }) });
}

const undo = (target: CommandId) => undoCommand(storage, { id: newId("command"), bookId, target });

/** What there is of an item, in units, and its value. */
async function there(itemId: ItemId) {
  const cards = await storage.db.stockCards.toArray();
  const own = cards.filter((card) => card.itemId === itemId);
  const sums = own
    .flatMap(({ lines }) => lines)
    .reduce(
      ({ units, value }, each) => {
        const sign = ["opening", "purchase", "sale-return", "in"].includes(each.kind) ? 1 : -1;
        return { units: units + (sign * each.quantity) / 1000, value: value + sign * each.value };
      },
      { units: 0, value: 0 },
    );
  return [sums.units, sums.value];
}

const entries = async () =>
  (await storage.db.pages.toArray())
    .flatMap((page) => page.entries)
    .filter(({ status }) => status === "posted")
    .toSorted((a, b) => a.number - b.number);
const amountsOf = (lines: readonly { account: string; debit: number; credit: number }[], prefix: string) =>
  lines.filter(({ account }) => account.startsWith(prefix)).map(({ debit, credit }) => debit - credit);

describe("IN-31 an electronic invoice moves the stock with its entry", () => {
  it("brings in what was bought at what its entry says, and takes it all back", async () => {
    const id = newId("command");
    const bought = documentOf("F-1", [
      lineOf({}, 10, 1000),
      lineOf({ code: "ALA08", description: "Alambre negro cal. 8" }, 2.5, 333),
    ]);
    must(await register([bought], {}, id));
    expect(await there(mesh)).toEqual([10, 1000]);
    expect(await there(wire)).toEqual([2.5, 333]);
    await expectTold(storage, bookId);
    expect(await itemQuestions(storage, { id: bookId, chart: "puc" })).toEqual([]);
    must(await undo(id));
    expect(await storage.db.stockCards.count()).toBe(0);
    expect((await getBook(storage, bookId))?.entries).toBe(0);
    await expectTold(storage, bookId);
    must(await register([bought]));
    expect(await there(mesh)).toEqual([10, 1000]);
  });

  it("FE-06 the same invoice twice moves nothing", async () => {
    const bought = documentOf("F-1", [lineOf({}, 10, 1000)]);
    must(await register([bought, { ...bought }]));
    expect((await review([bought])).documents[0]?.standing).toBe("recorded");
    expect(await register([bought])).toMatchObject({ ok: false });
    expect(await there(mesh)).toEqual([10, 1000]);
  });

  it("takes out what is sold with its cost, whatever the order of the files", async () => {
    const sold = documentOf("V-1", [lineOf({}, 4, 900)], SALE);
    const bought = documentOf("F-1", [lineOf({}, 10, 1000)]);
    must(await register([sold, bought]));
    expect(await there(mesh)).toEqual([6, 600]);
    const [, sale] = await entries();
    expect(amountsOf(sale?.lines ?? [], "6135")).toEqual([400]);
    expect(amountsOf(sale?.lines ?? [], "1435")).toEqual([-400]);
    await expectTold(storage, bookId);
  });

  it("refuses all of them where there is not enough, with its figures", async () => {
    const sold = documentOf("V-1", [lineOf({}, 4, 900)], SALE);
    const before = await storage.db.pages.count();
    expect(await register([sold])).toMatchObject({
      ok: false,
      error: { kind: "not-enough", itemId: mesh, wanted: 4000, there: 0 },
    });
    expect(await storage.db.pages.count()).toBe(before);
  });

  it.each([["in one command"], ["one after another"]])("credit notes give back, %s", async (how) => {
    const bought = documentOf("F-1", [lineOf({}, 10, 1000)]);
    const sold = documentOf("V-1", [lineOf({}, 4, 900)], SALE);
    const all = [
      noteOf("NC-1", sold, [lineOf({}, 1, 225)]),
      noteOf("NC-2", bought, [lineOf({}, 2, 200)]),
      sold,
      bought,
    ];
    if (how === "in one command") must(await register(all));
    else for (const one of all.toReversed()) must(await register([one]));
    expect(await there(mesh)).toEqual([5, 500]);
    await expectTold(storage, bookId);
    expect(await register([noteOf("NC-3", sold, [lineOf({}, 4, 900)])])).toMatchObject({
      ok: false,
      error: { kind: "return-too-much" },
    });
  });

  it("a note that corrects a price, and one of what moved nothing, give nothing back", async () => {
    const bought = documentOf("F-1", [lineOf({}, 10, 1000)]);
    must(await register([bought]));
    must(await register([noteOf("NC-1", bought, [lineOf({}, 10, 100)], { changesPrice: true })]));
    const unknown = documentOf("V-0", [lineOf({}, 4, 900)], SALE);
    must(await register([noteOf("NC-2", unknown, [lineOf({}, 1, 225)])]));
    expect(await there(mesh)).toEqual([10, 1000]);
    await expectTold(storage, bookId);
  });

  it("an unknown line waits, is made an item once, and is known the next time by the supplier's code", async () => {
    const strange = lineOf({ code: "X-9", description: "Puntilla 2 pulgadas", unit: "KGM", vat: 5 }, 3, 300);
    const [first, second] = ["F-1", "F-2"].map((number) => documentOf(number, [strange, lineOf({}, 1, 700)]));
    if (!first || !second) throw new Error("two");
    const waiting = (await review([first])).documents[0];
    expect(waiting?.doubts).toContainEqual({ kind: "items", count: 1 });
    const id = newId("command");
    const isNew = [{ line: 0, item: "new" as const }];
    must(await register([first, second], { "F-1": isNew, "F-2": isNew }, id));
    const made = (await storage.db.items.toArray()).find(({ code }) => code === "X-9");
    expect(made).toMatchObject({ name: "Puntilla 2 pulgadas", unit: "kg", divisible: true, tax: "reduced" });
    expect(await there(made?.id as ItemId)).toEqual([6, 600]);
    const third = (await review([documentOf("F-3", [{ ...strange, description: 'PUNT. 2"' }])])).documents[0];
    expect(third?.plan?.stock?.lines[0]?.is).toMatchObject({ kind: "item", by: "remembered" });
    expect(third?.plan?.why).toEqual({ kind: "items", count: 1 });
    must(await undo(id));
    expect((await storage.db.items.toArray()).map(({ code }) => code)).not.toContain("X-9");
  });

  it("a new item that moved since stays when its document is undone no more", async () => {
    const id = newId("command");
    const strange = lineOf({ code: "X-9", description: "Puntilla" }, 3, 300);
    must(await register([documentOf("F-1", [strange])], { "F-1": [{ line: 0, item: "new" }] }, id));
    const made = (await storage.db.items.toArray()).find(({ code }) => code === "X-9");
    const sale = stockDraft("sale", "2026-11-25", [line(made?.id as ItemId, 1, 10)]);
    must(
      await postStock(storage, {
        id: newId("command"),
        bookId,
        moves: [sale],
        accepts: true,
        adjustment: "",
      }),
    );
    expect(await undo(id)).toMatchObject({ ok: false, error: { kind: "nothing-to-undo" } });
    expect(await there(made?.id as ItemId)).toEqual([2, 200]);
  });

  it("a chosen item is remembered of its supplier alone, and its quantity may be said", async () => {
    const box = lineOf({ code: "CAJA", description: "Ref. 12" }, 1, 240);
    must(await register([documentOf("F-1", [box])], { "F-1": [{ line: 0, item: mesh, quantity: 12_000 }] }));
    expect(await there(mesh)).toEqual([12, 240]);
    const again = (await review([documentOf("F-2", [box])])).documents[0];
    expect(again?.plan?.stock?.lines[0]?.is).toMatchObject({ kind: "item", by: "remembered" });
    const other = { seller: { ...SELLER, document: { kind: "NIT" as const, number: "800197268" } } };
    const stranger = (await review([documentOf("F-3", [box], other)])).documents[0];
    expect(stranger?.plan?.stock?.lines[0]?.is).toEqual({ kind: "unknown" });
  });

  it("what is of none goes with the cost of the others; a whole document of none asks nothing more", async () => {
    const freight = lineOf({ code: "FL", description: "Flete" }, 1, 100);
    const bought = documentOf("F-1", [lineOf({}, 10, 1000), freight]);
    must(await register([bought], { "F-1": [{ line: 1, item: "none" }] }));
    expect(await there(mesh)).toEqual([10, 1100]);
    must(await register([documentOf("F-2", [freight])], { "F-2": [{ line: 0, item: "none" }] }));
    expect(await itemQuestions(storage, { id: bookId, chart: "puc" })).toEqual([]);
    await expectTold(storage, bookId);
  });

  it("a hundred documents are one command, and one undo", async () => {
    const many = Array.from({ length: 100 }, (_, at) =>
      documentOf(`D-${at}`, [lineOf({}, 1, 100 + at)], at % 2 === 0 ? {} : SALE),
    );
    const id = newId("command");
    must(await register(many, {}, id));
    expect((await there(mesh))[0]).toBe(0);
    must(await undo(id));
    expect((await getBook(storage, bookId))?.entries).toBe(0);
    await expectTold(storage, bookId);
  });

  it("IN-03 an invoice of an earlier day shows the costs that it changes before it is recorded", async () => {
    must(await register([documentOf("F-1", [lineOf({}, 10, 1000)], { issued: day("2026-11-10") })]));
    must(await register([documentOf("V-1", [lineOf({}, 5, 900)], { ...SALE, issued: day("2026-11-15") })]));
    const late = documentOf("F-2", [lineOf({}, 10, 3000)], { issued: day("2026-11-05") });
    const { facts, documents } = await review([late]);
    const wanted = registration(documentsToRegister(documents), facts.stock?.items ?? [], newId, "Ajuste");
    expect(await registerInvoices(storage, { id: newId("command"), bookId, ...wanted })).toMatchObject({
      ok: false,
      error: { kind: "costs-change", changes: [{ before: 500, after: 1000 }] },
    });
    const id = newId("command");
    must(await register([late], {}, id));
    await expectTold(storage, bookId);
    expect(await there(mesh)).toEqual([15, 3000]);
    must(await undo(id));
    await expectTold(storage, bookId);
    expect(await there(mesh)).toEqual([5, 500]);
  });

  it("property: ledger and kardex agree, order of files says nothing, layers stay, undo is before", async () => {
    const deal = fc.record({
      deed: fc.constantFrom("purchase", "purchase", "sale"),
      units: fc.integer({ min: 1, max: 9 }),
      pesos: fc.integer({ min: 1, max: 5000 }),
      date: fc.integer({ min: 1, max: 28 }),
      gives: fc.integer({ min: 0, max: 2 }),
    });
    const deals = fc.array(deal, { minLength: 1, maxLength: 5 });
    const kardex = async () =>
      (await storage.db.stockCards.toArray()).map(({ lines, opening }: KardexCard) => ({
        opening: opening.length,
        lines: lines.map(({ kind, date, quantity, value }) => [kind, date, quantity, value]).sort(),
      }));
    await fc.assert(
      fc.asyncProperty(deals, fc.constantFrom<CostingMethod>("peps", "average"), async (told, method) => {
        const documents = told.flatMap(({ deed, units, pesos, date, gives }, at) => {
          const issued = day(`2026-11-${String(date).padStart(2, "0")}`);
          const whose = deed === "sale" ? SALE : {};
          const one = documentOf(`D-${at}`, [lineOf({}, units, pesos)], { ...whose, issued });
          const back = Math.min(gives, units);
          const note = noteOf(`N-${at}`, one, [lineOf({}, back, Math.ceil(pesos / 2))], { issued });
          return back === 0 ? [one] : [one, note];
        });
        const results: unknown[] = [];
        for (const files of [documents, documents.toReversed()]) {
          storage.close();
          await open(method);
          const opening = documentOf("F-0", [lineOf({}, 20, 2000)], { issued: day("2026-11-01") });
          must(await register([opening]));
          const before = await kardex();
          const id = newId("command");
          const done = await register(files, {}, id);
          await expectTold(storage, bookId);
          results.push(done.ok ? await kardex() : done.error.kind);
          const values = (await storage.db.stockCards.toArray()).flatMap(({ lines }) => lines);
          expect(values.every(({ value }) => value >= 0)).toBe(true);
          if (!done.ok) continue;
          must(await repairBook(storage, { id: newId("command"), bookId }));
          expect(await kardex()).toEqual(results.at(-1));
          must(await undo(id));
          expect(await kardex()).toEqual(before);
          await expectTold(storage, bookId);
        }
        expect(results[0]).toEqual(results[1]);
      }),
      { numRuns: 12 },
    );
  });
});

describe("IN-50 a kit in an electronic invoice", () => {
  const KIT_LINE: Partial<InvoiceLine> = { code: "KIT-1", description: "Kit de cerramiento" };

  beforeEach(async () => {
    const parts = [
      { itemId: mesh, quantity: 2000 },
      { itemId: wire, quantity: 500 },
    ];
    const fields = { ...BRUSH, code: "KIT-1", name: "Kit de cerramiento", parts };
    const items = [{ itemId: newId("item"), fields, version: null }];
    must(await saveItems(storage, { id: newId("command"), bookId, items }));
    must(
      await register([
        documentOf("F-1", [
          lineOf({}, 10, 1000),
          lineOf({ code: "ALA08", description: "Alambre negro" }, 4, 400),
        ]),
      ]),
    );
  });

  it.each([["in one command"], ["one after another"]])(
    "leaves by its components, and a credit note brings them back, %s",
    async (how) => {
      const sold = documentOf("V-1", [lineOf(KIT_LINE, 3, 9000), lineOf({}, 1, 500)], SALE);
      const note = noteOf("NC-1", sold, [lineOf(KIT_LINE, 2, 6000)]);
      const id = newId("command");
      if (how === "in one command") must(await register([note, sold], {}, id));
      else {
        must(await register([sold]));
        expect(await there(mesh)).toEqual([3, 300]);
        must(await register([note], {}, id));
      }
      expect([await there(mesh), await there(wire)]).toEqual([
        [7, 700],
        [3.5, 350],
      ]);
      await expectTold(storage, bookId);
      must(await undo(id));
      expect(await there(mesh)).toEqual(how === "in one command" ? [10, 1000] : [3, 300]);
      await expectTold(storage, bookId);
    },
  );

  it("what a supplier calls by its name is no purchase of it: somebody says what came", async () => {
    const bought = documentOf("F-2", [lineOf({}, 10, 1000), lineOf(KIT_LINE, 1, 900)]);
    const [document] = (await review([bought])).documents;
    expect(document?.plan?.stock?.lines.map(({ is }) => is.kind)).toEqual(["item", "unknown"]);
  });
});
