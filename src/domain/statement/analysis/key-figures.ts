import type { Pesos } from "../../kernel/pesos.ts";
import { fold } from "../../kernel/spanish.ts";
import type { ReportCheck } from "../../report/report.ts";
import type { SavedStatement } from "../saved-statement.ts";
import { isSum, type StatementLine, statementLines } from "../statement-lines.ts";
import { contentReport } from "../typed/content-report.ts";

/** One key figure of a statement: "Activo", 258.914.300. */
interface KeyFigure {
  readonly label: string;
  readonly amount: Pesos;
}

/** The few key figures of a statement for a list, in the statement's order, and whether they balance. */
export interface KeyFigures {
  readonly figures: readonly KeyFigure[];
  /** The statement's own equality check and its outcome; null when it has none. */
  readonly check: ReportCheck | null;
}

const MOST = 3;

/** The two sides of a balance: assets, and liabilities with equity (NIC 1, párrafo 54). */
const SIDES = [
  [/^total (?:de los |del |de )?activos?$/, "Activo"],
  [/^total (?:de los |del |de )?pasivos?$/, "Pasivo"],
  [/^total (?:del |de )?patrimonio$/, "Patrimonio"],
] as const;

function sidesOf(sums: readonly StatementLine[]): KeyFigure[] {
  return SIDES.flatMap(([words, label]) => {
    const found = sums.find((each) => words.test(fold(each.label)));
    return found?.amount == null ? [] : [{ label, amount: found.amount }];
  });
}

/** The outermost sums; if there are many, the first ones and the last, which the others lead to. */
function outermost(sums: readonly StatementLine[]): KeyFigure[] {
  const level = Math.min(...sums.map((each) => each.level));
  const all = sums.flatMap(({ label, amount, level: own }) =>
    own === level && amount !== null ? [{ label, amount }] : [],
  );
  return all.length <= MOST ? all : [...all.slice(0, MOST - 1), ...all.slice(-1)];
}

/** Key figures of a saved statement; null when it has none: an unread file, or a table without amounts. */
export function keyFigures(saved: SavedStatement): KeyFigures | null {
  const report = contentReport(saved, "");
  if (report === null) return null;
  const lines = statementLines(report, saved.statement);
  if (lines.every(({ amount }) => amount === null || amount === 0)) return null;
  const sums = lines.filter(({ kind }) => isSum(kind));
  const sides = saved.statement === "balance" ? sidesOf(sums) : [];
  // Without liabilities there is no sum of them.
  const figures = sides.length > 1 ? sides : outermost(sums);
  return { figures, check: report.checks.find((each) => !each.holds) ?? report.checks[0] ?? null };
}
