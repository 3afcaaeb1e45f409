import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { advanceAccount, isDebtAccount } from "#domain/accounting/operations/debt-accounts.ts";
import { debtAges, debtsOf, firstDue, sharePayment } from "#domain/accounting/operations/debts.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { partyKeyOf } from "#domain/parties/party-key.ts";
import { arbitraryDay, content, line, posted } from "../../../support/builders.ts";

const CHIA = "Obras Chía";

/** Owes (above zero) or pays (below). */
function owes(number: number, date: string, amount: number, thirdParty = CHIA, account = "1305"): Entry {
  const lines = [{ ...line(account, amount), thirdParty }, line("1105", -amount)];
  return posted(number, { ...content(date, "1105", "4135", 1, `Venta ${number}`), lines });
}

describe("who owes", () => {
  it("those of one day by how much, the most first, and the others by their oldest day", () => {
    const names = (...entries: readonly Entry[]) => debtsOf(entries, "in", "puc").map(({ name }) => name);
    const [less, more, old] = [
      owes(1, "2026-10-08", 300, "Doña Inés"),
      owes(2, "2026-10-08", 500, CHIA),
      owes(3, "2026-10-07", 1, "ÑANDÚ"),
    ];
    expect(names(less, more, old)).toEqual(["ÑANDÚ", CHIA, "Doña Inés"]);
    const [first, second] = [owes(1, "2026-10-08", 500), owes(2, "2026-10-08", 300, "Doña Inés")];
    expect(names(first, second)).toEqual([CHIA, "Doña Inés"]);
    // By what is still open: the oldest was paid.
    const paid = [owes(1, "2026-10-01", 10), owes(2, "2026-10-02", -10), owes(3, "2026-10-20", 900)];
    expect(names(...paid, owes(4, "2026-10-05", 7, "Luz"))).toEqual(["Luz", CHIA]);
    expect(names(owes(4, "2026-10-09", 9, "Luz"), old, less)).toEqual(["ÑANDÚ", "Doña Inés", "Luz"]);
  });

  it("takes what was paid ahead off what is owed later, each peso once, and lists nobody who owes nothing", () => {
    const owed = (...entries: readonly Entry[]) => debtsOf(entries, "in", "puc").map((each) => each.owed);
    const ahead = owes(1, "2026-10-01", -1_000);
    expect(owed(ahead, owes(2, "2026-10-02", 400), owes(3, "2026-10-03", 700))).toEqual([100]);
    expect(owed(ahead, owes(2, "2026-10-02", 1_000))).toEqual([]);
    expect(owed(owes(1, "2026-10-01", 0), owes(2, "2026-10-02", 5))).toEqual([5]);
  });

  it("names a line without third party by nothing, and one by its name without spaces around", () => {
    const nobody = posted(1, content("2026-10-01", "1305", "4135", 70));
    expect(
      debtsOf([nobody, owes(2, "2026-10-02", 5, "  Luz ")], "in", "puc").map(({ name }) => name),
    ).toEqual(["", "Luz"]);
  });

  it("shares a payment in lines of what it pays alone, with what is beyond", () => {
    const [debt] = debtsOf(
      [owes(1, "2026-10-01", 300), owes(2, "2026-10-02", 200, CHIA, "130505")],
      "in",
      "puc",
    );
    const share = (amount: number) => {
      const { parts, beyond, items } = sharePayment(debt ?? { items: [] }, pesos(amount));
      return [parts.map((each) => `${each.account} ${each.amount}`), beyond, items.map(({ rest }) => rest)];
    };
    expect(share(300)).toEqual([["1305 300"], 0, [0, 200]]);
    expect(share(301)).toEqual([["1305 300", "130505 1"], 0, [0, 199]]);
    expect(share(501)).toEqual([["1305 300", "130505 200"], 1, [0, 0]]);
  });

  it("is listed oldest first, with what is open of each entry", () => {
    const debts = debtsOf(
      [
        owes(1, "2026-10-08", 2_000),
        owes(2, "2026-11-05", 900),
        owes(3, "2026-08-26", 300, "Doña Inés"),
        owes(4, "2026-11-10", -2_400, "  OBRAS CHÍA "),
      ],
      "in",
      "puc",
    );
    expect(debts.map(({ name, owed }) => [name, owed])).toEqual([
      ["Doña Inés", 300],
      [CHIA, 500],
    ]);
    expect(debts[1]?.items).toMatchObject([{ number: 2, date: "2026-11-05", open: 500 }]);
  });

  it("is so old on a day: what is open, and nothing of what was paid", () => {
    const [debt] = debtsOf(
      [
        owes(1, "2026-06-01", 100),
        owes(2, "2026-10-15", 70),
        owes(3, "2026-11-20", 9),
        owes(4, "2026-11-21", -60),
      ],
      "in",
      "puc",
    );
    const at = (date: string) => debt && debtAges(debt, day(date));
    expect(at("2026-11-22")).toEqual({ "0-30": 9, "31-60": 70, "61-90": 0, "91+": 40 });
    expect(at("2026-05-01")).toEqual({ "0-30": 119, "31-60": 0, "61-90": 0, "91+": 0 });
  });

  it("falls due on the first of its days that is still open, and on none where nobody said", () => {
    const until = (entry: Entry, note: string) => ({
      ...entry,
      lines: entry.lines.map((each) => (each.account === "1305" ? { ...each, note } : each)),
    });
    const first = until(owes(1, "2026-10-08", 2_000), "Vence el 20/12/2026");
    const second = until(owes(2, "2026-11-05", 900), "Vence el 05/12/2026");
    const third = until(owes(3, "2026-11-06", 900), "vence pronto");
    const due = (...entries: Entry[]) => debtsOf(entries, "in", "puc").map(firstDue);
    expect(due(first, second, third)).toEqual(["2026-12-05"]);
    expect(due(first, third)).toEqual(["2026-12-20"]);
    expect(due(third)).toEqual([null]);
    expect(due(first, second, owes(4, "2026-11-10", -2_000))).toEqual(["2026-12-05"]);
    expect(due(until(owes(1, "2026-10-08", 10), "Vence el 31/02/2026"))).toEqual([null]);
  });

  it("pays ahead, and then owes only what is more; what is paid beyond is no debt", () => {
    const ahead = [owes(1, "2026-10-01", -500), owes(2, "2026-10-02", 700)];
    expect(debtsOf(ahead, "in", "puc")).toMatchObject([{ owed: 200, items: [{ number: 2, open: 200 }] }]);
    expect(debtsOf([owes(1, "2026-10-01", -500)], "in", "puc")).toEqual([]);
  });

  it("leaves out advances, taxes and withholdings, and knows every other account of its kind", () => {
    const of = (direction: "in" | "out") =>
      [
        "1305",
        "130505",
        "1325",
        "1365",
        "1380",
        "1330",
        "1355",
        "1399",
        "2205",
        "2335",
        "2380",
        "2365",
        "2805",
        "2408",
        "2105",
      ].filter((account) => isDebtAccount(account as AccountCode, direction, "puc"));
    expect(of("in")).toEqual(["1305", "130505", "1325", "1365", "1380"]);
    expect(of("out")).toEqual(["2205", "2335", "2380"]);
    expect(isDebtAccount("1003" as AccountCode, "in", "mini")).toBe(true);
    expect(isDebtAccount("proveedores" as AccountCode, "out", "journal")).toBe(true);
    expect(advanceAccount("in", pucChart())).toBe("2805");
    expect(advanceAccount("out", pucChart())).toBe("1330");
    expect(advanceAccount("in", miniChart)).toBeNull();
  });

  it("leaves out what is void", () => {
    expect(debtsOf([{ ...owes(1, "2026-10-01", 500), status: "void" }], "in", "puc")).toEqual([]);
  });
});

const NAMES = ["Obras Chía", "obras chía ", "Doña Inés", ""];
const moves = fc.array(
  fc.record({
    date: arbitraryDay,
    amount: fc.integer({ min: -5_000, max: 5_000 }).filter((amount) => amount !== 0),
    name: fc.constantFrom(...NAMES),
    account: fc.constantFrom("1305", "130505", "1380"),
  }),
  { maxLength: 25 },
);

describe("the list of debts", () => {
  it("equals the ledger's balance of every account and third party at any day (I-10)", () => {
    fc.assert(
      fc.property(moves, arbitraryDay, (all, until) => {
        const entries = all.map(({ date, amount, name, account }, index) =>
          owes(index + 1, date, amount, name, account),
        );
        const there = entries.filter((entry) => entry.date <= until);
        const debts = debtsOf(there, "in", "puc");
        const ledger = new Map<string, number>();
        for (const entry of there)
          for (const { account, thirdParty, debit, credit } of entry.lines) {
            if (!account.startsWith("13")) continue;
            const key = `${partyKeyOf(thirdParty ?? "")}/${account}`;
            ledger.set(key, (ledger.get(key) ?? 0) + debit - credit);
          }
        const listed = new Map<string, number>();
        for (const { key, items } of debts)
          for (const { account, open } of items)
            listed.set(`${key}/${account}`, (listed.get(`${key}/${account}`) ?? 0) + open);
        for (const [key, balance] of ledger) expect(listed.get(key) ?? 0, key).toBe(Math.max(0, balance));
        for (const { items } of debts)
          expect(items.map(({ date }) => date)).toEqual(items.map(({ date }) => date).toSorted());
      }),
    );
  });

  it("is settled oldest first, and never by more than is owed", () => {
    fc.assert(
      fc.property(moves, fc.nat(20_000), (all, paying) => {
        const entries = all.map(({ date, amount, name, account }, index) =>
          owes(index + 1, date, amount, name, account),
        );
        for (const debt of debtsOf(entries, "in", "puc")) {
          const { items, parts, beyond } = sharePayment(debt, pesos(paying));
          const paid = parts.reduce((total, { amount }) => total + amount, 0);
          expect(paid).toBe(Math.min(paying, debt.owed));
          expect(beyond).toBe(paying - paid);
          const isOpen = items.findIndex(({ rest }) => rest > 0);
          if (isOpen >= 0) for (const { paid: later } of items.slice(isOpen + 1)) expect(later).toBe(0);
        }
      }),
    );
  });

  it("shares a part payment as the page does: 3.000.000 of 3.919.000", () => {
    const [debt] = debtsOf(
      [owes(98, "2026-10-08", 1_420_000), owes(104, "2026-11-05", 2_499_000)],
      "in",
      "puc",
    );
    if (!debt) throw new Error("nobody owes");
    const { items, parts, beyond } = sharePayment(debt, pesos(3_000_000));
    expect(items.map(({ paid, rest }) => [paid, rest])).toEqual([
      [1_420_000, 0],
      [1_580_000, 919_000],
    ]);
    expect(parts).toEqual([{ account: "1305", amount: 3_000_000 }]);
    expect(beyond).toBe(0);
    expect(debt.items[0]?.date).toBe(day("2026-10-08"));
  });
});
