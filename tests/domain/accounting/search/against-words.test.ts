import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode, Side } from "#domain/accounting/account.ts";
import { type Chart, makeChart, makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { cellAgainstWords, lineAgainstWords } from "#domain/accounting/search/against-words.ts";
import { searchAccounts } from "#domain/accounting/search/search-accounts.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { runs } from "#tests/support/random/runs.ts";
import { WORDS_TABLE } from "./words-table/words-table.ts";

const puc = pucChart();

function entry(text: string) {
  return text.split(" ").map((part) => ({
    account: part.slice(1) as AccountCode,
    debit: pesos(part.startsWith("D") ? 100 : 0),
    credit: pesos(part.startsWith("C") ? 100 : 0),
  }));
}

function told(description: string, lines: string, chart: Chart = puc): string | null {
  const found = lineAgainstWords(chart, description, entry(lines));
  return found && `${found.line}: ${found.account.code}, usual ${found.usual.code}`;
}

describe("a line against the words of its entry", () => {
  it.each([
    ["Venta de contado", "D1105 C131505", "1: 131505, usual 4135"],
    ["venta", "D1105 C1435", "1: 1435, usual 4135"],
    ["Arriendo del local", "D1516 C1110", "0: 1516, usual 512010"],
    ["gasolina", "D155620 C1105", "0: 155620, usual 519535"],
    ["Luz de noviembre", "D4135 C1110", "0: 4135, usual 513530"],
    ["Préstamo bancario", "D1110 C4135", "1: 4135, usual 2105"],
    ["Aporte de socios", "D1110 C4295", "1: 4295, usual 3105"],
    ["Compra de mercancía", "D4135 C1105", "0: 4135, usual 1435"],
    ["flete", "D1305 C1110", "0: 1305, usual 513550"],
    ["predial", "D1516 C1110", "0: 1516, usual 511515"],
  ])("%s, %s", (description, lines, expected) => {
    expect(told(description, lines)).toBe(expected);
  });

  it.each([
    ["Venta de contado", "D1105 C4135"],
    ["Venta con IVA", "D1110 C4135 C2408"],
    ["Venta", "D1305 C4155 C2408 D6135 C1435"],
    ["Pago venta a crédito de Ana", "D1110 C1305"],
    ["Abono de cliente", "D1110 C1305"],
    ["Arriendo", "D5220 C1110"],
    ["Arriendo anticipado", "D170525 C1110"],
    ["Pago de arriendo", "D2335 C1110"],
    ["Luz", "D5135 D2408 C1110"],
    ["Computador", "D5195 C1110"],
    ["Préstamo a un amigo", "D1370 C1110"],
    ["Traslado de fondos", "D1105 C1110"],
    ["Cierre del año", "D4135 C5905"],
    // What brings an asset is part of it, whatever else stands there; what is settled likewise.
    ["flete", "D1524 D1305 C1110"],
    ["cobro de venta", "D1110 C1305 C1435"],
    // The side that the words mean counts, and they mean none, two things or no rule's class.
    ["venta", "D1435 C1105"],
    ["anticipo", "D1110 C4135"],
    ["préstamo socio", "D1110 C4135"],
    ["diezmos", "D1110 C1435"],
    ["devolución en ventas", "D5195 C1110"],
    // Found as a code, which no account has.
    ["472", "D1516 C1110"],
    ["", "D1105 C131505"],
    ["qwerty", "D1105 C131505"],
  ])("says nothing of %s, %s", (description, lines) => {
    expect(told(description, lines)).toBeNull();
  });

  it("holds in the short charts", () => {
    expect(told("Venta", "D1001 C1003", miniChart)).toBe("1: 1003, usual 4001");
    expect(told("Venta", "Dcaja Cventas", journalChart)).toBeNull();
    expect(told("Arriendo", "Dactivos-fijos Cbancos", journalChart)).toBe(
      "0: activos-fijos, usual gastos-administrativos",
    );
  });

  it("says nothing where the chart has no account of that name, or the line is on the one that has", () => {
    const short = makeChart(
      "puc",
      puc.accounts.filter(({ code }) => /^(1|11|1105|14|1435)$/.test(code)),
    );
    expect(told("Venta", "D1105 C1435", short)).toBeNull();
    const named = withOwnAccounts(puc, [makeOwnAccount(puc, "14350101", "Venta de contado")]);
    expect(told("venta de contado", "D1105 C14350101", named)).toBeNull();
    expect(told("venta de contado", "D1105 C1435", named)).toBe("1: 1435, usual 14350101");
  });

  it.each([
    ["venta", "C131505", "4135"],
    ["ventas", "C1305", "4135"],
    ["contado venta", "C131505", "4135"],
    ["gasolina", "D155620", "519535"],
    ["arriendo", "D4220", "5120"],
    ["préstamo bancario", "C4135", "2105"],
  ])("tells %s typed in the cell of %s", (words, line, usual) => {
    const [only] = entry(line);
    expect(only && cellAgainstWords(puc, words, only)?.usual.code).toBe(usual);
  });

  it.each([
    ["venta", "C4135"],
    ["venta", "D131505"],
    ["vent", "C131505"],
    ["com", "D4135"],
    ["131505", "C131505"],
    ["banco", "C1110"],
    ["iva", "D4135"],
    ["", "C131505"],
  ])("says nothing of %s typed in the cell of %s", (words, line) => {
    const [only] = entry(line);
    expect(only && cellAgainstWords(puc, words, only)).toBeNull();
  });

  it("never contradicts the account that the search itself puts first", () => {
    const phrases = Object.values(WORDS_TABLE)
      .flat()
      .flatMap(({ phrase, usual }) => (usual === null ? [] : [{ phrase, usual }]));
    fc.assert(
      fc.property(
        fc.constantFrom(...phrases),
        fc.constantFrom(puc, miniChart, journalChart),
        (words, chart) => {
          const side: Side = words.usual;
          const line = { side, others: [] };
          const account = searchAccounts(chart, words.phrase, { line, limit: 1 })[0]?.account.code ?? "";
          const money = searchAccounts(chart, "bancos", { limit: 1 })[0]?.account.code ?? "";
          const lines = side === "debit" ? `D${account} C${money}` : `D${money} C${account}`;
          expect(told(words.phrase, lines, chart)).toBeNull();
          for (const each of entry(lines)) expect(cellAgainstWords(chart, words.phrase, each)).toBeNull();
        },
      ),
      runs(150, 1_000),
    );
  });
});
