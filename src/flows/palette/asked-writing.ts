/** What a query asks to be written: an entry again, or a new one; `words` say which, or about what. */
interface AskedWriting {
  readonly kind: "again" | "about";
  readonly words: string;
}

const AGAIN = /^repetir(?:\s+el\s+asiento|\s+asiento|\s+el)?(?=[\s…«]|$)/i;
const ABOUT = /^(?:nuevo\s+)?asiento\s+(?:con|de|para|sobre)\s+/i;
const MARKS = /^[\s…«]+|[\s»]+$/g;

/** "repetir arriendo", "nuevo asiento con arriendo"; null where the query says neither. */
export function askedWriting(text: string): AskedWriting | null {
  for (const [kind, said] of [
    ["again", AGAIN],
    ["about", ABOUT],
  ] as const) {
    const found = said.exec(text);
    if (found !== null) return { kind, words: text.slice(found[0].length).replace(MARKS, "") };
  }
  return null;
}
