import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import {
  cashLeft as cashLeftOf,
  cashParts,
  type FlowPiece,
  splitCash,
} from "#domain/statement/books/cash-parts.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import { line } from "#tests/support/builders.ts";

const pucOf = pucReader(pucChart());

/** "kind account: through cash / not", for non-zero amounts. */
function told(...lines: readonly (readonly [string, number])[]): string[] {
  const parts = cashParts({ lines: lines.map(([account, amount]) => line(account, amount)) }, pucOf);
  return parts.map(({ kind, account, cash, rest }) => `${kind?.key} ${account}: ${cash} / ${rest}`).sort();
}

describe("what of an entry went through cash", () => {
  it("a sale with IVA and its cost: customers bring both; the cost moves no cash", () => {
    const lines = [
      ["1105", 119],
      ["4135", -100],
      ["2408", -19],
      ["6135", 65],
      ["1435", -65],
    ] as const;
    expect(told(...lines)).toEqual([
      "customers 2408: 19 / 0",
      "customers 4135: 100 / 0",
      "suppliers 1435: 0 / 65",
      "suppliers 6135: 0 / -65",
    ]);
  });

  it("taxes settled by themselves are taxes, withheld from a payment they are no flow yet", () => {
    expect(told(["2408", 19], ["1110", -19])).toEqual(["taxes 2408: -19 / 0"]);
    expect(told(["2404", 999], ["5395", 1], ["1110", -1_000])).toEqual([
      "expenses 5395: -1 / 0",
      "taxes 2404: -999 / 0",
    ]);
    expect(told(["2205", 100], ["2365", -3], ["1110", -97])).toEqual([
      "suppliers 2205: -97 / -3",
      "taxes 2365: 0 / 3",
    ]);
    expect(told(["1435", 100], ["2408", 19], ["1110", -119])).toEqual([
      "suppliers 1435: -100 / 0",
      "suppliers 2408: -19 / 0",
    ]);
  });

  it("who is no customer pays no customer's money: insurers, deposits and other debtors", () => {
    for (const account of ["1335", "1360", "138095"])
      expect(told(["1110", 9], [account, -9])).toEqual([`other-operating ${account}: 9 / 0`]);
    expect(told(["1110", 9], ["1305", -9])).toEqual(["customers 1305: 9 / 0"]);
  });

  it("equipment partly on credit: what was paid is the purchase (NIIF para PYMES 7.18)", () => {
    expect(told(["1524", 45_000], ["1105", -37_500], ["2335", -7_500])).toEqual([
      "expenses 2335: 0 / 7500",
      "property 1524: -37500 / -7500",
    ]);
  });

  it("the sale of an asset is the cash received, whatever its accounts did", () => {
    expect(told(["1110", 60], ["1592", 40], ["1524", -90], ["4245", -10])).toEqual([
      "property 1524: 90 / 0",
      "property 1592: -40 / 0",
      "property 4245: 10 / 0",
    ]);
  });

  it("payroll less what is withheld is what was paid to employees", () => {
    expect(told(["5105", 1000], ["2370", -80], ["1110", -920])).toEqual([
      "employees 2370: 80 / 0",
      "employees 5105: -1000 / 0",
    ]);
  });

  it("money moved between one's own accounts is no flow, nor is what names no cash", () => {
    expect(told(["1105", 100], ["1110", -100])).toEqual([]);
    expect(told(["1524", 100], ["2105", -100])).toEqual(["debt 2105: 0 / 100", "property 1524: 0 / -100"]);
  });

  it("two kinds that explain one payment share what a third one took off", () => {
    expect(told(["1524", 200], ["1435", 100], ["2105", -150], ["1110", -150])).toEqual([
      "debt 2105: 0 / 150",
      "property 1524: -100 / -100",
      "suppliers 1435: -50 / -50",
    ]);
  });

  describe("a difference in exchange is part of the flow that it was found in (NIIF para PYMES 7.13)", () => {
    /** In either order of the lines. */
    const bothWays = (...lines: readonly (readonly [string, number])[]) => {
      expect(told(...lines.toReversed())).toEqual(told(...lines));
      return told(...lines);
    };

    it("of the larger of two", () => {
      expect(bothWays(["2105", 100], ["2205", 40], ["530525", 5], ["1110", -145])).toEqual([
        "debt 2105: -100 / 0",
        "debt 530525: -5 / 0",
        "suppliers 2205: -40 / 0",
      ]);
      expect(bothWays(["2105", 40], ["2205", 100], ["530525", 5], ["1110", -145])).toEqual([
        "debt 2105: -40 / 0",
        "suppliers 2205: -100 / 0",
        "suppliers 530525: -5 / 0",
      ]);
    });

    it("of two as large, always of the same one", () => {
      expect(bothWays(["2105", 50], ["2205", 50], ["530525", 5], ["1110", -105])).toEqual([
        "debt 2105: -50 / 0",
        "debt 530525: -5 / 0",
        "suppliers 2205: -50 / 0",
      ]);
      expect(bothWays(["XX", 50], ["2205", 50], ["1110", -100])).toEqual([
        "suppliers 2205: -50 / 0",
        "undefined XX: -50 / 0",
      ]);
    });

    it("shares what cash paid of it all", () => {
      expect(bothWays(["2335", 120], ["530525", 30], ["1435", 50], ["2105", -100], ["1110", -100])).toEqual([
        "debt 2105: 0 / 100",
        "expenses 2335: -60 / -60",
        "expenses 530525: -15 / -15",
        "suppliers 1435: -25 / -25",
      ]);
    });

    it("without cash it is no flow of anything", () => {
      expect(bothWays(["530525", 10], ["2105", -10])).toEqual([
        "debt 2105: 0 / 10",
        "exchange 530525: 0 / -10",
      ]);
    });
  });

  describe("taxes beside several trades", () => {
    it("belong to the largest of their side, or to one as large as they are", () => {
      const purchase = [
        ["5135", 40],
        ["1435", 100],
        ["2408", 19],
        ["1110", -159],
      ] as const;
      const expected = ["expenses 5135: -40 / 0", "suppliers 1435: -100 / 0", "suppliers 2408: -19 / 0"];
      expect(told(...purchase)).toEqual(expected);
      expect(told(...purchase.toReversed())).toEqual(expected);
      expect(told(["5135", 19], ["2408", 19], ["1110", -38])).toEqual([
        "expenses 2408: -19 / 0",
        "expenses 5135: -19 / 0",
      ]);
      expect(told(["5135", 18], ["2408", 19], ["1110", -37])).toEqual([
        "expenses 5135: -18 / 0",
        "taxes 2408: -19 / 0",
      ]);
    });

    it("share with their trade what a lender paid of it", () => {
      expect(told(["1435", 100], ["2408", 20], ["5135", 80], ["2105", -50], ["1110", -150])).toEqual([
        "debt 2105: 0 / 50",
        "expenses 5135: -60 / -20",
        "suppliers 1435: -75 / -25",
        "suppliers 2408: -15 / -5",
      ]);
    });

    it("that come to nothing are no flow: IVA and as much withheld", () => {
      expect(told(["1435", 100], ["2408", 19], ["2365", -19], ["1110", -100])).toEqual([
        "suppliers 1435: -100 / 0",
        "taxes 2365: 0 / 19",
        "taxes 2408: 0 / -19",
      ]);
      expect(told(["1110", 100], ["135515", 19], ["4135", -100], ["2408", -19])).toEqual([
        "customers 4135: 100 / 0",
        "taxes 135515: 0 / -19",
        "taxes 2408: 0 / 19",
      ]);
    });
  });

  describe("7.10: of what takes off a payment, only a tax withheld falls on the income first", () => {
    it("goods given in part of a payment fall on all that it paid", () => {
      expect(told(["2105", 400], ["530520", 100], ["1435", -50], ["1110", -450])).toEqual([
        "debt 2105: -360 / -40",
        "interest-paid 530520: -90 / -10",
        "suppliers 1435: 0 / 50",
      ]);
    });

    it("a tax that is paid too takes nothing off", () => {
      expect(told(["2404", 100], ["530520", 60], ["2105", 500], ["1110", -660])).toEqual([
        "debt 2105: -500 / 0",
        "interest-paid 530520: -60 / 0",
        "taxes 2404: -100 / 0",
      ]);
    });

    it("as large as the income it leaves the principal alone, larger it falls on that for the rest", () => {
      expect(told(["2105", 500], ["530520", 42], ["236535", -42], ["1110", -500])).toEqual([
        "debt 2105: -500 / 0",
        "interest-paid 530520: 0 / -42",
        "taxes 236535: 0 / 42",
      ]);
      expect(told(["2105", 500], ["530520", 10], ["236535", -42], ["1110", -468])).toEqual([
        "debt 2105: -468 / -32",
        "interest-paid 530520: 0 / -10",
        "taxes 236535: 0 / 42",
      ]);
      expect(told(["2105", 500], ["236535", -42], ["1110", -458])).toEqual([
        "debt 2105: -458 / -42",
        "taxes 236535: 0 / 42",
      ]);
    });
  });

  it("an asset sold for cash and on credit: the cash is of what was received, not of what was written off", () => {
    expect(told(["1110", 30], ["1380", 30], ["1592", 40], ["1524", -90], ["4245", -10])).toEqual([
      "other-operating 1380: 0 / -30",
      "property 1524: 27 / 63",
      "property 1592: 0 / -40",
      "property 4245: 3 / 7",
    ]);
  });
});

describe("the cash of what an entry opens", () => {
  const parts = splitCash([
    { account: "2335", kind: null, flow: -50, opens: false },
    { account: "1330", kind: null, flow: -80, opens: true },
    { account: "1524", kind: null, flow: 30, opens: false },
  ] as FlowPiece[]);
  const cashLeft = () => {
    const left = cashLeftOf(parts);
    return (account: string, flow: number) => left(account as AccountCode, flow);
  };

  it("is shared by its receivables and payables, one after the other, until none is left", () => {
    const cash = cashLeft();
    expect([cash("1330", -30), cash("1330", -30), cash("1330", -30)]).toEqual([-30, -30, -20]);
  });

  it("is none of what stands on the other side, or on an account that it opens nothing on", () => {
    const cash = cashLeft();
    expect([cash("1330", 30), cash("2335", -50), cash("2205", -10)]).toEqual([0, 0, 0]);
  });
});
