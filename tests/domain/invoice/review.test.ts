import { beforeAll, describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { totalsDoubts } from "#domain/invoice/check-totals.ts";
import { whoseDocument } from "#domain/invoice/direction.ts";
import { readHundredths, wholePesos } from "#domain/invoice/invoice-amount.ts";
import { comparedNumber, RecordedDocuments } from "#domain/invoice/recorded.ts";
import type { ReviewedDocument } from "#domain/invoice/review.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { PartyIndex } from "#domain/parties/find-party.ts";
import type { Party } from "#domain/parties/party.ts";
import { line, posted } from "#tests/support/builders.ts";
import {
  invoiceOf,
  linesOf,
  OURS,
  reviewed,
  SELLER,
  worldOf,
} from "#tests/support/invoices/invoice-values.ts";

let puc: Chart;
beforeAll(async () => {
  puc = await loadChart("puc");
});

const STRANGER = {
  ...SELLER,
  name: "Transportes Guavio Ltda.",
  document: { kind: "NIT" as const, number: "830066751" },
};

function entry(
  number: number,
  reference: string,
  account: string,
  amount: number,
  thirdParty = SELLER.name,
): Entry {
  const lines = [line(account, amount), line(amount > 0 ? "2205" : "1305", -amount)];
  const named = lines.map((each) => ({ ...each, thirdParty }));
  return posted(number, { date: day("2026-11-05"), description: "x", reference, lines: named });
}

function party(change: Partial<Party> = {}): Party {
  return {
    id: "party-1" as never,
    bookId: "book-1" as never,
    name: "Aceros del Norte",
    document: { kind: "NIT", number: "830125904" },
    offered: true,
    createdAt: 1 as never,
    updatedAt: 1 as never,
    version: 1,
    ...change,
  };
}

const standing = ({ standing: of, obstacle, doubts }: ReviewedDocument) => [
  of,
  obstacle?.kind ?? doubts.map((each) => each.kind).join(" "),
];

describe("FE-05 whose a document is", () => {
  it("is told by the NIT of the company, with its check digit or without", () => {
    for (const nit of ["901.234.567-7", "901234567", "9012345677"]) {
      expect(whoseDocument(invoiceOf(), nit)).toEqual({ kind: "purchase", other: SELLER });
      expect(whoseDocument(invoiceOf({ seller: OURS, buyer: SELLER }), nit)).toEqual({
        kind: "sale",
        other: SELLER,
      });
      expect(whoseDocument(invoiceOf({ buyer: STRANGER }), nit)).toEqual({ kind: "foreign" });
      expect(whoseDocument(invoiceOf({ seller: OURS, buyer: OURS }), nit)).toEqual({ kind: "own" });
    }
    for (const nit of ["", "no es un NIT", "901234567-1"])
      expect(whoseDocument(invoiceOf(), nit)).toEqual({ kind: "no-nit" });
  });
});

describe("FE-04 totals that do not agree are said", () => {
  it("within a tolerance for the rounding of each line", () => {
    const sound = invoiceOf();
    const { totals } = sound;
    const payable = (more: number) =>
      totalsDoubts({ ...sound, totals: { ...totals, payable: totals.payable + more } });
    expect(payable(0)).toEqual([]);
    expect(payable(250)).toEqual([]);
    expect(payable(-251).map(({ of }) => of)).toEqual(["payable"]);
    expect(totalsDoubts({ ...sound, lines: [{ description: "", amount: 1 }] }).map(({ of }) => of)).toEqual([
      "lines",
    ]);
    const [vat] = sound.taxes;
    if (vat === undefined) throw new Error("no tax");
    const wrong = { ...vat, amount: vat.amount - 10_000 };
    expect(totalsDoubts({ ...sound, taxes: [wrong] }).map(({ of }) => of)).toEqual(["tax", "payable"]);
  });

  it("counts discounts, charges, advances and the rounding of the document", () => {
    const { lines, taxes, totals } = invoiceOf();
    const whole = { ...totals, allowances: 100_000, charges: 30_000, prepaid: 50_000, rounding: 4_000 };
    const parts = totals.payable - 100_000 + 30_000;
    for (const rounding of [4_000, 0])
      expect(
        totalsDoubts({ lines, taxes, totals: { ...whole, payable: parts + rounding - 50_000 } }),
      ).toEqual([]);
  });
});

describe("FE-06 the same document twice adds nothing", () => {
  it("is known by its key in the entry that it made", () => {
    const [first] = reviewed(worldOf(puc), [invoiceOf()]);
    if (!first?.plan) throw new Error("no plan");
    const made = posted(412, {
      ...first.plan.content,
      reference: "otro",
      lines: first.plan.content.lines.map((each) => ({ ...each, thirdParty: "Otro" })),
    });
    const [again] = reviewed(worldOf(puc, { entries: [made] }), [invoiceOf()]);
    expect(again?.standing).toBe("recorded");
    expect(again?.obstacle).toMatchObject({ kind: "recorded", entry: { number: 412 } });
    const moved = { ...made, lines: made.lines.toReversed() };
    expect(reviewed(worldOf(puc, { entries: [moved] }), [invoiceOf()])[0]?.standing).toBe("recorded");
    const takenBack: readonly Entry[] = [
      { ...made, status: "void" },
      { ...made, reverses: { id: made.id, number: 411, date: made.date } },
      { ...made, reversedBy: { id: made.id, number: 413, date: made.date } },
    ];
    for (const one of takenBack)
      expect(reviewed(worldOf(puc, { entries: [one] }), [invoiceOf()])[0]?.standing).not.toBe("recorded");
  });

  it("is known twice in one list, by its key or without one by its number and its supplier", () => {
    const kinds = (...invoices: Parameters<typeof reviewed>[1]) =>
      reviewed(worldOf(puc), invoices).map(({ obstacle }) => obstacle?.kind);
    expect(kinds(invoiceOf(), invoiceOf())).toEqual([undefined, "repeated"]);
    expect(kinds(invoiceOf({ key: "" }), invoiceOf({ key: "", number: "FEAM 20418" }))).toEqual([
      undefined,
      "repeated",
    ]);
    const { key } = invoiceOf();
    expect(kinds(invoiceOf({ key, number: "A-1" }), invoiceOf({ key, number: "B-1" }))).toEqual([
      undefined,
      "repeated",
    ]);
    expect(kinds(invoiceOf({ key: "" }), invoiceOf({ key: "", kind: "credit-note" }))).toEqual([
      undefined,
      undefined,
    ]);
    expect(comparedNumber("feam-20 418")).toBe("FEAM20418");
  });

  it("is doubted where an entry typed by hand has its number and its third party, and is recorded if asked", () => {
    const entries = [entry(7, "FEAM 20418", "1435", 5000)];
    const [doubted] = reviewed(worldOf(puc, { entries }), [invoiceOf()]);
    expect(doubted && standing(doubted)).toEqual(["doubt", "same-number"]);
    const [asked] = reviewed(worldOf(puc, { entries }), [invoiceOf()], { 0: { wanted: true } });
    expect(asked?.standing).toBe("ready");
    const unnumbered = [entry(7, " ", "1435", 5000)];
    expect(
      reviewed(worldOf(puc, { entries: unnumbered }), [invoiceOf({ number: "---" })])[0]?.doubts.map(
        ({ kind }) => kind,
      ),
    ).toEqual([]);
    const nobodys = [entry(7, "FEAM 20418", "1435", 5000, "")];
    const recorded = new RecordedDocuments(puc, nobodys, new PartyIndex([]));
    expect(recorded.find("", "FEAM-20418", "", "purchase")).toBeNull();
    const sale = [entry(7, "FEAM 20418", "4135", -5000)];
    expect(
      reviewed(worldOf(puc, { entries: sale }), [invoiceOf()])[0]?.doubts.map(({ kind }) => kind),
    ).toEqual(["no-account"]);
  });
});

describe("FE-07 the account of a document", () => {
  it("is that of the supplier's last entries, found by its document under whatever name", () => {
    const entries = [
      entry(1, "A", "513550", 10, "Aceros del Norte"),
      entry(2, "B", "5110", 10, "Otro"),
      entry(3, "C", "513550", 10, "Aceros del Norte"),
    ];
    const [one] = reviewed(worldOf(puc, { entries, parties: [party()] }), [invoiceOf()]);
    expect(one?.plan).toMatchObject({ account: "513550", why: { kind: "memory", times: 2 } });
    expect(one?.plan?.matched).toMatchObject({ name: "Aceros del Norte", change: "none" });
    expect(one?.standing).toBe("ready");
  });

  it("is else what most of its lines mean in words", () => {
    const lines = [
      { description: "Energía eléctrica noviembre", amount: 90_000 },
      { description: "Resma de papel carta", amount: 10_000 },
    ];
    const [one] = reviewed(worldOf(puc), [invoiceOf({ lines })]);
    expect(one?.plan).toMatchObject({
      account: "513530",
      why: { kind: "words", words: "Energía eléctrica noviembre" },
    });
    const few = [{ ...(lines[1] as (typeof lines)[0]) }, { description: "Xyz", amount: 90_000 }];
    expect(reviewed(worldOf(puc), [invoiceOf({ lines: few })])[0]?.plan?.why.kind).toBe("usual");
  });

  it("is asked where neither says it, and is the chosen one from then on, for the note too", () => {
    const note = invoiceOf({ kind: "credit-note", number: "NC", subject: { number: "FEAM-20418", key: "" } });
    const [asked] = reviewed(worldOf(puc), [invoiceOf(), note]);
    expect(asked && standing(asked)).toEqual(["doubt", "no-account"]);
    const chosen = reviewed(worldOf(puc), [invoiceOf(), note], { 0: { account: "1455" as AccountCode } });
    expect(chosen.map(standing)).toEqual([
      ["ready", ""],
      ["ready", ""],
    ]);
    expect(chosen.map(({ plan }) => plan?.account)).toEqual(["1455", "1455"]);
  });

  it("is not one that takes no more entries", () => {
    const entries = [entry(1, "A", "99999999", 10)];
    expect(reviewed(worldOf(puc, { entries }), [invoiceOf()])[0]?.plan?.why.kind).toBe("usual");
  });
});

describe("FE-09 each document has its state", () => {
  const known = { entries: [entry(1, "A", "1435", 10)] };
  const of = (invoice: ReturnType<typeof invoiceOf>, choices = {}, facts = {}) => {
    const [one] = reviewed(worldOf(puc, { ...known, ...facts }), [invoice], { 0: choices });
    return one && standing(one);
  };

  it("names what keeps it from being recorded, and what to look at", () => {
    const closed = { closedMonths: new Set(["2026-11" as Month]) };
    const { totals } = invoiceOf();
    expect(of(invoiceOf())).toEqual(["ready", ""]);
    expect(of(invoiceOf(), { wanted: false })).toEqual(["left-out", ""]);
    expect(of(invoiceOf({ buyer: STRANGER }))).toEqual(["obstacle", "foreign"]);
    expect(of(invoiceOf(), {}, { nit: "" })).toEqual(["obstacle", "no-nit"]);
    expect(of(invoiceOf({ totals: { ...totals, payable: 0 } }))).toEqual(["obstacle", "zero"]);
    expect(of(invoiceOf({ totals: { ...totals, payable: -100 } }))).toEqual(["obstacle", "negative"]);
    expect(of(invoiceOf(), {}, closed)).toEqual(["obstacle", "closed-month"]);
    expect(of(invoiceOf(), { day: day("2026-12-01") }, { ...closed, today: day("2026-12-01") })).toEqual([
      "ready",
      "",
    ]);
    expect(of(invoiceOf({ issued: day("2026-11-26") }))).toEqual(["doubt", "future"]);
    expect(of(invoiceOf({ issued: day("2026-11-26") }), { wanted: true })).toEqual(["ready", "future"]);
    expect(of(invoiceOf({ issued: day("1900-01-01") }))).toEqual(["doubt", "early"]);
    expect(of(invoiceOf({ issued: day("2014-12-31") }), { day: day("2026-11-20") })).toEqual(["ready", ""]);
    expect(of(invoiceOf({ rejected: true }))).toEqual(["doubt", "rejected"]);
    expect(of(invoiceOf({ kind: "credit-note" }))).toEqual(["doubt", "no-invoice"]);
    expect(of(invoiceOf({ totals: { ...totals, payable: totals.payable + 1000 } }))).toEqual([
      "doubt",
      "totals",
    ]);
  });

  it("asks for the rate of a foreign currency, and takes the one that the document tells", () => {
    const dollars = invoiceOf({ currency: "USD" }, { base: 100 });
    expect(of(dollars)).toEqual(["obstacle", "no-rate"]);
    const [typed] = reviewed(worldOf(puc, known), [dollars], { 0: { rate: 4000 } });
    expect(typed && linesOf(typed)).toEqual(["1435 400000 0", "2408 76000 0", "2205 0 476000"]);
    const [told] = reviewed(worldOf(puc, known), [{ ...dollars, rate: 4123.45 }]);
    expect(told?.plan?.entry.gross).toBe(Math.round(119 * 4123.45));
  });

  it("joins a note to its invoice, in the list or in the book", () => {
    const note = invoiceOf({
      kind: "credit-note",
      number: "NC-1",
      subject: { number: "FEAM-20418", key: invoiceOf().key },
    });
    const both = reviewed(worldOf(puc, known), [note, invoiceOf()]);
    expect(both[0]?.corrects).toEqual({ number: "FEAM-20418", entry: null, listed: "1" });
    const entries = [entry(9, "FEAM20418", "1435", 10)];
    const [alone] = reviewed(worldOf(puc, { entries }), [
      { ...note, subject: { number: "FEAM-20418", key: "" } },
    ]);
    expect(alone?.corrects).toMatchObject({ entry: { number: 9 } });
    expect(alone?.plan?.content.description).toBe(
      `Nota crédito NC-1 de la factura FEAM-20418, ${SELLER.name}`,
    );
  });

  it("finds its third party by its document, by its name, or makes it", () => {
    const change = (parties: readonly Party[]) =>
      reviewed(worldOf(puc, { parties }), [invoiceOf()])[0]?.plan?.matched;
    expect(change([])).toMatchObject({ name: SELLER.name, change: "new" });
    const { document: _, ...bare } = party({ name: "ACEROS Y MALLAS DEL NORTE S.A.S." });
    expect(change([bare])).toMatchObject({ name: "ACEROS Y MALLAS DEL NORTE S.A.S.", change: "document" });
    const namesake = party({ name: SELLER.name, document: { kind: "NIT", number: "900631150" } });
    expect(change([namesake])).toMatchObject({ name: `${SELLER.name} (NIT 830.125.904-1)`, change: "new" });
  });
});

describe("NU-02 amounts of documents", () => {
  it("have a point and any decimals, rounded once", () => {
    const rows: readonly (readonly [text: string, hundredths: number | null])[] = [
      ["5783400.00", 578_340_000],
      ["0.005", 1],
      ["1.004999", 100],
      ["-12.5", -1250],
      ["-0", 0],
      ["1,234.00", null],
      ["1.234,00", null],
      ["", null],
      ["1e9", null],
      ["NaN", null],
      ["99999999999999", null],
    ];
    for (const [text, hundredths] of rows) expect([text, readHundredths(text)]).toEqual([text, hundredths]);
    expect([50, 49, 150, -49, -50].map(wholePesos)).toEqual([1, 0, 2, 0, -1]);
  });
});
