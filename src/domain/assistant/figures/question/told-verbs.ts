/**
 * Verbs by their shape: whatever is told in one beside a figure ("me tiene trasnochada", "cuando me toque") says nothing of
 * it, unless it is one of money, which makes another figure of it ("lo que nos robaron"), or is denied.
 */

/** Stems that move money, goods or debts, or narrow what is asked. */
const OF_MONEY = new RegExp(
  `^(?:${"abon acredit adeud ahorr alquil anul apart aport arrend arriend asegur cambi cancel capt cast cobr compr condon consign contrat cotiz cuest cost deb demand deposit descart descont descuent desperdic despid desped devolv devuelv devolu dan don elabor embarg encarg endeud entreg envi export extravi fabric factur fi financ fund gan gast gir hered import instal inviert invert invirt jubil licit liquid mult pag ped perd perdon pid pierd prest produc promet provision recaud recib reclam recog recuper reemb refinanc regal remodel repar repart report reten retien retuv retir rob separ siniestr sobr subarr surt tribut trasl transfer transport vari venc vend vent viaj vot"
    .split(" ")
    .join("|")})`,
);

/** Nouns of things that end as verbs do. */
const NOUNS =
  /^(?:arriendos?|subarriendos?|contrabando|comando|mando|bandos?|hacienda|tiendas?|prendas?|viviendas?|ofrendas?|ramos|gramos|kilogramos|tramos|extremos|maximos|minimos|ultimos|proximos|racimos|mismos|insumos|consumos|guayabas?|dividendos?|reclamos|prestamos|panamos|salarios?|centros?|nosotros)$/;

const CLITIC = /^(?:me|nos|se|te|les?)$/;
const HAVE = /^(?:he|has|ha|hemos|han|habia|habian|habiamos|haya|hayan)$/;
const BE =
  /^(?:estoy|esta|estan|estamos|estaba|estaban|ando|anda|andan|andamos|voy|va|van|vamos|iba|viene|vienen|vengo|venimos|sigo|sigue|siguen|seguimos)$/;
const DENIED = /^(?:no|sin|nunca|ni|tampoco)$/;

const PARTICIPLE = /(?:ad|id)[oa]s?$|(?:st|ch|rt)o$/;
const GERUND = /(?:ando|iendo|yendo)(?:me|nos|se|les?|l[oa]s?)?$/;
/** Any form but an infinitive. */
const FORM = /[aeo]$|[aeou]n$|[aei]mos$|[aei]s$|[ei]$/;
/** Endings that hardly any noun has. */
const SURE =
  /(?:[aei]mos|aron|ieron|aba|aban|abamos|[aei]riamos|[aei]rian|[aei]remos|ieran|iera|[ai]ste)(?:me|nos|les?|se|l[oa]s?)?$/;
const LEAST_LETTERS = 5;

/** Whether a folded word, within the ones before it, is a verb in which something is told that is no figure. */
export function isToldVerb(word: string, at: number, words: readonly string[]): boolean {
  if (word.length < LEAST_LETTERS || OF_MONEY.test(word) || NOUNS.test(word)) return false;
  const before = words[at - 1] ?? "";
  if (DENIED.test(before) || DENIED.test(words[at - 2] ?? "")) return false;
  if (CLITIC.test(before)) return FORM.test(word);
  if (HAVE.test(before)) return PARTICIPLE.test(word);
  if (BE.test(before)) return GERUND.test(word);
  return SURE.test(word);
}
