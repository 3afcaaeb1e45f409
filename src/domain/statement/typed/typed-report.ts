import { abs, type Pesos, subtract, sum, ZERO } from "../../kernel/pesos.ts";
import {
  amount,
  NONE,
  type Report,
  type ReportCell,
  type ReportCheck,
  type ReportColumn,
  type ReportRow,
  type ReportSpan,
  text,
} from "../../report/report.ts";
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

/** Company and period, in words. */
export interface TypedHead {
  readonly subtitle: string;
  readonly period: string;
}

const NO_ACCOUNT = "Sin cuenta";
const UNPLACED = "Cuentas sin lugar en este estado";
const UNPLACED_WARNING = "Su código no dice dónde va";

/** How the figures of a row are spread over the columns. */
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

const wholeOf = (rows: readonly PlacedRow[]): Pesos =>
  rows.length === 0 ? ZERO : sum(rows.map((each) => each.amount));

function lineRow(spread: Spread, placed: PlacedRow): ReportRow {
  const { name, code } = placed.row;
  const shown = name.trim() || code.trim() || NO_ACCOUNT;
  return {
    kind: "line",
    level: 1,
    cells: [text(shown), ...spread.cells([placed], placed.amount)],
  };
}

const blanks = (spread: Spread) => spread.columns.slice(1).map(() => NONE);

function sectionRows(spread: Spread, section: TypedSection, rows: readonly PlacedRow[]): ReportRow[] {
  if (rows.length === 0) return [];
  if (section.asOne)
    return [{ kind: "line", level: 1, cells: [text(section.title), ...spread.cells(rows, wholeOf(rows))] }];
  const heading: ReportRow = { kind: "heading", level: 0, cells: [text(section.title), ...blanks(spread)] };
  return [heading, ...rows.map((row) => lineRow(spread, row))];
}

/** A sum says something only where one of its sections has rows; a total always stands. */
function sumRows(spread: Spread, part: TypedSum, placed: PlacedRows, spans: Spans): ReportRow[] {
  const rows = part.of.flatMap((key) => placed.sections.get(key) ?? []);
  if (rows.length === 0 && part.kind === "subtotal") return [];
  const sums = part.of.flatMap((key) => spans.get(key) ?? []);
  return [
    {
      kind: part.kind,
      level: 0,
      cells: [text(part.label), ...spread.cells(rows, wholeOf(rows))],
      ...(sums.length > 0 && { sums }),
    },
  ];
}

/** Where the lines of each section stand. */
type Spans = Map<SectionKey, ReportSpan>;

function bodyRows(layout: TypedLayout, spread: Spread, placed: PlacedRows): ReportRow[] {
  const body: ReportRow[] = [];
  const spans: Spans = new Map();
  for (const part of layout.parts) {
    if ("key" in part) {
      const rows = sectionRows(spread, part, placed.sections.get(part.key) ?? []);
      const from = body.length + rows.findIndex((row) => row.kind === "line");
      body.push(...rows);
      if (rows.length > 0) spans.set(part.key, { from, to: body.length - 1 });
    } else body.push(...sumRows(spread, part, placed, spans));
  }
  return body;
}

function hasRows(placed: PlacedRows, keys: readonly SectionKey[]): boolean {
  return keys.some((key) => (placed.sections.get(key)?.length ?? 0) > 0);
}

/**
 * The statement's own equation. A balance must hold it; the other three say a result that stands alone until its
 * counterpart is written too, and only then can be compared.
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

function unplacedRows(spread: Spread, rows: readonly PlacedRow[]): ReportRow[] {
  if (rows.length === 0) return [];
  return [
    { kind: "heading", level: 0, cells: [text(UNPLACED), ...blanks(spread)] },
    ...rows.map((row): ReportRow => ({ ...lineRow(spread, row), warning: UNPLACED_WARNING })),
  ];
}

/**
 * A typed table as the statement it stands for: sections, sums and the equation that must hold. Rows whose account
 * belongs nowhere are listed by name after it.
 */
export function typedReport({ statement, rows }: TypedStatement, head: TypedHead): Report {
  const layout = TYPED_LAYOUTS[statement];
  const spread = statement === "equity" ? CHANGES : ONE_FIGURE;
  const placed = placeRows(statement, rows);
  return {
    title: STATEMENT_NAMES[statement],
    ...head,
    columns: spread.columns,
    rows: [...bodyRows(layout, spread, placed), ...unplacedRows(spread, placed.unplaced)],
    checks: checksOf(statement, layout, placed),
  };
}
