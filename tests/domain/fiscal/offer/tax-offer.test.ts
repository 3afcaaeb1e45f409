import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { entryTotals } from "#domain/accounting/entries/check-entry.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { COMPANY, type Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import { type FiscalContent, withRegime } from "#domain/fiscal/fiscal-profile.ts";
import { hasTaxes, offerLines, withTaxes } from "#domain/fiscal/offer/apply-taxes.ts";
import { presumedParty } from "#domain/fiscal/offer/party.ts";
import { readOperation } from "#domain/fiscal/offer/read-entry.ts";
import { type OfferChoices, taxOffer } from "#domain/fiscal/offer/tax-offer.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { UNPUBLISHED_YEAR, unpublished } from "#tests/support/law-days.ts";
import { LARGE, PERSON, retention, SAS } from "../fiscal-worlds.ts";

const puc = await loadChart("puc");

/** "1435 D 4050000" as a line. */
function line(text: string): EntryLine {
  const [account = "", side, amount] = text.split(" ");
  const value = pesos(Number(amount ?? 0));
  return {
    account: account as AccountCode,
    debit: side === "D" ? value : ZERO,
    credit: side === "C" ? value : ZERO,
  };
}

const told = (lines: readonly EntryLine[]) =>
  lines.map(({ account, debit, credit }) => `${account} ${debit > 0 ? "D" : "C"} ${debit + credit}`);

interface World {
  readonly profile?: FiscalContent;
  readonly party?: Counterparty;
  readonly date?: string;
  readonly choices?: OfferChoices;
  readonly chart?: Chart;
}

function offerOf(lines: readonly EntryLine[], world: World = {}) {
  const { profile = SAS, date = "2026-10-15", choices = {}, chart = puc } = world;
  const operation = readOperation(offerLines(chart, lines), choices.concept);
  if (operation === null) return null;
  const party = world.party ?? presumedParty(operation.kind, "Alguien SAS");
  return taxOffer({ profile, operation, day: day(date), party, choices });
}

/** The entry after the offer is accepted. */
function accepted(texts: readonly string[], world: World = {}, lines = texts.map(line)): string[] {
  const taxes = offerOf(lines, world)?.taxes ?? [];
  const chart = world.chart ?? puc;
  return told(withTaxes({ chart, lines, taxes, thirdParty: "", make: (each) => each }));
}

const BIG: Counterparty = { ...COMPANY, largeTaxpayer: true, withholdsIca: true };
const SIMPLE: Counterparty = { ...COMPANY, simple: true };
const SELF: Counterparty = { ...COMPANY, selfWithholder: true };
const PROFESSIONAL: Counterparty = { ...PERSON, filer: true };
const WITHHOLDER: FiscalContent = {
  ...SAS,
  retentions: [...SAS.retentions, retention({ name: "Autorretención especial", rate: 0.55 })],
};
const NO_VAT = { ...withRegime(SAS, "simplified"), retentions: [] };

describe("TX-03 taxes of an entry while it is typed", () => {
  const CASES: readonly (readonly [string, readonly string[], readonly string[], World?])[] = [
    [
      "purchase on credit: IVA and 2,5 % (ET arts. 468, 401)",
      ["1435 D 4050000", "2205 C 4050000"],
      ["1435 D 4050000", "2408 D 769500", "236540 C 101250", "2205 C 4718250"],
    ],
    [
      "the same without its settlement yet, which is not invented",
      ["1435 D 4050000"],
      ["1435 D 4050000", "2408 D 769500", "236540 C 101250"],
    ],
    [
      "the settlement's account without its amount is completed",
      ["1435 D 4050000", "2205 C 0"],
      ["1435 D 4050000", "2408 D 769500", "236540 C 101250", "2205 C 4718250"],
    ],
    [
      "a part payment stays as typed",
      ["1435 D 4050000", "1110 C 1000000"],
      ["1435 D 4050000", "2408 D 769500", "236540 C 101250", "1110 C 1000000"],
    ],
    [
      "a large taxpayer also withholds IVA and ICA (ET art. 437-2; Bogotá)",
      ["1435 D 10000000", "2205 C 10000000"],
      [
        "1435 D 10000000",
        "2408 D 1900000",
        "236540 C 250000",
        "2367 C 285000",
        "2368 C 110400",
        "2205 C 11254600",
      ],
      { profile: LARGE },
    ],
    [
      "one peso below 10 UVT, 524.000: no income tax (Decreto 572 de 2025)",
      ["1435 D 523999", "2205 C 523999"],
      ["1435 D 523999", "2408 D 99560", "2205 C 623559"],
    ],
    [
      "10 UVT reach it",
      ["1435 D 524000", "2205 C 524000"],
      ["1435 D 524000", "2408 D 99560", "236540 C 13100", "2205 C 610460"],
    ],
    [
      "27 UVT while the decree was suspended: 1.413.999 are below",
      ["1435 D 1413999", "2205 C 1413999"],
      ["1435 D 1413999", "2408 D 268660", "2205 C 1682659"],
      { date: "2026-06-30" },
    ],
    [
      "and 1.414.000 reach it",
      ["1435 D 1414000", "2205 C 1414000"],
      ["1435 D 1414000", "2408 D 268660", "236540 C 35350", "2205 C 1647310"],
      { date: "2026-06-30" },
    ],
    [
      "services from 2 UVT, 105.000, at 4 % (ET art. 392)",
      ["5135 D 105000", "2335 C 105000"],
      ["5135 D 105000", "2408 D 19950", "236525 C 4200", "2335 C 120750"],
    ],
    [
      "services of who files no return: 6 %, and no IVA of a no responsable",
      ["5135 D 1000000", "2335 C 1000000"],
      ["5135 D 1000000", "236525 C 60000", "2335 C 940000"],
      { party: PERSON },
    ],
    [
      "fees of a company, 11 % from the first peso",
      ["5110 D 3000000", "2335 C 3000000"],
      ["5110 D 3000000", "2408 D 570000", "236515 C 330000", "2335 C 3240000"],
    ],
    [
      "fees of a natural person who files: 11 %; who does not: 10 %",
      ["5110 D 3000000", "2335 C 3000000"],
      ["5110 D 3000000", "236515 C 330000", "2335 C 2670000"],
      { party: PROFESSIONAL },
    ],
    [
      "fees of who does not",
      ["5110 D 3000000", "2335 C 3000000"],
      ["5110 D 3000000", "236515 C 300000", "2335 C 2700000"],
      { party: PERSON },
    ],
    [
      "rent, 3,5 % (ET art. 401)",
      ["5120 D 2000000", "1110 C 2000000"],
      ["5120 D 2000000", "2408 D 380000", "236530 C 70000", "1110 C 2310000"],
    ],
    [
      "freight has no retention in this profile: none is offered; freight may be chosen as services",
      ["513550 D 2000000", "2335 C 2000000"],
      ["513550 D 2000000", "2408 D 380000", "2335 C 2380000"],
    ],
    [
      "freight as excluded service (ET art. 476)",
      ["513550 D 2000000", "2335 C 2000000"],
      ["513550 D 2000000", "2335 C 2000000"],
      { choices: { treatment: "excluded" } },
    ],
    [
      "a supplier in the SIMPLE: IVA, and nothing withheld (ET art. 911)",
      ["1435 D 4000000", "2205 C 4000000"],
      ["1435 D 4000000", "2408 D 760000", "2205 C 4760000"],
      { party: SIMPLE },
    ],
    [
      "an autorretenedor: nothing withheld",
      ["1435 D 4000000", "2205 C 4000000"],
      ["1435 D 4000000", "2408 D 760000", "2205 C 4760000"],
      { party: SELF },
    ],
    [
      "several lines of one invoice reach the least base together",
      ["1435 D 300000", "1430 D 300000", "2205 C 600000"],
      ["1435 D 300000", "1430 D 300000", "2408 D 114000", "236540 C 15000", "2205 C 699000"],
    ],
    [
      "goods and services of one invoice, each by its concept",
      ["1435 D 1000000", "5135 D 1000000", "2205 C 2000000"],
      [
        "1435 D 1000000",
        "5135 D 1000000",
        "2408 D 380000",
        "236540 C 25000",
        "236525 C 40000",
        "2205 C 2315000",
      ],
    ],
    [
      "a fixed asset: its IVA is cost (ET art. 491), 154008 comes to 107.100.000",
      ["154008 D 90000000", "2205 C 90000000"],
      ["154008 D 90000000", "154008 D 17100000", "236540 C 2250000", "2205 C 104850000"],
    ],
    [
      "an asset and goods of one invoice: one least base, two ways of IVA",
      ["152405 D 300000", "1435 D 300000", "2205 C 600000"],
      [
        "152405 D 300000",
        "1435 D 300000",
        "152405 D 57000",
        "2408 D 57000",
        "236540 C 15000",
        "2205 C 699000",
      ],
    ],
    [
      "a no responsable buys: the IVA is cost",
      ["1435 D 1000000", "1110 C 1000000"],
      ["1435 D 1000000", "1435 D 190000", "1110 C 1190000"],
      { profile: NO_VAT },
    ],
    [
      "a sale: IVA, and what the customer withholds is an asset (1355)",
      ["1305 D 10000000", "4135 C 10000000"],
      ["1305 D 11650000", "4135 C 10000000", "135515 D 250000", "2408 C 1900000"],
    ],
    [
      "a sale to a large taxpayer with ICA of 11,04 per thousand",
      ["1305 D 10000000", "4135 C 10000000"],
      [
        "1305 D 11254600",
        "4135 C 10000000",
        "2408 C 1900000",
        "135515 D 250000",
        "135517 D 285000",
        "135518 D 110400",
      ],
      { party: BIG, choices: { icaRate: 1.104 } },
    ],
    [
      "a sale at the counter to nobody named: IVA alone",
      ["1105 D 100000", "4135 C 100000"],
      ["1105 D 119000", "4135 C 100000", "2408 C 19000"],
      { party: presumedParty("sale", "") },
    ],
    [
      "a sale with its cost: the cost is no purchase",
      ["1105 D 1000000", "4135 C 1000000", "6135 D 600000", "1435 C 600000"],
      ["1105 D 1190000", "4135 C 1000000", "6135 D 600000", "1435 C 600000", "2408 C 190000"],
      { party: presumedParty("sale", "") },
    ],
    [
      "a sale at 5 % (ET art. 468-1)",
      ["1105 D 1000000", "4135 C 1000000"],
      ["1105 D 1050000", "4135 C 1000000", "2408 C 50000"],
      { party: presumedParty("sale", ""), choices: { treatment: "reduced" } },
    ],
    [
      "health services are excluded (ET art. 476)",
      ["1105 D 1000000", "4165 C 1000000"],
      ["1105 D 1000000", "4165 C 1000000"],
      { party: presumedParty("sale", "") },
    ],
    [
      "a return of goods takes back what was withheld",
      ["2205 D 4050000", "1435 C 4050000"],
      ["2205 D 4718250", "1435 C 4050000", "2408 C 769500", "236540 D 101250"],
    ],
    [
      "a return with periodic inventory (6225)",
      ["2205 D 4050000", "6225 C 4050000"],
      ["2205 D 4718250", "6225 C 4050000", "2408 C 769500", "236540 D 101250"],
    ],
    [
      "a return of fees takes back 11 % of them",
      ["2335 D 3000000", "5110 C 3000000"],
      ["2335 D 3240000", "5110 C 3000000", "2408 C 570000", "236515 D 330000"],
    ],
    [
      "a small return of a purchase that reached the least base takes back its part",
      ["2205 D 100000", "1435 C 100000"],
      ["2205 D 116500", "1435 C 100000", "2408 C 19000", "236540 D 2500"],
      { choices: { original: pesos(4_050_000) } },
    ],
    [
      "one of a purchase that did not reach it takes nothing back",
      ["2205 D 600000", "1435 C 600000"],
      ["2205 D 714000", "1435 C 600000", "2408 C 114000"],
      { choices: { original: pesos(500_000) } },
    ],
    [
      "a return of a sale",
      ["4175 D 1000000", "1305 C 1000000"],
      ["4175 D 1000000", "2408 D 190000", "135515 C 25000", "1305 C 1165000"],
    ],
    [
      "IVA written by hand stays, and the rest is offered beside it",
      ["1435 D 4000000", "2408 D 700000", "2205 C 4700000"],
      ["1435 D 4000000", "2408 D 700000", "236540 C 100000", "2205 C 4600000"],
    ],
    [
      "an expense whose account tells no concept is read by the chosen one",
      ["5195 D 1000000", "1110 C 1000000"],
      ["5195 D 1000000", "2408 D 190000", "236525 C 40000", "1110 C 1150000"],
      { choices: { concept: "services" } },
    ],
    [
      "and every other line by it too, once it is chosen",
      ["5110 D 1000000", "2335 C 1000000"],
      ["5110 D 1000000", "2408 D 190000", "236525 C 40000", "2335 C 1150000"],
      { choices: { concept: "services" } },
    ],
    [
      "an autorretenedor withholds 0,55 % from its own sale, of what it sells alone (Decreto 572 de 2025)",
      ["1305 D 10000000", "4135 C 10000000"],
      [
        "1305 D 11650000",
        "4135 C 10000000",
        "2408 C 1900000",
        "135515 D 250000",
        "135515 D 55000",
        "236575 C 55000",
      ],
      { profile: WITHHOLDER },
    ],
    [
      "and from nothing that it buys",
      ["1435 D 4050000", "2205 C 4050000"],
      ["1435 D 4050000", "2408 D 769500", "236540 C 101250", "2205 C 4718250"],
      { profile: WITHHOLDER },
    ],
    [
      "goods and an asset: reteIVA is of the VAT of both, whatever becomes of it (ET art. 437-1)",
      ["152405 D 10000000", "1435 D 10000000", "2205 C 20000000"],
      [
        "152405 D 10000000",
        "1435 D 10000000",
        "152405 D 1900000",
        "2408 D 1900000",
        "236540 C 500000",
        "2367 C 570000",
        "2368 C 220800",
        "2205 C 22509200",
      ],
      { profile: LARGE },
    ],
    [
      "IVA written by hand is what reteIVA is of, once though goods and services are bought",
      ["1435 D 10000000", "5135 D 10000000", "2408 D 2000000", "2205 C 22000000"],
      [
        "1435 D 10000000",
        "5135 D 10000000",
        "2408 D 2000000",
        "236540 C 250000",
        "236525 C 400000",
        "2367 C 300000",
        "2368 C 220800",
        "2205 C 20829200",
      ],
      { profile: LARGE },
    ],
  ];

  it.each(CASES.map(([title, typed, expected, world = {}]) => ({ title, typed, expected, world })))(
    "$title",
    (each) => {
      const { typed, expected, world } = each;
      const after = accepted(typed, world);
      expect(after.toSorted()).toEqual(expected.toSorted());
    },
  );

  it.each([
    ["an opening entry", ["1105 D 5000000", "1435 D 3000000", "3105 C 8000000"]],
    ["a use of goods", ["1435 C 600000", "6135 D 600000"]],
    ["goods moved between accounts", ["1435 D 500000", "1405 C 500000"]],
    ["goods taken out, while nobody settles them", ["1435 C 500000"]],
    ["payroll", ["510506 D 2000000", "250505 C 2000000"]],
    ["depreciation", ["516005 D 100000", "159205 C 100000"]],
    ["a payment to a supplier", ["2205 D 100000", "1110 C 100000"]],
    ["a collection", ["1110 D 100000", "1305 C 100000"]],
    ["a tax paid", ["2408 D 100000", "1110 C 100000"]],
    ["an expense whose account tells no concept", ["5195 D 1000000", "1110 C 1000000"]],
    ["nothing yet", []],
    ["an account without amount", ["1435 D 0"]],
  ])("%s is offered nothing", (_title, typed) => {
    expect(offerOf(typed.map(line))).toBeNull();
  });

  it("a day before the tables of withholding: IVA is offered, the rest waits and says so", () => {
    const found = offerOf(["1435 D 4000000"].map(line), { date: "2024-12-31" });
    expect(found?.taxes.map(({ account }) => account)).toEqual(["2408"]);
    expect(found?.skipped).toEqual([
      { tax: "income", name: "Compras", why: { kind: "to-confirm", lastKnown: null } },
    ]);
  });

  it("January of an unpublished year: IVA and fees go on; what counts in UVT waits", () => {
    const found = offerOf(["5110 D 3000000", "1435 D 4000000"].map(line), { date: unpublished("01-15") });
    expect(found?.taxes.map(({ account, detail }) => [account, detail.amount])).toEqual([
      ["2408", 1_330_000],
      ["236515", 330_000],
    ]);
    expect(found?.skipped.map(({ name }) => name)).toEqual(["Compras"]);
  });

  it("with the UVT of that year typed in the profile, what counts in it goes on, for that year alone", () => {
    const profile = { ...SAS, uvt: { year: UNPUBLISHED_YEAR, value: pesos(55_000) } };
    const amounts = (date: string, base: number) =>
      offerOf([line(`1435 D ${base}`)], { profile, date })?.taxes.map(({ detail }) => detail.amount);
    // 10 UVT of 55.000 are 550.000.
    expect(amounts(unpublished("01-15"), 550_000)).toEqual([104_500, 13_750]);
    expect(amounts(unpublished("01-15"), 549_999)).toEqual([104_500]);
    expect(amounts(`${UNPUBLISHED_YEAR + 1}-01-15`, 550_000)).toEqual([104_500]);
    // A published year keeps its own.
    expect(amounts("2026-12-31", 524_000)).toEqual([99_560, 13_100]);
  });

  it("each tax says its base, its rate and its norm", () => {
    const found = offerOf(["1435 D 4050000"].map(line));
    expect(found?.taxes.map(({ detail }) => [detail.base, detail.rate, detail.norm.split(";")[0]])).toEqual([
      [4_050_000, 19, "ET art. 468"],
      [4_050_000, 2.5, "ET art. 401"],
    ]);
  });
});

describe("TX-04 an accepted offer", () => {
  const accept = (lines: readonly EntryLine[], world: World = {}) =>
    withTaxes({
      chart: puc,
      lines,
      taxes: offerOf(lines, world)?.taxes ?? [],
      thirdParty: "",
      make: (each: EntryLine) => each,
    });

  it("is not offered again, and follows a base that changes", () => {
    const first = accept(["1435 D 4050000", "2205 C 4050000"].map(line));
    expect(hasTaxes(puc, first, offerOf(first)?.taxes ?? [])).toBe(true);
    const more = first.map((each) => (each.account === "1435" ? line("1435 D 5000000") : each));
    expect(hasTaxes(puc, more, offerOf(more)?.taxes ?? [])).toBe(false);
    expect(told(accept(more)).slice(0, 3)).toEqual(["1435 D 5000000", "2408 D 950000", "236540 C 125000"]);
  });

  it("leaves alone a tax whose amount was changed by hand", () => {
    const first = accept(["1435 D 4050000", "2205 C 4050000"].map(line));
    const own = first.map((each) => (each.account === "2408" ? { ...each, debit: pesos(769_000) } : each));
    expect(offerOf(own)?.taxes.map(({ account }) => account)).toEqual(["236540"]);
    expect(hasTaxes(puc, own, offerOf(own)?.taxes ?? [])).toBe(true);
  });

  it("says whom it concerns on every line, and never over another name", () => {
    const lines = [line("1435 D 4050000"), { ...line("2205 C 4050000"), thirdParty: "Otro" }];
    const taxes = offerOf(lines)?.taxes ?? [];
    const after = withTaxes({ chart: puc, lines, taxes, thirdParty: " Aceros SAS ", make: (each) => each });
    expect(after.map((each) => each.thirdParty)).toEqual(["Aceros SAS", "Aceros SAS", "Aceros SAS", "Otro"]);
  });

  it("goes to the own sub-account that is meant for it", () => {
    const own = [
      makeOwnAccount(puc, "240805", "IVA generado"),
      makeOwnAccount(puc, "240810", "IVA descontable"),
    ];
    const chart = withOwnAccounts(puc, own);
    expect(accepted(["1435 D 4000000", "2205 C 4000000"], { chart })[1]).toBe("240810 D 760000");
    expect(accepted(["1105 D 4000000", "4135 C 4000000"], { chart })).toContain("240805 C 760000");
  });

  it.each(["mini", "journal"] as const)(
    "has its accounts in the %s chart too, and is recognised there",
    async (kind) => {
      const chart = await loadChart(kind);
      const goods = kind === "mini" ? "1004" : "inventarios";
      const owed = kind === "mini" ? "2001" : "proveedores";
      const lines = [line(`${goods} D 4050000`), line(`${owed} C 4050000`)];
      const taxes = offerOf(lines, { chart })?.taxes ?? [];
      const after = withTaxes({ chart, lines, taxes, thirdParty: "", make: (each: EntryLine) => each });
      expect(after).toHaveLength(4);
      expect(after.at(-1)).toMatchObject({ account: owed, credit: 4_718_250 });
      expect(hasTaxes(chart, after, offerOf(after, { chart })?.taxes ?? [])).toBe(true);
    },
  );

  it("AC-10 keeps any balanced entry balanced, in any chart's accounts, and is never below zero", () => {
    const base = fc.constantFrom("1435", "5135", "5110", "5120", "152405", "513550");
    const anyEntry = fc.record({
      lines: fc.array(fc.tuple(base, fc.integer({ min: 1, max: 10 ** 10 })), { minLength: 1, maxLength: 6 }),
      sale: fc.boolean(),
      returned: fc.boolean(),
      profile: fc.constantFrom(SAS, LARGE, NO_VAT),
      party: fc.constantFrom(COMPANY, BIG, SIMPLE, SELF, PERSON),
      date: fc.constantFrom("2025-03-01", "2025-07-01", "2026-05-20", "2026-10-15", "2027-02-01"),
    });
    fc.assert(
      fc.property(anyEntry, ({ lines, sale, returned, profile, party, date }) => {
        const side = sale === returned ? "D" : "C";
        const other = side === "D" ? "C" : "D";
        const whole = lines.reduce((sum, [, amount]) => sum + amount, 0);
        const typed = [
          ...lines.map(([account, amount]) => line(`${sale ? "4135" : account} ${side} ${amount}`)),
          line(`${sale ? "1305" : "2205"} ${other} ${whole}`),
        ];
        const after = accept(typed, { profile, party, date });
        expect(entryTotals(after)?.difference).toBe(0);
        expect(after.every(({ debit, credit }) => debit >= 0 && credit >= 0)).toBe(true);
        expect(hasTaxes(puc, after, offerOf(after, { profile, party, date })?.taxes ?? [])).toBe(true);
      }),
    );
  });
});
