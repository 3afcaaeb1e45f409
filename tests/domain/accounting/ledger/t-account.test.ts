import { describe, expect, it } from "vitest";
import { findAccount } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { NO_MOVEMENT } from "#domain/accounting/ledger/balances.ts";
import { ledgerOf } from "#domain/accounting/ledger/ledger.ts";
import { tAccount } from "#domain/accounting/ledger/t-account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { content, line, posted } from "#tests/support/builders.ts";

const chart = pucChart();
const TODAY = day("2026-11-22");

/** The ledger of an account with these amounts in November: what it receives positive, what it gives negative. */
function ledger(code: string, amounts: readonly number[], opening = 0) {
  const entries = amounts.map((amount, index) => {
    const [debit, credit] = amount > 0 ? [code, "5195"] : ["5195", code];
    return posted(
      index + 1,
      content(`2026-11-${String(index + 1).padStart(2, "0")}`, debit, credit, Math.abs(amount)),
    );
  });
  return ledgerOf({
    account: findAccount(chart, code) ?? expect.fail(code),
    opening: { ...NO_MOVEMENT, [opening < 0 ? "credit" : "debit"]: pesos(Math.abs(opening)) },
    entries,
    from: day("2026-11-01"),
    to: day("2026-11-30"),
  });
}

const shown = (code: string, amounts: readonly number[], pending: readonly EntryLine[] = [], opening = 0) =>
  tAccount(ledger(code, amounts, opening), pending, TODAY, 3);

describe("a T account", () => {
  it("has each movement on its side, and nothing brought forward where nothing is", () => {
    const account = shown("1105", [500, -200]);
    expect(account.opening).toBeNull();
    expect(account.lines).toEqual([
      { side: "debit", amount: 500, date: "2026-11-01", pending: false },
      { side: "credit", amount: 200, date: "2026-11-02", pending: false },
    ]);
    expect(account.balance).toEqual({ side: "debit", amount: 300 });
  });

  it("brings forward what is older than the movements that it shows", () => {
    const account = shown("1105", [500, -200, 30, 4], [], 1000);
    expect(account.opening).toEqual({ side: "debit", amount: 1500 });
    expect(account.lines.map(({ amount }) => amount)).toEqual([200, 30, 4]);
    expect(account.balance).toEqual({ side: "debit", amount: 1334 });
  });

  it.each([
    ["1105", [-700], "credit", 700],
    ["1105", [700, -700], "debit", 0],
    ["2205", [-700], "credit", 700],
    ["2205", [700], "debit", 700],
    ["2205", [], "credit", 0],
  ] as const)("%s with %j stands at its %s", (code, amounts, side, amount) => {
    expect(shown(code, amounts).balance).toEqual({ side, amount });
  });

  it("brings forward on the side of the balance, whatever the account's nature", () => {
    expect(shown("1105", [], [], -40).opening).toEqual({ side: "credit", amount: 40 });
    expect(shown("2205", [], [], -40).opening).toEqual({ side: "credit", amount: 40 });
  });

  it("counts what is being typed in it or below it, and shows it as not posted once it has an amount", () => {
    const typed = [line("110505", -50), line("1105", 8), line("1105", 0), line("1110", 9), line("", 7)];
    const account = shown("1105", [500], typed);
    expect(account.lines.slice(1)).toEqual([
      { side: "credit", amount: 50, date: TODAY, pending: true },
      { side: "debit", amount: 8, date: TODAY, pending: true },
    ]);
    expect(account.balance).toEqual({ side: "debit", amount: 458 });
    expect(account.opening, "it is not brought forward").toBeNull();
  });
});
