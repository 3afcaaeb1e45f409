import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { hasTaxes, offerKey, offerLines, taxAccount, withTaxes } from "#domain/fiscal/offer/apply-taxes.ts";
import { baseInNote, isGenerated } from "#domain/fiscal/offer/tax-note.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { line } from "#tests/support/builders.ts";

type Tax = Parameters<typeof taxAccount>[1];
type Figures = readonly (readonly [account: string, amount: number, note?: string])[];

const chart = pucChart();
const tax = (account: string, side: "debit" | "credit", amount: number, kind = "vat-generated") =>
  ({
    account,
    side,
    detail: { amount: pesos(amount), base: pesos(amount * 10), rate: 10, type: "vat", why: { kind } },
  }) as unknown as Tax;
const linesOf = (figures: Figures) =>
  figures.map(([account, amount, note]) => ({
    ...line(account, amount),
    ...(note !== undefined && { note }),
  }));
const told = (lines: readonly { account: string | null; debit: number; credit: number }[]) =>
  lines.map(({ account, debit, credit }) => `${account} ${debit - credit}`);

describe("what a note says of a tax", () => {
  it.each([
    ["IVA 19% · base $ 1.000", 1_000],
    ["IVA 19% · base $1.000.000", 1_000_000],
    ["Retención 2,5%, mayor costo · base $ 100", 100],
    ["IVA 19% · base $ 1.0000", null],
    ["IVA 19% · base $ 1.000 y algo", null],
    ["IVA · base $ 1.000", null],
    ["", null],
    [undefined, null],
  ])("of %o the base is %s", (note, base) => {
    expect(baseInNote(note)).toBe(base);
  });

  it.each([
    ["IVA 19% · base $ 1.000", 190, true],
    ["IVA 19% · base $ 1.000", -190, true],
    ["IVA 19% · base $ 1.000", 191, false],
    ["Retención 2,5% · base $ 1.000", 25, true],
    ["", 190, false],
  ])("%s of %d was written by an offer: %s", (note, amount, is) => {
    expect(isGenerated({ ...line("2408", amount), note })).toBe(is);
    expect(isGenerated(line("2408", amount))).toBe(false);
  });
});

describe("where the taxes of an offer are written", () => {
  const applied = (figures: Figures, taxes: readonly Tax[], thirdParty = "") =>
    withTaxes({ chart, lines: linesOf(figures), taxes, thirdParty, make: (made) => made as never });

  it("after what they are computed on, before what pays them, which changes by them", () => {
    expect(
      told(
        applied(
          [
            ["1435", 100],
            ["2205", -100],
          ],
          [tax("2408", "debit", 19)],
        ),
      ),
    ).toEqual(["1435 100", "2408 19", "2205 -119"]);
    expect(
      told(
        applied(
          [
            ["1305", 100],
            ["4135", -100],
          ],
          [tax("2408", "credit", 19)],
        ),
      ),
    ).toEqual(["1305 119", "4135 -100", "2408 -19"]);
  });

  it("fills what pays where it is empty, and leaves a part payment as it is typed", () => {
    expect(
      told(
        applied(
          [
            ["1435", 100],
            ["2205", 0],
          ],
          [tax("2408", "debit", 19)],
        ),
      ),
    ).toEqual(["1435 100", "2408 19", "2205 -119"]);
    expect(
      told(
        applied(
          [
            ["4135", -100],
            ["1105", 0],
          ],
          [tax("2408", "credit", 19)],
        ),
      ),
    ).toEqual(["4135 -100", "2408 -19", "1105 119"]);
    expect(
      told(
        applied(
          [
            ["1435", 100],
            ["2205", -40],
          ],
          [tax("2408", "debit", 19)],
        ),
      ),
    ).toEqual(["1435 100", "2408 19", "2205 -40"]);
    expect(told(applied([["1435", 100]], [tax("2408", "debit", 19)]))).toEqual(["1435 100", "2408 19"]);
  });

  it("never turns a payment to its other side, nor leaves nothing of it", () => {
    const withheld = (amount: number) =>
      told(
        applied(
          [
            ["5195", 100],
            ["2335", -100],
          ],
          [tax("2365", "credit", amount)],
        ),
      );
    expect(withheld(99)).toEqual(["5195 100", "2365 -99", "2335 -1"]);
    expect(withheld(100)).toEqual(["5195 100", "2365 -100", "2335 -100"]);
    expect(withheld(120)).toEqual(["5195 100", "2365 -120", "2335 -100"]);
  });

  it("in the place of those of an earlier offer, and names whom it concerns where nobody is named", () => {
    const before: Figures = [
      ["1435", 100],
      ["2408", 19, "IVA 19% · base $ 100"],
      ["2205", -119],
    ];
    expect(told(applied(before, [tax("2408", "debit", 5)]))).toEqual(["1435 100", "2408 5", "2205 -105"]);
    const named = applied(before, [], " Paz ").map(({ thirdParty }) => thirdParty);
    expect(named).toEqual(["Paz", "Paz"]);
    expect(applied(before, [], "  ").some((each) => "thirdParty" in each)).toBe(false);
  });

  it("on the own account that is meant for it, or the one above a closed one", () => {
    const own = (...all: readonly (readonly [string, string])[]) =>
      withOwnAccounts(
        chart,
        all.map(([code, name]) => makeOwnAccount(chart, code, name)),
      );
    const vat = tax("2408", "credit", 19);
    expect(taxAccount(chart, vat)).toBe("2408");
    expect(taxAccount(own(["240801", "IVA generado"], ["240802", "IVA descontable"]), vat)).toBe("240801");
    expect(
      taxAccount(
        own(["240801", "IVA generado"], ["240802", "IVA descontable"]),
        tax("2408", "debit", 1, "vat-deductible"),
      ),
    ).toBe("240802");
    // A tax that has no words of its own goes to the only account of the company, and to none of two.
    const income = tax("2365", "credit", 4, "income");
    expect(taxAccount(own(["236541", "Retención de compras"]), income)).toBe("236541");
    expect(taxAccount(own(["236541", "Compras"], ["236542", "Otras"]), income)).toBe("2365");
    expect(taxAccount(own(["240801", "Otra"]), vat)).toBe("2408");
    const closed = withOwnAccounts(chart, [
      { ...makeOwnAccount(chart, "240801", "IVA generado"), closed: true },
    ]);
    expect(taxAccount(closed, vat)).toBe("2408");
  });

  it("beside a line that has an amount before its account, and one that an account is chosen of alone", () => {
    const half = (before: readonly (readonly [string | null, number])[]) =>
      told(
        withTaxes({
          chart,
          lines: before.map(([account, amount]) => ({ ...line("1435", amount), account })) as never,
          taxes: [tax("2408", "debit", 19)],
          thirdParty: "",
          make: (made) => made as never,
        }),
      );
    expect(
      half([
        ["1435", 100],
        [null, 0],
        ["2205", -100],
      ]),
    ).toEqual(["1435 100", "2408 19", "null 0", "2205 -119"]);
    expect(
      half([
        ["1435", 100],
        [null, 5],
        ["2205", -105],
      ]),
    ).toEqual(["1435 100", "null 5", "2408 19", "2205 -124"]);
    expect(
      half([
        ["1435", 100],
        ["5135", 0],
        ["2205", -100],
      ]),
    ).toEqual(["1435 100", "5135 0", "2408 19", "2205 -119"]);
  });

  it("tells two offers apart by what they would write, whatever their order", () => {
    const [a, b] = [tax("2408", "debit", 19), tax("2365", "credit", 4)];
    expect(offerKey([a, b])).toBe(offerKey([b, a]));
    expect(offerKey([a])).not.toBe(offerKey([tax("2408", "credit", 19)]));
    expect(offerKey([a])).not.toBe(offerKey([tax("2408", "debit", 20)]));
    expect(offerKey([])).toBe("");
  });

  it("knows an entry that has exactly them already", () => {
    const noted: Figures = [
      ["1435", 190],
      ["2408", 19, "IVA 10% · base $ 190"],
      ["2205", -209],
    ];
    const has = (figures: Figures, ...taxes: readonly Tax[]) => hasTaxes(chart, linesOf(figures), taxes);
    expect(has(noted, tax("2408", "debit", 19))).toBe(true);
    expect(has(noted, tax("2408", "debit", 20))).toBe(false);
    expect(has(noted, tax("2408", "credit", 19))).toBe(false);
    expect(has(noted)).toBe(false);
    expect(has(noted, tax("2408", "debit", 19), tax("2365", "credit", 4))).toBe(false);
    expect(has(noted.slice(0, 1))).toBe(true);
  });

  it("reads lines by what they mean, without those that have no account", () => {
    const lines = [line("143505", 5), { ...line("", 5) }, { ...line("x", 5), account: null }];
    expect(offerLines(chart, lines as never).map(({ puc, debit }) => `${puc} ${debit}`)).toEqual([
      "143505 5",
    ]);
    expect(
      offerLines(chart, [line("zz" as AccountCode, -5)]).map(({ puc, credit }) => `${puc} ${credit}`),
    ).toEqual(["zz 5"]);
  });
});
