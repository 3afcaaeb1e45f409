import type { Pesos } from "../../kernel/pesos.ts";
import { fold } from "../../kernel/spanish.ts";
import type { ReportCheck } from "../../report/report.ts";
import type { SavedStatement } from "../saved-statement.ts";
import { isSum, type StatementLine, statementLines } from "../statement-lines.ts";
import { contentReport } from "../typed/content-report.ts";

/** One figure that a statement is known by: "Activo", 258.914.300. */
interface KeyFigure {
  readonly label: string;
  readonly amount: Pesos;
}

/** The few figures that a statement is known by in a list, in its own order, and whether they hold together. */
export interface KeyFigures {
  readonly figures: readonly KeyFigure[];
  /** What has to be equal in it, and whether it is; null where nothing has to be. */
  readonly check: ReportCheck | null;
}

const MOST = 3;

/** The two sides of a balance: assets, and what they are owed to and owned by (NIC 1, párrafo 54). */
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

/** The sums that stand furthest out; of many the first ones, and the last, which the others lead to. */
function outermost(sums: readonly StatementLine[]): KeyFigure[] {
  const level = Math.min(...sums.map((each) => each.level));
  const all = sums.flatMap(({ label, amount, level: own }) =>
    own === level && amount !== null ? [{ label, amount }] : [],
  );
  return all.length <= MOST ? all : [...all.slice(0, MOST - 1), ...all.slice(-1)];
}

/** What a saved statement is known by; null where there is nothing to say: a file that waits, a table without amounts. */
export function keyFigures(saved: SavedStatement): KeyFigures | null {
  const report = contentReport(saved, "");
  if (report === null) return null;
  const lines = statementLines(report, saved.statement);
  if (lines.every(({ amount }) => amount === null || amount === 0)) return null;
  const sums = lines.filter(({ kind }) => isSum(kind));
  const sides = saved.statement === "balance" ? sidesOf(sums) : [];
  // Where nothing is owed there is no sum of it.
  const figures = sides.length > 1 ? sides : outermost(sums);
  return { figures, check: report.checks.find((each) => !each.holds) ?? report.checks[0] ?? null };
}
