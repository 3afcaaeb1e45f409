import { type Pesos, pesos } from "../../../kernel/pesos.ts";
import { amount, type ReportColumn, type ReportHead, type ReportSpan, text } from "../../../report/report.ts";
import { ReportBuilder } from "../../../report/report-builder.ts";
import { STATEMENT_NAMES } from "../../../statement/statement-names.ts";
import {
  type SectionKey,
  TYPED_LAYOUTS,
  type TypedSection,
  type TypedSum,
} from "../../../statement/typed/typed-layout.data.ts";
import type { PlacedLine } from "../uploaded-nets.ts";
import { sectionsOf } from "./better-rows.ts";
import type { BetterSheet, TrialLink, TrialTerm } from "./better-sheet.ts";
import { betterTexts as texts } from "./better-texts.ts";
import type { TrialSheet } from "./trial-sheet.ts";

/** A column of a statement: figures as debits less credits, and the cells that each is made of. */
export interface StatementColumn {
  readonly label: string;
  readonly nets: readonly number[];
  readonly terms: (line: number, adds: "debit" | "credit") => readonly TrialTerm[];
}

/** The figures of one period as they stand in the trial balance. */
export function periodColumn(
  label: string,
  placed: readonly PlacedLine[],
  trial: TrialSheet,
  period: number,
): StatementColumn {
  return {
    label,
    nets: placed.map(({ nets }) => nets[period] ?? 0),
    terms: (line, adds) => trial.termsOf(line, period, adds),
  };
}

export interface StatementSheet extends BetterSheet {
  /** Row of each sum by its label. */
  readonly sums: ReadonlyMap<string, number>;
}

interface Drawing {
  readonly table: ReportBuilder;
  readonly links: TrialLink[];
  readonly spans: Map<SectionKey, ReportSpan[]>;
  readonly figures: Map<SectionKey, number[]>;
  readonly sums: Map<string, number>;
}

function drawSection(
  { table, links, spans, figures }: Drawing,
  { key, title, adds, asOne }: TypedSection,
  placed: readonly PlacedLine[],
  columns: readonly StatementColumn[],
  sections: readonly ReturnType<typeof sectionsOf>[],
): void {
  const lines = [...new Set(sections.flatMap((each) => [...(each.get(key)?.keys() ?? [])]))].sort(
    (a, b) => a - b,
  );
  if (lines.length === 0) return;
  const sign = adds === "debit" ? 1 : -1;
  const at = (line: number, column: number): number => sign * (sections[column]?.get(key)?.get(line) ?? 0);
  const totals = columns.map((_column, index) => lines.reduce((all, line) => all + at(line, index), 0));
  figures.set(key, totals);
  const draw = (label: string, some: readonly number[]) => {
    const cells = columns.map((_column, index) =>
      amount(pesos(some.reduce((all, line) => all + at(line, index), 0))),
    );
    const span = table.line([text(label), ...cells]);
    // Where a line stands elsewhere in a period its cells make another figure, and `betterBook` drops the link.
    for (const [index, { terms }] of columns.entries())
      links.push({ row: span.from, column: index + 1, of: some.flatMap((line) => terms(line, adds)) });
    return span;
  };
  if (asOne) {
    spans.set(key, [draw(title, lines)]);
    return;
  }
  table.heading(title);
  spans.set(
    key,
    lines.map((line) => draw(placed[line]?.line.name || placed[line]?.puc || "", [line])),
  );
}

function drawSum(
  { table, spans, figures, sums }: Drawing,
  { label, of, kind }: TypedSum,
  count: number,
): void {
  const rows = of.flatMap((key) => spans.get(key) ?? []);
  if (rows.length === 0 && kind === "subtotal") return;
  const cells = [...Array(count).keys()].map(
    (index): Pesos => pesos(of.reduce((all, key) => all + (figures.get(key)?.[index] ?? 0), 0)),
  );
  sums.set(label, table.next);
  table[kind](label, cells.map(amount), rows);
}

/** One of the statements in the order of the workspaces, with a column for each period; null if nothing stands in it. */
export function statementSheet(
  statement: "balance" | "income" | "equity",
  placed: readonly PlacedLine[],
  columns: readonly StatementColumn[],
  head: ReportHead,
): StatementSheet | null {
  const layout = TYPED_LAYOUTS[statement];
  const sections = columns.map(({ nets }) => sectionsOf(statement, placed, nets));
  const heads: ReportColumn[] = [
    { key: "account", label: texts.account, kind: "text" },
    ...columns.map(({ label }, at): ReportColumn => ({ key: `amount-${at}`, label, kind: "amount" })),
  ];
  const drawing: Drawing = {
    table: new ReportBuilder(heads),
    links: [],
    spans: new Map(),
    figures: new Map(),
    sums: new Map(),
  };
  // What equity is carried by and what an income statement carries on stand on the balance.
  const isOwn = ({ key }: TypedSection) =>
    (statement !== "equity" || !key.startsWith("current-")) && (statement !== "income" || key !== "equity");
  for (const part of layout.parts) {
    if (!("key" in part)) drawSum(drawing, part, columns.length);
    else if (isOwn(part)) drawSection(drawing, part, placed, columns, sections);
  }
  if (drawing.spans.size === 0) return null;
  const { table, links, sums } = drawing;
  return { report: table.report({ title: STATEMENT_NAMES[statement], ...head }), links, sums };
}
