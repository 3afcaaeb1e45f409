import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { ledgerOf } from "#domain/accounting/ledger/ledger.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { readLedger } from "#domain/statement/reading/ledger-reading.ts";
import { content, posted } from "#tests/support/builders.ts";
import { randomEntries } from "#tests/support/random/random-books.ts";

const chart = pucChart();
const FROM = day("2026-01-01");
const TO = day("2026-12-31");

function sentences(opening: number, ...moves: readonly (readonly [date: string, amount: number])[]) {
  const account = chart.byCode.get("1105" as AccountCode);
  if (!account) throw new Error("no account");
  const entries = moves.map(([date, amount], index) =>
    posted(
      index + 1,
      amount > 0 ? content(date, "1105", "4135", amount) : content(date, "5195", "1105", -amount),
    ),
  );
  const before = { debit: pesos(Math.max(opening, 0)), credit: pesos(Math.max(-opening, 0)) };
  const ledger = ledgerOf({ account, opening: before, entries, from: FROM, to: TO });
  return readLedger(ledger, "Caja");
}

const read = (...args: Parameters<typeof sentences>) =>
  sentences(...args).map(({ topic, text }) => `${topic}: ${text.replaceAll("\u00a0", " ")}`);

/** The figures that sentences of a topic cite. */
const cites = (of: string, ...args: Parameters<typeof sentences>) =>
  sentences(...args)
    .filter(({ topic }) => topic === of)
    .map((each) => each.cites.map(({ label, amount }) => `${label}: ${amount}`));

describe("an account read in words", () => {
  it("tells from balance to balance, its largest movement and its busiest month", () => {
    const told = read(100, ["2026-02-03", 900], ["2026-02-04", -300], ["2026-05-01", 100]);
    expect(told).toHaveLength(3);
    expect(told[0]).toMatch(
      /^structure: Caja empezó el período en \$ 100, subió \$ 700 y terminó en \$ 800\.$/,
    );
    expect(told[1]).toMatch(
      /^change: El movimiento mayor es el asiento 1 del 03\/02\/2026, .*90.*% de los débitos\.$/,
    );
    expect(told[2]).toMatch(/^change: Donde más se movió fue en febrero de 2026, con 2 movimientos\.$/);
  });

  it("tells what went down, what ended as it began, and what one movement alone did", () => {
    expect(read(100, ["2026-02-03", -40])).toEqual([
      "structure: Caja empezó el período en $ 100, bajó $ 40 y terminó en $ 60.",
    ]);
    expect(read(100)).toEqual(["structure: Caja empezó el período en $ 100, terminó igual."]);
    expect(read(100, ["2026-02-03", -40], ["2026-02-05", 40])[0]).toBe(
      "structure: Caja empezó el período en $ 100, terminó igual.",
    );
  });

  it("names the largest movement of either side from a fourth of its side on, the first of equals", () => {
    const largest = (...moves: Parameters<typeof read>[1][]) =>
      read(1_000, ...moves).filter((each) => each.includes("El movimiento mayor"));
    expect(largest(["2026-02-03", 10], ["2026-02-04", -40], ["2026-02-05", -20])).toEqual([
      expect.stringMatching(/ asiento 2 del 04\/02\/2026, .*: 66,7% de los créditos\.$/),
    ]);
    expect(largest(["2026-02-03", 10], ["2026-02-04", 10])).toEqual([
      expect.stringMatching(/ asiento 1 del 03\/02\/2026, .*: 50,0% de los débitos\.$/),
    ]);
    const day = (at: number) => `2026-02-0${at}`;
    const four = [1, 2, 3, 4].map((at) => [day(at), 25] as const);
    expect(largest(...four)).toHaveLength(1);
    expect(largest(...four, [day(5), 1])).toEqual([]);
  });

  it("cites the largest movement beside all on its side, and the month's two sides", () => {
    expect(cites("change", 1_000, ["2026-02-03", 10], ["2026-02-04", -40], ["2026-03-05", -20])).toEqual([
      ["Asiento 2: 40", "Créditos: 60"],
      ["Débitos del mes: 10", "Créditos del mes: 40"],
    ]);
    expect(cites("change", 0, ["2026-02-03", 30], ["2026-02-04", -5])).toEqual([
      ["Asiento 1: 30", "Débitos: 30"],
    ]);
  });

  it("cites the balance that was against its nature first, and the last one", () => {
    expect(cites("risk", 0, ["2026-02-03", -50], ["2026-03-01", 80])).toEqual([
      ["Saldo contrario: -50", "Saldo final: 30"],
    ]);
    expect(cites("risk", -10, ["2026-02-03", -50])).toEqual([["Saldo contrario: -10", "Saldo final: -60"]]);
    expect(cites("risk", -10)).toEqual([["Saldo contrario: -10", "Saldo final: -10"]]);
  });

  it("names the month that moved most on both sides together, the first of equals", () => {
    const busiest = (...moves: Parameters<typeof read>[1][]) =>
      read(1_000, ...moves).filter((each) => each.includes("Donde más"));
    expect(busiest(["2026-02-03", 50], ["2026-03-04", 30], ["2026-03-05", -30])).toEqual([
      "change: Donde más se movió fue en marzo de 2026, con 2 movimientos.",
    ]);
    expect(busiest(["2026-02-03", 30], ["2026-02-04", -30], ["2026-03-05", 50])).toEqual([
      "change: Donde más se movió fue en febrero de 2026, con 2 movimientos.",
    ]);
    expect(busiest(["2026-02-03", 50], ["2026-03-04", -50])).toEqual([
      "change: Donde más se movió fue en febrero de 2026, con 1 movimiento.",
    ]);
    expect(busiest(["2026-02-03", 50])).toEqual([]);
  });

  it("a balance of zero is not against its nature, before, in the period nor at its end", () => {
    const risk = (opening: number, ...moves: Parameters<typeof read>[1][]) =>
      read(opening, ...moves).filter((each) => each.startsWith("risk"));
    expect(risk(0, ["2026-02-03", 50], ["2026-02-04", -50])).toEqual([]);
    expect(risk(50, ["2026-02-04", -50], ["2026-02-05", 9])).toEqual([]);
    expect(risk(0, ["2026-02-04", -1], ["2026-02-05", 1])).toEqual([
      "risk: El saldo quedó contrario a la naturaleza de la cuenta el 04/02/2026 y ya no lo está: revisa si falta un asiento o hay uno invertido.",
    ]);
    expect(risk(-5, ["2026-02-04", 5])).toEqual([
      "risk: El saldo quedó contrario a la naturaleza de la cuenta desde antes del período y ya no lo está: revisa si falta un asiento o hay uno invertido.",
    ]);
    expect(risk(-5, ["2026-02-04", -5])).toEqual([
      expect.stringContaining("desde antes del período y termina así, en −$ 10"),
    ]);
  });

  it("names the day on which the balance went against its nature, and how it ended", () => {
    expect(read(0, ["2026-02-03", -50], ["2026-03-01", 80]).at(-1)).toMatch(
      /^risk: .* el 03\/02\/2026 y ya no lo está: /,
    );
    expect(read(-10).at(-1)).toMatch(/^risk: .* desde antes del período y termina así, en [−-]\$ 10: /);
  });

  it("says nothing of an account without balance and movements, and something of every other", () => {
    expect(read(0)).toEqual([]);
    fc.assert(
      fc.property(randomEntries(chart), (entries) => {
        for (const code of balancesOfLines(entries.flatMap(({ lines }) => lines)).keys()) {
          const account = chart.byCode.get(code);
          if (!account) continue;
          const opening = { debit: pesos(0), credit: pesos(0) };
          const ledger = ledgerOf({
            account,
            opening,
            entries,
            from: day("2020-01-01"),
            to: day("2030-12-31"),
          });
          const moved = ledger.months.some(({ lines }) => lines.length > 0);
          expect(readLedger(ledger, "La cuenta").length > 0).toBe(moved);
        }
      }),
      { numRuns: 30 },
    );
  });
});
