import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { KnowledgeEntry } from "#domain/assistant/knowledge.ts";
import { knownAnswer } from "#domain/assistant/known-answer.ts";
import { mayTellOperation } from "#domain/guided/may-tell-operation.ts";
import { today } from "#domain/kernel/clock.ts";
import { systemClock } from "#storage/engine/environment.ts";
import { FIRST_QUESTIONS } from "./texts.ts";

// This module includes the whole knowledge: import it only when a question waits for its reply.
const SUGGESTIONS = 3;

export interface Answer {
  readonly entry: KnowledgeEntry | null;
  /** Questions that can be answered: those close to the unanswered one, then the usual ones. */
  readonly suggestions: readonly string[];
  /** It tells an operation. */
  readonly operation?: string;
}

/** Whether a message tells an operation; the engine that reads it is fetched for those that may. */
export async function isToldOperation(text: string): Promise<boolean> {
  if (!mayTellOperation(text)) return false;
  const [{ tellsOperation }, chart] = await Promise.all([
    import("#domain/guided/told-operation.ts"),
    loadChart("puc"),
  ]);
  return tellsOperation(text, chart, today(systemClock));
}

/** The answer to a question, the way on for a told operation, or suggested questions if nothing matches. */
export async function answerQuestion(question: string): Promise<Answer> {
  if (await isToldOperation(question)) return { entry: null, suggestions: [], operation: question };
  const { entry, near } = knownAnswer(question);
  if (entry !== null) return { entry, suggestions: [] };
  return { entry: null, suggestions: [...new Set([...near, ...FIRST_QUESTIONS])].slice(0, SUGGESTIONS) };
}
