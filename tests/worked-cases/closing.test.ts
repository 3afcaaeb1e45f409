import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { closingEntries } from "#domain/accounting/closing/closing.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { ProposalInput, ProposalKey } from "#domain/accounting/closing/proposals/proposal.ts";
import { type Balances, balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { line } from "#tests/support/builders.ts";
import { told } from "./stock-book.ts";

type Held = readonly (readonly [account: string, amount: number])[];

const balances = (held: Held): Balances =>
  balancesOfLines(held.map(([account, amount]) => line(account, amount)));
const period = closingPeriod(2026);

/** A year of 2026: what its books hold on 31 December, and of it what the year moved. */
function year(
  standing: Held,
  { own = [], closing, name = "La Sabana S.A." }: { own?: Held; closing?: number; name?: string } = {},
): ProposalInput {
  const closed: Held =
    closing === undefined
      ? []
      : [
          ["5905", closing],
          ["3605", -closing],
        ];
  return {
    kind: "puc",
    period,
    pucOf: (code) => code,
    before: balances([]),
    months: [{ month: month("2026-12"), balances: balances(own) }],
    standing: balances([...standing, ...own, ...closed]),
    since: balances([]),
    reserved: { onCut: ZERO, since: ZERO },
    closings: balances(closed),
    until: month("2026-12"),
    isClosed: closing !== undefined,
    company: {
      name,
      tax: { filer: true, simple: false, rate: "general" },
      vacation: null,
      provided: [],
    },
  };
}

function proposed(input: ProposalInput, key: ProposalKey, wanted?: readonly ProposalKey[]) {
  const { before, after } = closingProposals(input, wanted && new Set(wanted));
  const found = [...before, ...after].find((each) => each.key === key);
  return found === undefined ? null : told(found.entry);
}

describe("the end of a year by the figures of an accountant who had not seen the product", () => {
  it("closing 1: income tax as far as the books know it: what is not deducted by arts. 105 and 115 (ET art. 240)", () => {
    const own: Held = [
      ["4135", -300_000_000],
      ["531520", 950_000],
      ["539520", 3_200_000],
      ["5105", 115_700_000 - 950_000 - 3_200_000 - 2_860_000],
      ["511595", 2_860_000],
    ];
    const found = proposed(year([], { own }), "income-tax");
    expect(found?.[0]).toBe("5405 D 66458000");
    // By hand 57.528.000 with a donation, dividends, losses and an impairment, which the books do not say. Of his
    // figures only the two taxes were kept with the case; these come to them.
    const tax = {
      donations: pesos(8_000_000),
      dividends: pesos(12_000_000),
      losses: [{ year: 2025, amount: pesos(20_000_000) }],
      refused: pesos(4_200_000),
    };
    expect(proposed({ ...year([], { own }), typed: { tax } }, "income-tax")?.[0]).toBe("5405 D 57528000");
  });

  const AUTHORISED: Held = [
    ["310505", -200_000_000],
    ["310510", 60_000_000],
    ["310515", 20_000_000],
    ["330505", -66_800_000],
    ["1110", 86_800_000],
  ];

  it.each([
    [
      "(a) up to half of the subscribed capital (C.Co. art. 452)",
      "La Sabana S.A.",
      AUTHORISED,
      58_400_000,
      3_200_000,
    ],
    [
      "(b) ten percent in a Ltda. (C.Co. art. 371)",
      "La Sabana Ltda.",
      [
        ["3115", -80_000_000],
        ["330505", -11_000_000],
        ["1110", 91_000_000],
      ] as Held,
      37_250_000,
      3_725_000,
    ],
    ["(c) none in an S.A.S. (Ley 1258 de 2008)", "La Sabana S.A.S.", AUTHORISED, 58_400_000, null],
  ])("closing 2 %s", (_, name, standing, profit, reserve) => {
    const found = proposed(year(standing, { closing: profit, name }), "reserve");
    expect(found).toEqual(reserve === null ? null : [`3605 D ${reserve}`, `330505 C ${reserve}`]);
  });

  it("closing 3: the least dividend, after the legal reserve (C.Co. arts. 155 and 451)", () => {
    const capital: Held = [
      ["3105", -500_000_000],
      ["1110", 500_000_000],
    ];
    const input = year(capital, { closing: 231_000_000 });
    expect(proposed(input, "reserve")).toEqual(["3605 D 23100000", "330505 C 23100000"]);
    expect(proposed(input, "dividends", ["reserve", "carry"])).toEqual([
      "3705 D 103950000",
      "2360 C 103950000",
    ]);
    // By hand each owner has a withholding of their own; who they are was not kept with the case.
    const owners = (["natural", "company", "abroad"] as const).map((kind, at) => ({
      name: "",
      kind,
      shares: [60, 30, 10][at] ?? 0,
    }));
    const typed = { owners: { owners, taxed: ZERO } };
    const on = { ...input, typed, today: day("2026-03-20"), period: closingPeriod(2025) };
    expect(proposed(on, "dividends", ["reserve", "carry"])).toEqual([
      "3705 D 103950000",
      "236510 C 792351",
      "2360 C 61577649",
      "236510 C 3118500",
      "2360 C 28066500",
      "236510 C 2079000",
      "2360 C 8316000",
    ]);
  });

  const results = (sales: number): Held => [
    ["4135", -312_400_000],
    ["4175", 8_150_000],
    ["4210", -1_930_000],
    ["4245", -2_600_000],
    ["6135", 187_300_000],
    ["5105", 46_200_000],
    ["5115", 3_140_000],
    ["5160", 9_800_000],
    ["5205", sales],
    ["5305", 6_480_000],
    ["5310", 1_120_000],
  ];

  it("closing 4: the tax, and results taken to 5905 and 3605, contra accounts on their side (Decreto 2650 de 1993)", () => {
    const own = results(21_750_000);
    expect(proposed(year([], { own }), "income-tax")).toEqual(["5405 D 11546500", "2404 C 11546500"]);
    const all: Held = [...own, ["5405", 11_546_500]];
    const entries = closingEntries({ kind: "puc", period, pucOf: (code) => code, balances: balances(all) });
    const lines = entries.flatMap(told);
    expect(lines).toContain("4175 C 8150000");
    expect(lines).toContain("3605 C 21443500");
    const sums = balancesOfLines(entries.flatMap((entry) => entry.lines));
    const left = (code: string) => {
      const { debit = 0, credit = 0 } = sums.get(code as AccountCode) ?? {};
      return [debit, credit];
    };
    // He writes 4175 with the expenses; with the income that it lessens it comes to the same result.
    expect(left("5905")).toEqual([316_930_000 - 8_150_000, 316_930_000 - 8_150_000]);
  });

  it("closing 4 (b): a loss has no tax and goes to 3610", () => {
    const own = results(61_750_000);
    expect(proposed(year([], { own }), "income-tax")).toBeNull();
    const entries = closingEntries({ kind: "puc", period, pucOf: (code) => code, balances: balances(own) });
    expect(entries.flatMap(told)).toContain("3610 D 7010000");
  });

  it("closing 5: losses of earlier years come first, for the reserve and for what may be paid (C.Co. arts. 151, 452)", () => {
    const standing: Held = [
      ["3105", -150_000_000],
      ["330505", -9_000_000],
      ["3710", 55_000_000],
      ["1110", 104_000_000],
    ];
    const input = year(standing, { closing: 90_000_000 });
    expect(proposed(input, "reserve")).toEqual(["3605 D 3500000", "330505 C 3500000"]);
    // (a) The profit covers them; nothing may be paid before it did.
    expect(proposed(input, "dividends", ["reserve", "carry"])).toBeNull();
    expect(proposed(input, "cover", ["reserve", "carry"])).toEqual(["3705 D 55000000", "3710 C 55000000"]);
    expect(proposed(input, "dividends", ["reserve", "carry", "cover"])).toEqual([
      "3705 D 15750000",
      "2360 C 15750000",
    ]);
    // (b) The reserve covers what it reaches, and the profit the rest (C.Co. art. 456).
    const first = ["losses", "reserve", "carry"] as const;
    expect(proposed(input, "losses")).toEqual(["330505 D 9000000", "3710 C 9000000"]);
    expect(proposed(input, "reserve", first)).toEqual(["3605 D 4400000", "330505 C 4400000"]);
    expect(proposed(input, "cover", first)).toEqual(["3705 D 46000000", "3710 C 46000000"]);
    expect(proposed(input, "dividends", [...first, "cover"])).toEqual(["3705 D 19800000", "2360 C 19800000"]);
  });
});
