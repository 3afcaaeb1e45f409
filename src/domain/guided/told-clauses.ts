import { meantAccount } from "../accounting/search/meant-account.ts";
import { classify } from "../accounting/search/word-classes.ts";
import { fold, isMonthName } from "../kernel/spanish.ts";
import type { PlainText, TextPlace } from "../understanding/plain-text.ts";
import { sharedItems, splitClauses } from "../understanding/split-clauses.ts";
import { spokenMeans } from "../understanding/spoken/spoken-means.ts";
import type { NameReading } from "../understanding/spoken/spoken-party.ts";
import { type Clause, readClause, withoutIdentity } from "./clause.ts";
import type { GuidedWorld } from "./guided-world.ts";

const SMALL =
  /^(a|al|con|de|del|e|el|en|la|las|le|les|lo|los|mas|me|mi|nos|para|por|se|su|y|pesos|hoy|ayer|un|una|\d+|%|dias?)$/;

/**
 * What a name in a sentence is besides: capitals may say how it was paid or when, or, after "de", what it was for. "A
 * Claro" says both who was paid and what for.
 */
function readName(world: GuidedWorld, text: string, preposition: string): NameReading {
  const folded = fold(text);
  const words = folded.split(/\s+/);
  if (/^(?:la |el )?(?:fe|fv|fc|nc|nd|fac|fra)$/.test(folded)) return "word";
  if (/^(?:la )?(?:dian|gobierno|alcaldia|municipio|hacienda|eps|arl|sena|icbf)$/.test(folded)) return "word";
  if (/^viaticos? (?:de|del|a|al|para) /.test(folded)) return "word";
  // "Banco de Bogotá", "el viaje a Cali".
  if (classify(folded).every(({ classes }) => classes.has("CTY"))) return "word";
  const means = spokenMeans(folded);
  const isMeans = (word: string) => means.some(({ from, to }) => folded.slice(from, to).includes(word));
  if (words.every((word) => isMeans(word) || isMonthName(word) || SMALL.test(word))) return "word";
  if (classify(folded).some(({ classes }) => classes.has("AFP") || classes.has("EPS"))) return "both";
  if (meantAccount(world.chart, text) === null) return "name";
  return preposition === "de" || preposition === "del" ? "word" : "both";
}

/** The clause once for each thing that it names with an amount of its own. */
function itemsIn(plain: string, place: TextPlace): readonly string[] {
  const items = sharedItems(withoutIdentity(plain).slice(place.from, place.to));
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

/** The clauses of a text, each once for each thing that it names with an amount of its own. */
export function toldClauses(whole: PlainText, world: GuidedWorld): readonly Clause[] {
  const read = (name: string, preposition: string) => readName(world, name, preposition);
  const clauseWorld = { today: world.today, parties: world.parties, readName: read };
  return splitClauses(whole.plain).flatMap((place) =>
    itemsIn(whole.plain, place).map((plain) => readClause({ ...whole, plain }, place, clauseWorld)),
  );
}
