import { fold } from "../../../kernel/spanish.ts";
import { isManner } from "../question/manner-words.ts";
import { BESIDE } from "../question/question-words.data.ts";
import { isToldVerb } from "../question/told-verbs.ts";

/** After these a word says which part of a figure is meant: "de zapatos", "en Bogotá". */
const OF = /^(?:de|del|en|por|a|al|con|sin|para|contra|segun|entre)$/;
/** What may stand between. */
const BETWEEN =
  /^(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus|nuestr[oa]s?|est[aeo]s?|es[aeo]s?|don|dona|cada)$/;
/** "Con urgencia", "con sinceridad": how it is asked. */
const HOW = /(?:encia|ancia|idad|eza|itud|cion|sion|ura|ismo)$/;
/** What is done is no part of a figure: "al pagarnos", "después de pagarlo". */
const IS_DONE =
  /^(?!taller$|alquiler$|mujer$|lugar$|hogar$|celular$|auxiliar$|bar$|mar$).*[aei]r(?:me|nos|les?|l[oa]s?|mel[oa]s?|sel[oa]s?)?$/;
/** "Lo desembolsado y lo vendido": a figure of its own. */
const OF_ITS_OWN = /[ai]d[oa]s?$/;
const ASKS = /^(?:cuant[oa]s?|cual(?:es)?|que)$/;

interface Clause {
  readonly typed: readonly string[];
  readonly words: readonly string[];
}

const clausesIn = (question: string): readonly Clause[] =>
  question.split(/[.,;:?¿!¡()…\n]+/).map((part) => {
    const typed = part.match(/[\p{L}\p{N}]+/gu) ?? [];
    return { typed, words: typed.map(fold) };
  });

/** "Ventas trimestrales", "gastos admtivos": behind a word that was read and says something. */
const isOfFigure = (last: string, unknown: ReadonlySet<string>): boolean =>
  !unknown.has(last) && !BETWEEN.test(last) && !OF.test(last) && !BESIDE.has(last) && !isManner(last);

/** "Gorras: …": nothing but what is asked about. */
const isTopic = (words: readonly string[], unknown: ReadonlySet<string>): boolean =>
  words.every((word, at) => unknown.has(word) && !isToldVerb(word, at, words));

/**
 * Whether a word of a question that was not understood may say which part of a figure is meant, by where it stands: after a
 * preposition, or as a name.
 */
export function isNarrowed(
  question: string,
  unread: readonly string[],
  namesFigure: (part: string) => boolean,
): boolean {
  const unknown = new Set(unread.map(fold));
  return clausesIn(question).some(({ typed, words }) =>
    words.some((word, at) => {
      if (!unknown.has(word) || IS_DONE.test(word)) return false;
      const isName =
        at > 0 && /^\p{Lu}/u.test(typed[at] ?? "") && typed.some((each) => /^\p{Ll}/u.test(each));
      if (isName) return true;
      const last = words[at - 1];
      if (last === "lo" && OF_ITS_OWN.test(word)) return true;
      if (last === undefined ? isTopic(words, unknown) : isOfFigure(last, unknown)) return true;
      let before = at - 1;
      while (before >= 0 && BETWEEN.test(words[before] ?? "")) before -= 1;
      const of = words[before] ?? "";
      if (before < 0 || !OF.test(of) || (of === "con" && HOW.test(word))) return false;
      // A part in which something is told beside the question says nothing of it: "para la exógena: …".
      const isAside =
        (before > 0 || of === "para") &&
        !words.some((each) => ASKS.test(each)) &&
        !namesFigure(words.join(" "));
      return !isAside;
    }),
  );
}
