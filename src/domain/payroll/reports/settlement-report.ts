import { formatDay, formatDecimal, formatPesos } from "../../kernel/format.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import { amount, NONE, type Report, type ReportColumn, type ReportRow, text } from "../../report/report.ts";
import type { SettlementLine } from "../settlement/benefit-lines.ts";
import type { Settlement } from "../settlement/settle-contract.ts";
import { END_REASON_LABELS, SETTLEMENT_CONCEPTS } from "../settlement/settlement-concepts.data.ts";
import { amountInWords } from "../slip/amount-in-words.ts";
import { companyLine, type PayrollCompany } from "./payroll-run-report.ts";

const COLUMNS: readonly ReportColumn[] = [
  { key: "concept", label: "Concepto", kind: "text" },
  { key: "detail", label: "Cómo se obtiene", kind: "text" },
  { key: "amount", label: "Valor", kind: "amount" },
];

function daysText(days: number): string {
  const figure = formatDecimal(days, 4).replace(/,?0+$/, (zeros) => (zeros.startsWith(",") ? "" : zeros));
  return `${figure} ${days === 1 ? "día" : "días"}`;
}

function detailOf({ days, paid, derivation }: SettlementLine): string {
  const parts = [
    ...(days === null ? [] : [daysText(days)]),
    ...(paid === undefined ? [] : [`menos ${formatPesos(paid)} ya pagados`]),
    derivation.norm,
  ];
  return parts.join(", ");
}

function lineRow(line: SettlementLine): ReportRow {
  return { kind: "line", level: 1, cells: [text(line.label), text(detailOf(line)), amount(line.amount)] };
}

function heading(title: string): ReportRow {
  return { kind: "heading", level: 0, cells: [text(title), NONE, NONE] };
}

function note(title: string, value: string): ReportRow {
  return { kind: "line", level: 1, cells: [text(title), text(value), NONE] };
}

function sumRow(kind: "subtotal" | "total", label: string, value: Pesos, sums: ReportRow["sums"]): ReportRow {
  return {
    ...{ kind, level: 0, cells: [text(label), NONE, amount(value)] },
    ...(sums !== undefined && sums.length > 0 && { sums }),
  };
}

function personRows({ order }: Settlement, position: string): readonly ReportRow[] {
  const { contract, end, reason, agreedEnd } = order;
  const salary = `${formatPesos(contract.salary)}${contract.kind === "integral" ? ", integral" : ""}`;
  return [
    heading("Contrato"),
    note("Trabajador", contract.name),
    ...(contract.document === "" ? [] : [note("Documento", contract.document)]),
    ...(position === "" ? [] : [note("Cargo", position)]),
    note("Salario mensual", salary),
    note("Vigencia", `Del ${formatDay(contract.start)} al ${formatDay(end)}`),
    note(
      "Clase de contrato",
      agreedEnd === null ? "A término indefinido" : `Con término hasta el ${formatDay(agreedEnd)}`,
    ),
    note("Causa del retiro", END_REASON_LABELS[reason]),
  ];
}

/**
 * A settlement as what both sides sign: whose it is, each benefit with its days and norm, what is withheld, and the net in
 * figures and in words. The pay of the last days is a slip of its own.
 */
export function settlementReport(
  settlement: Settlement,
  { position, company }: { readonly position: string; readonly company: PayrollCompany },
): Report {
  const { lines, order, accrued, withheld, net } = settlement;
  const owed = lines.filter(({ concept }) => SETTLEMENT_CONCEPTS[concept].side === "debit");
  const taken = lines.filter(({ concept }) => SETTLEMENT_CONCEPTS[concept].side === "credit");
  const rows: ReportRow[] = [...personRows(settlement, position), heading("Prestaciones e indemnización")];
  const span = (count: number) => (count === 0 ? [] : [{ from: rows.length - count, to: rows.length - 1 }]);
  rows.push(...owed.map(lineRow));
  const owedSpan = span(owed.length);
  rows.push(sumRow("subtotal", "Total devengado", accrued, owedSpan));
  if (taken.length > 0) {
    rows.push(heading("Retenciones"), ...taken.map(lineRow));
    const takenSpan = span(taken.length);
    rows.push(sumRow("subtotal", "Total retenido", withheld, takenSpan));
    const minus = takenSpan.map((each) => ({ ...each, minus: true as const }));
    rows.push(sumRow("total", "Neto a pagar", net, [...owedSpan, ...minus]));
  } else rows.push(sumRow("total", "Neto a pagar", net, owedSpan));
  rows.push(note("Son", amountInWords(net)));
  return {
    title: "Liquidación de contrato",
    subtitle: companyLine(company),
    period: `Del ${formatDay(order.contract.start)} al ${formatDay(order.end)}`,
    columns: COLUMNS,
    rows,
    checks: [],
  };
}
