const UNIT = /\b(?:mes|a[nñ]o|bimestre|trimestre|cuatrimestre|semestre)/gi;
/** "… y cuánto llevamos en este", at the end. */
const THIS = /\b((?:en|de|a|al|con|contra|y|que) )este(?=\s*[?.!]*\s*$)/i;
const RETENTION = /\bretenci[oó]n|\bretefuente/i;
const THOSE =
  /\b(?:las|lo|la) que (?=(?:(?:nos|me|les?) )?(?:han |hemos |he )?(?:hicimos|hicieron|practicamos|practicaron|practiqu[eé]|hice)(?!\p{L}))/giu;

/** "Cuánto les quité yo a los demás", beside retentions. */
const TAKEN = /\b(les?) (?:quit[eé]|quitamos|descont[eé]|descontamos)(?!\p{L})(?! (?:en|de|por) )/giu;

/** A question with the nouns written out that it does not say twice: "el año pasado y en este", "las que nos hicieron". */
export function withNouns(question: string): string {
  const before = question.match(UNIT)?.at(-1);
  const dated =
    before === undefined
      ? question
      : question.replace(THIS, (_said, lead: string) => `${lead}este ${before}`);
  if (!RETENTION.test(dated)) return dated;
  return dated.replace(THOSE, "retenciones que ").replace(TAKEN, "$1 retuve");
}
