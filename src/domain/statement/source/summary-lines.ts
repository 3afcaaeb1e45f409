import type { ReportCheck } from "../../report/report.ts";
import type { BookLine, BookStatement } from "../books/book-statement.ts";
import type { StatementKind } from "../statement-kind.ts";

/** A line on a small sheet, and its short name there. `final`: the double rule of a sum that nothing adds up further. */
interface SummaryRow {
  readonly key: string;
  readonly label: string;
  readonly strong?: true;
  readonly final?: true;
}

/** The lines that tell a statement, in its order. Lines of equity name their block: that of the present period. */
const SUMMARY: Readonly<Record<StatementKind, readonly SummaryRow[]>> = {
  balance: [
    { key: "current-assets", label: "Activo corriente" },
    { key: "non-current-assets", label: "Activo no corriente" },
    { key: "assets", label: "Total activo", strong: true, final: true },
    { key: "liabilities", label: "Pasivo" },
    { key: "equity", label: "Patrimonio" },
    { key: "liabilities-and-equity", label: "Pasivo y patrimonio", strong: true, final: true },
  ],
  income: [
    { key: "revenue", label: "Ingresos" },
    { key: "cost", label: "Costo de ventas" },
    { key: "gross", label: "Utilidad bruta", strong: true },
    { key: "operating", label: "Utilidad operacional" },
    { key: "before-tax", label: "Antes de impuestos" },
    { key: "result", label: "Resultado", strong: true, final: true },
  ],
  cash: [
    { key: "operating", label: "Operación" },
    { key: "investing", label: "Inversión" },
    { key: "financing", label: "Financiación" },
    { key: "net", label: "Aumento neto", strong: true },
    { key: "start", label: "Efectivo al inicio" },
    { key: "end", label: "Efectivo al final", strong: true, final: true },
  ],
  equity: [
    { key: "opening@0", label: "Saldo al inicio" },
    { key: "restated@0", label: "Reexpresión" },
    { key: "brought@0", label: "Con lo que empezó" },
    { key: "result@0", label: "Resultado del período" },
    { key: "contributions@0", label: "Aportes" },
    { key: "dividends@0", label: "Dividendos" },
    { key: "closing@0", label: "Saldo al final", strong: true, final: true },
  ],
};

interface SummaryLine extends SummaryRow {
  readonly line: BookLine;
}

/** What a small sheet shows of a statement; lines that it does not have are left out. */
export function summaryLines({ statement, lines }: BookStatement): SummaryLine[] {
  return SUMMARY[statement].flatMap((row) => {
    const line = lines.find(({ key }) => key === row.key);
    return line === undefined ? [] : [{ ...row, line }];
  });
}

/** The amount column of a small sheet: the present period, and in equity the total of its components. */
export function summaryColumn({ statement, columns }: BookStatement): number {
  return statement === "equity" ? columns.length - 1 : 0;
}

/** The check that a small sheet states: one that fails, or what holds in every period, without naming one. */
export function summaryCheck({ checks }: BookStatement): ReportCheck | null {
  const failing = checks.find(({ holds }) => !holds);
  if (failing !== undefined) return failing;
  const [first] = checks;
  return first === undefined ? null : { ...first, label: first.label.replace(/ \([^()]*\)$/, "") };
}
