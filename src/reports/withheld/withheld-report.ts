import type { AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { WITHHELD_TAXES, type Withheld, type WithheldTax } from "#domain/parties/withheld.ts";
import { amount, NONE, type Report, type ReportHead, type ReportSpan, text } from "#domain/report/report.ts";
import { ReportBuilder } from "#domain/report/report-builder.ts";

export const WITHHELD_NAMES: Readonly<Record<WithheldTax, string>> = {
  income: "Retención en la fuente",
  vat: "Retención de IVA",
  ica: "Retención de ICA",
};

/** The concept as the account names it, without the tax that its group says already. */
export function withheldConcept(chart: Chart, account: AccountCode): string {
  return chart.byCode.get(account)?.name ?? account;
}

const figure = (value: number | null) => (value === null ? NONE : amount(pesos(value)));

/**
 * What was withheld from one third party in a year, by tax and concept, each with the payment that it was withheld from
 * (ET art. 381). A base that the entries do not tell is left empty, to be written by hand, and no sum is made of it.
 */
export function withheldReport(chart: Chart, rows: readonly Withheld[], head: ReportHead): Report {
  const table = new ReportBuilder([
    { key: "concept", label: "Concepto", kind: "text" },
    { key: "base", label: "Pago sometido a retención", kind: "amount" },
    { key: "withheld", label: "Retenido", kind: "amount" },
  ]);
  const all: ReportSpan[] = [];
  for (const tax of WITHHELD_TAXES) {
    const own = rows.filter((row) => row.tax === tax);
    if (own.length === 0) continue;
    table.heading(WITHHELD_NAMES[tax]);
    for (const { account, base, amount: withheld } of own)
      all.push(table.line([text(withheldConcept(chart, account)), figure(base), figure(withheld)]));
  }
  const sum = rows.reduce((total, row) => total + row.amount, 0);
  table.total("Total retenido", [amount(pesos(sum))], all);
  return table.report({ title: "Certificado de retenciones", ...head });
}
