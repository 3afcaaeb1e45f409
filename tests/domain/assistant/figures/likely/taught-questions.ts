import { figureClues } from "#domain/assistant/figures/likely/figure-clues.ts";
import { FIGURE_KINDS, type FigureKind } from "#domain/assistant/figures/likely/figure-kinds.ts";
import { READ_BANKS } from "../../bank/read-banks.ts";
import { readQuestions } from "../../bank/score-questions.ts";
import type { LearntQuestion } from "./learn-figures.ts";

const KINDS: ReadonlySet<string> = new Set(Object.values(FIGURE_KINDS));

/** Labels of the banks that one answer answers. */
const KIND_OF: Readonly<Record<string, FigureKind>> = {
  iva: "vat",
  "equity with results": "equity",
  "ratio:liquidity": "liquidity",
  "ratio:working-capital": "liquidity",
  "ratio:net": "net margin",
  "ratio:gross": "gross margin",
  "ratio:debt": "debt ratio",
  "ratio:roe": "roe",
  "ratio:break-even": "break-even",
  "ratio:days-receivable": "collection-days",
  "bank alone": "bank",
  "operating-expenses": "expenses",
  savings: "top-expense",
  plan: "concept",
};

/** What a label of a bank asks for; null where it is none of the kinds, or several. */
export function kindOfLabel(question: string, label: string): FigureKind | null {
  if (label.includes(" ; ")) return null;
  const figure = label.split(" | ")[0]?.trim() ?? "";
  if (figure.startsWith("account:")) return "account";
  if (figure.startsWith("third:")) return "third";
  if (figure === "savings" && /ahorro|guardad|nequi/i.test(question)) return "bank";
  const kind = KIND_OF[figure] ?? figure;
  return KINDS.has(kind) ? (kind as FigureKind) : null;
}

/** The questions of every bank that has been read, by their clues. */
export function taughtQuestions(): readonly LearntQuestion[] {
  const taught = new Map<string, LearntQuestion>();
  for (const bank of READ_BANKS)
    for (const [question, label] of readQuestions(bank)) {
      const kind = kindOfLabel(question, label);
      if (kind !== null) taught.set(question, { clues: figureClues(question), kind });
    }
  return [...taught.values()];
}
