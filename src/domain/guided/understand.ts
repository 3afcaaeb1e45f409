import { mendedWord } from "../understanding/mend-words.ts";
import { plainText } from "../understanding/plain-text.ts";
import { isGreeting, isQuestion, refusedText } from "../understanding/refused-text.ts";
import { operationOf } from "./clause-operation.ts";
import type { GuidedOperation, Understanding } from "./guided-operation.ts";
import type { GuidedWorld } from "./guided-world.ts";
import { advanceSettled } from "./parts/advance-settled.ts";
import { toldClauses } from "./told-clauses.ts";

/** More operations in one text are asked for one by one. */
const MOST_OPERATIONS = 6;

const LEAD =
  /^\s*(?:(?:oye|hola|buenas|parce|por favor|porfa|listo|bueno|entonces)[, ]+)*(?:(?:quiero|necesito|debo|hay que|puedes|podrias|me ayudas a) )?(?:registr(?:ar|a|emos|o|e|ame)|anot(?:ar|a|ame|e)|apunt(?:ar|a|e)|ingresar|contabilizar)(?: (?:que|el pago de|la|el|un|una))?\s/;

/**
 * What a sentence in Spanish says: operations with what is missing of them, a question, or nothing that is understood.
 * Deterministic, and bounded in time by the length that is read.
 */
export function understand(text: string, world: GuidedWorld): Understanding {
  const whole = plainText(text.slice(0, 1_000).normalize("NFC"), mendedWord);
  const lead = LEAD.exec(whole.plain)?.[0] ?? "";
  const why = refusedText(text, whole.plain.slice(lead.length));
  // "Si vendo a crédito, ¿en qué cuenta va?" asks, though nothing was done.
  const isAsked = lead === "" && isQuestion(whole.plain);
  if (why !== null && !(why === "not-done" && isAsked)) return { kind: "refused", why };
  if (isGreeting(whole.plain)) return { kind: "none" };
  if (isAsked) return { kind: "question" };
  const operations = toldClauses(whole, world).flatMap((clause): readonly GuidedOperation[] => {
    const operation = operationOf(clause, world, lead !== "");
    return operation === null ? [] : [advanceSettled(operation, world) ?? operation];
  });
  if (operations.length > MOST_OPERATIONS) return { kind: "refused", why: "too-long" };
  return operations.length === 0 ? { kind: "none" } : { kind: "operations", operations };
}
