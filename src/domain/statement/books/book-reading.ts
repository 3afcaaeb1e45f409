import { type Pesos, ZERO } from "../../kernel/pesos.ts";
import type { Report, ReportRow, ReportSource, ReportSpan } from "../../report/report.ts";
import { COMPONENTS, type Component } from "../layouts/equity.data.ts";
import type { FigureLine, ReadingFigures } from "../reading/statement-reading.ts";
import type { StatementKind } from "../statement-kind.ts";
import type { SectionKey } from "../typed/typed-layout.data.ts";
import type { BookLine, BookStatement } from "./book-statement.ts";

type ReadLine = Pick<BookLine, "kind" | "key" | "label" | "amounts" | "of">;

/** What a reading takes of a statement made from the books, live or kept as a report. */
interface ReadStatement extends Pick<BookStatement, "statement" | "columns" | "checks"> {
  readonly lines: readonly ReadLine[];
}

/** Section by the sum that contains the line. */
const SUM_SECTIONS: Readonly<Record<string, SectionKey>> = {
  "current-assets": "current-assets",
  "non-current-assets": "other-assets",
  "current-liabilities": "current-liabilities",
  "non-current-liabilities": "other-liabilities",
  equity: "equity",
  operating: "operating",
  investing: "investing",
  financing: "financing",
};

/** Section by the line itself: in an income statement each line is a section. */
const INCOME_SECTIONS: Readonly<Record<string, SectionKey>> = {
  revenue: "revenue",
  cost: "cost",
  administration: "administration",
  selling: "selling",
  "other-income": "other-income",
  "unknown-income": "other-income",
  "finance-income": "other-income",
  "other-expenses": "other-expenses",
  "unknown-expenses": "other-expenses",
  "finance-cost": "other-expenses",
  "income-tax": "income-tax",
};

/** Section by component: an equity statement has side by side those that have any amount. */
const COMPONENT_SECTIONS: Readonly<Record<Component, SectionKey>> = {
  capital: "capital",
  surplus: "surplus",
  reserves: "reserves",
  retained: "retained",
  result: "year-result",
};

/** The lines that a sum ultimately adds, through its inner sums. */
function leaves(lines: ReadonlyMap<string, ReadLine>, key: string): ReadLine[] {
  const line = lines.get(key);
  if (line === undefined) return [];
  return line.kind === "line" ? [line] : line.of.flatMap((each) => leaves(lines, each));
}

function ofSums({ lines }: ReadStatement, column: number): FigureLine[] {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  return Object.entries(SUM_SECTIONS).flatMap(([sum, section]) =>
    leaves(byKey, sum).map(({ key, label, amounts }) => ({
      section: section === "equity" && key === "result" ? "year-result" : section,
      name: label,
      amount: amounts[column] ?? ZERO,
    })),
  );
}

function ofResults({ lines }: ReadStatement, column: number): FigureLine[] {
  return lines.flatMap(({ kind, key, label, amounts }) => {
    const section = kind === "line" ? INCOME_SECTIONS[key] : undefined;
    return section === undefined ? [] : [{ section, name: label, amount: amounts[column] ?? ZERO }];
  });
}

/** The closing balance of the period `back` periods before the last one shown. */
function ofComponents({ lines, columns }: ReadStatement, back: number): FigureLine[] {
  const closing = lines.filter(({ kind }) => kind === "total").at(-1 - back);
  return COMPONENTS.flatMap(({ key, label }) => {
    const column = columns.indexOf(label);
    if (column < 0) return [];
    return [{ section: COMPONENT_SECTIONS[key], name: label, amount: closing?.amounts[column] ?? ZERO }];
  });
}

const READERS = { balance: ofSums, cash: ofSums, income: ofResults, equity: ofComponents } as const;

function periodsIn({ statement, lines, columns }: ReadStatement): number {
  return statement === "equity" ? lines.filter(({ kind }) => kind === "total").length : columns.length;
}

function lacking({ checks }: ReadStatement): Pesos {
  return checks.find(({ holds }) => !holds)?.difference ?? ZERO;
}

/** Converts a statement made from the books for the same Spanish reading as a typed one. */
export function bookReading(statement: ReadStatement): ReadingFigures {
  const read = READERS[statement.statement];
  const figures = {
    statement: statement.statement,
    lines: read(statement, 0),
    difference: lacking(statement),
    exchange: statement.lines.find(({ key }) => key === "exchange")?.amounts[0] ?? ZERO,
  };
  return periodsIn(statement) < 2 ? figures : { ...figures, before: read(statement, 1) };
}

/** The keys of the rows that a sum adds. */
function keysWithin(rows: readonly ReportRow[], spans: readonly ReportSpan[]): string[] {
  return spans.flatMap(({ from, to }) =>
    rows.slice(from, to + 1).flatMap((row) => (isLine(row) ? [row.source.line] : [])),
  );
}

type LineRow = ReportRow & { readonly source: Extract<ReportSource, { readonly kind: "line" }> };

/** A row of the statement itself, not of the accounts that a line sums. */
function isLine(row: ReportRow): row is LineRow {
  return row.kind !== "note" && row.source?.kind === "line";
}

/** Reads a statement made from the books that was kept as a report: its rows name the lines they came from. */
export function reportReading(report: Report, statement: StatementKind): ReadingFigures {
  const { rows, checks } = report;
  const places = report.columns.flatMap(({ kind }, at) => (kind === "amount" ? [at] : []));
  const lines = rows.filter(isLine).map((row): ReadLine => {
    const [name] = row.cells;
    return {
      kind: row.kind === "note" ? "line" : row.kind,
      key: row.source.line,
      label: name?.kind === "text" ? name.text : "",
      amounts: places.map((at) => {
        const cell = row.cells[at];
        return cell?.kind === "amount" ? cell.amount : ZERO;
      }),
      of: keysWithin(rows, row.sums ?? []),
    };
  });
  return bookReading({
    statement,
    checks,
    lines,
    columns: places.map((at) => report.columns[at]?.label ?? ""),
  });
}
