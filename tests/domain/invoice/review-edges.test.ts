import { beforeAll, describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { newProfile } from "#domain/fiscal/fiscal-profile.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { totalsDoubts } from "#domain/invoice/check-totals.ts";
import type { EInvoice } from "#domain/invoice/e-invoice.ts";
import { counterpartOf } from "#domain/invoice/match-party.ts";
import { ownWithheld } from "#domain/invoice/own-withheld.ts";
import { AccountMemory } from "#domain/invoice/propose-account.ts";
import type { InvoiceChoices } from "#domain/invoice/review.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { PartyIndex } from "#domain/parties/find-party.ts";
import { newId } from "#storage/engine/environment.ts";
import { line, posted } from "#tests/support/builders.ts";
import {
  invoiceOf,
  OURS,
  PROFILE,
  reviewed,
  SELLER,
  worldOf,
} from "#tests/support/invoices/invoice-values.ts";
import { code, companyRule } from "#tests/support/records/company-rules.ts";
import { BRUSH } from "#tests/support/records/stock.ts";

let puc: Chart;
beforeAll(async () => {
  puc = await loadChart("puc");
});

type Facts = NonNullable<Parameters<typeof worldOf>[1]>;
const one = (invoice: EInvoice, choices: InvoiceChoices = {}, facts: Facts = {}) => {
  const [found] = reviewed(worldOf(puc, facts), [invoice], { 0: choices });
  if (found === undefined) throw new Error("no document");
  return found;
};
const SALE = { seller: OURS, buyer: SELLER } as const;
const item = (fields: Partial<InventoryItem>): InventoryItem => ({
  ...BRUSH,
  id: newId("item"),
  bookId: newId("book"),
  version: 1,
  createdAt: 0 as never,
  updatedAt: 0 as never,
  ...fields,
});
const MESH = item({ name: "Malla electrosoldada" });
const stock = (items: readonly InventoryItem[] = [MESH]) => ({
  stock: { items, methods: [{ since: 2020, method: "average" as const }] },
});
const counted = { lines: [{ description: "Malla electrosoldada", amount: 486_000_000, quantity: 3000 }] };

describe("IN-31 a document of a book that keeps a stock", () => {
  it("brings the items that it knows at what its entry puts into the account of the stock", () => {
    const { plan, doubts } = one(invoiceOf(counted), {}, stock());
    expect([plan?.account, plan?.why]).toEqual(["1435", { kind: "items", count: 1 }]);
    expect(plan?.stock?.lines.map(({ is, quantity }) => [is.kind, quantity])).toEqual([["item", 3000]]);
    expect(plan?.moved).toBe(4_860_000);
    expect(doubts).toEqual([]);
  });

  it("says how many lines wait for an item", () => {
    const invoice = invoiceOf({ lines: [...counted.lines, { description: "Otra", amount: 1 }] });
    expect(one(invoice, {}, stock()).doubts).toContainEqual({ kind: "items", count: 1 });
    const none = one(invoice, { items: [{ line: 1, item: "none" }] }, stock());
    expect(none.plan?.stock?.waiting).toBe(0);
    expect(none.doubts.map(({ kind }) => kind)).not.toContain("items");
  });

  it("goes by what it brings before what its seller had before, and by a rule before both", () => {
    const entries = [
      posted(1, {
        date: day("2026-11-05"),
        description: "x",
        reference: "R",
        lines: [line("513550", 10), line("2205", -10)].map((each) => ({ ...each, thirdParty: SELLER.name })),
      }),
    ];
    const planned = (facts: Facts) => {
      const plan = one(invoiceOf(counted), {}, { ...stock(), entries, ...facts }).plan;
      return [plan?.account, plan?.why.kind];
    };
    expect(planned({})).toEqual(["1435", "items"]);
    expect(planned({ stock: null })).toEqual(["513550", "memory"]);
    const rules = [companyRule("1", { words: "malla" }, { account: code("1455") })];
    expect(planned({ rules })).toEqual(["1455", "rule"]);
  });

  it("waits for its items, whatever its account is", () => {
    const bought = { account: "1435" as AccountCode };
    const invoice = invoiceOf({ lines: [...counted.lines, { description: "Otra", amount: 1 }] });
    expect(one(invoice, bought, stock()).doubts).toContainEqual({ kind: "items", count: 1 });
    expect(one(invoiceOf(counted), bought, stock()).doubts).toEqual([]);
    expect(one(invoice, bought).doubts.map(({ kind }) => kind)).not.toContain("items");
  });

  it("has no item that is no longer kept", () => {
    const closed = item({ name: "Teja", state: "closed" });
    const { items } = worldOf(puc, stock([MESH, closed]));
    expect([items.get(MESH.id), items.get(closed.id)]).toEqual([MESH, null]);
  });

  it("moves nothing without a stock, of a service, or of an item that is no longer kept", () => {
    expect(one(invoiceOf(counted)).plan).toMatchObject({ stock: null, moved: 0 });
    const service = one(invoiceOf(counted), { account: "513535" as AccountCode }, stock());
    expect(service.plan).toMatchObject({ stock: null, moved: 0, why: { kind: "chosen" } });
    const closed = one(invoiceOf(counted), {}, stock([{ ...MESH, state: "closed" }]));
    expect(closed.plan?.why.kind).toBe("usual");
  });

  it("sells them for what the document says, and looks for no account by them", () => {
    const { plan } = one(invoiceOf({ ...counted, ...SALE }), {}, stock());
    expect(plan?.why.kind).toBe("usual");
    expect([plan?.stock?.kind, plan?.moved]).toEqual(["sale", 4_860_000]);
  });
});

describe("FE-05 whose document it is, and which", () => {
  it("says whose it is of each that it can read", () => {
    expect(one(invoiceOf())).toMatchObject({ deed: "purchase", other: SELLER });
    expect(one(invoiceOf(SALE))).toMatchObject({ deed: "sale", other: SELLER });
    expect(one(invoiceOf(), {}, { nit: "" })).toMatchObject({
      deed: null,
      other: null,
      standing: "obstacle",
    });
    expect(one(invoiceOf(), { wanted: false }, { nit: "" }).standing).toBe("left-out");
    expect(one(invoiceOf({ buyer: SELLER }), { wanted: true }).standing).toBe("obstacle");
  });

  it("does not ask for the account of a sale, which is the usual one", () => {
    expect(one(invoiceOf(SALE)).doubts).toEqual([]);
    expect(one(invoiceOf()).doubts).toEqual([{ kind: "no-account" }]);
  });

  it("looks at no day before electronic invoices, and at none to come", () => {
    const kinds = (issued: string) =>
      one(invoiceOf({ ...SALE, issued: day(issued) })).doubts.map(({ kind }) => kind);
    expect(kinds("2015-01-01")).toEqual([]);
    expect(kinds("2014-12-31")).toEqual(["early"]);
    expect(kinds("2026-11-25")).toEqual([]);
    expect(kinds("2026-11-26")).toEqual(["future"]);
  });

  it("names the invoice that an orphan note speaks of, if it does", () => {
    const note = (subject: EInvoice["subject"]) =>
      one(invoiceOf({ ...SALE, kind: "credit-note", subject })).doubts;
    expect(note({ number: "F-7", key: "" })).toEqual([{ kind: "no-invoice", number: "F-7" }]);
    expect(note(null)).toEqual([{ kind: "no-invoice", number: "" }]);
  });

  it("joins a note to its invoice by its key before its number", () => {
    const [first, second] = [invoiceOf({ number: "F-1" }), invoiceOf({ number: "F-2" })];
    const note = (subject: EInvoice["subject"]) =>
      reviewed(worldOf(puc), [first, second, invoiceOf({ kind: "credit-note", number: "N", subject })])[2]
        ?.corrects;
    expect(note({ number: "F-1", key: second.key })).toMatchObject({ number: "F-2", listed: "1" });
    expect(note({ number: "F-1", key: "" })).toMatchObject({ number: "F-1", listed: "0" });
    expect(note({ number: "", key: "f".repeat(96) })).toBeNull();
  });

  it("joins a note without a key to no other document without one", () => {
    const [first, second] = [invoiceOf({ number: "F-1", key: "" }), invoiceOf({ number: "F-2", key: "" })];
    const note = invoiceOf({ kind: "credit-note", number: "N", subject: { number: "F-2", key: "" } });
    expect(reviewed(worldOf(puc), [first, second, note])[2]?.corrects).toMatchObject({ listed: "1" });
  });

  it("gives a note the account that somebody chose for its invoice", () => {
    const invoice = invoiceOf({ number: "F-1" });
    const note = invoiceOf({ kind: "credit-note", number: "N", subject: { number: "F-1", key: "" } });
    const [, of] = reviewed(worldOf(puc), [invoice, note], { 0: { account: "1455" as AccountCode } });
    expect([of?.plan?.account, of?.plan?.why]).toEqual(["1455", { kind: "chosen" }]);
  });

  it("withholds from a note of a foreign invoice by its own base in pesos", () => {
    const foreign = { currency: "USD", rate: 4000 } as const;
    const invoice = invoiceOf({ ...foreign, number: "F-1" }, { base: 1000 });
    const note = invoiceOf(
      { ...foreign, kind: "credit-note", number: "N", subject: { number: "F-1", key: "" } },
      { base: 300 },
    );
    const [whole, part] = reviewed(worldOf(puc), [invoice, note]);
    expect([whole?.plan?.entry.withheld, part?.plan?.entry.withheld]).toEqual([100_000, 30_000]);
  });

  it("says the number of the entry's invoice, though the note has only its key", () => {
    const [first] = reviewed(worldOf(puc), [invoiceOf({ number: "F-1" })]);
    if (!first?.plan) throw new Error("no plan");
    const entries = [posted(7, first.plan.content)];
    const invoice = invoiceOf({ number: "F-1" });
    const note = invoiceOf({ kind: "credit-note", number: "N", subject: { number: "", key: invoice.key } });
    const [alone] = reviewed(worldOf(puc, { entries }), [note]);
    expect(alone?.corrects).toMatchObject({ number: "", entry: { number: 7 } });
    expect(reviewed(worldOf(puc, { entries }), [note, invoice])[0]?.corrects).toMatchObject({
      number: "F-1",
    });
  });
});

describe("FE-08 what each line of an entry stands for", () => {
  const linesOf = (invoice: EInvoice, choices: InvoiceChoices = {}, facts: Facts = {}) =>
    one(invoice, choices, facts).plan?.entry.lines ?? [];
  const settled = (invoice: EInvoice) =>
    linesOf(invoice).find(({ role }) => role === "settlement")?.note ?? null;

  it("says when it is due, of an invoice on credit that tells it", () => {
    expect(settled(invoiceOf())).toBe("Vence el 20/12/2026");
    expect(settled(invoiceOf({ due: null }))).toBeNull();
    expect(settled(invoiceOf({ payment: "cash" }))).toBeNull();
    expect(settled(invoiceOf({ kind: "credit-note" }))).toBeNull();
    expect(settled(invoiceOf(SALE))).toBe("Vence el 20/12/2026");
  });

  it("keeps the key of the document where it has one", () => {
    const main = (key: string) => linesOf(invoiceOf({ key })).find(({ role }) => role === "main");
    expect(main("a".repeat(96))?.note).toContain("a".repeat(20));
    expect(main("")).not.toHaveProperty("note");
  });

  it("deducts the IVA of a purchase, generates that of a sale, and says why it does not", () => {
    const why = (invoice: EInvoice) => linesOf(invoice).find(({ role }) => role === "vat")?.tax?.why.kind;
    expect([why(invoiceOf()), why(invoiceOf(SALE))]).toEqual(["vat-deductible", "vat-generated"]);
    const free = { profile: { ...newProfile(), flags: { ...newProfile().flags, vatResponsible: false } } };
    const kept = (invoice: EInvoice, choices: InvoiceChoices = {}, facts: Facts = {}) =>
      one(invoice, choices, facts).plan?.entry.notDeducted;
    expect(kept(invoiceOf(), {}, free)).toBe("not-responsible");
    expect(kept(invoiceOf(SALE), {}, free)).toBeNull();
    expect(kept(invoiceOf(), { deducts: true }, free)).toBeNull();
    expect(kept(invoiceOf(), { deducts: false })).toBe("chosen");
    expect(kept(invoiceOf({}, { percent: 0 }), { deducts: false })).toBeNull();
    expect(kept(invoiceOf(), { account: "152805" as AccountCode })).toBe("fixed-asset");
  });

  it("tells what it is of, before and after its taxes", () => {
    expect(one(invoiceOf()).plan?.entry).toMatchObject({
      base: 4_860_000,
      vat: 923_400,
      gross: 5_783_400,
      withheld: 121_500,
      settled: 5_661_900,
      concept: "purchases",
    });
    expect(one(invoiceOf(), { concept: "none" }).plan?.entry.skipped).toEqual([]);
  });

  it("refuses what is below nothing, and what is withheld beyond it", () => {
    const { totals } = invoiceOf();
    const problem = (change: Partial<EInvoice["totals"]>, invoice: Partial<EInvoice> = {}) =>
      one(invoiceOf({ ...invoice, totals: { ...totals, ...change } }), {}).obstacle?.kind ?? null;
    expect(problem({ payable: -100 })).toBe("negative");
    expect(problem({ payable: 1_000_000_00, prepaid: -10_000 })).toBe("negative");
    expect(problem({ payable: 0 })).toBe("zero");
    expect(problem({ payable: 500_000_00 })).toBe("negative");
    const all = { tax: "income" as const, percent: 100, base: 1, amount: 6_000_000_00 };
    expect(one(invoiceOf({ ...SALE, withheld: [all] })).obstacle?.kind).toBe("withheld-over-total");
    expect(one(invoiceOf({ ...SALE, withheld: [{ ...all, amount: 5_783_400_00 }] })).obstacle).toBeNull();
  });

  it("takes what a sale states, but no own withholding of who withholds from itself", () => {
    const withheld = [
      { tax: "income", percent: 2.5, base: 1, amount: 10_000_00 },
      { tax: "ica", percent: 1, base: 1, amount: 5_000_00 },
      { tax: "vat", percent: 1, base: 1, amount: 40 },
    ] as const;
    const stated = (facts: Facts = {}, change: Partial<EInvoice> = SALE) =>
      linesOf(invoiceOf({ ...change, withheld }), {}, facts)
        .filter(({ role }) => role === "stated")
        .map(({ account, debit }) => [account, debit]);
    expect(stated()).toEqual([
      ["135515", 10_000],
      ["135518", 5_000],
    ]);
    const self = { profile: { ...PROFILE, flags: { ...PROFILE.flags, selfWithholder: true } } };
    expect(stated(self)).toEqual([["135518", 5_000]]);
    expect(stated({}, {})).toEqual([]);
  });
});

describe("FE-04 a tax that does not agree", () => {
  const whole = invoiceOf({}, { base: 100, percent: 0 });
  const doubts = (scheme: "iva" | "inc" | "other", percent: number | null, amount: number) =>
    totalsDoubts({
      lines: [],
      taxes: [{ scheme, percent, base: 100_000, amount }],
      totals: { ...whole.totals, payable: whole.totals.lines + amount },
    }).map(({ of }) => of);
  it("is said of one by a rate, within two pesos, and of none by unit", () => {
    expect(doubts("iva", 19, 19_000)).toEqual([]);
    expect(doubts("iva", 19, 19_200)).toEqual([]);
    expect(doubts("iva", 19, 19_201)).toEqual(["tax"]);
    expect(doubts("inc", 8, 50_000)).toEqual(["tax"]);
    expect(doubts("iva", null, 50_000)).toEqual([]);
    expect(doubts("other", 8, 50_000)).toEqual([]);
  });
});

describe("FE-08 who a third party is for taxes", () => {
  const of = (more: Partial<typeof SELLER>) => counterpartOf({ party: null }, { ...SELLER, ...more });
  it("is as its record says, else as its document does", () => {
    const kind = { ...of({}), simple: true };
    expect(counterpartOf({ party: { kind } as never }, SELLER)).toBe(kind);
    expect(of({ vatResponsible: false }).vatResponsible).toBe(false);
    expect(of({}).withholdsIncome).toBe(true);
    expect(of({ legalPerson: false }).withholdsIncome).toBe(false);
    expect(of({ document: { kind: "DE", number: "X1" } }).withholdsIncome).toBe(false);
  });
});

describe("FE-08 what a supporting document states", () => {
  const withheld = [
    { tax: "income", percent: 4, base: 1_000_000, amount: 40_000 },
    { tax: "vat", percent: 15, base: 190_000, amount: 28_500 },
    { tax: "ica", percent: 1, base: 1_000_000, amount: 40 },
  ] as const;
  const made = (supports: boolean | undefined, offered: Parameters<typeof ownWithheld>[2] = []) =>
    ownWithheld({ kind: "invoice", withheld, ...(supports !== undefined && { supports }) }, "none", offered);
  it("is what its maker withheld, on the account of the profile for the same tax", () => {
    const two = made(true);
    expect(two.map(({ account, detail }) => [account, detail.amount, detail.base])).toEqual([
      ["2365", 400, 10_000],
      ["2367", 285, 1_900],
    ]);
    expect([made(false), made(undefined)]).toEqual([[], []]);
    const [income] = two;
    if (income === undefined) throw new Error("none");
    const offered = [{ ...income, account: "236525" as AccountCode }];
    expect(made(true, offered).map(({ account }) => account)).toEqual(["236525", "2367"]);
  });
});

describe("FE-07 what the entries of a third party remember", () => {
  const entry = (number: number, account: string, amount = 10, more: Partial<Entry> = {}): Entry => ({
    ...posted(number, {
      date: day("2026-11-05"),
      description: "x",
      reference: `R-${number}`,
      lines: [line(account, amount), line("2205", -amount)].map((each) => ({
        ...each,
        thirdParty: SELLER.name,
      })),
    }),
    ...more,
  });
  const proposed = (entries: readonly Entry[]) => {
    const plan = one(invoiceOf(), {}, { entries }).plan;
    return plan && [plan.account, plan.why.kind === "memory" ? plan.why.times : plan.why.kind];
  };

  it("is the account of the last one, and how many of the last nine had it", () => {
    expect(proposed([entry(1, "513550"), entry(2, "5110"), entry(3, "513550")])).toEqual(["513550", 2]);
    expect(proposed(Array.from({ length: 12 }, (_, at) => entry(at + 1, "513550")))).toEqual(["513550", 9]);
    const old = [
      entry(1, "513550"),
      ...Array.from({ length: 9 }, (_, at) => entry(at + 2, at === 8 ? "513550" : "5110")),
    ];
    expect(proposed(old)).toEqual(["513550", 1]);
  });

  it("is not forgotten for what was paid to it since, nor known of nobody", () => {
    const paid = posted(2, {
      date: day("2026-11-06"),
      description: "x",
      reference: "",
      lines: [line("2205", 10), line("1110", -10)].map((each) => ({ ...each, thirdParty: SELLER.name })),
    });
    expect(proposed([entry(1, "513550"), paid])).toEqual(["513550", 1]);
    const nobodys = { ...paid, lines: [line("513550", 10), line("1110", -10)] };
    const memory = new AccountMemory(puc, [nobodys, entry(3, "5110")], new PartyIndex([]));
    expect([memory.find("", "purchase"), memory.find(" ", "purchase")]).toEqual([null, null]);
    expect(memory.find(SELLER.name, "purchase")).toEqual({ account: "5110", times: 1 });
    expect(memory.find(SELLER.name, "sale")).toBeNull();
  });

  it("is nothing of drafts, of what was taken back, and of what was neither bought nor sold", () => {
    const link = { id: newId("entry"), number: 9, date: day("2026-11-06") };
    expect(proposed([entry(1, "513550", 10, { status: "draft" } as never)])?.[1]).toBe("usual");
    expect(proposed([entry(1, "513550", 10, { reverses: link })])?.[1]).toBe("usual");
    expect(proposed([entry(1, "513550", 10, { reversedBy: link })])?.[1]).toBe("usual");
    expect(proposed([entry(1, "513550", -10)])?.[1]).toBe("usual");
    expect(proposed([entry(1, "1110")])?.[1]).toBe("usual");
    expect(proposed([entry(1, "539520")])?.[1]).toBe("usual");
  });

  it("is the largest of what an entry bought", () => {
    const lines = [line("5110", 3), line("513550", 7), line("1435", 0), line("2205", -10)];
    const two = posted(1, {
      date: day("2026-11-05"),
      description: "x",
      reference: "R",
      lines: lines.map((each) => ({ ...each, thirdParty: SELLER.name })),
    });
    expect(proposed([two])).toEqual(["513550", 1]);
  });
});

describe("FE-07 the account that the words of a document mean", () => {
  const of = (...lines: readonly (readonly [string, number])[]) => {
    const plan = one(
      invoiceOf({ lines: lines.map(([description, amount]) => ({ description, amount })) }),
    ).plan;
    return plan?.why.kind === "words" ? [plan.account, plan.why.words] : null;
  };

  it("is that of most by value, by all its words or one of the first ones", () => {
    expect(of(["Energía eléctrica", 50], ["Xyz", 50])?.[0]).toBe("513530");
    expect(of(["Energía eléctrica", 49], ["Xyz", 51])).toBeNull();
    expect(of(["Energía eléctrica", 30], ["Servicio de energía", 30], ["Xyz", 50])?.[0]).toBe("513530");
    expect(of(["Xyz", 10], ["Energía eléctrica", 90])).toEqual(["513530", "Energía eléctrica"]);
    expect(of(["Energía eléctrica", -50], ["Xyz", 50])).toBeNull();
    expect(of(["X7 zz-energía/Y9", 10])?.[0]).toBe("513530");
    expect(of(["a b c d e f g h energía", 10])).toBeNull();
    expect(of(["a b c d e f g energía", 10])?.[0]).toBe("513530");
  });

  it("is none of a sale, whatever its words", () => {
    const sold = invoiceOf({ ...SALE, lines: [{ description: "Energía eléctrica", amount: 10 }] });
    expect(one(sold).plan).toMatchObject({ account: "4135", why: { kind: "usual" } });
  });
});
