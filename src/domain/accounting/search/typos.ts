import { soundOf } from "./sounds.ts";

/** Shorter words differ from others in one letter too often. */
const SHORTEST = 5;
const MOST = 3;
/** What is meant by a small one: "tintico", "casita". */
export function withoutDiminutive(word: string): string {
  return word.replace(/(?:ec|c)?i[tc](o|a|os|as)$/, "$1");
}

const sounds = new WeakMap<readonly string[], ReadonlyMap<string, readonly string[]>>();

/** The known words by their sound, made once for a list. */
function soundsOf(known: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const made = sounds.get(known);
  if (made) return made;
  const bySound = new Map<string, string[]>();
  for (const word of known) {
    const sound = soundOf(word);
    const list = bySound.get(sound);
    if (list) list.push(word);
    else bySound.set(sound, [word]);
  }
  sounds.set(known, bySound);
  return bySound;
}

/** Whether one letter added, left out, changed, or changed places with its neighbour makes one word the other. */
export function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return swapped && short.slice(at + 2) === long.slice(at + 2);
}

/** Whether the sorted list has a word that begins like this. */
function hasBeginning(words: readonly string[], beginning: string): boolean {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? "") < beginning) low = middle + 1;
    else high = middle;
  }
  return words[low]?.startsWith(beginning) ?? false;
}

/** Known words that a mistyped one may be; none for a short word, or for the beginning of a known one. */
export function corrections(word: string, known: readonly string[]): readonly string[] {
  if (word.length < SHORTEST || /\d/.test(word) || hasBeginning(known, word)) return [];
  const heard = soundsOf(known);
  const small = withoutDiminutive(word);
  const same = [
    ...(heard.get(soundOf(word)) ?? []),
    ...(small === word ? [] : (heard.get(soundOf(small)) ?? [])),
  ];
  if (same.length > 0) return same.slice(0, MOST);
  const near = known.filter((each) => each.length >= SHORTEST && isOneEdit(word, each));
  // People rarely mistype the first letter.
  near.sort((a, b) => Number(b[0] === word[0]) - Number(a[0] === word[0]));
  return near.slice(0, MOST);
}
