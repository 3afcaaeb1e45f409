import { err, ok, type Result } from "../../kernel/result.ts";
import type { Bracket } from "../../law/parameter.ts";
import { PAYROLL_TABLES, type TableKey } from "../../law/tables.data.ts";
import { readQuantity } from "../calculator/read-quantity.ts";

const MOST_BRACKETS = 30;
const MOST_OVER = 100_000;

/** Why a text is not a table; `line` counts from 1. */
export type TableProblem =
  | { readonly kind: "empty" }
  | { readonly kind: "line"; readonly line: number }
  | { readonly kind: "order"; readonly line: number }
  | { readonly kind: "start" };

function isFigure(value: unknown, most: number): boolean {
  return typeof value === "number" && value >= 0 && value <= most;
}

function isBracket(value: unknown): value is Bracket {
  if (typeof value !== "object" || value === null) return false;
  const { over, inclusive, percent, fixed }: Partial<Record<keyof Bracket, unknown>> = value;
  if (typeof inclusive !== "boolean") return false;
  return isFigure(over, MOST_OVER) && isFigure(percent, 100) && isFigure(fixed, MOST_OVER);
}

/** Whether a value may replace a table of the law: rising brackets from zero on. */
export function isTable(key: TableKey, value: unknown): value is readonly Bracket[] {
  if (!Array.isArray(value) || value.length > MOST_BRACKETS) return false;
  if (!value.every(isBracket)) return false;
  const rises = value.every(({ over }, index) => index === 0 || over > (value[index - 1]?.over ?? over));
  const plain = key === "withholding" || value.every(({ fixed }) => fixed === 0);
  return rises && plain && value[0]?.over === 0;
}

function readLine(key: TableKey, text: string): Bracket | null {
  const parts = text.split(";").map((part) => readQuantity(part, MOST_OVER));
  const values = parts.flatMap((each) => (each.ok ? [each.value] : []));
  const most = PAYROLL_TABLES[key].unit === "uvt" ? 3 : 2;
  if (values.length !== parts.length || parts.length < 2 || parts.length > most) return null;
  const [over = 0, percent = 0, fixed = 0] = values;
  if (percent > 100) return null;
  return { over, inclusive: PAYROLL_TABLES[key].inclusive || over === 0, percent, fixed };
}

/**
 * Parses a typed table: a bracket a line, "desde; tarifa", and for withholding the UVT that are added: "150; 28; 10".
 * Blank lines are left out.
 */
export function readTable(key: TableKey, text: string): Result<readonly Bracket[], TableProblem> {
  const brackets: Bracket[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const bracket = readLine(key, line);
    if (bracket === null) return err({ kind: "line", line: index + 1 });
    const before = brackets.at(-1);
    if (before && bracket.over <= before.over) return err({ kind: "order", line: index + 1 });
    brackets.push(bracket);
  }
  if (brackets.length === 0) return err({ kind: "empty" });
  return isTable(key, brackets) ? ok(brackets) : err({ kind: "start" });
}

const figure = (value: number) => String(value).replace(".", ",");

/** A table as `readTable` parses it. */
export function tableText(brackets: readonly Bracket[]): string {
  return brackets
    .map(({ over, percent, fixed }) => [over, percent, ...(fixed > 0 ? [fixed] : [])].map(figure).join("; "))
    .join("\n");
}
