import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { checkNewEntry } from "#domain/accounting/entries/check-entry.ts";
import { bankDeedOf, deedEntry, tellsVatApart } from "#domain/reconciliation/bank-deed.ts";
import { extractLine } from "#tests/support/reconciliation/bank-lines.ts";

const line = (text: string, amount: number) => extractLine(1, 31, amount, text);

describe("what a bank does by itself (CB-05)", () => {
  it.each([
    ["GRAVAMEN MOV FINANCIEROS", -56_019, "gmf"],
    ["IMPTO GOBIERNO 4X1000", -4000, "gmf"],
    ["4 x mil", -400, "gmf"],
    ["COBRO IVA PAGOS AUTOMATICOS", -380, "vat"],
    ["COMISION PAGOS Y RECAUDOS", -92_820, "commission"],
    ["COMISION CON IVA", -11_900, "commission"],
    ["CUOTA DE MANEJO TARJETA DEBITO", -15_000, "fee"],
    ["ABONO INTERESES AHORROS", 6039, "interest-earned"],
    ["RENDIMIENTOS FINANCIEROS", 6039, "interest-earned"],
    ["INTERESES SOBREGIRO", -9000, "interest-paid"],
    ["REVERSION ABONO INTERESES", -6039, "interest-earned"],
    ["RETEFUENTE INTERESES", -423, "retention"],
    ["PAGO ARRIENDO LOCAL", -3_088_000, null],
    ["TRANSF DE OBRAS CHIA SAS", 4_760_000, null],
    ["PAGO DIAN FORMULARIO 490 RETENCION", -1000, null],
  ] as const)("%s of %d", (text, amount, kind) => {
    expect(bankDeedOf({ text, amount: amount as never })).toBe(kind);
  });

  it.each([
    ["puc", "COMISION PAGOS", -92_820, ["530515 78000", "2408 14820", "111005 -92820"]],
    ["puc", "COMISION PAGOS", -92_821, ["530515 92821", "111005 -92821"]],
    ["puc", "4X1000", -56_019, ["511595 56019", "111005 -56019"]],
    ["puc", "IVA COMISION", -14_820, ["2408 14820", "111005 -14820"]],
    ["puc", "ABONO INTERESES", 6039, ["111005 6039", "421005 -6039"]],
    ["puc", "RETENCION INTERESES", -423, ["135515 423", "111005 -423"]],
    ["puc", "DEVOLUCION COMISION", 11_900, ["111005 11900", "530515 -10000", "2408 -1900"]],
    ["mini", "COMISION PAGOS", -92_820, ["5002 78000", "2003 14820", "1002 -92820"]],
    ["mini", "4X1000", -400, ["5002 400", "1002 -400"]],
    ["mini", "ABONO INTERESES", 600, ["1002 600", "4001 -600"]],
    ["journal", "COMISION PAGOS", -92_820, ["gastos-financieros 92820", "bancos -92820"]],
    ["journal", "IVA COMISION", -190, ["gastos-financieros 190", "bancos -190"]],
    ["journal", "ABONO INTERESES", 600, ["bancos 600", "otros-ingresos -600"]],
    ["journal", "RETEFUENTE INTERESES", -42, ["cuentas-por-cobrar 42", "bancos -42"]],
  ] as const)("in the chart %s %s becomes an entry that can be posted", async (kind, text, amount, lines) => {
    const chart = await loadChart(kind);
    const account = { puc: "111005", mini: "1002", journal: "bancos" }[kind] as AccountCode;
    const made = deedEntry(line(text, amount), { chart, account, deductsVat: true, vatApart: false });
    expect(made?.content.lines.map((each) => `${each.account} ${each.debit - each.credit}`)).toEqual(lines);
    expect(made && checkNewEntry(made.content, chart)).toEqual([]);
  });

  it.each([
    ["a payment to somebody is no deed of the bank", "PAGO ARRIENDO LOCAL", -11_900, null],
    ["IVA is told of a commission alone, not of a fee", "CUOTA DE MANEJO", -11_900, 0],
    ["nor of interest", "INTERESES SOBREGIRO", -11_900, 0],
    ["of a commission of a hundred pesos", "COMISION PAGOS", -119, 19],
  ] as const)("%s", async (_told, text, amount, vat) => {
    const place = { chart: await loadChart("puc"), account: "111005" as AccountCode };
    expect(deedEntry(line(text, amount), { ...place, deductsVat: true, vatApart: false })?.vat ?? null).toBe(
      vat,
    );
  });

  it("takes IVA apart only where it may be deducted and the extract does not tell it elsewhere", async () => {
    const place = { chart: await loadChart("puc"), account: "111005" as AccountCode };
    const commission = line("COMISION PAGOS", -92_820);
    expect(deedEntry(commission, { ...place, deductsVat: false, vatApart: false })?.vat).toBe(0);
    expect(deedEntry(commission, { ...place, deductsVat: true, vatApart: true })?.vat).toBe(0);
    const own = deedEntry(line("IVA COMISION", -190), { ...place, deductsVat: false, vatApart: true });
    expect(own?.content.lines[0]).toMatchObject({ account: "530515", debit: 190 });
    expect(tellsVatApart([commission])).toBe(false);
    expect(tellsVatApart([commission, line("COBRO IVA", -10)])).toBe(true);
  });
});
