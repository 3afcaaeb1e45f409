import { asId, type EntryId } from "#domain/kernel/ids.ts";
import { isPesos } from "#domain/kernel/pesos.ts";
import { emptyLine, type ItemAnswer, type SaidLine } from "./said-line.ts";

const KEY = "cuadra_articulos";
/** Drafts whose items are kept; the earliest are forgotten. */
const MOST = 30;

type Answers = ReadonlyMap<EntryId, ItemAnswer>;
type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function readLine(value: unknown, place: number): readonly SaidLine[] {
  if (!isRaw(value) || !isCount(value.quantity)) return [];
  const { quantity, amount, price, source } = value;
  const itemId = typeof value.itemId === "string" ? asId("item", value.itemId) : null;
  const moveId = isRaw(source) && typeof source.moveId === "string" ? asId("stockMove", source.moveId) : null;
  const from =
    isRaw(source) && isCount(source.line) && moveId !== null ? { moveId, line: source.line } : null;
  const own = isPesos(amount) ? amount : null;
  return [
    {
      ...emptyLine(place + 1, own),
      itemId,
      quantity,
      ...(isPesos(price) && { price }),
      ...(from && { source: from }),
    },
  ];
}

function readOne(value: unknown): ItemAnswer | null {
  if (!isRaw(value) || !Array.isArray(value.lines) || typeof value.moveId !== "string") return null;
  const moveId = asId("stockMove", value.moveId);
  const store = typeof value.store === "string" ? asId("store", value.store) : null;
  if (moveId === null) return null;
  const lines = value.lines.flatMap(readLine);
  return { moveId, lines, isNone: value.isNone === true, ...(store && { store }) };
}

/** Reads kept answers, which anything may have written; what is no answer is left out. */
export function readItemAnswers(stored: string | null): Answers {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? "[]");
  } catch {
    return new Map();
  }
  const pairs = (Array.isArray(found) ? found : []).flatMap((pair): [EntryId, ItemAnswer][] => {
    const [id, value] = Array.isArray(pair) ? pair : [];
    const answer = readOne(value);
    const entryId = typeof id === "string" ? asId("entry", id) : null;
    return entryId && answer ? [[entryId, answer]] : [];
  });
  return new Map(pairs);
}

/**
 * Which items drafts move, without the names of the items. It survives a reload of its tab, as the draft does, and is gone
 * when the tab closes.
 */
export const itemMemory = {
  read(): Answers {
    try {
      return readItemAnswers(sessionStorage.getItem(KEY));
    } catch {
      return new Map();
    }
  },
  keep(answers: Answers): void {
    const pairs = [...answers].slice(-MOST).map(([id, { lines, ...rest }]) => {
      const bare = lines.map(({ name: _name, unit: _unit, key: _key, ...line }) => line);
      return [id, { ...rest, lines: bare }];
    });
    try {
      sessionStorage.setItem(KEY, JSON.stringify(pairs));
    } catch {
      // Storage is blocked or full: the answers hold for this visit.
    }
  },
} as const;
