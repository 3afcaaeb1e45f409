import { formatDocument } from "../../company/nit.ts";
import { formatDay, formatPesos } from "../../kernel/format.ts";
import { amount, type Report, type ReportColumn, text } from "../../report/report.ts";
import { minus, ReportBuilder } from "../../report/report-builder.ts";
import type { SettlementLine } from "../settlement/benefit-lines.ts";
import type { Settlement } from "../settlement/settle-contract.ts";
import { END_REASON_LABELS, SETTLEMENT_CONCEPTS } from "../settlement/settlement-concepts.data.ts";
import { amountInWords } from "../slip/amount-in-words.ts";
import { quantityText } from "../slip/quantity-text.ts";
import { companyLine, type PayrollCompany } from "./payroll-company.ts";

const COLUMNS: readonly ReportColumn[] = [
  { key: "concept", label: "Concepto", kind: "text" },
  { key: "detail", label: "Cómo se obtiene", kind: "text" },
  { key: "amount", label: "Valor", kind: "amount" },
];

function detailOf({ days, paid, derivation }: SettlementLine): string {
  const parts = [
    ...(days === null ? [] : [quantityText({ value: days, unit: "days" })]),
    ...(paid === undefined ? [] : [`menos ${formatPesos(paid)} ya pagados`]),
    derivation.norm,
  ];
  return parts.join(", ");
}

function termText({ agreedEnd, isForWork }: Settlement["order"]): string {
  if (agreedEnd === null) return "A término indefinido";
  return `${isForWork ? "Por obra o labor, hasta" : "Con término hasta"} el ${formatDay(agreedEnd)}`;
}

/** Whose contract ends, how long it lasted and why it ends, as pairs of words. */
function personFacts({ order }: Settlement, position: string): readonly (readonly [string, string])[] {
  const { contract, end, reason } = order;
  const salary = `${formatPesos(contract.salary)}${contract.kind === "integral" ? ", integral" : ""}`;
  const known = (title: string, value: string): readonly (readonly [string, string])[] =>
    value === "" ? [] : [[title, value]];
  return [
    ["Trabajador", contract.name],
    ...known("Documento", formatDocument(contract.document)),
    ...known("Cargo", position),
    ["Salario mensual", salary],
    ["Vigencia", `Del ${formatDay(contract.start)} al ${formatDay(end)}`],
    ["Clase de contrato", termText(order)],
    ["Causa del retiro", END_REASON_LABELS[reason]],
  ];
}

/**
 * A settlement as signed by both parties: the person, each benefit with its days and norm, withholdings, and the net
 * in figures and in words. The pay for the last days is a separate slip.
 */
export function settlementReport(
  settlement: Settlement,
  { position, company }: { readonly position: string; readonly company: PayrollCompany },
): Report {
  const { lines, order, accrued, withheld, net } = settlement;
  const owed = lines.filter(({ concept }) => SETTLEMENT_CONCEPTS[concept].side === "debit");
  const taken = lines.filter(({ concept }) => SETTLEMENT_CONCEPTS[concept].side === "credit");
  const table = new ReportBuilder(COLUMNS);
  const fact = ([title, value]: readonly [string, string]) => table.line([text(title), text(value)]);
  const linesOf = (each: readonly SettlementLine[]) =>
    each.map((line) => table.line([text(line.label), text(detailOf(line)), amount(line.amount)]));
  table.heading("Contrato");
  personFacts(settlement, position).forEach(fact);
  table.heading("Prestaciones e indemnización");
  const owedLines = linesOf(owed);
  table.subtotal("Total devengado", [amount(accrued)], owedLines);
  if (taken.length > 0) {
    table.heading("Retenciones");
    const takenLines = linesOf(taken);
    table.subtotal("Total retenido", [amount(withheld)], takenLines);
    table.total("Neto a pagar", [amount(net)], [...owedLines, ...takenLines.map(minus)]);
  } else table.total("Neto a pagar", [amount(net)], owedLines);
  fact(["Son", amountInWords(net)]);
  return table.report({
    title: "Liquidación de contrato",
    subtitle: companyLine(company),
    period: `Del ${formatDay(order.contract.start)} al ${formatDay(order.end)}`,
  });
}
