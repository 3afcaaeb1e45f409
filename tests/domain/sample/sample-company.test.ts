import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import { type EntryContent, reversedLines } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines, netOf } from "#domain/accounting/ledger/balances.ts";
import { trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import { addMonths, firstDay, lastDay, month, monthOf, monthsBetween } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { roundHalfUp } from "#domain/kernel/rounding.ts";
import { isBankDay, isShopDay } from "#domain/sample/business-days.ts";
import { sampleCompany } from "#domain/sample/sample-company.ts";

const sample = sampleCompany();

/** The books after the corrections: voided entries removed, reversals added. */
function correctedBooks(): readonly EntryContent[] {
  const voided = new Set(
    sample.corrections.filter((each) => each.kind === "void").map((each) => each.reference),
  );
  const reversals = sample.corrections.flatMap((each) => {
    if (each.kind !== "reverse") return [];
    const original = sample.entries.find((entry) => entry.reference === each.reference);
    return original ? [{ ...original, date: each.date, lines: reversedLines(original.lines) }] : [];
  });
  return [...sample.entries, ...reversals]
    .filter((entry) => !voided.has(entry.reference))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

const books = correctedBooks();
const MONTHS = monthsBetween(month("2025-12"), month("2026-11"));
const isClosing = (entry: EntryContent) => entry.lines.some((line) => line.account === "5905");
const until = (last: Month) => books.filter((entry) => monthOf(entry.date) <= last);
const inMonth = (one: Month) => books.filter((entry) => monthOf(entry.date) === one);

/** Debits less credits of an account and its sub-accounts. */
function net(entries: readonly EntryContent[], prefix: string): number {
  const lines = entries.flatMap((entry) => entry.lines).filter((line) => line.account.startsWith(prefix));
  return lines.reduce((sum, line) => sum + line.debit - line.credit, 0);
}

describe("the sample company", () => {
  it("is the same company each time", () => {
    const text = JSON.stringify(sampleCompany());
    expect(text).toBe(JSON.stringify(sample));
    expect(createHash("sha256").update(text).digest("hex")).toBe(
      "876f078da783090deb168e65d8eb5386e98ad0664e98786b8d2cbbbba47035ea",
    );
  });

  it("carries the check digit of its NIT (DIAN: weights by prime, modulo 11)", () => {
    const [number = "", digit = ""] = sample.company.nit.replaceAll(".", "").split("-");
    const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41];
    const rest = weights.reduce((sum, weight, index) => sum + weight * Number(number.at(-1 - index)), 0) % 11;
    expect(Number(digit)).toBe(rest > 1 ? 11 - rest : rest);
  });

  it("is a year in order of date, inside its book, with something sold every month", () => {
    expect(sample.entries.length).toBeGreaterThanOrEqual(320);
    const dates = sample.entries.map((entry) => entry.date);
    expect(dates).toEqual([...dates].sort());
    expect(dates.every((date) => date >= sample.book.start && date <= sample.book.end)).toBe(true);
    for (const each of MONTHS)
      expect(
        net(
          inMonth(each).filter((entry) => !isClosing(entry)),
          "4135",
        ),
        each,
      ).toBeLessThan(0);
  });

  it("holds only entries that can be posted", () => {
    const chart = pucChart();
    for (const entry of sample.entries) expect(checkEntry(entry, chart), entry.reference).toEqual([]);
  });

  it("uses no account that NIIF retired", () => {
    const used = new Set(sample.entries.flatMap((entry) => entry.lines.map((line) => line.account)));
    expect([...used].filter((code) => pucChart().byCode.get(code)?.retired)).toEqual([]);
  });

  it("numbers each kind of voucher without gaps, up to the numbers of November", () => {
    const byKind = new Map<string, EntryContent[]>();
    for (const entry of sample.entries) {
      const kind = entry.reference.slice(0, 3);
      byKind.set(kind, [...(byKind.get(kind) ?? []), entry]);
    }
    expect([...byKind.keys()].sort()).toEqual(["CE-", "FC-", "FV-", "NB-", "NC-", "RC-"]);
    for (const [kind, entries] of byKind) {
      const numbers = entries.map((entry) => Number(entry.reference.slice(3)));
      expect(numbers, kind).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    }
    const last = (kind: string) => byKind.get(kind)?.at(-1)?.reference;
    expect([last("RC-"), last("FC-"), last("CE-")]).toEqual(["RC-0413", "FC-0098", "CE-0156"]);
  });

  it("numbers the invoices at the counter one after another, up to FE-1187", () => {
    const invoices = sample.entries.flatMap(({ description }) =>
      [...description.matchAll(/FE-(\d+)/g)].map((match) => Number(match[1])),
    );
    expect(invoices).toEqual([...invoices].sort((a, b) => a - b));
    expect(invoices.at(-1)).toBe(1187);
    expect(invoices.at(-2)).toBe(1186);
  });

  it("sells when the shop is open and pays when banks work", () => {
    const free = sample.entries.filter(({ date, lines, reference }) => {
      if (date === lastDay(monthOf(date))) return false;
      const bank = lines.some((line) => line.account === "1110" && line.credit > 0);
      return !(bank ? isBankDay(date) : isShopDay(date)) && reference !== "NC-0001";
    });
    expect(free.map((entry) => `${entry.date} ${entry.reference}`)).toEqual([]);
  });
});

describe("the sample company's November", () => {
  const november = inMonth(month("2026-11"));
  const written = november.map(({ date, reference, lines }) => [
    `${date} ${reference}`,
    ...lines.map((line) => `${line.account} ${line.debit} ${line.credit}`),
  ]);

  it("is written up to the 20th", () => {
    expect(written).toEqual([
      [
        "2026-11-03 RC-0412",
        "1105 2380000 0",
        "4135 0 2000000",
        "2408 0 380000",
        "6135 1310000 0",
        "1435 0 1310000",
      ],
      ["2026-11-05 FC-0098", "1435 4600000 0", "2408 874000 0", "236540 0 115000", "2205 0 5359000"],
      ["2026-11-10 CE-0155", "5120 3200000 0", "236530 0 112000", "1110 0 3088000"],
      ["2026-11-14 RC-0413", "1110 1850000 0", "1305 0 1850000"],
      ["2026-11-20 CE-0156", "5135 486300 0", "1110 0 486300"],
    ]);
  });

  it("begins with 12.481.600 in the bank, 18.750.000 owed on the loan and 142.800 of bank charges", () => {
    const october = until(month("2026-10"));
    expect(net(october, "1110")).toBe(12_481_600);
    expect(net(october, "2105")).toBe(-18_750_000);
    expect(net(october, "530505")).toBe(142_800);
  });
});

describe("the sample company's money and merchandise", () => {
  const ofThirdParties = (prefix: string) => {
    const balances = new Map<string, number>();
    let worst = 0;
    const side = prefix === "1305" ? 1 : -1;
    for (const line of books.flatMap((entry) => entry.lines)) {
      if (line.account !== prefix) continue;
      const name = line.thirdParty ?? "";
      const balance = (balances.get(name) ?? 0) + line.debit - line.credit;
      balances.set(name, balance);
      if (balance * side < worst) worst = balance * side;
    }
    return { names: [...balances.keys()], worst };
  };

  it.each(["1105", "1110", "1120", "1435", "1355", "1705"])(
    "%s never stands below zero, on any day",
    (account) => {
      let balance = 0;
      books.forEach((entry, index) => {
        balance += net([entry], account);
        if (books[index + 1]?.date !== entry.date) expect(balance, entry.date).toBeGreaterThanOrEqual(0);
      });
    },
  );

  it.each(["2205", "2505", "2370", "2360", "2510", "2515", "2610", "2105", "2412", "2365"])(
    "%s is never overpaid",
    (account) => {
      let balance = 0;
      books.forEach((entry, index) => {
        balance += net([entry], account);
        if (books[index + 1]?.date !== entry.date) expect(balance, entry.date).toBeLessThanOrEqual(0);
      });
    },
  );

  it.each(["1305", "2205"])(
    "no one in %s pays or is paid more than is owed, and each is named",
    (account) => {
      const { names, worst } = ofThirdParties(account);
      expect(names).not.toContain("");
      expect(worst).toBe(0);
    },
  );

  it("earns 25 to 45 % on what it sells each month, and a plausible profit in the year", () => {
    for (const each of MONTHS) {
      const own = inMonth(each).filter((entry) => !isClosing(entry));
      const margin = 1 - net(own, "6") / -net(own, "41");
      expect(margin, each).toBeGreaterThanOrEqual(0.25);
      expect(margin, each).toBeLessThanOrEqual(0.45);
    }
    const year = books.filter((entry) => monthOf(entry.date) >= month("2026-01"));
    const profit = -(net(year, "4") + net(year, "5") + net(year, "6"));
    const share = profit / -net(year, "41");
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.12);
  });
});

describe("the sample company's taxes and closing", () => {
  it("charges IVA on every sale and purchase, and withholds 2,5 % from suppliers, to the peso", () => {
    let checked = 0;
    for (const { lines, reference } of books) {
      const base = lines.find((line) => line.account === "4135" || line.account === "1435");
      const iva = lines.find((line) => line.account === "2408");
      if (!base || !iva || !/^(?:RC|FV|FC)-/.test(reference)) continue;
      const amount = pesos(base.debit + base.credit);
      expect(iva.debit + iva.credit, reference).toBe(roundHalfUp(amount, 19, 100));
      const withheld = lines.find((line) => line.account === "236540");
      if (reference.startsWith("FC-"))
        expect(withheld?.credit, reference).toBe(roundHalfUp(amount, 25, 1000));
      checked += 1;
    }
    expect(checked).toBeGreaterThan(320);
  });

  it("suffers 2,5 % from the companies among its customers, once an invoice and above the least base", () => {
    const collections = books.filter(
      (entry) => entry.reference.startsWith("RC-") && net([entry], "135515") > 0,
    );
    const invoices = collections.map((entry) => /FV-\d+/.exec(entry.description)?.[0] ?? "");
    expect(new Set(invoices).size).toBe(collections.length);
    expect(collections.length).toBeGreaterThan(12);
    collections.forEach((collection, index) => {
      const sale = books.find((entry) => entry.reference === invoices[index]);
      const base = pesos(0 - net(sale ? [sale] : [], "4135"));
      expect(net([collection], "135515"), collection.reference).toBe(roundHalfUp(base, 25, 1000));
      expect(
        collection.lines.some((line) => line.thirdParty?.endsWith("S.A.S.")),
        collection.reference,
      ).toBe(true);
      const suspended = sale && sale.date >= "2026-05-08" && sale.date < "2026-07-01";
      expect(base).toBeGreaterThanOrEqual(suspended ? 1_414_000 : 498_000);
    });
  });

  it("pays each two months of IVA what 2408 showed when they ended, to the nearest thousand", () => {
    const payments = books.filter((entry) => entry.description.startsWith("IVA de "));
    expect(payments.map((entry) => monthOf(entry.date))).toEqual(
      ["2026-01", "2026-03", "2026-05", "2026-07", "2026-09"].map(month),
    );
    for (const payment of payments) {
      const owed = -net(until(addMonths(monthOf(payment.date), -1)), "2408");
      expect(net([payment], "2408")).toBe(owed);
      const paid = -net([payment], "1110");
      expect(paid % 1000).toBe(0);
      expect(Math.abs(paid - owed)).toBeLessThanOrEqual(500);
    }
  });

  it("pays the withholdings of each month in the next", () => {
    const payments = books.filter((entry) => entry.description.startsWith("Retención en la fuente de "));
    expect(payments).toHaveLength(11);
    for (const payment of payments) {
      const before = until(addMonths(monthOf(payment.date), -1));
      const owed = 0 - net(before.length > 0 ? before : books.slice(0, 1), "2365");
      expect(net([payment], "2365")).toBe(owed);
      expect(owed).toBeGreaterThan(0);
    }
  });

  it("closes December: results at zero, the year's profit carried to 3705", () => {
    const december = until(month("2025-12"));
    for (const each of ["4", "5", "6"]) expect(net(december, each)).toBe(0);
    expect(net(december, "3605")).toBeLessThan(0);
    expect(net(until(month("2026-01")), "3605")).toBe(0);
  });

  it("has a trial balance that balances each month", () => {
    const chart = pucChart();
    for (const each of MONTHS) {
      const lines = (entries: readonly EntryContent[]) =>
        balancesOfLines(entries.flatMap((entry) => entry.lines));
      const opening = lines(books.filter((entry) => entry.date < firstDay(each)));
      const result = trialBalance({
        chart,
        opening,
        movements: lines(inMonth(each)),
        level: 6,
        zeros: false,
      });
      expect(result.balanced, each).toBe(true);
      expect(result.closing.debit).toBe(result.closing.credit);
    }
  });

  it("shows no balance against its nature when October ends", () => {
    const chart = pucChart();
    const balances = balancesOfLines(until(month("2026-10")).flatMap((entry) => entry.lines));
    const against = [...balances].filter(([code, movement]) => {
      const nature = chart.byCode.get(code)?.nature;
      return netOf(movement) * (nature === "debit" ? 1 : -1) < 0;
    });
    expect(against).toEqual([]);
  });
});

describe("the sample company's corrections", () => {
  it("are one voided and one reversed, each of an entry that exists, in months to be closed", () => {
    expect(sample.corrections.map((each) => each.kind)).toEqual(["void", "reverse"]);
    for (const { reference } of sample.corrections) {
      const entry = sample.entries.find((each) => each.reference === reference);
      expect(entry && monthOf(entry.date) <= sample.closedThrough).toBe(true);
    }
  });
});
