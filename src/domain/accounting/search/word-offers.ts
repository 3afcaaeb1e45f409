import { type Account, type AccountCode, oppositeSide, type Side } from "../account.ts";
import type { AccountIndex } from "./account-index.ts";
import { deedGroups } from "./deeds.ts";
import { owedOn, twinOf } from "./line-context.ts";
import type { Reading, SaidGroup, WordGroup } from "./phrase-table.ts";
import { saidGroups } from "./phrases.ts";
import { readingsHere, type Weighed, type WordsPlace } from "./readings-here.ts";
import type { Token } from "./tokens.ts";

/** An account that everyday words mean. */
export interface WordOffer {
  readonly account: Account;
  readonly score: number;
  /** The words begin as the phrase does. */
  readonly isFirst: boolean;
  /** Another place of money than the one that the words name first: that the book uses it says nothing of them. */
  readonly isOtherPocket: boolean;
  readonly means: string | null;
  readonly group: WordGroup;
}

/** Where the words stand, and what the book has. */
interface WordsAsked extends WordsPlace {
  readonly index: AccountIndex;
  readonly tokens: readonly Token[];
  readonly spelling: string;
  /** The folded words, joined. */
  readonly phrase: string;
  readonly side: Side | null;
  /** The used accounts below one. */
  readonly usedBelow: ReadonlyMap<AccountCode, readonly Account[]>;
}

// What a meaning is behind the first one of its side.
const NEXT = -20;
const OTHER_SIDE = -350;
const LESS_LIKELY_SIDE = -60;
const OWED = -25;
const TWIN = -12;
const BELOW = -30;
const NAMED_BELOW = 15;
/** Above this, accounts of the user's own are customers or the like, which are found by their names. */
const MOST_OWN = 12;
/** More used ones below an account are no likelier than the rest: a picker shows no more of them. */
const MOST_USED = 40;
const BESIDE_IN_NAME = 60;

/** Readings of a side, each behind the one before it, but for those that are equally likely. */
function inOrder(readings: readonly Reading[], minus: number): Weighed[] {
  return readings.map((reading, place) => {
    const isEqual = reading.means !== null && readings[0]?.means !== null;
    return { ...reading, minus: minus + (isEqual ? -place : NEXT * place) };
  });
}

/** What an expense or a purchase is owed on, once it is known to be credited. */
function owedReadings(group: WordGroup): Weighed[] {
  const [first] = group.debit;
  const puc = first === undefined ? null : owedOn(first.puc);
  return puc === null ? [] : [{ puc, means: null, minus: OWED }];
}

function readingsFor(group: WordGroup, side: Side | null): Weighed[] {
  if (side === null) {
    const { lean } = group;
    if (lean === null && group.isAccount) return inOrder(group.debit, 0);
    const minus = (each: Side) => (lean === null || lean === each ? 0 : LESS_LIKELY_SIDE);
    return [...inOrder(group.debit, minus("debit")), ...inOrder(group.credit, minus("credit") - 1)];
  }
  const other = inOrder(group[oppositeSide(side)], OTHER_SIDE);
  const own = inOrder(group[side], 0);
  return side === "credit" && !own.some(({ puc }) => owedOn(puc) !== null)
    ? [...own, ...owedReadings(group), ...other]
    : [...own, ...other];
}

/** Whether the words beside the phrase name the account or what it is under. */
function besideIn(index: AccountIndex, account: Account, beside: readonly Token[]): boolean {
  if (beside.length === 0) return false;
  const entry = index.accounts[index.placeOf.get(account.code) ?? -1];
  return entry !== undefined && beside.every(({ raw }) => `${entry.above}${entry.name}`.includes(` ${raw}`));
}

/** The accounts below one that may be meant instead: the user's own, and those that the book uses. */
function insteadOf({ index, usedBelow }: WordsAsked, account: Account): readonly Account[] {
  const own = index.ownBelow.get(account.code) ?? [];
  const used = usedBelow.get(account.code) ?? [];
  if (own.length > MOST_OWN) return used.slice(0, MOST_USED);
  return used.length === 0 ? own : [...new Set([...own, ...used])];
}

/** The rows that the words say. A text that begins an account's name is that name, and no deed. */
function groupsIn({ index, phrase, tokens, spelling }: WordsAsked): readonly SaidGroup[] {
  const said = saidGroups({ tokens, spelling });
  const deeds = deedGroups(phrase);
  if (deeds.length === 0 || index.accounts.some(({ name }) => name.startsWith(` ${phrase}`))) return said;
  return [...deeds, ...said];
}

/** Whether the words name another bank, till or wallet first, which the chart has. */
function isOtherPocket(index: AccountIndex, group: WordGroup, puc: string): boolean {
  const [first] = group.debit;
  if (!group.isAccount || first === undefined || !first.puc.startsWith("11")) return false;
  const named = index.accountOf(first.puc);
  return named !== undefined && named !== index.accountOf(puc);
}

/** The accounts that the words mean, each possibly several times. */
export function wordOffers(asked: WordsAsked): WordOffer[] {
  const { index, tokens, side } = asked;
  const offers: WordOffer[] = [];
  const instead = new Map<AccountCode, readonly Account[]>();
  for (const { group, score, isFirst, beside } of groupsIn(asked)) {
    const add = (
      account: Account | undefined,
      minus: number,
      means: string | null,
      isOtherPocket = false,
    ) => {
      if (account === undefined) return;
      const more = besideIn(index, account, beside) ? BESIDE_IN_NAME : 0;
      offers.push({ account, score: score + minus + more, isFirst, isOtherPocket, means, group });
    };
    for (const { puc, means, minus } of readingsHere(readingsFor(group, side), side, asked)) {
      const account = index.accountOf(puc);
      const isOther = isOtherPocket(index, group, puc);
      add(account, minus, means, isOther);
      const twin = twinOf(puc);
      if (twin !== null) add(index.accountOf(twin), minus + TWIN, null);
      if (account === undefined) continue;
      const below = instead.get(account.code) ?? insteadOf(asked, account);
      instead.set(account.code, below);
      for (const each of below) {
        const isNamed = besideIn(index, each, tokens) && each.own === true;
        add(each, minus + (isNamed ? NAMED_BELOW : BELOW), null, isOther && !isNamed);
      }
    }
  }
  return offers;
}
