import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { COMPANY, type Counterparty } from "#domain/fiscal/fiscal-operation.ts";
import { type FiscalContent, withRegime } from "#domain/fiscal/fiscal-profile.ts";
import { offerLines, taxAccount, withTaxes } from "#domain/fiscal/offer/apply-taxes.ts";
import { readOperation } from "#domain/fiscal/offer/read-entry.ts";
import { taxNote } from "#domain/fiscal/offer/tax-note.ts";
import { type OfferChoices, type OfferedTax, taxOffer } from "#domain/fiscal/offer/tax-offer.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { MAX_PESOS, pesos, ZERO } from "#domain/kernel/pesos.ts";
import { line } from "#tests/support/builders.ts";
import { LARGE, retention, SAS } from "../fiscal-worlds.ts";

type Figures = readonly (readonly [account: string, amount: number])[];
interface World {
  readonly profile?: FiscalContent;
  readonly party?: Counterparty;
  readonly date?: string;
  readonly choices?: OfferChoices;
}

const chart = pucChart();
const linesOf = (figures: Figures) => figures.map(([account, amount]) => line(account, amount));

function offerOf(
  figures: Figures,
  { profile = SAS, party = COMPANY, date = "2026-10-15", choices = {} }: World = {},
) {
  const operation = readOperation(offerLines(chart, linesOf(figures)), choices.concept);
  if (operation === null) throw new Error("no operation");
  return taxOffer({ profile, operation, day: day(date), party, choices });
}
const told = (taxes: readonly OfferedTax[]) =>
  taxes.map(
    ({ account, side, detail }) => `${account} ${side} ${detail.rate} ${detail.base} ${detail.amount}`,
  );
const taxes = (...given: Parameters<typeof offerOf>) => told(offerOf(...given).taxes);

describe("TX-03 what is offered of an entry of several lines", () => {
  const GOODS_AND_SERVICES: Figures = [
    ["1435", 10_000_000],
    ["5135", 2_000_000],
    ["2205", -12_000_000],
  ];

  it("has a line of VAT for all, and of what is withheld by concept; reteIVA of each supply by its own VAT", () => {
    expect(taxes(GOODS_AND_SERVICES, { profile: LARGE })).toEqual([
      "2408 debit 19 12000000 2280000",
      "236540 credit 2.5 10000000 250000",
      "236525 credit 4 2000000 80000",
      "2367 credit 15 2280000 342000",
      "2368 credit 1.104 12000000 132480",
    ]);
    // Of goods of 400.000 the VAT is below the least base of 10 UVT; of services of 2.000.000 it is not.
    const small: Figures = [
      ["1435", 400_000],
      ["5135", 2_000_000],
    ];
    expect(taxes(small, { profile: LARGE })).toContain("2367 credit 15 380000 57000");
  });

  it("shares IVA that was written by hand among goods and services by what they cost, in whatever order", () => {
    // 456.000 of 400.000 and 2.000.000: 76.000, below the least base, and 380.000.
    const of = (...figures: Figures) => {
      const { taxes: found, skipped } = offerOf([...figures, ["2408", 456_000]], { profile: LARGE });
      return [
        ...told(found).filter((each) => each.startsWith("2367")),
        ...skipped.map(({ tax, why }) => `${tax} ${why.kind}`),
      ];
    };
    const expected = [
      "2367 credit 15 380000 57000",
      "income below-floor",
      "vat below-floor",
      "ica below-floor",
    ];
    expect(of(["1435", 400_000], ["5135", 2_000_000])).toEqual(expected);
    expect(of(["5135", 2_000_000], ["1435", 400_000])).toEqual(expected);
    // A third of 100.001 and two: 33.334 and 66.667, of which none is lost.
    const odd: Figures = [
      ["1435", 1_000_000],
      ["5135", 2_000_000],
      ["2408", 100_001],
    ];
    expect(taxes(odd, { profile: LARGE }).filter((each) => each.startsWith("2367"))).toEqual([
      "2367 credit 15 100001 15000",
    ]);
  });

  it("keeps apart what differs by account, by rate or by why it is withheld", () => {
    const of = (...accounts: readonly string[]) =>
      taxes(
        accounts.map((account) => [account, 1_000_000] as const),
        { profile: SERVED },
      ).slice(1);
    const SERVED = {
      ...SAS,
      retentions: [
        retention({ name: "Servicios generales", rate: 4 }),
        retention({ name: "Arrendamiento de bienes muebles", rate: 4 }),
        retention({ name: "Transporte de carga", rate: 1 }),
      ],
    };
    expect(of("5135", "512015")).toEqual(["236525 credit 4 1000000 40000", "236530 credit 4 1000000 40000"]);
    expect(of("5135", "513550")).toEqual(["236525 credit 4 1000000 40000", "236525 credit 1 1000000 10000"]);
    expect(of("5135", "513595")).toEqual(["236525 credit 4 2000000 80000"]);
    const self = (accountCode: string) => ({
      ...SAS,
      retentions: [retention({ name: "Autorretención", rate: 2.5, accountCode })],
    });
    const sale: Figures = [["4135", -1_000_000]];
    expect(taxes(sale, { profile: self("2365") }).slice(1)).toEqual([
      "135515 debit 2.5 1000000 25000",
      "236575 credit 2.5 1000000 25000",
      "135515 debit 2.5 1000000 25000",
    ]);
    expect(taxes(sale, { profile: self("135515") }).slice(2)).toEqual([
      "135515 credit 2.5 1000000 25000",
      "135515 debit 2.5 1000000 25000",
    ]);
  });

  it("puts VAT that is cost on each account that was bought, but none that rounds to nothing", () => {
    const profile = { ...withRegime(SAS, "simplified"), retentions: [] };
    const bought: Figures = [
      ["1435", 1_000_000],
      ["5135", 2],
      ["513595", 100_000],
    ];
    expect(taxes(bought, { profile })).toEqual([
      "1435 debit 19 1000000 190000",
      "513595 debit 19 100000 19000",
    ]);
  });

  it("says its base, its concepts and its VAT, as the accounts tell them or as somebody chose", () => {
    const offer = (choices: OfferChoices) => {
      const { kind, returned, base, concepts, treatment } = offerOf(GOODS_AND_SERVICES, { choices });
      return [kind, returned, base, concepts, treatment];
    };
    expect(offer({})).toEqual(["purchase", false, 12_000_000, ["purchases", "services"], "general"]);
    expect(offer({ concept: "fees", treatment: "reduced" })).toEqual([
      "purchase",
      false,
      12_000_000,
      ["fees"],
      "reduced",
    ]);
    expect(taxes([["1435", 1_000_000]], { choices: { treatment: "reduced" } })[0]).toBe(
      "2408 debit 5 1000000 50000",
    );
    expect(taxes([["1435", 1_000_000]], { choices: { treatment: "excluded" } })).toEqual([
      "236540 credit 2.5 1000000 25000",
    ]);
  });

  it("has no tax of nothing, and before the statute of IVA none at all", () => {
    const none = { ...SAS, retentions: [retention({ name: "Compras", rate: 0 })] };
    expect(taxes([["1435", 1_000_000]], { profile: none })).toEqual(["2408 debit 19 1000000 190000"]);
    const before = offerOf([["1435", 1_000_000]], { date: "2016-12-31" });
    expect([before.taxes, before.skipped.map(({ name, why }) => `${name}: ${why.kind}`)]).toEqual([
      [],
      ["IVA: to-confirm", "Compras: to-confirm"],
    ]);
  });

  it("takes the purchase that a return takes back for its least base, and of no purchase another's", () => {
    const back: Figures = [
      ["1435", -100_000],
      ["2205", 100_000],
    ];
    const withheld = (figures: Figures, original: number) =>
      taxes(figures, { choices: { original: pesos(original) } }).filter((each) => each.startsWith("2365"));
    expect(withheld(back, 4_050_000)).toEqual(["236540 debit 2.5 100000 2500"]);
    expect(withheld(back, 100_000)).toEqual([]);
    expect(withheld([["1435", 100_000]], 4_050_000)).toEqual([]);
    expect(withheld([["1435", 4_050_000]], 100_000)).toEqual(["236540 credit 2.5 4050000 101250"]);
  });

  it("offers the industry and commerce that a customer withholds, once its rate is said", () => {
    const party = { ...COMPANY, withholdsIca: true };
    const ica = (choices: OfferChoices) =>
      taxes([["4135", -1_000_000]], { party, choices }).filter((each) => each.startsWith("135518"));
    expect([ica({}), ica({ icaRate: 0.7 })]).toEqual([[], ["135518 debit 0.7 1000000 7000"]]);
  });

  it("is a purchase with IVA on an own account of goods that ends like one of teaching", () => {
    const own = withOwnAccounts(chart, [makeOwnAccount(chart, "14354160", "Libros")]);
    expect(readOperation(offerLines(own, [line("14354160", 1_000)]))?.treatment).toBe("general");
    expect(readOperation(offerLines(chart, [line("416005", -1_000), line("1305", 1_000)]))?.treatment).toBe(
      "excluded",
    );
  });
});

describe("TX-04 where an accepted offer is written", () => {
  const vat = (account: string, side: "debit" | "credit", amount: number) =>
    ({
      account,
      side,
      detail: { amount: pesos(amount), base: pesos(amount), rate: 19, why: { kind: "vat-generated" } },
    }) as unknown as OfferedTax;
  const applied = (lines: readonly object[], ...all: readonly OfferedTax[]) =>
    withTaxes({
      chart,
      lines: lines as never,
      taxes: all,
      thirdParty: "",
      make: (made) => made as never,
    }).map(({ account, debit, credit }) => `${account} ${debit} ${credit}`);

  it("on the account above one that was closed, though the profile still names it", () => {
    const closed = (...codes: readonly string[]) =>
      codes.reduce(
        (known, code) =>
          withOwnAccounts(known, [
            ...known.accounts.filter(({ own }) => own),
            { ...makeOwnAccount(known, code, "Otra"), closed: true as const },
          ]),
        chart,
      );
    expect(taxAccount(closed("24080101"), vat("24080101", "credit", 1))).toBe("2408");
    expect(taxAccount(closed("240801", "24080101"), vat("24080101", "credit", 1))).toBe("2408");
    expect(taxAccount(chart, vat("24080101", "credit", 1))).toBe("2408");
  });

  const both = (account: string | null, debit: number, credit: number) => ({
    account,
    debit: pesos(debit),
    credit: pesos(credit),
  });

  it("leaves amounts that no sum holds, and what a line pays on both sides, as they are", () => {
    const huge = [line("1435", MAX_PESOS), line("5135", MAX_PESOS), line("2205", 0)];
    expect(applied(huge, vat("2408", "debit", 19)).at(-1)).toBe("2205 0 0");
    const most = [line("1435", MAX_PESOS), line("2205", -MAX_PESOS)];
    expect(applied(most, vat("2408", "debit", 19))).toEqual([
      `1435 ${MAX_PESOS} 0`,
      "2408 19 0",
      `2205 0 ${MAX_PESOS}`,
    ]);
    expect(applied([line("1435", 100), both("2205", 5, 5)], vat("2408", "debit", 19)).at(-1)).toBe(
      "2205 5 5",
    );
    expect(applied([line("4135", -100), both("1105", 5, 5)], vat("2408", "credit", 19)).at(-1)).toBe(
      "1105 5 5",
    );
  });

  it("leaves what pays as it is where taxes of an earlier offer were more than any sum holds", () => {
    const earlier = {
      ...line("2408", MAX_PESOS),
      note: taxNote({ ...vat("2408", "debit", MAX_PESOS).detail, rate: 100 }),
    };
    const lines = [line("1435", 100), earlier, earlier, line("2205", -100)];
    expect(applied(lines, vat("2408", "debit", 19))).toEqual(["1435 100 0", "2408 19 0", "2205 0 100"]);
  });

  it("never turns a collection into a payment, where more is withheld than is collected", () => {
    const sale = [line("1305", 100), line("4135", -100)];
    expect(applied(sale, vat("135515", "debit", 30))).toEqual(["1305 70 0", "4135 0 100", "135515 30 0"]);
    expect(applied(sale, vat("135515", "debit", 130))[0]).toBe("1305 100 0");
  });

  it("after a line without an account that has both its amounts, and an account that the chart does not know", () => {
    expect(
      applied([line("1435", 100), both(null, 5, 5), line("2205", -100)], vat("2408", "debit", 19)),
    ).toEqual(["1435 100 0", "null 5 5", "2408 19 0", "2205 0 119"]);
    const unknown = { ...line("1435", 100), account: "zz" as AccountCode };
    expect(applied([unknown, line("2205", -100)], vat("2408", "debit", 19))).toEqual([
      "zz 100 0",
      "2408 19 0",
      "2205 0 119",
    ]);
    expect(applied([both("1435", 100, 0), both("2205", 0, 0)]).at(-1)).toBe(`2205 ${ZERO} 100`);
  });
});
