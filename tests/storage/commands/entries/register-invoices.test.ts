import { beforeEach, describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { EInvoice } from "#domain/invoice/e-invoice.ts";
import { invoiceWorld } from "#domain/invoice/invoice-world.ts";
import { type InvoiceChoices, type ReviewedDocument, reviewDocuments } from "#domain/invoice/review.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { saveRule } from "#storage/commands/automation/save-rule.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { type RegisteredInvoice, registerInvoices } from "#storage/commands/entries/register-invoices.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { recordParty } from "#storage/commands/parties/record-party.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { bookChart, getBook } from "#storage/queries/books/books.ts";
import { invoiceFacts } from "#storage/queries/import/invoice-facts.ts";
import { listParties } from "#storage/queries/parties/parties.ts";
import { content } from "#tests/support/builders.ts";
import { partyFields, recording } from "#tests/support/commands/party-commands.ts";
import { invoiceOf, OURS, SELLER } from "#tests/support/invoices/invoice-values.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { code, ruleFields } from "#tests/support/records/company-rules.ts";
import { dump, openTestStorage } from "#tests/support/test-storage.ts";

const NIT = "901.234.567-7";
let storage: AppStorage;
let companyId: CompanyId;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  companyId = newId("company");
  must(await createCompany(storage, { id: newId("command"), companyId, name: "La Sabana" }));
  bookId = newId("book");
  must(await createBook(storage, { id: newId("command"), bookId, companyId, name: "Diario", chart: "puc" }));
  return () => storage.close();
});

async function review(invoices: readonly EInvoice[], choices: InvoiceChoices = {}) {
  const book = await getBook(storage, bookId);
  if (book === null) throw new Error("no book");
  const chart = await bookChart(storage, book);
  const facts = await invoiceFacts(storage, book, {
    chart,
    nit: NIT,
    today: day("2026-11-25"),
    first: "2026-11" as Month,
  });
  const listed = invoices.map((invoice, index) => ({ id: String(index), invoice }));
  return reviewDocuments(invoiceWorld(facts), listed, new Map(listed.map(({ id }) => [id, choices])));
}

function registered(documents: readonly ReviewedDocument[]): RegisteredInvoice[] {
  return documents.flatMap(({ invoice, plan, other }) =>
    plan === null || other === null
      ? []
      : [
          {
            ...invoice,
            deed: plan.deed,
            other,
            content: plan.content,
            ...(plan.why.kind === "rule" && { rule: plan.why.rule.id }),
          },
        ],
  );
}

async function register(invoices: readonly EInvoice[], id = newId("command")) {
  return registerInvoices(storage, { id, bookId, invoices: registered(await review(invoices)) });
}

const undo = (target: ReturnType<typeof newId<"command">>) =>
  undoCommand(storage, { id: newId("command"), bookId, target });

const second = invoiceOf({
  number: "RST-1",
  issued: day("2026-10-31"),
  seller: { ...SELLER, name: "Redes Telecom", document: { kind: "NIT", number: "901448207" } },
});

describe("FE-10 documents are recorded together", () => {
  it("posts them by day with their third parties, and is known by a command of the same id", async () => {
    const id = newId("command");
    const invoices = registered(await review([invoiceOf(), second, invoiceOf({ number: "F-2" })]));
    const first = await registerInvoices(storage, { id, bookId, invoices });
    expect(first).toEqual({ ok: true, value: { from: 1, to: 3 } });
    expect(await registerInvoices(storage, { id, bookId, invoices })).toEqual(first);
    const parties = await listParties(storage, bookId);
    expect(parties.map(({ name, document, companyId: of }) => [name, document?.number, of])).toEqual([
      [SELLER.name, "830125904", companyId],
      ["Redes Telecom", "901448207", companyId],
    ]);
    const facts = await review([invoiceOf(), second]);
    expect(facts.map(({ obstacle }) => obstacle)).toMatchObject([
      { kind: "recorded", entry: { number: 2 } },
      { kind: "recorded", entry: { number: 1 } },
    ]);
    expect((await review([invoiceOf({ number: "F-3" })]))[0]?.plan?.why).toEqual({
      kind: "memory",
      times: 2,
    });
  });

  it("AR-08 AR-07 counts the use of the rule that says an account, and undo takes it back", async () => {
    const fields = ruleFields({ words: "malla" }, { account: code("514515") });
    const ruleId = newId("rule");
    must(
      await saveRule(storage, {
        id: newId("command"),
        bookId,
        ruleId,
        fields,
        version: null,
        chart: pucChart(),
      }),
    );
    const id = newId("command");
    const invoices = registered(await review([invoiceOf(), second]));
    must(await registerInvoices(storage, { id, bookId, invoices }));
    const uses = async () => (await storage.db.rules.toArray()).map((each) => each.uses);
    expect(await uses()).toEqual([2]);
    must(await undo(id));
    expect(await uses()).toEqual([0]);
  });

  it("FE-06 refuses all of them where another tab recorded one meanwhile", async () => {
    const before = registered(await review([second, invoiceOf()]));
    must(await register([invoiceOf()]));
    const whole = await dump(storage);
    expect(await registerInvoices(storage, { id: newId("command"), bookId, invoices: before })).toEqual({
      ok: false,
      error: { kind: "invoice-recorded", invoice: "FEAM-20418", entry: 1 },
    });
    expect(await dump(storage)).toEqual(whole);
  });

  it("is undone whole, and can be recorded again", async () => {
    const fields = partyFields(SELLER.name);
    await recordParty(storage, recording(bookId, fields));
    const before = await listParties(storage, bookId);
    const id = newId("command");
    must(await register([invoiceOf(), second], id));
    expect(
      (await listParties(storage, bookId)).find(({ name }) => name === SELLER.name)?.document?.number,
    ).toBe("830125904");
    must(await undo(id));
    const bare = (all: typeof before) => all.map(({ version: _v, updatedAt: _u, ...rest }) => rest);
    expect(bare(await listParties(storage, bookId))).toEqual(bare(before));
    expect(await getBook(storage, bookId)).toMatchObject({ lastNumber: 0, entries: 0, turnover: 0 });
    expect(await undo(id)).toMatchObject({ ok: false, error: { kind: "nothing-to-undo" } });
    expect(await register([invoiceOf(), second])).toMatchObject({ ok: true });
  });

  it("leaves a third party that somebody changed since", async () => {
    const id = newId("command");
    must(await register([invoiceOf()], id));
    const [made] = await listParties(storage, bookId);
    if (made === undefined) throw new Error("no party");
    const fields = { ...partyFields(made.name, { number: "830.125.904-1" }), city: "Tunja" };
    const { ok } = await recordParty(storage, {
      id: newId("command"),
      bookId,
      partyId: made.id,
      fields,
      version: made.version,
    });
    expect(ok).toBe(true);
    must(await undo(id));
    expect((await listParties(storage, bookId)).map(({ city }) => city)).toEqual(["Tunja"]);
  });

  it("writes nothing into a month that was closed meanwhile", async () => {
    const invoices = registered(await review([second, invoiceOf()]));
    const entry = content("2026-11-02", "1105", "4135", 10);
    must(
      await postEntry(storage, {
        id: newId("command"),
        bookId,
        entryId: newId("entry"),
        content: entry,
        origin: "journal",
      }),
    );
    must(await closeMonth(storage, { id: newId("command"), bookId, month: "2026-11" as Month }));
    expect((await review([invoiceOf()]))[0]?.obstacle).toEqual({ kind: "closed-month", month: "2026-11" });
    const whole = await dump(storage);
    expect(await registerInvoices(storage, { id: newId("command"), bookId, invoices })).toMatchObject({
      ok: false,
      error: { kind: "closed-month" },
    });
    expect(await dump(storage)).toEqual(whole);
  });

  it("reviews and records 200 documents within three seconds", async () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      invoiceOf({
        number: `F-${index}`,
        ...(index % 2 === 0
          ? {}
          : {
              seller: OURS,
              buyer: {
                ...SELLER,
                name: `Cliente ${index}`,
                document: { kind: "NIT", number: String(800_000_000 + index) },
              },
            }),
      }),
    );
    const spent = processorTime();
    expect(await register(many)).toMatchObject({ ok: true, value: { from: 1, to: 200 } });
    expect(spent()).toBeLessThan(3000);
    expect(await listParties(storage, bookId)).toHaveLength(101);
  });
});
