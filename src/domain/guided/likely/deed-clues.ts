import { saidAccounts } from "../../accounting/search/said-accounts.ts";
import { classify } from "../../accounting/search/word-classes.ts";

/** What a clause says that may tell its deed. */
export interface SaidClause {
  /** The words of the deed: "#" for ways of paying, "@" for who is named. */
  readonly doing: string;
  /** Those that may tell what it was about. */
  readonly telling: string;
  readonly isOwed: boolean;
  readonly isPaid: boolean;
  readonly hasVat: boolean;
}

const LEAST_LETTERS = 5;
const SHORT_WORD = 4;

const singular = (word: string) =>
  word.length >= LEAST_LETTERS && word.endsWith("s") ? word.slice(0, -1) : word;

/** The kind of a word in its order: its finest class, itself where it is short, null where it has neither. */
function kindOf(word: string, classes: readonly string[]): string | null {
  const kind = classes.find((each) => each.length > 2) ?? classes[0];
  return kind ?? (word.length < SHORT_WORD ? word : null);
}

/**
 * The clues by which deeds are told apart: words, their classes, classes that follow one another, the accounts that the
 * words mean on either side, and whether it was paid, is owed or has IVA. Each once.
 */
export function deedClues({ doing, telling, isOwed, isPaid, hasVat }: SaidClause): ReadonlySet<string> {
  const clues = new Set<string>();
  const kinds = ["^"];
  for (const { word, classes } of classify(doing.trim().replace(/ +/g, " "))) {
    const short = singular(word);
    clues.add(short);
    for (const each of classes) clues.add(`:${each}`);
    const kind = kindOf(short, [...classes]);
    if (kind !== null) kinds.push(kind);
  }
  kinds.push("$");
  kinds.forEach((kind, at) => {
    const next = kinds[at + 1];
    if (next !== undefined) clues.add(`${kind}_${next}`);
  });
  for (const side of ["debit", "credit"] as const) {
    const puc = saidAccounts(telling, side)[0]?.readings[0]?.puc;
    if (puc === undefined) continue;
    clues.add(`${side.charAt(0)}${puc.slice(0, 2)}`);
    clues.add(`${side.charAt(0)}${puc.slice(0, 4)}`);
  }
  if (isOwed) clues.add("OWED");
  if (isPaid) clues.add("PAID");
  if (hasVat) clues.add("VAT");
  return clues;
}
