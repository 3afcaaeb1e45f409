import type { Pesos } from "../../kernel/pesos.ts";
import {
  amount,
  NONE,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportHead,
  type ReportSource,
  type ReportSpan,
  text,
} from "../../report/report.ts";
import { ReportBuilder } from "../../report/report-builder.ts";
import { NOTE_COLUMN } from "../../report/report-parts.ts";
import type { StatementKind } from "../statement-kind.ts";
import { BESIDE_HEADINGS, besideKey } from "./beside-key.ts";
import type { AccountFigure, BookLine, BookStatement, StatementSection } from "./book-statement.ts";

/** Names from the NIIF para PYMES (sección 3.17); the everyday ones are STATEMENT_NAMES. */
const NIIF_NAMES: Readonly<Record<StatementKind, string>> = {
  balance: "Estado de situación financiera",
  income: "Estado de resultados",
  cash: "Estado de flujos de efectivo",
  equity: "Estado de cambios en el patrimonio",
};

/** Print options of a statement. */
export interface StatementLook {
  /** lines: as signed; accounts: also the accounts that each line sums. */
  readonly detail: "lines" | "accounts";
  /** A column of notes. */
  readonly notes: boolean;
  /** Show vertical percentages, where the statement has them. */
  readonly percent: boolean;
  /** Also show lines that are zero in every column. */
  readonly zeros: boolean;
}

export const PLAIN_LOOK: StatementLook = { detail: "lines", notes: true, percent: false, zeros: false };

const isZero = (amounts: readonly Pesos[]) => amounts.every((each) => each === 0);

/** Drops zero lines, and the headings and inner sums that are left empty. */
function withoutZeros(lines: readonly BookLine[]): BookLine[] {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  // A sum of amounts that cancel each other out is zero, and stands below them.
  const hasAmounts = ({ amounts, of }: BookLine): boolean =>
    !isZero(amounts) ||
    of.some((key) => {
      const inner = byKey.get(key);
      return inner !== undefined && hasAmounts(inner);
    });
  const kept = lines.filter(
    (line) =>
      line.kind === "heading" ||
      hasAmounts(line) ||
      line.kind === "total" ||
      (line.kind === "subtotal" && line.level === 0) ||
      line.key === "start",
  );
  return kept.filter((line, index) => {
    if (line.kind !== "heading" || line.level === 0) return true;
    return kept[index + 1]?.kind === "line";
  });
}

/** The lines of a statement as rows: a sum names the lines that it adds by their keys. */
class StatementTable {
  readonly rows: ReportBuilder;
  readonly #lines = new Map<string, ReportSpan>();
  readonly #look: StatementLook;
  readonly #shares: boolean;

  constructor(statement: BookStatement, look: StatementLook) {
    this.#look = look;
    this.#shares = look.percent && (statement.statement === "balance" || statement.statement === "income");
    this.rows = new ReportBuilder(columnsOf(statement, look, this.#shares));
  }

  #cells(
    label: string,
    note: number | null,
    amounts: readonly Pesos[],
    shares: readonly (number | null)[],
  ): ReportCell[] {
    const noted: ReportCell = note === null ? NONE : { kind: "number", value: note, decimals: 0 };
    const figures = amounts.flatMap((each, column): ReportCell[] => {
      const share = shares[column] ?? null;
      if (!this.#shares) return [amount(each)];
      return [amount(each), share === null ? NONE : { kind: "percent", share: share / 1000 }];
    });
    return [text(label), ...(this.#look.notes ? [noted] : []), ...figures];
  }

  /** `line`: the line it is part of; an amount without an account leads there. */
  account(figure: AccountFigure, line: string): void {
    const cells = this.#cells(figure.label, null, figure.amounts, []);
    const { account } = figure;
    const source: ReportSource = account === null ? { kind: "line", line } : { kind: "account", account };
    this.rows.add({ kind: "note", level: 3, cells, source });
  }

  line(line: BookLine): void {
    const cells = this.#cells(line.label, line.note, line.amounts, line.shares);
    // Lines that are left out are zero.
    const of = line.of.flatMap((key) => this.#lines.get(key) ?? []);
    const source = { kind: "line", line: line.key } as const;
    this.#lines.set(line.key, this.rows.add({ kind: line.kind, level: line.level, cells, source }, of));
    if (this.#look.detail === "accounts" && line.kind === "line")
      for (const figure of line.accounts) this.account(figure, line.key);
  }
}

function columnsOf({ columns }: BookStatement, look: StatementLook, shares: boolean): ReportColumn[] {
  const figures = columns.flatMap((label, index): ReportColumn[] => {
    const own: ReportColumn = { key: `amount-${index}`, label, kind: "amount" };
    return shares ? [own, { key: `share-${index}`, label: "%", kind: "percent" }] : [own];
  });
  const noted: ReportColumn[] = look.notes ? [{ key: NOTE_COLUMN, label: "Nota", kind: "number" }] : [];
  return [{ key: "name", label: "Concepto", kind: "text" }, ...noted, ...figures];
}

/** What a statement discloses below its lines; last, the accounts that no line takes. */
export function disclosures({ besides = [], unplaced }: BookStatement): StatementSection[] {
  return [...besides, { heading: BESIDE_HEADINGS["sin-linea"], figures: unplaced }];
}

/** A statement made from the books, as a report: the same value for screen, print, PDF, XLSX and CSV (I-25). */
export function statementReport(
  statement: BookStatement,
  head: ReportHead,
  look: StatementLook = PLAIN_LOOK,
): Report {
  const table = new StatementTable(statement, look);
  for (const line of look.zeros ? statement.lines : withoutZeros(statement.lines)) {
    if (line.kind === "heading") table.rows.heading(line.label, line.level);
    else table.line(line);
  }
  for (const section of disclosures(statement)) {
    if (section.figures.length > 0) table.rows.heading(section.heading, 1);
    for (const figure of section.figures) table.account(figure, besideKey(section, figure));
  }
  const method =
    statement.method === null ? "" : `, método ${statement.method === "direct" ? "directo" : "indirecto"}`;
  const words = {
    title: NIIF_NAMES[statement.statement],
    subtitle: head.subtitle,
    period: `${head.period}${method}`,
  };
  return table.rows.report(words, statement.checks);
}

/** The notes of a statement with the accounts of each figure, ordered by note number. */
export function notesReport(statement: BookStatement, head: ReportHead): Report {
  const look: StatementLook = { detail: "accounts", notes: false, percent: false, zeros: false };
  const table = new StatementTable(statement, look);
  const noted = statement.lines.filter((line) => line.kind === "line" && line.note !== null);
  for (const line of noted.toSorted((a, b) => (a.note ?? 0) - (b.note ?? 0)))
    table.line({ ...line, label: `Nota ${line.note}. ${line.label}` });
  return table.rows.report({ title: "Notas", ...head });
}
