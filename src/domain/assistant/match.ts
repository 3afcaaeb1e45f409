import type { KnowledgeEntry } from "./knowledge.ts";
import { stemsOf } from "./words.ts";

interface Phrase {
  readonly stems: readonly string[];
  readonly worth: number;
}

interface IndexedEntry {
  readonly entry: KnowledgeEntry;
  /** Weight of each stem in its title and keywords. */
  readonly weights: ReadonlyMap<string, number>;
  /** Keywords of several words, and the title: score higher when all their words match. */
  readonly phrases: readonly Phrase[];
}

/** The knowledge base, indexed for search. */
interface KnowledgeIndex {
  readonly entries: readonly IndexedEntry[];
  /** Weight of a stem by rarity: the fewer entries have it, the higher. */
  readonly rarity: ReadonlyMap<string, number>;
  /** Weight of a stem that no entry has. */
  readonly unknown: number;
}

const WEIGHT = { keyword: 3, title: 2, inPhrase: 1 } as const;
const PHRASE_BONUS = 2.5;
/**
 * Minimum share of a question's significant words that an answer must match: lower when one of them is a keyword of
 * the answer itself.
 */
const LEAST_COVERAGE = { own: 0.4, any: 0.5 } as const;
/** Below this score an answer shares only everyday words with the question. */
const LEAST_SCORE = 5;

function weightsOf({ title, keywords }: KnowledgeEntry): Map<string, number> {
  const weights = new Map<string, number>();
  const raise = (stem: string, weight: number) => weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  for (const stem of stemsOf(title)) raise(stem, WEIGHT.title);
  for (const keyword of keywords) {
    const stems = stemsOf(keyword);
    for (const stem of stems) raise(stem, stems.length === 1 ? WEIGHT.keyword : WEIGHT.inPhrase);
  }
  return weights;
}

/** Indexes the whole base once, so that queries are fast. */
export function indexKnowledge(entries: readonly KnowledgeEntry[]): KnowledgeIndex {
  const weighed = entries.map((entry) => ({ entry, weights: weightsOf(entry) }));
  const counts = new Map<string, number>();
  for (const { weights } of weighed)
    for (const stem of weights.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const rarityOf = (count: number) => Math.log(1 + entries.length / count);
  const rarity = new Map([...counts].map(([stem, count]) => [stem, rarityOf(count)]));
  const worthOf = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + (rarity.get(stem) ?? 0), 0);
  const phrasesOf = ({ title, keywords }: KnowledgeEntry): Phrase[] =>
    [title, ...keywords]
      .map((text) => [...new Set(stemsOf(text))])
      .filter((stems) => stems.length > 1)
      .map((stems) => ({ stems, worth: worthOf(stems) * PHRASE_BONUS }));
  return {
    entries: weighed.map(({ entry, weights }) => ({ entry, weights, phrases: phrasesOf(entry) })),
    rarity,
    unknown: rarityOf(1),
  };
}

interface Match {
  readonly entry: KnowledgeEntry;
  readonly score: number;
  readonly coverage: number;
  /** Whether the question contains one of the entry's own keywords. */
  readonly own: boolean;
}

function bestPhrase(phrases: readonly Phrase[], asked: ReadonlySet<string>): number {
  let best = 0;
  for (const { stems, worth } of phrases)
    if (worth > best && stems.every((stem) => asked.has(stem))) best = worth;
  return best;
}

function weigh(index: KnowledgeIndex, indexed: IndexedEntry, asked: ReadonlySet<string>, all: number): Match {
  const { entry, weights, phrases } = indexed;
  let words = 0;
  let covered = 0;
  const phrase = bestPhrase(phrases, asked);
  let own = phrase > 0;
  for (const stem of asked) {
    const weight = weights.get(stem);
    if (weight === undefined) continue;
    const rarity = index.rarity.get(stem) ?? 0;
    words += rarity * weight;
    covered += rarity;
    own ||= weight === WEIGHT.keyword;
  }
  const coverage = all === 0 ? 0 : covered / all;
  return { entry, score: (words + phrase) * (0.5 + coverage / 2), coverage, own };
}

/** All entries related to a question, best match first. Ties keep the order of the base. */
export function rankEntries(index: KnowledgeIndex, question: string): readonly Match[] {
  const asked = new Set(stemsOf(question));
  if (asked.size === 0) return [];
  let all = 0;
  for (const stem of asked) all += index.rarity.get(stem) ?? index.unknown;
  return index.entries
    .map((indexed) => weigh(index, indexed, asked, all))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** The entry that answers a question, or null when none matches well enough. Total and deterministic. */
export function findAnswer(index: KnowledgeIndex, question: string): KnowledgeEntry | null {
  const [best] = rankEntries(index, question);
  if (best === undefined || best.score < LEAST_SCORE) return null;
  return best.coverage < LEAST_COVERAGE[best.own ? "own" : "any"] ? null : best.entry;
}
