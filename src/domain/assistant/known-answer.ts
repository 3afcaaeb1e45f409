import { answerFromTerms, nearestTerms } from "../glossary/term-answer.ts";
import { KNOWLEDGE } from "./knowledge.data.ts";
import type { KnowledgeEntry } from "./knowledge.ts";
import { findAnswer, indexKnowledge, rankEntries } from "./match.ts";

// This module includes the whole knowledge: import it only when a question waits for its reply.
const index = indexKnowledge(KNOWLEDGE);

/** What the screen shows, the glossary and the written answers know together; one for all assistants (GM-23). */
export interface KnownAnswer {
  readonly entry: KnowledgeEntry | null;
  /** Nothing but the meaning of a term is asked. */
  readonly isConcept: boolean;
  /** Questions near an unanswered one, which can be answered. */
  readonly near: readonly string[];
}

const NEAR = 3;

/** What only asks for the answer. */
const LEAD = /^\W*(?:expl[ií]queme|expl[ií]came|d[ií]game|dime|quiero saber)\s+(?=qu[eé]\s)/i;

function nearOf(question: string): readonly string[] {
  const terms = nearestTerms(question);
  const entries = rankEntries(index, question).map(({ entry }) => entry.title);
  // Terms and answers by turns: either may be what was meant.
  const mixed = entries.slice(0, NEAR).flatMap((title, at) => [title, ...terms.slice(at, at + 1)]);
  return [...new Set([...mixed, ...terms])].slice(0, NEAR);
}

/**
 * The answer to a question: of what the screen shows first, then the glossary where nothing but a term is asked, then
 * the written answers, and the glossary for the rest. Total and deterministic.
 */
export function knownAnswer(asked: string, facts: readonly KnowledgeEntry[] = []): KnownAnswer {
  const question = asked.replace(LEAD, "").replace(/^q\s/i, "qué ");
  const own = facts.length === 0 ? null : findAnswer(indexKnowledge(facts), question);
  if (own !== null) return { entry: own, isConcept: false, near: [] };
  const term = answerFromTerms(question);
  const isConcept = term?.isSure === true;
  const entry = isConcept ? term.entry : (findAnswer(index, question) ?? term?.entry ?? null);
  return { entry, isConcept, near: entry === null ? nearOf(question) : [] };
}
