import { fold } from "#domain/kernel/spanish.ts";
import { matchWords, queryWords } from "./match-words.ts";
import { GROUPS, type ListedItem, type PaletteGroup, type PaletteItem } from "./palette-item.ts";

interface PaletteQuery {
  /** Query without its prefix. */
  readonly text: string;
  /** The groups to search. */
  readonly groups: ReadonlySet<PaletteGroup>;
}

const PREFIXES: Readonly<Record<string, readonly PaletteGroup[]>> = {
  ">": ["actions"],
  "#": ["entries"],
  "@": ["companies", "books", "parties"],
};

/** ">" searches only actions, "#" entries, "@" companies, books and third parties. */
export function readPaletteQuery(typed: string): PaletteQuery {
  const trimmed = typed.trim();
  const groups = PREFIXES[trimmed.charAt(0)];
  return groups
    ? { text: trimmed.slice(1).trim(), groups: new Set(groups) }
    : { text: trimmed, groups: new Set(GROUPS) };
}

const MOST_OF_A_GROUP = 5;
const MOST_WHEN_ALONE = 50;
/** A recently used item ranks above a slightly better match. */
const RECENT_BONUS = 5;

interface Ranked {
  readonly item: ListedItem;
  readonly score: number;
}

function rank(item: PaletteItem, words: readonly string[], recent: readonly string[]): Ranked | null {
  const match = matchWords(item.title, `${item.detail ?? ""} ${item.words ?? ""}`, words);
  if (match === null) return null;
  const score = match.score - (recent.includes(item.id) ? RECENT_BONUS : 0);
  return { item: { ...item, ranges: match.ranges }, score };
}

function inGroupOrder(items: readonly ListedItem[]): ListedItem[] {
  return [...items].sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
}

/** With an empty query: recent items, then actions and screens. */
function unasked(
  items: readonly PaletteItem[],
  groups: ReadonlySet<PaletteGroup>,
  recent: readonly string[],
): ListedItem[] {
  const whole = groups.size === GROUPS.length;
  const lately = recent
    .map((id) => items.find((item) => item.id === id))
    .filter((item) => item !== undefined)
    .slice(0, MOST_OF_A_GROUP);
  const rest = items.filter(
    (item) => !lately.includes(item) && (whole ? /^(?:actions|pages)$/.test(item.group) : true),
  );
  const first = whole ? lately.map((item) => ({ ...item, group: "recent" as const })) : lately;
  return [...first, ...rest]
    .filter((item) => whole || groups.has(item.group))
    .map((item) => ({ ...item, ranges: [] }));
}

/** The results of a query by group, the best of each first. */
export function rankItems(
  items: readonly PaletteItem[],
  { text, groups }: PaletteQuery,
  recent: readonly string[],
): ListedItem[] {
  const words = queryWords(text);
  if (words.length === 0) return inGroupOrder(unasked(items, groups, recent));
  const most = groups.size === GROUPS.length ? MOST_OF_A_GROUP : MOST_WHEN_ALONE;
  const ranked = items
    .filter((item) => groups.has(item.group))
    .map((item) => rank(item, words, recent))
    .filter((found) => found !== null)
    .sort((a, b) => a.score - b.score)
    .map(({ item }) => item);
  const counts = new Map<PaletteGroup, number>();
  const kept = ranked.filter(({ group }) => {
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= most;
  });
  return inGroupOrder(kept);
}

/** What has a name of its own, by which people ask for it. */
const NAMED: ReadonlySet<PaletteGroup> = new Set([
  "actions",
  "companies",
  "books",
  "statements",
  "parties",
  "pages",
]);

/**
 * The groups in their order. Whoever types the beginning of a title means it: accounts that only everyday words found
 * ("config" is no merchandise), and actions about the words themselves, come last then.
 */
export function orderItems(items: readonly ListedItem[], text: string): ListedItem[] {
  const begins = fold(text);
  const isTitle = items.some(
    ({ group, title, writes }) => !writes && NAMED.has(group) && fold(title).startsWith(begins),
  );
  const placed = items.map(
    (item): ListedItem => (isTitle && item.writes ? { ...item, group: "writing" } : item),
  );
  const accounts = placed.filter(({ group }) => group === "accounts");
  const areLast = isTitle && accounts.every(({ ranges }) => ranges.length === 0);
  const place = ({ group }: ListedItem) =>
    areLast && group === "accounts" ? GROUPS.length : GROUPS.indexOf(group);
  return placed.sort((a, b) => place(a) - place(b));
}
