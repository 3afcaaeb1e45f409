import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Chart } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { sentenceEntry } from "#domain/understanding/sentence-entry.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { runs } from "#tests/support/random/runs.ts";

const puc = pucChart();

function told(text: string, chart: Chart = puc): string | null {
  const lines = sentenceEntry(chart, text);
  return lines && lines.map(({ account, debit, credit }) => `${account} ${debit - credit}`).join(", ");
}

describe("the lines that a sentence tells", () => {
  it.each([
    ["pagué arriendo 3.200.000 con retención por el banco", "5120 3200000, 1110 -3200000"],
    ["Pagué la luz 180 mil en efectivo", "513530 180000, 1105 -180000"],
    ["pague gasolina 50k por nequi", "519535 50000, 1120 -50000"],
    ["vendí 200 mil en efectivo", "1105 200000, 4135 -200000"],
    ["vendimos un millón y medio a crédito", "1305 1500000, 4135 -1500000"],
    [
      "compré mercancía por dos millones trescientos mil más IVA a crédito",
      "1435 2300000, 2408 437000, 2205 -2737000",
    ],
    ["compré un computador 2 palos por transferencia", "152805 2000000, 1110 -2000000"],
    ["pagué honorarios del contador 500.000 por transferencia", "511030 500000, 1110 -500000"],
    ["me pagaron un cliente 350 mil por daviplata", "1120 350000, 1305 -350000"],
    ["pagamos a proveedores 2 millones por pse", "2205 2000000, 1110 -2000000"],
    ["pagué papelería 20 lucas de contado", "519530 20000, 1105 -20000"],
  ])("%s", (text, lines) => {
    expect(told(text)).toBe(lines);
  });

  it("holds in the short charts", () => {
    expect(told("pagué arriendo 900.000 por el banco", miniChart)).toBe("5002 900000, 1002 -900000");
    expect(told("vendí 200 mil en efectivo", journalChart)).toBe("caja 200000, ventas -200000");
  });

  it.each([
    "pagué arriendo por el banco",
    "pagué arriendo 3.200.000",
    "arriendo 3.200.000 banco",
    "pagué arriendo 3.200.000 y luz 200.000 por el banco",
    "pagué 500 mil en efectivo y por nequi la luz",
    "no pagué arriendo 3.200.000 por el banco",
    "¿pagué arriendo 3.200.000 por el banco?",
    "pagué arriendo 3.200.000 con iva por el banco",
    "pagué arriendo -3.200.000 por el banco",
    "pagué 3.200.000 por el banco",
    "pagué asdfgh 3.200.000 por el banco",
    "le compré mercancía a Textiles 2 millones, la mitad de contado",
    "compré 100 dólares 400 mil en efectivo",
    "voy a pagar arriendo 100.000 por el banco",
    "I paid rent 100000",
    "<b>pagué luz 5000 caja</b>",
    "😀",
    "pagué luz 0 por el banco",
  ])("proposes nothing where something is missing, doubtful or twice: %s", (text) => {
    expect(told(text)).toBeNull();
  });

  it("always balances, with accounts that take movements, whatever is typed", () => {
    const words =
      "pagué compré vendí arriendo luz intereses 200 mil 3.200.000 por el banco efectivo nequi a crédito de iva más cliente no".split(
        " ",
      );
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...words), { maxLength: 9 }),
        fc.constantFrom(puc, miniChart, journalChart),
        (parts, chart) => {
          const lines = sentenceEntry(chart, parts.join(" "));
          if (lines === null) return;
          expect(lines.length).toBeGreaterThanOrEqual(2);
          expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
          for (const { account } of lines) expect(chart.byCode.get(account)?.posting).toBe(true);
        },
      ),
      runs(150, 1_000),
    );
  });

  it("takes at most 20 ms, and reads no long text", () => {
    const text = "pagué arriendo 3.200.000 con retención por el banco";
    const times = Array.from({ length: 15 }, () => {
      const time = processorTime();
      sentenceEntry(puc, text);
      return time();
    });
    expect(Math.min(...times)).toBeLessThanOrEqual(20);
    expect(told(`${text} ${"x".repeat(5_000)}`)).toBeNull();
  });
});
