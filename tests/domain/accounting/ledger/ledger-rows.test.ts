import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { findAccount } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { Tally } from "#domain/accounting/ledger/balances.ts";
import { ledgerOf } from "#domain/accounting/ledger/ledger.ts";
import {
  accountTitle,
  addLedger,
  broughtForwardLabel,
  counterpartText,
  LEDGER_COLUMNS,
} from "#domain/accounting/ledger/ledger-rows.ts";
import { ledgersOf } from "#domain/accounting/ledger/ledgers.ts";
import { trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";
import { content, line, posted } from "../../../support/builders.ts";

const PUC = pucChart();
const code = (text: string) => text as AccountCode;
const accountOf = (text: string) => {
  const account = findAccount(PUC, code(text));
  if (!account) throw new Error(text);
  return account;
};
const opening = (...moves: readonly (readonly [code: string, net: number])[]) => {
  const tally = new Tally();
  for (const [each, net] of moves)
    tally.add(code(each), { debit: pesos(Math.max(net, 0)), credit: pesos(Math.max(-net, 0)) });
  return tally.balances();
};

describe("what a ledger on paper says", () => {
  it("of the other accounts of an entry", () => {
    const text = (account: string, chart = PUC) =>
      counterpartText(chart, { kind: "one", account: code(account) });
    expect(text("1305")).toBe("1305 Clientes");
    expect(text("9Z")).toBe("9Z");
    expect(text("cuentas-por-cobrar", journalChart)).toBe("Cuentas por Cobrar");
    expect(counterpartText(PUC, { kind: "several" })).toBe("Varias");
    expect(counterpartText(PUC, { kind: "none" })).toBe("");
    expect(accountTitle(PUC, { account: accountOf("1305") })).toBe("1305 Clientes");
    const [first] = journalChart.accounts;
    expect(first && accountTitle(journalChart, { account: first })).toBe(first?.name);
  });

  it("of where its balance comes from", () => {
    expect(broughtForwardLabel(day("2026-10-01"))).toBe("Vienen de septiembre");
    expect(broughtForwardLabel(day("2026-01-01"))).toBe("Vienen de diciembre");
    expect(broughtForwardLabel(day("2026-10-15"))).toBe("Vienen del 14/10/2026");
    expect(broughtForwardLabel(day("2026-10-02"))).toBe("Vienen del 01/10/2026");
  });

  it("line by line, with the sums of each month and its last balance", () => {
    const entries = [
      posted(4, content("2026-10-05", "1105", "4135", 500)),
      posted(5, content("2026-11-06", "5120", "1105", 200)),
      posted(6, { ...content("2026-11-07", "1105", "4135", 1), lines: [line("1105", 9), line("1105", -9)] }),
      posted(7, {
        ...content("2026-11-08", "1105", "4135", 1),
        lines: [line("1105", 30), line("4135", -20), line("2408", -10), line("1110", 5), line("1355", -5)],
      }),
    ];
    const ledger = ledgerOf({
      account: accountOf("1105"),
      opening: { debit: pesos(100), credit: pesos(0) },
      entries,
      from: day("2026-10-01"),
      to: day("2026-11-30"),
    });
    const table = new ReportBuilder(LEDGER_COLUMNS);
    expect(addLedger(table, PUC, ledger, day("2026-10-01"))).toEqual([
      { from: 2, to: 2 },
      { from: 7, to: 7 },
    ]);
    const rows = table.take().map(({ kind, cells, source, sums }) => [
      kind,
      ...cells.flatMap((cell, at) => {
        const { key } = LEDGER_COLUMNS[at] ?? { key: "" };
        if (cell.kind === "amount") return [`${key} ${cell.amount}`];
        return cell.kind === "text" && (key === "counterpart" || at === 0) ? [cell.text] : [];
      }),
      ...(source?.kind === "entry" ? [`${source.number} ${source.date}`] : []),
      ...(sums ?? []).map(({ from, to }) => `${from}-${to}`),
    ]);
    expect(rows).toEqual([
      ["note", "Vienen de septiembre", "balance 100"],
      ["line", expect.stringMatching(/^4135 /), "debit 500", "balance 600", "4 2026-10-05"],
      ["subtotal", "Sumas de octubre", "debit 500", "credit 0", "balance 600", "1-1"],
      ["line", expect.stringMatching(/^5120 /), "credit 200", "balance 400", "5 2026-11-06"],
      ["line", "", "debit 9", "balance 409", "6 2026-11-07"],
      ["line", "", "credit 9", "balance 400", "6 2026-11-07"],
      ["line", "Varias", "debit 30", "balance 430", "7 2026-11-08"],
      ["subtotal", "Sumas de noviembre", "debit 39", "credit 209", "balance 430", "3-6"],
      ["total", "Saldo final", "debit 539", "credit 209", "balance 430", "2-2", "7-7"],
    ]);
  });
});

describe("accounts without movement in a period", () => {
  const period = { from: day("2026-11-01"), to: day("2026-11-30") };
  const before = opening(["1105", 100], ["110505", -100], ["1110", 50], ["3105", -50]);

  it("have a ledger where they carry a balance, at the level that is asked for", () => {
    const at = (level: 2 | 4 | 6) =>
      ledgersOf({ chart: PUC, opening: before, entries: [], ...period, level }).map(
        ({ account, opening: own, closing }) => `${account.code} ${own} ${closing}`,
      );
    expect(at(4)).toEqual(["1110 50 50", "3105 50 50"]);
    expect(at(6)).toEqual(["1105 100 100", "110505 -100 -100", "1110 50 50", "3105 50 50"]);
    expect(at(2)).toEqual(["11 50 50", "31 50 50"]);
  });

  it("have a row in the trial balance where they have a figure, or where those of zero are asked for", () => {
    const codes = (zeros: boolean, level: 4 | 6 = 4) =>
      trialBalance({
        chart: PUC,
        opening: before,
        movements: opening(["4135", 0]),
        level,
        zeros,
      }).classes.flatMap(({ rows }) => rows.map(({ account }) => account.code));
    expect(codes(false)).toEqual(["1110", "3105"]);
    expect(codes(true)).toEqual(["1105", "1110", "3105", "4135"]);
    expect(codes(false, 6)).toEqual(["1105", "110505", "1110", "3105"]);
    // What came in and went out again is a movement, though it left nothing.
    const moved = new Tally();
    moved.add(code("1105"), { debit: pesos(7), credit: pesos(7) });
    const rows = trialBalance({
      chart: PUC,
      opening: opening(),
      movements: moved.balances(),
      level: 4,
      zeros: false,
    }).classes.flatMap(({ rows: own }) => own);
    expect(rows.map(({ movement, closing }) => [movement, closing])).toEqual([
      [
        { debit: 7, credit: 7 },
        { debit: 0, credit: 0 },
      ],
    ]);
  });

  it("are under the class of their first figure, those of no chart under the last one", () => {
    const trial = trialBalance({
      chart: PUC,
      opening: opening(["9Z", 5], ["Z1", 6], ["1110", 1], ["1Z", 2]),
      movements: opening(),
      level: 4,
      zeros: false,
    });
    expect(
      trial.classes.map(({ pucClass, rows }) => `${pucClass} ${rows.map(({ account }) => account.code)}`),
    ).toEqual(["1 1110,1Z", "9 9Z,Z1"]);
    expect(trial.classes[1]?.rows[0]?.account).toMatchObject({ name: "9Z", posting: true, parent: null });
  });
});
