import { fold } from "../kernel/spanish.ts";

/** Words of an amount. Without one nothing is told that could be registered. */
const AMOUNT = /\d|\b(?:mil|millon(?:es)?|lucas?|palos?|barras?|cien|ciento|doscientos|quinientos)\b/;
const ASKS = /[?¿]|^\s*(?:que|cual|como|por que|para que|cuanto|cuando|quien|donde)\b/;

/** Whether a text may tell an operation: cheap, so that the engine is fetched for those alone. */
export function mayTellOperation(text: string): boolean {
  const folded = fold(text);
  return AMOUNT.test(folded) && !ASKS.test(folded);
}
