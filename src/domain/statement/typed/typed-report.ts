import { abs, type Pesos, subtract, sum, ZERO } from "../../kernel/pesos.ts";
import {
  amount,
  type Report,
  type ReportCell,
  type ReportCheck,
  type ReportColumn,
  type ReportHead,
  type ReportSpan,
  text,
} from "../../report/report.ts";
import { ReportBuilder } from "../../report/report-builder.ts";
import { STATEMENT_NAMES } from "../statement-names.ts";
import { type PlacedRow, type PlacedRows, placeRows, sumOf } from "./place-rows.ts";
import {
  type SectionKey,
  TYPED_LAYOUTS,
  type TypedLayout,
  type TypedSection,
  type TypedSum,
} from "./typed-layout.data.ts";
import type { TypedStatement } from "./typed-statement.ts";

const NO_ACCOUNT = "Sin cuenta";
const UNPLACED = "Cuentas sin lugar en este estado";
const UNPLACED_WARNING = "Su código no dice dónde va";

/** How a row's figures are distributed over the columns. */
interface Spread {
  readonly columns: readonly ReportColumn[];
  readonly cells: (rows: readonly PlacedRow[], whole: Pesos) => readonly ReportCell[];
}

const ONE_FIGURE: Spread = {
  columns: [
    { key: "account", label: "Cuenta", kind: "text" },
    { key: "amount", label: "Valor", kind: "amount" },
  ],
  cells: (_rows, whole) => [amount(whole)],
};

const added = (rows: readonly PlacedRow[], side: "more" | "less"): Pesos =>
  sum(
    rows.map(({ amount: each }) =>
      side === "more" ? (each > 0 ? each : ZERO) : each < 0 ? abs(each) : ZERO,
    ),
  );

const CHANGES: Spread = {
  columns: [
    { key: "account", label: "Componente", kind: "text" },
    { key: "more", label: "Aumentos", kind: "amount" },
    { key: "less", label: "Disminuciones", kind: "amount" },
    { key: "balance", label: "Saldo", kind: "amount" },
  ],
  cells: (rows, whole) => [amount(added(rows, "more")), amount(added(rows, "less")), amount(whole)],
};

const wholeOf = (rows: readonly PlacedRow[]): Pesos => sum(rows.map((each) => each.amount));

function addLine(table: ReportBuilder, spread: Spread, placed: PlacedRow, warning?: string): ReportSpan {
  const { name, code } = placed.row;
  const shown = name.trim() || code.trim() || NO_ACCOUNT;
  const cells = [text(shown), ...spread.cells([placed], placed.amount)];
  return table.line(cells, warning === undefined ? {} : { warning });
}

/** The lines of each section, for the sums that add them. */
type Sections = Map<SectionKey, readonly ReportSpan[]>;

function addSection(
  table: ReportBuilder,
  spread: Spread,
  section: TypedSection,
  rows: readonly PlacedRow[],
): readonly ReportSpan[] {
  if (rows.length === 0) return [];
  if (section.asOne) return [table.line([text(section.title), ...spread.cells(rows, wholeOf(rows))])];
  table.heading(section.title);
  return rows.map((row) => addLine(table, spread, row));
}

/** A subtotal is printed only when one of its sections has rows; a total always is. */
function addSum(
  table: ReportBuilder,
  spread: Spread,
  part: TypedSum,
  placed: PlacedRows,
  lines: Sections,
): void {
  const rows = part.of.flatMap((key) => placed.sections.get(key) ?? []);
  if (rows.length === 0 && part.kind === "subtotal") return;
  const of = part.of.flatMap((key) => lines.get(key) ?? []);
  table[part.kind](part.label, spread.cells(rows, wholeOf(rows)), of);
}

function addBody(table: ReportBuilder, layout: TypedLayout, spread: Spread, placed: PlacedRows): void {
  const lines: Sections = new Map();
  for (const part of layout.parts) {
    if ("key" in part)
      lines.set(part.key, addSection(table, spread, part, placed.sections.get(part.key) ?? []));
    else addSum(table, spread, part, placed, lines);
  }
}

function hasRows(placed: PlacedRows, keys: readonly SectionKey[]): boolean {
  return keys.some((key) => (placed.sections.get(key)?.length ?? 0) > 0);
}

/**
 * The statement's own equation. A balance must always satisfy it; the other three show a result that can only be
 * checked once its counterpart is typed too.
 */
function checksOf(
  statement: TypedStatement["statement"],
  { check }: TypedLayout,
  placed: PlacedRows,
): ReportCheck[] {
  if (statement !== "balance" && !hasRows(placed, check.right)) return [];
  const difference = subtract(sumOf(placed, check.left), sumOf(placed, check.right));
  return [{ label: check.label, holds: difference === 0, difference }];
}

/**
 * A typed table as a statement: sections, sums and the equation that must hold. Rows without a section are listed by
 * name after it.
 */
export function typedReport({ statement, rows }: TypedStatement, head: ReportHead): Report {
  const layout = TYPED_LAYOUTS[statement];
  const spread = statement === "equity" ? CHANGES : ONE_FIGURE;
  const placed = placeRows(statement, rows);
  const table = new ReportBuilder(spread.columns);
  addBody(table, layout, spread, placed);
  if (placed.unplaced.length > 0) table.heading(UNPLACED);
  for (const row of placed.unplaced) addLine(table, spread, row, UNPLACED_WARNING);
  return table.report({ title: STATEMENT_NAMES[statement], ...head }, checksOf(statement, layout, placed));
}
