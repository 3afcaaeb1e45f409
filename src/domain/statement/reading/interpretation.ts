import type { StatementKind } from "../statement-kind.ts";
import { readBalance } from "./interpretation-balance.ts";
import { readCash } from "./interpretation-cash.ts";
import { readChanges } from "./interpretation-changes.ts";
import { readEquity } from "./interpretation-equity.ts";
import { readIncome } from "./interpretation-income.ts";
import { cited, sentence } from "./reading-figures.ts";
import { type ReadingFigures, SENTENCE_TOPICS, type Sentence } from "./statement-reading.ts";

const READERS: Readonly<Record<StatementKind, (figures: ReadingFigures) => readonly Sentence[]>> = {
  balance: readBalance,
  income: readIncome,
  cash: readCash,
  equity: readEquity,
};

/** Lines that add up to nothing leave no total to read, as equity moved from one account to another. */
function cancelledOut({ lines }: ReadingFigures): readonly Sentence[] {
  const moved = lines.filter(({ amount }) => amount !== 0);
  const cites = moved.slice(0, 2).map(({ name, amount }) => cited(name, amount));
  return [
    sentence(
      "structure",
      "Las partidas de este estado se compensan entre sí: sus totales son cero.",
      ...cites,
    ),
  ];
}

/**
 * A reading of a statement in Spanish: its structure, changes, risks and points to check. States nothing beyond its
 * figures, and nothing at all for a statement without amounts. The limits of good are the classroom conventions of
 * `accounting/indicators.ts`, not law.
 */
export function interpret(figures: ReadingFigures): readonly Sentence[] {
  if (figures.lines.every(({ amount }) => amount === 0)) return [];
  const found = [...READERS[figures.statement](figures), ...readChanges(figures)];
  const sentences = found.length > 0 ? found : cancelledOut(figures);
  return SENTENCE_TOPICS.flatMap((topic) => sentences.filter((each) => each.topic === topic));
}
