/**
 * What a question asks the meaning of, however it is put: "¿a qué se le llama pasivo?", "el devengo, ¿con qué se come?". The
 * written answers and the glossary are asked for it as "qué es …".
 */

const ASKED_BEFORE = [
  "(?:como|que) se (?:defin|entiend|interpret|llam)[a-z]+(?: por| como| a)?",
  "(?:a )?(?:que|cual) (?:cosa )?(?:se )?(?:les? )?(?:llama|llaman|dice|dicen|conoce|denomina|considera|refieren?)(?: como| con| a)?",
  "que (?:viene|vienen|vendria|vendrian) (?:siendo|a ser)",
  "que (?:es|son|seria|serian) (?:eso|lo) del?",
  "que (?:significan?|quieren? decir|demonios es|carajos es|rayos es|cosa es|es exactamente|tal es eso de)",
  "que (?:es|son)(?: lo que (?:se )?llaman?)?",
  "(?:la )?(?:definicion|significado|concepto|idea|explicacion) del?",
  "(?:en que|de que) (?:consisten?|se tratan?)",
  "(?:para|pa) que (?:sirven?|se usan?|existen?)",
  "(?:me )?(?:expli[a-z]+|aclar[ae]r?(?:me)?|ensen[ae](?:me)?)(?: (?:que (?:es|son|significa|quiere decir)|(?:eso|lo) del?|en que consiste|bien|de nuevo|otra vez|como a un nino|facil|sencillo|con un ejemplo))*",
  "no (?:entiendo|se|comprendo|capto|me queda claro) (?:bien )?(?:que (?:es|son|significa|quiere decir)|(?:eso|lo) del?)",
];
const ASKED_AFTER =
  "(?:(?:eso )?(?:que|q) (?:vienen? (?:siendo|a ser)|significan?|quieren? decir|es eso|es|son|seria|cosa es)|como se (?:define|entiende|come)|de que se trata|(?:eso )?con que se come|en que consisten?|(?:para|pa) que sirve)";

const ARTICLE =
  "(?:(?:la palabra|el termino|el concepto de|eso de|lo de|el|la|los|las|un|una|unos|por|como|con|a) )*";
const BEFORE = new RegExp(String.raw`\b(?:${ASKED_BEFORE.join("|")}) ${ARTICLE}([a-z][a-z ]{2,50})$`);
const AFTER = new RegExp(String.raw`^(?:[a-z]+ ){0,2}?${ARTICLE}([a-z][a-z ]{2,50}?) ${ASKED_AFTER}$`);

/** What is no term: what one has, what was done, what is asked of a period. */
const OWN =
  /\b(?:mi|mis|nuestr[oa]s?|tengo|tenemos|debo|debemos|hay|lo|que|cuant[oa]s?|este|esta|hoy|mes|mas|menos|mejor|peor|ano|20\d\d|nuestro|empresa|negocio)\b/;
const AFTERWARDS =
  / (?:en (?:contabilidad|palabras|pocas|cristiano|espanol|una empresa|finanzas)|profe|por favor|pues|exactamente|gracias|para que|y (?:para|como|que))\b.*$/;

/** The term whose meaning a folded question asks, as "qué es …"; null where it asks for no meaning. */
export function askedConcept(folded: string): string | null {
  for (const part of folded.replace(/\.{2,}|…/g, " ").split(/[.;:?!¡]+/)) {
    const text = part
      .replace(/[^a-z0-9 ]+/g, " ")
      .replace(/ +/g, " ")
      .trim()
      .replace(AFTERWARDS, "");
    const term = (BEFORE.exec(text) ?? AFTER.exec(text))?.[1]?.trim();
    if (term !== undefined && !OWN.test(term) && term.split(" ").length <= 6) return `qué es ${term}`;
  }
  return null;
}
