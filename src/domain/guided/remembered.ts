import type { AccountCode } from "../accounting/account.ts";
import type { Entry, EntryLine } from "../accounting/entries/entry.ts";
import { isRepeatable, lastingWords } from "../accounting/memory/similar-entry.ts";
import type { Day } from "../kernel/day.ts";
import { DEED_FACTS, type GuidedDeed } from "./deed.ts";
import { pucIn } from "./deed-accounts.ts";
import type { GuidedAccount, GuidedMeans, GuidedOperation, RememberedEntry } from "./guided-operation.ts";
import type { GuidedWorld } from "./guided-world.ts";
import { verbOf } from "./telling/told-verb.ts";

/** More entries are not looked at: what recurs does so within them. */
const MOST_ENTRIES = 2_000;
const LEAST_LETTERS = 4;

/** Whether a word tells what it was about: "pagué" is in all that was paid. */
export function tells(word: string): boolean {
  return word.length >= LEAST_LETTERS && verbOf([word], []) === "none";
}

const words = new WeakMap<Entry, ReadonlySet<string>>();

/** Read once for each entry: a message reads only its own words. */
function wordsOf(entry: Entry): ReadonlySet<string> {
  const known = words.get(entry);
  if (known) return known;
  const made = new Set(lastingWords(entry.description));
  words.set(entry, made);
  return made;
}

const amountIn = ({ debit, credit }: EntryLine): number => debit + credit;
const largest = (lines: readonly EntryLine[]): EntryLine | null =>
  lines.reduce<EntryLine | null>(
    (most, line) => (most === null || amountIn(line) > amountIn(most) ? line : most),
    null,
  );

/** The way of paying that an entry shows; null where it shows none, or more than one. */
function meansOf(lines: readonly EntryLine[], world: GuidedWorld): GuidedMeans | null {
  const found = new Set(
    lines.flatMap(({ account }): GuidedMeans[] => {
      const puc = pucIn(world.chart, account);
      if (puc.startsWith("1105")) return ["cash"];
      if (puc.startsWith("11")) return ["transfer"];
      return /^(?:13(?:05|45)|2(?:205|3(?:35|20)|5))/.test(puc) ? ["credit"] : [];
    }),
  );
  const [means] = found;
  return found.size === 1 && means !== undefined ? means : null;
}

/** What the last entry says of an operation of this deed; null if it tells another one. */
function read(entry: Entry, deed: GuidedDeed, world: GuidedWorld): RememberedEntry | null {
  const { side, fits } = DEED_FACTS[deed];
  const about = largest(
    entry.lines.filter((line) => line[side] > 0 && fits.test(pucIn(world.chart, line.account))),
  );
  if (about === null) return null;
  const others = entry.lines.filter((line) => line[side] === 0);
  const party = [about, ...others].find(({ thirdParty }) => thirdParty)?.thirdParty ?? null;
  return { day: entry.date, account: about.account, party, means: meansOf(others, world) };
}

/** The last entry of the book with all the words that tell what this operation was about. */
function lastLike(operation: GuidedOperation, deed: GuidedDeed, world: GuidedWorld): RememberedEntry | null {
  const telling = lastingWords(operation.words).filter(tells);
  if (telling.length === 0) return null;
  for (const entry of world.memory.slice(-MOST_ENTRIES).toReversed()) {
    if (!isRepeatable(entry)) continue;
    const own = wordsOf(entry);
    const found = telling.every((word) => own.has(word)) ? read(entry, deed, world) : null;
    if (found !== null) return found;
  }
  return null;
}

/** An account below the one that the words name says the same, more exactly. */
function isBelow(account: AccountCode, said: AccountCode, { chart }: GuidedWorld): boolean {
  return account !== said && pucIn(chart, account).startsWith(pucIn(chart, said));
}

/** Offered first, with the other accounts after it. */
function offered(day: Day, account: AccountCode, others: readonly GuidedAccount[]): readonly GuidedAccount[] {
  return [{ account, means: null, asOn: day }, ...others.filter((each) => each.account !== account)];
}

/**
 * The operation with what the last entry of the same words adds to it (GM-11). What the sentence says stays: an account
 * is taken only where none is said, or below the one that is; in doubt it is offered first.
 */
export function withMemory(operation: GuidedOperation, world: GuidedWorld): GuidedOperation {
  const deed = operation.deed?.value;
  if (deed === undefined || deed === "transfer") return operation;
  const remembered = lastLike(operation, deed, world);
  if (remembered === null) return operation;
  const { account, party, day } = remembered;
  const isDoubt = operation.doubt.includes("account");
  const isOpen = operation.account === null || isBelow(account, operation.account.value, world);
  return {
    ...operation,
    // The book tells the same words as this deed: it is no doubt.
    doubt: operation.doubt.filter((each) => each !== "deed"),
    remembered,
    account: isOpen && !isDoubt ? { value: account, by: "book", spans: [] } : operation.account,
    accounts: isDoubt ? offered(day, account, operation.accounts) : operation.accounts,
    party:
      operation.party === null && party !== null && !operation.doubt.includes("party")
        ? { value: party, by: "book", spans: [] }
        : operation.party,
  };
}
