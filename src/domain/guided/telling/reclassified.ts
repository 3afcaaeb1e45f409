import type { Recognized } from "./recognized.ts";
import { bestAccount } from "./said-account.ts";

const MOVED =
  /\b(?:reclasific[a-z]*|pas[eo]|pasamos|pasar|movi|movimos|mover|traslad[a-z]*|cambi[eo]|cambiamos)\b[^,;]*?\b(?:de|desde|(?:que )?(?:quedo|quedaron|estaban?|puse|pusimos|registre|tenia) (?:mal )?en) (?:la cuenta (?:de |del )?|gastos? de )?([a-z ]+?) (?:a|para|hacia) (?:la cuenta (?:de |del )?)?([a-z ]+)/;
const WAS_IN =
  /\b(?:puse|pusimos|registre|registramos|anote|anotamos|contabilice|contabilizamos|cargue|cargamos|meti|metimos|estaban?|quedaron?|quedo|habia puesto|habia registrado|tenia)(?: mal| por error| anotad[oa]s?| registrad[oa]s?)* (?:en|como|por) (?:la cuenta (?:de |del )?)?([a-z ]+?),? (?:y |pero |que )*(?:era|eran|es|son|va|van|iba|iban|deb[a-z]+ (?:ir|ser|estar|quedar)|corresponde|correspondia|corresponden)(?: (?:de|en|a|para|un|una))? (?:la cuenta (?:de |del )?)?([a-z ]+)/;
/** Where the name of an account ends. */
const AFTER =
  /\s+(?:porque|por que|ya que|que|pues|por error|por estar|se |quedo|estaba|debido|en el|en la)\b.*$/;

/** A service that is hired as well as things that are bought. */
const AMBIGUOUS = /^(?:de )?(?:el |la )?(?:aseo|servicios? de aseo y elementos)$/;

function spent(said: string | undefined): string | null {
  const words = (said ?? "").replace(AFTER, "").trim();
  if (words === "" || AMBIGUOUS.test(words)) return null;
  return bestAccount(words, ["debit"], /^[567]/)?.readings[0]?.puc ?? null;
}

/**
 * What was written on one account of expenses or costs and belongs on another one: "pasé 150 mil de honorarios a
 * servicios". Null where both are not read. `text`: without amounts.
 */
export function reclassified(text: string): Recognized | null {
  // "Cambio de aceite a la Duster": a work that is done on a thing.
  if (/^(?:hoy |ayer )?cambio de (?!cuenta)/.test(text)) return null;
  const found = MOVED.exec(text) ?? WAS_IN.exec(text);
  if (found === null) return null;
  const [from, to] = [spent(found[1]), spent(found[2])];
  return from === null || to === null || from === to
    ? null
    : { by: "deed", deed: "reclassification", puc: to, from, open: [] };
}
