import { beforeAll, describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Retention } from "#domain/fiscal/fiscal-profile.ts";
import type { EInvoice } from "#domain/invoice/e-invoice.ts";
import { ownWithheld } from "#domain/invoice/own-withheld.ts";
import type { InvoiceChoices } from "#domain/invoice/review.ts";
import { beforeTaxes } from "#domain/invoice/withheld-base.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import {
  invoiceOf,
  linesOf,
  OURS,
  PROFILE,
  reviewed,
  SELLER,
  worldOf,
} from "#tests/support/invoices/invoice-values.ts";

let puc: Chart;
let journal: Chart;
beforeAll(async () => {
  puc = await loadChart("puc");
  journal = await loadChart("journal");
});

type Profile = Pick<typeof PROFILE, "flags" | "vatSettings"> & { readonly retentions: readonly Retention[] };
type Choices = Omit<InvoiceChoices, "account"> & { readonly account?: string };

const of = (invoice: EInvoice, choices: Choices = {}, profile: Profile = PROFILE, chart: Chart = puc) => {
  const [one] = reviewed(worldOf(chart, { profile }), [invoice], { 0: choices as InvoiceChoices });
  if (one === undefined) throw new Error("no document");
  return one;
};
const entryOf = (...told: Parameters<typeof of>) => {
  const { plan } = of(...told);
  if (plan === null) throw new Error("no plan");
  return plan.entry;
};

const retention = (type: Retention["type"], name: string, rate: number, accountCode: string): Retention => ({
  id: `r-${name}` as never,
  name,
  type,
  rate,
  accountCode,
  enabled: true,
});
const ICA = retention("ica", "ICA", 1, "2368");
const VAT = retention("vat", "IVA", 15, "2367");
const SELF = retention("income", "Autorretención especial", 0.55, "236575");
const withMore = (...more: readonly Retention[]): Profile => ({
  ...PROFILE,
  retentions: [...PROFILE.retentions, ...more],
});
const PERSON = { ...SELLER, legalPerson: false };
const sale = (change: Partial<EInvoice> = {}, base = 10_000_000) =>
  invoiceOf({ seller: OURS, buyer: PERSON, ...change }, { base });

describe("FE-08 what an entry is withheld by", () => {
  it("is the account in the PUC, in whatever chart", () => {
    const administrative = { account: "gastos-administrativos" };
    expect(entryOf(invoiceOf(), administrative, PROFILE, journal).concept).toBe("services");
    expect(entryOf(invoiceOf(), { account: "activos-fijos" }, PROFILE, journal).notDeducted).toBe(
      "fixed-asset",
    );
  });

  it("is the code of an account that the chart has no more", () => {
    const gone = entryOf(invoiceOf(), { account: "51359901" });
    expect([gone.concept, gone.lines[0]?.account]).toEqual(["services", "51359901"]);
  });

  it.each([
    ["4135", "purchases", 250_000],
    ["4155", "services", 400_000],
    ["4145", "freight", 100_000],
    ["41559901", "services", 400_000],
    ["4210", "purchases", 250_000],
  ])("of a sale on %s is %s", (account, concept, withheld) => {
    const entry = entryOf(sale({ buyer: SELLER }), { account });
    expect([entry.concept, entry.withheld]).toEqual([concept, withheld]);
  });

  it.each([
    ["5140", "services"],
    ["1805", "purchases"],
    ["1435", "purchases"],
  ])("of a purchase on %s is %s", (account, concept) => {
    expect(entryOf(invoiceOf(), { account }).concept).toBe(concept);
  });

  it("is the IVA that the document tells, at whatever rate", () => {
    const large = { ...withMore(VAT), flags: { ...PROFILE.flags, largeTaxpayer: true } };
    const reduced = invoiceOf({}, { base: 1_000_000, percent: 5 });
    expect(entryOf(reduced, {}, large).withheld).toBe(25_000 + 7_500);
  });

  it("is nothing at all where somebody says that it is of no concept", () => {
    const large = {
      ...withMore(ICA, VAT),
      flags: { ...PROFILE.flags, largeTaxpayer: true },
    };
    const invoice = invoiceOf({}, { base: 1_000_000 });
    expect(entryOf(invoice, {}, large).withheld).toBe(25_000 + 28_500 + 10_000);
    expect(entryOf(invoice, { concept: "none" }, large)).toMatchObject({ withheld: 0, skipped: [] });
  });

  it("is nothing of a document that charges its taxes alone", () => {
    const gift = invoiceOf(
      { lines: [{ description: "Muestras", amount: 0 }], payment: "cash" },
      { base: 100_000 },
    );
    const one = of({ ...gift, totals: { ...gift.totals, lines: 0, payable: 19_000_00 } });
    expect(linesOf(one)).toEqual(["2408 19000 0", "1105 0 19000"]);
    expect(one.plan?.entry).toMatchObject({ base: 0, vat: 19_000, skipped: [] });
  });
});

describe("FE-08 the IVA of a document", () => {
  it("is written once, on whatever account the profile has it", () => {
    const profile = { ...PROFILE, vatSettings: { ...PROFILE.vatSettings, accountCode: "2495" } };
    expect(linesOf(of(invoiceOf(), {}, profile))).toEqual([
      "1435 4860000 0",
      "2495 923400 0",
      "236540 0 121500",
      "2205 0 5661900",
    ]);
    expect(linesOf(of(sale(), {}, profile))).toEqual([
      "4135 0 10000000",
      "2495 0 1900000",
      "1305 11900000 0",
    ]);
  });

  it("is what it tells, on a day of which the law's own rate is not known", () => {
    const early = invoiceOf({ issued: day("2016-05-02") });
    expect(entryOf(early, { account: "1455" }).skipped.map(({ tax }) => tax)).toEqual(["income"]);
  });
});

describe("FE-08 the account of what comes back", () => {
  it("is that of returns for a sale alone", () => {
    const note = (change: Partial<EInvoice>) =>
      linesOf(of(invoiceOf({ kind: "credit-note", ...change }, { base: 100_000 }), { account: "4135" }))[0];
    expect(note({ seller: OURS, buyer: PERSON })).toBe("4175 100000 0");
    expect(note({})).toBe("4135 0 100000");
  });
});

describe("FE-08 what a company withholds from its own sale", () => {
  it("is on both sides, and takes nothing from what is collected", () => {
    const one = of(sale(), {}, withMore(SELF));
    expect(linesOf(one)).toEqual([
      "4135 0 10000000",
      "2408 0 1900000",
      "236575 0 55000",
      "135515 55000 0",
      "1305 11900000 0",
    ]);
    expect(one.plan?.entry).toMatchObject({ withheld: 0, settled: 11_900_000 });
  });

  it("stands beside what its customer withholds, and what the document states", () => {
    const ours = ["236575 0 55000", "135515 55000 0"];
    expect(linesOf(of(sale({ buyer: SELLER }), {}, withMore(SELF)))).toEqual([
      "4135 0 10000000",
      "2408 0 1900000",
      "135515 250000 0",
      ...ours,
      "1305 11650000 0",
    ]);
    const withheld = [{ tax: "ica", percent: 1, base: 10_000_000_00, amount: 100_000_00 }] as const;
    expect(linesOf(of(sale({ buyer: SELLER, withheld }), {}, withMore(SELF)))).toEqual([
      "4135 0 10000000",
      "2408 0 1900000",
      "135518 100000 0",
      ...ours,
      "1305 11800000 0",
    ]);
  });
});

describe("FE-08 what a sale states", () => {
  const small = (withheld: EInvoice["withheld"]) => entryOf(sale({ buyer: SELLER, withheld }, 100_000));
  const income = { tax: "income", percent: 2.5, base: 100_000_00 } as const;

  it("stands alone: what the rules would say besides is not told", () => {
    expect(small([])).toMatchObject({ withheld: 0, skipped: [{ tax: "income" }] });
    expect(small([{ ...income, amount: 2_500_00 }])).toMatchObject({ withheld: 2_500, skipped: [] });
  });

  it.each([0, 40, -2_500_00])("of %d hundredths is none: the rules say it", (amount) => {
    expect(small([{ ...income, amount }])).toMatchObject({ withheld: 0, skipped: [{ tax: "income" }] });
    const whole = entryOf(sale({ buyer: SELLER, withheld: [{ ...income, amount }] }));
    expect(whole.withheld).toBe(250_000);
  });
});

describe("FE-08 what a supporting document states, in its entry", () => {
  const income = { tax: "income", percent: 3.5, base: 1_000_000_00, amount: 35_000_00 } as const;
  const support = (withheld: EInvoice["withheld"], more: Partial<EInvoice> = {}) =>
    of(
      invoiceOf({ supports: true, withheld, ...more }, { base: 1_000_000 }),
      { account: "513535" },
      withMore(ICA, VAT),
    );

  it("is instead of the same tax by the profile, and beside the others", () => {
    const one = support([income]);
    expect(linesOf(one)).toEqual([
      "513535 1000000 0",
      "2408 190000 0",
      "236525 0 35000",
      "2368 0 10000",
      "2335 0 1145000",
    ]);
    expect(one.plan?.entry.skipped).toEqual([{ tax: "vat", name: "IVA", why: { kind: "payer-not-large" } }]);
  });

  it("leaves out what the profile says of a tax that it states", () => {
    const vat = { tax: "vat", percent: 15, base: 190_000_00, amount: 28_500_00 } as const;
    const one = support([income, vat]);
    expect(linesOf(one).slice(2)).toEqual([
      "236525 0 35000",
      "2367 0 28500",
      "2368 0 10000",
      "2335 0 1116500",
    ]);
    expect(one.plan?.entry.skipped).toEqual([]);
    expect(support([]).plan?.entry.withheld).toBe(40_000 + 10_000);
  });

  it("is given back by its note", () => {
    expect(linesOf(support([income], { kind: "credit-note" }))).toContain("236525 35000 0");
  });

  it("says itself what it was withheld by, where the profile says nothing of that tax", () => {
    const told = (offered: Parameters<typeof ownWithheld>[2] = []) =>
      ownWithheld({ kind: "invoice", supports: true, withheld: [income] }, "services", offered);
    const [alone] = told();
    expect(alone).toEqual({
      account: "236525",
      side: "credit",
      detail: {
        base: 1_000_000,
        rate: 3.5,
        amount: 35_000,
        norm: "Documento soporte",
        why: {
          kind: "withheld",
          tax: "income",
          name: "documento soporte",
          floor: null,
          floorUvt: null,
          rateFrom: "profile",
        },
        provisional: false,
      },
    });
    if (alone === undefined) throw new Error("none");
    const account = "236599" as AccountCode;
    const offered = { ...alone, account, detail: { ...alone.detail, norm: "Perfil", rate: 4 } };
    expect(told([offered])[0]).toMatchObject({ account, detail: { norm: "Perfil", rate: 3.5 } });
    const suffered = {
      ...offered,
      detail: { ...offered.detail, why: { kind: "suffered", tax: "income" } },
    } as const;
    expect(told([suffered])).toEqual([alone]);
  });
});

it("what is charged before taxes is without its discounts, with its charges, and never below nothing", () => {
  const totals = { lines: 100_000, allowances: 7_000, charges: 3_000, prepaid: 9, rounding: 9, payable: 9 };
  expect(beforeTaxes({ totals })).toBe(pesos(960));
  expect(beforeTaxes({ totals: { ...totals, allowances: 200_000 } })).toBe(pesos(0));
});
