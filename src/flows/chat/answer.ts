import { KNOWLEDGE } from "#domain/assistant/knowledge.data.ts";
import type { KnowledgeEntry } from "#domain/assistant/knowledge.ts";
import { findAnswer, indexKnowledge, rankEntries } from "#domain/assistant/match.ts";
import { FIRST_QUESTIONS } from "./texts.ts";

// This module includes the whole knowledge base: import it only when a question waits for its reply.
const index = indexKnowledge(KNOWLEDGE);
const SUGGESTIONS = 3;

export interface Answer {
  readonly entry: KnowledgeEntry | null;
  /** Questions that can be answered: those close to the unanswered one, then the usual ones. */
  readonly suggestions: readonly string[];
}

/** The answer to a question, or suggested questions if none matches. */
export function answerQuestion(question: string): Answer {
  const entry = findAnswer(index, question);
  if (entry !== null) return { entry, suggestions: [] };
  const near = rankEntries(index, question)
    .slice(0, SUGGESTIONS - 1)
    .map((match) => match.entry.title);
  return { entry: null, suggestions: [...new Set([...near, ...FIRST_QUESTIONS])].slice(0, SUGGESTIONS) };
}
