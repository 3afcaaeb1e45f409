import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkEntry } from "#domain/accounting/entries/check-entry.ts";
import { type EntryContent, reversedLines } from "#domain/accounting/entries/entry.ts";
import { balancesOfLines, netOf } from "#domain/accounting/ledger/balances.ts";
import { trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import { signatureLines } from "#domain/company/signers.ts";
import {
  addMonths,
  day,
  firstDay,
  lastDay,
  month,
  monthOf,
  monthsBetween,
  yearOf,
} from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { roundHalfUp } from "#domain/kernel/rounding.ts";
import { HORIZON } from "#domain/law/horizon.ts";
import { lawOn } from "#domain/payroll/law/law.ts";
import { isBankDay, isShopDay } from "#domain/sample/business-days.ts";
import { sampleCompany } from "#domain/sample/sample-company.ts";
import { PEOPLE } from "#domain/sample/sample-people.data.ts";
import { SHOP } from "#domain/sample/shop.data.ts";

const UNTIL = day("2026-11-23");
const sample = sampleCompany(UNTIL);

/** The books after the corrections: voided entries removed, reversals added. */
function correctedBooks(): readonly EntryContent[] {
  const voided = new Set<string>();
  const reversals: EntryContent[] = [];
  for (const act of sample.acts) {
    if (act.kind === "void") voided.add(act.reference);
    if (act.kind !== "reverse") continue;
    const original = sample.entries.find((entry) => entry.reference === act.reference);
    if (original) reversals.push({ ...original, date: act.date, lines: reversedLines(original.lines) });
  }
  return [...sample.entries, ...reversals]
    .filter((entry) => !voided.has(entry.reference))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

const books = correctedBooks();
const MONTHS = monthsBetween(month("2025-01"), month("2026-11"));
const isClosing = (entry: EntryContent) => entry.lines.some((line) => line.account === "5905");
const until = (last: Month) => books.filter((entry) => monthOf(entry.date) <= last);
const inMonth = (one: Month) => books.filter((entry) => monthOf(entry.date) === one);

/** Debits less credits of an account and its sub-accounts. */
function net(entries: readonly EntryContent[], prefix: string): number {
  const lines = entries.flatMap((entry) => entry.lines).filter((line) => line.account.startsWith(prefix));
  return lines.reduce((sum, line) => sum + line.debit - line.credit, 0);
}

describe("the sample company", () => {
  it("is the same company each time, and a later day only adds to it", () => {
    expect(JSON.stringify(sampleCompany(UNTIL))).toBe(JSON.stringify(sample));
    for (const later of ["2026-11-24", "2026-12-31", "2027-02-15", "2028-02-29"]) {
      const grown = sampleCompany(day(later)).entries;
      expect(grown.length, later).toBeGreaterThan(sample.entries.length);
      expect(grown.slice(0, sample.entries.length), later).toEqual(sample.entries);
    }
    for (const earlier of ["2025-01-01", "2025-12-31", "2026-01-01", "2026-07-15"]) {
      const former = sampleCompany(day(earlier)).entries;
      expect(sample.entries.slice(0, former.length), earlier).toEqual(former);
      expect(former.every(({ date }) => date <= earlier)).toBe(true);
    }
  });

  it("carries the check digit of its NIT (DIAN: weights by prime, modulo 11)", () => {
    const [number = "", digit = ""] = sample.company.nit.replaceAll(".", "").split("-");
    const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41];
    const rest = weights.reduce((sum, weight, index) => sum + weight * Number(number.at(-1 - index)), 0) % 11;
    expect(Number(digit)).toBe(rest > 1 ? 11 - rest : rest);
  });

  it("is two years in order of date until the day, inside its book, with something sold every month", () => {
    expect(sample.entries.length).toBeGreaterThanOrEqual(1_500);
    const dates = sample.entries.map((entry) => entry.date);
    expect(dates).toEqual([...dates].sort());
    expect(dates.every((date) => date >= sample.book.start && date <= UNTIL)).toBe(true);
    expect([dates[0], dates.at(-1)]).toEqual(["2025-01-01", UNTIL]);
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

  it("numbers each kind of voucher without gaps, each reference once", () => {
    const byKind = new Map<string, EntryContent[]>();
    const named = sample.entries.filter(({ reference }) => reference !== "");
    expect(new Set(named.map(({ reference }) => reference)).size).toBe(named.length);
    for (const entry of named) {
      const kind = entry.reference.slice(0, 3);
      byKind.set(kind, [...(byKind.get(kind) ?? []), entry]);
    }
    expect([...byKind.keys()].sort()).toEqual([
      "CE-",
      "CES",
      "FC-",
      "FV-",
      "NB-",
      "NC-",
      "NOM",
      "PRI",
      "RC-",
    ]);
    for (const [kind, entries] of byKind) {
      if (!kind.endsWith("-")) continue;
      const numbers = entries.map((entry) => Number(entry.reference.slice(3)));
      expect(numbers, kind).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    }
  });

  it("numbers the invoices at the counter one after another", () => {
    const invoices = sample.entries.flatMap(({ description }) =>
      [...description.matchAll(/FE-(\d+)/g)].map((match) => Number(match[1])),
    );
    expect(invoices.length).toBeGreaterThan(900);
    expect(invoices).toEqual([...invoices].sort((a, b) => a - b));
  });

  it("sells when the shop is open and pays when banks work", () => {
    const free = sample.entries.filter(({ date, lines }) => {
      if (date === lastDay(monthOf(date))) return false;
      const bank = lines.some((line) => line.account === "1110" && line.credit > 0);
      const isOpening = date === firstDay(month(`${yearOf(date)}-01`));
      return !(bank ? isBankDay(date) : isShopDay(date)) && !isOpening;
    });
    expect(free.map((entry) => `${entry.date} ${entry.reference}`)).toEqual([]);
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

  it.each(["2205", "2505", "2370", "2380", "2360", "2510", "2515", "2610", "2105", "2412", "2365"])(
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
    for (const each of [2025, 2026]) {
      const year = books.filter((entry) => yearOf(entry.date) === each && !isClosing(entry));
      const profit = -(net(year, "4") + net(year, "5") + net(year, "6"));
      const share = profit / -net(year, "41");
      expect(share, String(each)).toBeGreaterThan(0.03);
      expect(share, String(each)).toBeLessThan(0.12);
    }
  });
});

describe("the sample company's taxes and closing", () => {
  it("charges IVA on every sale and purchase, and withholds 2,5 % from suppliers, to the peso", () => {
    let checked = 0;
    for (const { lines, reference, date } of books) {
      const base = lines.find((line) => line.account === "4135" || line.account === "1435");
      const iva = lines.find((line) => line.account === "2408");
      if (!base || !iva || !/^(?:RC|FV|FC)-/.test(reference)) continue;
      const amount = pesos(base.debit + base.credit);
      expect(iva.debit + iva.credit, reference).toBe(roundHalfUp(amount, 19, 100));
      const withheld = lines.find((line) => line.account === "236540");
      if (reference.startsWith("FC-")) {
        // 27 UVT of 2025 until May, 10 UVT since (Decreto 572 de 2025).
        const floor = date < "2025-06-01" ? 1_345_000 : 0;
        expect(withheld?.credit ?? 0, reference).toBe(amount < floor ? 0 : roundHalfUp(amount, 25, 1000));
      }
      checked += 1;
    }
    expect(checked).toBeGreaterThan(700);
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
      const isHigh =
        sale && (sale.date < "2025-06-01" || (sale.date >= "2026-05-08" && sale.date < "2026-07-01"));
      expect(base).toBeGreaterThanOrEqual(isHigh ? 1_345_000 : 498_000);
    });
  });

  it("pays each two months of IVA what 2408 showed when they ended, to the nearest thousand", () => {
    const payments = books.filter((entry) => entry.description.startsWith("IVA de "));
    expect(payments.map((entry) => monthOf(entry.date))).toEqual(
      [2025, 2026]
        .flatMap((year) => ["01", "03", "05", "07", "09", "11"].map((each) => month(`${year}-${each}`)))
        // 22 and 23 November 2026 are a Sunday and the day until which it is written.
        .filter((each) => each <= monthOf(UNTIL)),
    );
    for (const payment of payments) {
      const before = until(addMonths(monthOf(payment.date), -1));
      const owed = -net(before.length > 0 ? before : books.slice(0, 1), "2408");
      expect(net([payment], "2408")).toBe(owed);
      const paid = -net([payment], "1110");
      expect(paid % 1000).toBe(0);
      expect(Math.abs(paid - owed)).toBeLessThanOrEqual(500);
    }
  });

  it("pays the withholdings of each month in the next", () => {
    const payments = books.filter((entry) => entry.description.startsWith("Retención en la fuente de "));
    expect(payments).toHaveLength(23);
    for (const payment of payments) {
      const before = until(addMonths(monthOf(payment.date), -1));
      const owed = 0 - net(before.length > 0 ? before : books.slice(0, 1), "2365");
      expect(net([payment], "2365")).toBe(owed);
      expect(owed).toBeGreaterThan(0);
    }
  });

  it("closes 2025: results at zero, the year's profit carried to 3705, after 35 % of income tax (ET art. 240)", () => {
    const december = until(month("2025-12"));
    for (const each of ["4", "5", "6"]) expect(net(december, each)).toBe(0);
    const own = december.filter((entry) => !isClosing(entry));
    const tax = net(own, "5405");
    const before = -(net(own, "4") + net(own, "5") + net(own, "6")) + tax;
    expect(tax).toBe(roundHalfUp(pesos(before), 35, 100));
    expect(net(december, "3605")).toBe(tax - before);
    expect(net(until(month("2026-01")), "3605")).toBe(0);
  });

  it("forgets the depreciation of July: one month to be found until December", () => {
    const depreciated = (entry: EntryContent) =>
      entry.lines.some(({ account }) => account.startsWith("5160"));
    const months = new Set(books.filter(depreciated).map(({ date }) => monthOf(date)));
    const missing = monthsBetween(month("2026-01"), month("2026-10")).filter((each) => !months.has(each));
    expect(missing).toEqual(["2026-01", "2026-07"]);
    const late = books.filter(({ description }) => description.includes("omitida en su mes"));
    expect(late.map(({ date }) => monthOf(date))).toEqual(["2025-06", "2025-12", "2026-06"]);
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

describe("the sample company's payroll", () => {
  it("is kept in this year and the last one, and written with the same figures before", () => {
    const kept = sample.acts.flatMap((act) => (act.kind === "run" ? [act.month] : []));
    expect(kept).toEqual(monthsBetween(month("2025-01"), month("2026-10")));
    const later = sampleCompany(day("2028-03-10")).acts.flatMap((act) =>
      act.kind === "run" ? [act.month] : [],
    );
    expect(later).toEqual(monthsBetween(month("2027-01"), month("2028-02")));
    const all = sample.entries.filter(({ reference }) => reference.startsWith("NOM-"));
    expect(all.map(({ date }) => monthOf(date))).toEqual(monthsBetween(month("2025-01"), month("2026-10")));
  });

  it("leaves nothing owed of the benefits of 2025 once they are paid, save vacations", () => {
    const february = until(month("2026-02"));
    for (const account of ["2510", "2515"]) expect(net(february, account), account).toBe(0);
    for (const account of ["261005", "261010", "261020"])
      expect(net(until(month("2025-12")), account), account).toBe(0);
  });

  it.each([1, 2])(
    "goes on in years whose values are not published, with the last ones typed by hand: %i after them",
    (later) => {
      const last = lawOn(HORIZON);
      if (!last.ok) throw new Error("no law on its last day");
      const { minimumWage, transportAllowance } = last.value.values;
      const typed = { minimumWage: minimumWage.value, transportAllowance: transportAllowance.value };
      const date = day(`${yearOf(HORIZON) + later}-02-15`);
      const runs = sampleCompany(date).acts.filter((act) => act.kind === "run");
      const unknown = runs.filter((run) => lastDay(run.month) > HORIZON);
      expect(unknown.length).toBeGreaterThan(0);
      for (const run of unknown) expect(run.overrides).toMatchObject(typed);
      for (const run of runs) if (!unknown.includes(run)) expect(run.overrides).toEqual({});
    },
  );

  it("pays nobody less than the minimum wage (CST art. 145)", () => {
    for (const act of sampleCompany(day(`${yearOf(HORIZON)}-12-31`)).acts)
      if (act.kind === "run") {
        const law = lawOn(lastDay(act.month));
        const least = law.ok ? law.value.values.minimumWage.value : 0;
        for (const { contract } of act.people) expect(contract.salary).toBeGreaterThanOrEqual(least);
      }
  });
});

describe("the sample company's corrections", () => {
  it("are one voided and one reversed, each of an entry that exists, in months to be closed", () => {
    const corrections = sample.acts.filter((act) => act.kind === "void" || act.kind === "reverse");
    expect(corrections.map((each) => each.kind)).toEqual(["void", "reverse"]);
    for (const { reference } of corrections) {
      const entry = sample.entries.find((each) => each.reference === reference);
      expect(entry && monthOf(entry.date) <= sample.closedThrough).toBe(true);
    }
  });
});

describe("the people of the sample", () => {
  const titles = [
    ...signatureLines(SHOP.signers).map(({ name, role }) => [name, role]),
    ...PEOPLE.map(({ name, position }) => [name, position]),
  ];
  it("are called what each of them is, women as women", () => {
    expect(Object.fromEntries(titles)).toEqual({
      "Mariana Restrepo Gil": "Representante legal",
      "Gloria Inés Pardo": "Contadora pública",
      "Sandra Milena Rojas": "Administradora",
      "Jhon Fredy Cárdenas": "Vendedor de mostrador",
      "Luz Dary Quintero": "Auxiliar de bodega y despachos",
    });
  });
});
