import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { CHART_KINDS } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import { newProfile } from "#domain/fiscal/fiscal-profile.ts";
import { isGenerated } from "#domain/fiscal/offer/tax-note.ts";
import type { EInvoice, InvoiceTax } from "#domain/invoice/e-invoice.ts";
import { wholePesos } from "#domain/invoice/invoice-amount.ts";
import {
  invoiceOf,
  linesOf,
  OURS,
  PROFILE,
  reviewed,
  SELLER,
  worldOf,
} from "#tests/support/invoices/invoice-values.ts";
import { runs } from "#tests/support/random/runs.ts";

const charts = new Map<string, Chart>();
let puc: Chart;
beforeAll(async () => {
  for (const kind of CHART_KINDS) charts.set(kind, await loadChart(kind));
  puc = charts.get("puc") as Chart;
});

const tax = (
  scheme: InvoiceTax["scheme"],
  percent: number | null,
  base: number,
  amount: number,
): InvoiceTax => ({
  scheme,
  percent,
  base: base * 100,
  amount: amount * 100,
});

/** An invoice of what is charged; amounts in pesos. */
function charged(base: number, taxes: readonly InvoiceTax[], change: Partial<EInvoice> = {}): EInvoice {
  const whole = invoiceOf({}, { base, percent: 0 });
  const payable = base * 100 + taxes.reduce((sum, each) => sum + each.amount, 0);
  return { ...whole, taxes, totals: { ...whole.totals, payable }, ...change };
}

const entryOf = (invoice: EInvoice, choices = {}, facts = {}) => {
  const [one] = reviewed(worldOf(puc, facts), [invoice], { 0: choices });
  if (one === undefined) throw new Error("no document");
  return one;
};

describe("FE-08 the entry of a document", () => {
  it("is that of the worked example: goods on credit, IVA deducted, income tax withheld", () => {
    const one = entryOf(invoiceOf());
    expect(linesOf(one)).toEqual(["1435 4860000 0", "2408 923400 0", "236540 0 121500", "2205 0 5661900"]);
    const [main, vat, withheld, owed] = one.plan?.content.lines ?? [];
    expect(main?.note).toMatch(/^CUFE [0-9a-f]{20}$/);
    expect(owed?.note).toBe("Vence el 20/12/2026");
    expect([vat, withheld].every((line) => line && isGenerated(line))).toBe(true);
    expect(one.plan?.content.lines.every(({ thirdParty }) => thirdParty === SELLER.name)).toBe(true);
    expect(one.plan?.content).toMatchObject({
      date: "2026-11-20",
      reference: "FEAM-20418",
      description: "Compra a Aceros y Mallas del Norte S.A.S., factura FEAM-20418",
    });
  });

  const cases: readonly (readonly [
    what: string,
    invoice: () => EInvoice,
    choices: object,
    lines: readonly string[],
  ])[] = [
    [
      "below the least base nothing is withheld",
      () => invoiceOf({}, { base: 486_000 }),
      {},
      ["1435 486000 0", "2408 92340 0", "2205 0 578340"],
    ],
    [
      "several rates have a line each",
      () =>
        charged(300_000, [
          tax("iva", 19, 100_000, 19_000),
          tax("iva", 5, 100_000, 5_000),
          tax("iva", 0, 100_000, 0),
        ]),
      {},
      ["1435 300000 0", "2408 19000 0", "2408 5000 0", "2205 0 324000"],
    ],
    [
      "consumption tax of a restaurant is cost",
      () => charged(100_000, [tax("inc", 8, 100_000, 8_000)]),
      { account: "519560" },
      ["519560 108000 0", "2335 0 108000"],
    ],
    [
      "a tax by unit is cost",
      () => charged(100_000, [tax("iva", 19, 100_000, 19_000), tax("other", null, 0, 66)]),
      {},
      ["1435 100066 0", "2408 19000 0", "2205 0 119066"],
    ],
    ["excluded goods have no IVA", () => charged(100_000, []), {}, ["1435 100000 0", "2205 0 100000"]],
    [
      "the IVA of a fixed asset is its cost",
      () => invoiceOf({}, { base: 400_000 }),
      { account: "152805" },
      ["152805 476000 0", "2205 0 476000"],
    ],
    [
      "who may not deduct pays it",
      () => invoiceOf({}, { base: 400_000 }),
      { deducts: false },
      ["1435 476000 0", "2205 0 476000"],
    ],
    [
      "services are withheld by their concept",
      () => invoiceOf({}, { base: 1_000_000 }),
      { account: "513535" },
      ["513535 1000000 0", "2408 190000 0", "236525 0 40000", "2335 0 1150000"],
    ],
    [
      "no concept, no withholding",
      () => invoiceOf({}, { base: 1_000_000 }),
      { account: "513535", concept: "none" },
      ["513535 1000000 0", "2408 190000 0", "2335 0 1190000"],
    ],
    [
      "paid in cash",
      () => invoiceOf({ payment: "cash" }, { base: 100_000 }),
      {},
      ["1435 100000 0", "2408 19000 0", "1105 0 119000"],
    ],
    [
      "paid through the bank",
      () => invoiceOf({ payment: "bank" }, { base: 100_000 }),
      {},
      ["1435 100000 0", "2408 19000 0", "1110 0 119000"],
    ],
    [
      "a self-withholder is not withheld from",
      () => invoiceOf({ seller: { ...SELLER, selfWithholder: true } }),
      {},
      ["1435 4860000 0", "2408 923400 0", "2205 0 5783400"],
    ],
    [
      "the SIMPLE is not withheld from",
      () => invoiceOf({ seller: { ...SELLER, simple: true } }),
      {},
      ["1435 4860000 0", "2408 923400 0", "2205 0 5783400"],
    ],
    [
      "what was paid in advance leaves the advances",
      () => ({
        ...invoiceOf({}, { base: 100_000 }),
        totals: { ...invoiceOf({}, { base: 100_000 }).totals, prepaid: 19_000_00, payable: 100_000_00 },
      }),
      {},
      ["1435 100000 0", "2408 19000 0", "1330 0 19000", "2205 0 100000"],
    ],
    [
      "a credit note of a purchase is its mirror",
      () => invoiceOf({ kind: "credit-note", payment: "cash" }, { base: 420_000 }),
      {},
      ["1435 0 420000", "2408 0 79800", "2205 499800 0"],
    ],
    [
      "a debit note of a purchase adds to it",
      () => invoiceOf({ kind: "debit-note" }, { base: 100_000 }),
      {},
      ["1435 100000 0", "2408 19000 0", "2205 0 119000"],
    ],
    [
      "a sale on credit, the customer withholding",
      () => invoiceOf({ seller: OURS, buyer: SELLER }, { base: 10_000_000 }),
      {},
      ["4135 0 10000000", "2408 0 1900000", "135515 250000 0", "1305 11650000 0"],
    ],
    [
      "a sale whose document states what a large taxpayer withholds",
      () => ({
        ...invoiceOf({ seller: OURS, buyer: { ...SELLER, largeTaxpayer: true } }, { base: 10_000_000 }),
        withheld: [
          { tax: "income", percent: 2.5, base: 1_000_000_000, amount: 25_000_000 },
          { tax: "vat", percent: 15, base: 190_000_000, amount: 28_500_000 },
          { tax: "ica", percent: 1.104, base: 1_000_000_000, amount: 11_040_000 },
        ],
      }),
      {},
      [
        "4135 0 10000000",
        "2408 0 1900000",
        "135515 250000 0",
        "135517 285000 0",
        "135518 110400 0",
        "1305 11254600 0",
      ],
    ],
    [
      "a sale with consumption tax owes it",
      () =>
        charged(100_000, [tax("inc", 8, 100_000, 8_000)], {
          seller: OURS,
          buyer: { ...SELLER, legalPerson: false },
          payment: "cash",
        }),
      {},
      ["4135 0 100000", "2495 0 8000", "1105 108000 0"],
    ],
    [
      "a credit note of a sale is a return",
      () =>
        invoiceOf(
          { kind: "credit-note", seller: OURS, buyer: { ...SELLER, legalPerson: false } },
          { base: 100_000 },
        ),
      {},
      ["4175 100000 0", "2408 19000 0", "1305 0 119000"],
    ],
  ];
  it.each(cases)("%s", (_, invoice, choices, lines) => {
    expect(linesOf(entryOf(invoice(), choices))).toEqual(lines);
  });

  it("takes the IVA of a no responsable to the cost and withholds nothing without a profile", () => {
    const plain = newProfile();
    const simplified = { ...plain, flags: { ...plain.flags, vatResponsible: false } };
    expect(linesOf(entryOf(invoiceOf(), {}, { profile: simplified }))).toEqual([
      "1435 5783400 0",
      "2205 0 5783400",
    ]);
    expect(linesOf(entryOf(invoiceOf(), {}, { profile: null }))).toEqual([
      "1435 4860000 0",
      "2408 923400 0",
      "2205 0 5783400",
    ]);
  });

  it("withholds from a note as from its invoice, however small the note", () => {
    const invoice = invoiceOf({ number: "CR-1" }, { base: 2_940_000 });
    const subject = { number: "CR-1", key: invoice.key };
    const note = invoiceOf({ kind: "credit-note", number: "NC-1", subject }, { base: 420_000 });
    const [, credit] = reviewed(worldOf(puc), [invoice, note]);
    expect(credit && linesOf(credit)).toEqual([
      "1435 0 420000",
      "2408 0 79800",
      "236540 10500 0",
      "2205 489300 0",
    ]);
  });

  describe("withholds of cleaning, guards and temporary staff from the AIU alone (FE-08, ET art. 462-1)", () => {
    const retention = (name: string, rate: number) => ({
      id: `r-${name}` as never,
      name,
      type: "income" as const,
      rate,
      accountCode: "2365",
      enabled: true,
    });
    const profile = {
      ...PROFILE,
      retentions: [
        retention("Vigilancia y aseo", 2),
        retention("Servicios temporales", 1),
        retention("Servicios", 4),
      ],
    };
    const withheldOf = (invoice: EInvoice, account: string, concept?: string) =>
      entryOf(invoice, { account, ...(concept && { concept }) }, { profile }).plan?.entry.withheld;
    // 10.000.000 of guards, of which 1.000.000 is AIU and pays IVA.
    const guards = charged(10_000_000, [tax("iva", 19, 1_000_000, 190_000)]);
    const line = (description: string, amount: number) => ({ description, amount: amount * 100 });

    it.each([
      ["what its IVA is counted on", guards, "513505", undefined, 20_000],
      ["another concept from all of it", guards, "513595", "services", 400_000],
      ["temporary staff at its own rate", guards, "513505", "temporary-staff", 10_000],
      [
        "without IVA, the lines that say so",
        charged(10_000_000, [], {
          lines: [line("Servicio de aseo", 9_000_000), line("AIU 10 %", 1_000_000)],
        }),
        "513505",
        undefined,
        20_000,
      ],
      [
        "administration, contingencies and profit apart",
        charged(10_000_000, [], {
          lines: [
            line("Servicio de vigilancia", 9_000_000),
            line("Administración", 500_000),
            line("Imprevistos", 200_000),
            line("Utilidad 3 %", 300_000),
            line("Administración de propiedad horizontal", 0),
          ],
        }),
        "513505",
        undefined,
        20_000,
      ],
      ["all of it where nothing says the part", charged(10_000_000, []), "513505", undefined, 200_000],
      [
        "all of it where all pays IVA",
        charged(10_000_000, [tax("iva", 19, 10_000_000, 1_900_000)]),
        "513505",
        undefined,
        200_000,
      ],
      [
        "nothing where the AIU is under the least base",
        charged(800_000, [tax("iva", 19, 80_000, 15_200)]),
        "513505",
        undefined,
        0,
      ],
    ])("%s", (_what, invoice, account, concept, withheld) => {
      expect(withheldOf(invoice, account, concept)).toBe(withheld);
    });

    it("and of a note from its own part, by the base of the invoice", () => {
      const invoice = { ...guards, number: "VG-1" };
      const subject = { number: "VG-1", key: invoice.key };
      const note = charged(1_000_000, [tax("iva", 19, 100_000, 19_000)], {
        kind: "credit-note",
        number: "NC-9",
        subject,
        key: "",
      });
      const choices = { 0: { account: "513505" as never }, 1: { account: "513505" as never } };
      const [, credit] = reviewed(worldOf(puc, { profile }), [invoice, note], choices);
      expect(credit?.plan?.entry.withheld).toBe(2_000);
    });
  });

  it("balances to the peso and equals the document, over the three charts, whatever the cents", () => {
    const cents = fc.integer({ min: 1, max: 90_000_000_000 });
    const percents = fc.constantFrom(19, 5, 8, 0);
    const schemes = fc.constantFrom("iva" as const, "inc" as const, "other" as const);
    const documents = fc.record({
      base: cents,
      parts: fc.array(fc.tuple(schemes, percents, fc.double({ min: 0, max: 1, noNaN: true })), {
        maxLength: 4,
      }),
      drift: fc.integer({ min: -300, max: 300 }),
      prepaid: fc.nat(1000),
      kind: fc.constantFrom("invoice" as const, "credit-note" as const, "debit-note" as const),
      payment: fc.constantFrom("credit" as const, "cash" as const, "bank" as const),
      isSale: fc.boolean(),
      chart: fc.constantFrom(...CHART_KINDS),
      profile: fc.constantFrom(PROFILE, newProfile()),
      account: fc.constantFrom(undefined, "1435", "5110", "1524"),
    });
    fc.assert(
      fc.property(
        documents,
        ({ base, parts, drift, prepaid, kind, payment, isSale, chart: kindOfChart, profile, account }) => {
          const taxes = parts.map(([scheme, percent, share]) => {
            const taxed = Math.round(base * share);
            return { scheme, percent, base: taxed, amount: Math.round((taxed * percent) / 100) };
          });
          const all = Math.max(base + taxes.reduce((sum, each) => sum + each.amount, 0) + drift, 0);
          const paid = Math.min(prepaid, all);
          const invoice = invoiceOf({
            kind,
            payment,
            taxes,
            ...(isSale ? { seller: OURS, buyer: SELLER } : {}),
            totals: {
              lines: base,
              allowances: 0,
              charges: 0,
              prepaid: paid,
              rounding: 0,
              payable: all - paid,
            },
          });
          const chart = charts.get(kindOfChart) as Chart;
          const choices =
            account !== undefined && kindOfChart === "puc" && !isSale ? { account: account as never } : {};
          const [one] = reviewed(worldOf(chart, { profile }), [invoice], { 0: choices });
          if (one?.plan === null || one === undefined) {
            expect(
              wholePesos(all) === 0 ||
                ["negative", "zero", "withheld-over-total"].includes(one?.obstacle?.kind ?? ""),
            ).toBe(true);
            return;
          }
          expect(checkEntry(one.plan.content, chart)).toEqual([]);
          const { gross, settled, withheld } = one.plan.entry;
          expect(gross).toBe(wholePesos(all));
          expect(settled + withheld + wholePesos(paid)).toBe(gross);
        },
      ),
      runs(300, 20_000),
    );
  });
});
