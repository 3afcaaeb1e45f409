import { fold } from "../../../kernel/spanish.ts";
import { isManner } from "./manner-words.ts";
import { isToldVerb } from "./told-verbs.ts";

const PARTS =
  /[.;:!?…]+|,(?=\s*¿)|,(?=\s*(?:y |pero |entonces |dime |digame )?(?:cu[aá]nt[oa]s?|cu[aá]l(?:es)?|qu[eé]) )/i;
const ASKS = /\b(?:cuant[oa]s?|cual(?:es)?|que tanto)\b/;
/** Verbs in which who asks tells something of the day. */
const TELLS =
  /\b(?:hay que|tengo que|toca|debo|debemos|quiero|necesito|viene[n]?|vino|va a|van a|esta[n]?|estoy|estamos|es|son|soy|fue|dice[n]?|dijo|hubo|pasa|paso)\b/;
/** "De lo que vendí, ¿cuánto …?": what is asked about. */
const IS_ABOUT = /^\W*(?:de|del|en|por|con|sin|a|al)\b/;

function tells(part: string): boolean {
  const words = part.match(/[a-z0-9]+/g) ?? [];
  return (
    TELLS.test(part) || words.some((word, at) => isToldVerb(word, at, words) || isManner(word, words[at - 1]))
  );
}

/** The one part of a question that asks, where something is told in each of the others; null where there is none. */
export function askedPart(question: string): string | null {
  const parts = question.split(PARTS).filter((part) => /[a-z]/i.test(part));
  const asking = parts.filter((part) => ASKS.test(fold(part)));
  const [asked] = asking;
  if (asked === undefined || asking.length > 1 || parts.length < 2) return null;
  return parts.every((part) => part === asked || (!IS_ABOUT.test(fold(part)) && tells(fold(part))))
    ? asked
    : null;
}
