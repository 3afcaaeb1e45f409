import type { KnowledgeEntry } from "../assistant/knowledge.ts";
import { formatPesos } from "../kernel/format.ts";
import { fold } from "../kernel/spanish.ts";
import type { Term, TermExample } from "./term.ts";
import { searchTerms, type TermMatch } from "./term-search.ts";

/** What is asked of a term. */
type Facet = "meaning" | "side" | "example";

const CONCEPT =
  /\b(?:que (?:es|son|era|significan?|quiere decir|se entiende|hace)|q es|k es|significado|definicion|define|defin[ae]me|concepto|explic\w+|hablame|cuentame|por ?que|porque|para ?que|diferencia\w*|diferencian|distingue\w*|ejemplo\w*|a que se (?:llama|refiere)|naturaleza de|como (?:funciona|se entiende)|en que consiste|no entiendo|cual es la naturaleza|de que lado)\b/;
const SIDE =
  /\b(?:(?:al|en el|en la|del|por el|hacia el) (?:debe|haber|debito|credito)|(?:se )?(?:debita|acredita)n?|naturaleza|de que lado|lado (?:derecho|izquierdo)|aumentan? o disminuyen?)\b/;
const EXAMPLE = /\b(?:ejemplos?|asiento de|como (?:se )?(?:registr|contabiliz|caus)\w+)\b/;
const DIFFERENCE =
  /\b(?:diferencias?|diferencian?|distinguen?|distinto|comparar?|vs|versus|es lo mismo|son lo mismo|o es lo mismo|mismo que)\b/;
/** How a question is asked, not what it is about. */
const ASKING =
  /\b(?:q|k|cual es|significado|definicion|define|definame|defineme|concepto|diferencias?|diferencian?|distinguen?|distinto|comparar?|vs|versus|lo mismo|ejemplos?|dame|ponme|muestrame|hablame|cuentame|consiste|refiere|llama|entiendo|quiere|decir|entiende|funciona|va|van|naturaleza|lado|(?:al|en el|del|por el) (?:debe|haber|debito|credito)|(?:se )?(?:debita|acredita)n?|aumentan?|disminuyen?|registra\w*|contabiliza\w*|contabilidad(?= ?$)|en contabilidad|contable(?= ?$)|palabra|termino|eso de|profe|porfa|pls|exactamente|sencillo|simple(?= ?$)|rapido)\b/g;

function plain(question: string): string {
  return fold(question).replace(/[^a-z0-9ñ]+/g, " ");
}

/** What the question is about, without how it is asked. */
function subjectOf(asked: string): string {
  return asked.replace(ASKING, " ");
}

/** The terms of a question: words that ask may belong to a name too ("diferencia en cambio"). */
function termsAsked(asked: string): readonly TermMatch[] {
  const [whole, subject] = [searchTerms(asked), searchTerms(subjectOf(asked))];
  if ((whole[0]?.coverage ?? 0) > 0.99 && whole[0]?.isNamed === true) return whole;
  // "al haber" is the side that is asked, and not the term.
  if (SIDE.test(asked) && subject[0]?.isNamed === true) return subject;
  const [one, other] = [whole[0]?.score ?? 0, subject[0]?.score ?? 0];
  return one > other ? whole : subject;
}

function exampleText({ operation, lines }: TermExample): string {
  const side = (name: string, of: "debit" | "credit") =>
    lines.flatMap((line) => (line[of] > 0 ? [`${name} ${line.account} por ${formatPesos(line[of])}`] : []));
  return `Ejemplo: ${operation}.\n${[...side("Débito", "debit"), ...side("Crédito", "credit")].join("; ")}.`;
}

function parts(term: Term, facet: Facet): readonly (string | null)[] {
  const example = term.example === null ? `Ejemplo: ${term.sample}` : exampleText(term.example);
  const norm = term.norm === null ? null : `Norma: ${term.norm}.`;
  if (facet === "side") return [term.side, term.definition, example];
  if (facet === "example") return [term.definition, example, term.side];
  return [`${term.name}: ${term.definition}`, term.side, norm];
}

/** A term as an answer of the assistant. */
export function termEntry(term: Term, facet: Facet = "meaning"): KnowledgeEntry {
  return {
    id: `term-${term.id}`,
    title: termQuestion(term),
    keywords: [term.name],
    answer: parts(term, facet)
      .filter((part) => part !== null)
      .join("\n"),
    term: term.id,
    drills: term.example !== null,
  };
}

/** A term as a question that may be offered. */
export function termQuestion({ name }: Term): string {
  return `¿Qué significa «${name}»?`;
}

function facetOf(asked: string, { side }: Term): Facet {
  if (side !== null && SIDE.test(asked)) return "side";
  return EXAMPLE.test(asked) ? "example" : "meaning";
}

/** "costo y gasto", "entre costo y gasto": the two terms of a comparison. */
function compared(asked: string): KnowledgeEntry | null {
  if (!DIFFERENCE.test(asked)) return null;
  const subject = subjectOf(asked.replace(/\b(?:vs|versus)\b/g, "y")).replace(/.*\bentre\b/, "");
  for (const split of subject.matchAll(/ (?:y|e|o|que|con|de|frente a|contra) /g)) {
    const [one] = searchTerms(subject.slice(0, split.index));
    const [other] = searchTerms(subject.slice(split.index + split[0].length));
    if (!one?.isNamed || !other?.isNamed || one.term === other.term) continue;
    if (one.coverage < LEAST_COVERAGE || other.coverage < LEAST_COVERAGE) continue;
    const told = [one.term, other.term].flatMap(({ name, definition, side }) => [
      `${name}: ${definition}`,
      ...(side === null ? [] : [side]),
    ]);
    return { ...termEntry(one.term), answer: told.join("\n") };
  }
  return null;
}

/** Below this share of the question, something else is asked. */
const LEAST_COVERAGE = 0.5;
/** A verb may share the stem of a term of one common word: "no me cuentes". */
const LEAST_SCORE = 3;

/** A question about a term, or its name alone, answered from the glossary. */
export interface TermAnswer {
  readonly entry: KnowledgeEntry;
  /** Nothing but the term is asked: no other answer fits better. */
  readonly isSure: boolean;
}

function answered(asked: string, { term, coverage }: TermMatch): TermAnswer {
  const isSure = coverage > 0.99 && CONCEPT.test(asked);
  return { entry: termEntry(term, facetOf(asked, term)), isSure };
}

/** The answer of the glossary; null where it has none. */
export function answerFromTerms(question: string): TermAnswer | null {
  const asked = plain(question);
  const both = compared(asked);
  if (both !== null) return { entry: both, isSure: true };
  const [best] = termsAsked(asked);
  if (best === undefined || best.score < LEAST_SCORE) return null;
  return best.isNamed && best.coverage >= LEAST_COVERAGE ? answered(asked, best) : null;
}

const NEAREST = 3;

/** Terms near a question that has no answer, as questions. */
export function nearestTerms(question: string): readonly string[] {
  return termsAsked(plain(question))
    .slice(0, NEAREST)
    .map(({ term }) => termQuestion(term));
}
