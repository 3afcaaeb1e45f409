import type { Side } from "../../../accounting/account.ts";
import { groupsByKey } from "../../../accounting/search/phrases.ts";
import { tokensOf, toWords, wordKey } from "../../../accounting/search/tokens.ts";
import { fold } from "../../../kernel/spanish.ts";
import type { BookFacts } from "../book-facts.ts";

/** An account that words name, and how many of them. */
export interface SaidObject {
  readonly puc: string;
  readonly from: number;
  readonly to: number;
}

const LONGEST = 6;
/** Names of many accounts: by themselves they name none. */
const GENERIC =
  /^(?:otr[oa]s|divers[oa]s|vari[oa]s|(?:no )?operacionales|financieros|generales|comerciales|nacionales|servicios|ventas)$/;

interface NamedCode {
  readonly code: string;
  readonly name: string;
  readonly key: string;
}

const named = new WeakMap<object, readonly NamedCode[]>();

/** The accounts that the books move and those above them, by their names. */
function codesOf({ months, nameOf }: BookFacts): readonly NamedCode[] {
  const known = named.get(months);
  if (known !== undefined) return known;
  const codes = new Set(
    months.flatMap(({ byPuc }) =>
      [...byPuc.keys()].flatMap((puc) => [2, 4, 6].map((length) => puc.slice(0, length))),
    ),
  );
  const made = [...codes].sort().flatMap((code): NamedCode[] => {
    const name = nameOf(code);
    return name === null || GENERIC.test(fold(name)) ? [] : [{ code, name, key: wordKey(tokensOf(name)) }];
  });
  named.set(months, made);
  return made;
}

/** Names of the books' accounts that a question says whole, in three telling words or more: "mercancías no fabricadas por la empresa". */
export function saidNames(facts: BookFacts): readonly { readonly puc: string; readonly words: string }[] {
  return codesOf(facts).flatMap(({ code, name }) => {
    const words = toWords(name).trim();
    return tokensOf(name).length < 3 ? [] : [{ puc: code, words }];
  });
}

/**
 * The account that the longest run of words names without doubt: the name of one that the books move, or an everyday
 * phrase said whole. `isOf`: the accounts that the question can be about.
 */
export function saidObject(
  facts: BookFacts,
  words: readonly string[],
  { side, isOf }: { readonly side: Side; readonly isOf: (puc: string) => boolean },
): SaidObject | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const tokens = tokensOf(words.slice(from, from + length).join(" "));
      const key = wordKey(tokens);
      const to = from + length;
      const own = codesOf(facts).find((each) => each.key === key && isOf(each.code));
      if (own !== undefined) return { puc: own.code, from, to };
      for (const group of groupsByKey(key)) {
        const reading = [...group[side], ...group.debit, ...group.credit].find(({ puc }) => isOf(puc));
        if (reading !== undefined) return { puc: reading.puc, from, to };
      }
    }
  return null;
}
