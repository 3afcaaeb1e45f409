import { meantAccount } from "../accounting/search/meant-account.ts";
import { classify } from "../accounting/search/word-classes.ts";
import { fold, isMonthName } from "../kernel/spanish.ts";
import { mendedWord } from "../understanding/mend-words.ts";
import { plainText, type TextPlace } from "../understanding/plain-text.ts";
import { isGreeting, isQuestion, refusedText } from "../understanding/refused-text.ts";
import { sharedItems, splitClauses } from "../understanding/split-clauses.ts";
import { spokenMeans } from "../understanding/spoken-means.ts";
import type { NameReading } from "../understanding/spoken-party.ts";
import { readClause } from "./clause.ts";
import { operationOf } from "./clause-operation.ts";
import type { GuidedOperation, Understanding } from "./guided-operation.ts";
import type { GuidedWorld } from "./guided-world.ts";

/** More operations in one text are asked for one by one. */
const MOST_OPERATIONS = 6;

const SMALL =
  /^(a|al|con|de|del|e|el|en|la|las|le|les|lo|los|mas|me|mi|nos|para|por|se|su|y|pesos|hoy|ayer|un|una|\d+|%|dias?)$/;

/**
 * What a name in a sentence is besides: capitals may say how it was paid or when, or, after "de", what it was for. "A
 * Claro" says both who was paid and what for.
 */
function readName(world: GuidedWorld, text: string, preposition: string): NameReading {
  const folded = fold(text);
  const words = folded.split(/\s+/);
  if (/^(?:la )?(?:dian|gobierno|alcaldia|municipio|hacienda|eps|arl|sena|icbf)$/.test(folded)) return "word";
  // "Banco de Bogotá", "el viaje a Cali".
  if (classify(folded).every(({ classes }) => classes.has("CTY"))) return "word";
  const means = spokenMeans(folded);
  const isMeans = (word: string) => means.some(({ from, to }) => folded.slice(from, to).includes(word));
  if (words.every((word) => isMeans(word) || isMonthName(word) || SMALL.test(word))) return "word";
  if (meantAccount(world.chart, text) === null) return "name";
  return preposition === "de" || preposition === "del" ? "word" : "both";
}

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
  const clauses = splitClauses(whole.plain);
  const read = (name: string, preposition: string) => readName(world, name, preposition);
  const clauseWorld = { today: world.today, parties: world.parties, readName: read };
  const operations = clauses.flatMap((place): GuidedOperation[] => {
    const items = itemsIn(whole.plain, place);
    return items.flatMap((blanks): GuidedOperation[] => {
      const plain = { ...whole, plain: blanks };
      const operation = operationOf(readClause(plain, place, clauseWorld), world, lead !== "");
      return operation === null ? [] : [operation];
    });
  });
  if (operations.length > MOST_OPERATIONS) return { kind: "refused", why: "too-long" };
  return operations.length === 0 ? { kind: "none" } : { kind: "operations", operations };
}

/** The clause once for each thing that it names with an amount of its own. */
function itemsIn(plain: string, place: TextPlace): readonly string[] {
  const clause = plain.slice(place.from, place.to);
  const items = sharedItems(clause);
  if (items.length < 2) return [plain];
  return items.map((item) => {
    let blanks = plain;
    for (const other of items) {
      if (other === item) continue;
      const from = place.from + other.from;
      const to = place.from + other.to;
      blanks = blanks.slice(0, from) + " ".repeat(to - from) + blanks.slice(to);
    }
    return blanks;
  });
}
