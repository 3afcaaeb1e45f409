import { withoutNoVat } from "./spoken/spoken-vat.ts";

/** Why a text is not read as an operation. */
export type TextRefusal =
  | "empty"
  | "no-words"
  | "too-long"
  | "markup"
  | "insult"
  | "other-language"
  | "negative"
  | "not-done";

/** Longer texts are no sentences about operations. */
const LONGEST = 600;

/** "HP" beside a figure is a make of printers. */
const INSULT =
  /(?<!\d.*)\bhp\b(?!.*\d)|\b(?:idiotas?|estupid[oa]s?|imbecil(?:es)?|hijueputas?|gonorreas?|malparid[oa]s?|marica|pendej[oa]s?|carechimba|pirobos?|mierda|bobo hp|tarad[oa]s?|jueputas?|hijo de puta|puta)\b/;

/** Words that English sentences have and Spanish ones have not. */
const ENGLISH =
  /\b(?:the|i|we|paid|sold|bought|rent|cash|for|goods|received|invoice|from|with|bank|purchase|expense|my|our|loan|salary|inventory|on|dollars)\b/g;
const SPANISH = /\b(?:el|la|de|en|por|con|a|un|una|y|que|me|mi|los|las|le|se|del|al)\b/g;

const ASKS =
  /^(?:y |eso |esto |oye |hola |buenas |disculp[ae] |por favor |profe,? |doctora?,? |veci,? |oiga,? |una (?:pregunta|duda|consulta)[,:]? |tengo una (?:pregunta|duda)[,:]? )*(?:(?:a|en|con|de|por|contra) (?:que|cual) (?:cuenta|codigo|grupo|clase|lado|rubro)|que (?:es|son|significa|quiere decir|pasa|diferencia|cuenta|hago|va|debo)|como (?:se |puedo |debo |hago |registro|contabilizo|causo|calculo|anoto|funciona|es|va|cierro|saco)|cuant[oa]s? |cual(?:es)? |por ?que |para que |explica|expliquem?e|explicame|quiero saber (?:que|como|cual)|no entiendo|que significa|cuando (?:se|debo|tengo|pago|hay|me toca|nos toca|toca|vence)|quien |donde (?:se|va|registro|veo|esta)|dime (?:que|como|cual)|diferencia entre|se puede |puedo (?:registrar|hacer|deducir|descontar)|debo (?:registrar|hacer|declarar|causar|cobrar iva|facturar)|es lo mismo|ayudame a entender)/;

/** "Si vendo a crédito qué pasa". */
const ASKS_LAST =
  /\b(?:si|cuando|al) .+\b(?:que (?:pasa|sucede|ocurre|hago|se hace|cuenta (?:uso|va|es))|como (?:se |lo |la )?(?:registro|registra|contabilizo|contabiliza|hago|hace|anoto))\W*$/;

/** What is asked of a rule, without a figure: "una donación se puede deducir de renta". */
const ASKS_RULE =
  /\b(?:se pueden? [a-z]+[aei]r|es (?:obligatorio|deducible|necesario|legal)|son deducibles|(?:me|nos) toca (?:declarar|facturar|cobrar iva|retener|inscribir)|(?:debo|debemos|tengo que) (?:declarar|facturar|retener|inscribir|cobrar iva))\b/;

/** Not done, or to be done. */
const NOT_DONE =
  /(?<!que |causad[oa]s? y )\b(?:no|nunca|tampoco|todavia no|aun no)\s+(?!(?:se )?(?:lo|la|los|las|le|les|se) (?:(?:he|hemos|ha|han) (?:pagado|cancelado)|pagamos|pagan?|pago|pague))(?:me |nos |le |les |lo |la |los |las |se )*(?:he |hemos |han |ha )?(?:pag|vend|compr|recib|cobr|prest|abon|consign|cancel|gast|deb|hic|saqu|desembols|di\b)|(?<!no (?:me |nos |le |les |lo |la |los |las )*)(?<!\b(?:anticip|adelant|abon|separ|sena)[a-z]*\b.{0,60} que (?:le |les |lo |la |los |las |me |nos |se )?)\b(?:voy|vamos|va|van) a (?!(?:pagarl|registr|anot))[a-z]+r\b|\b(?:quiero|queremos|quisiera|pienso|planeo|tengo que|toca|hay que|falta|debo|debemos|necesito) (?:pagar|comprar|vender|cobrar|prestar|consignar|abonar|cancelar)\b|\bsi (?:vendo|compro|pago|cobro)\b|\bno me acuerdo\b|\bno se si\b|\bcreo que\b|\bcasi (?:vendo|compro|pago)/;

/** What nobody paid is written off: that was done. */
const GIVEN_UP =
  /\b(?:castig[a-z]*|incobrabl[a-z]*|(?:dar|doy|damos|dimos|dado|di) de baja|por perdid[oa]s?)\b/;

/** "Cuenta de cobro por honorarios, todavía no me pagan": it was earned, and is owed. */
const EARNED_UNPAID =
  /\b(?:vend[a-z]+|ventas?|factur[a-z]+|cuentas? de cobro|entreg[a-z]+|despach[a-z]+|preste|prestamos|hice|hicimos|asesor[a-z]+|honorarios|servicios?|cause|causo|causamos)\b.*?\b((?:todavia|aun) no (?:me|nos) (?:l[oa]s? )?(?:han? |hemos )?(?:pag|cancel|consign|gir|abon)[a-z]+|no (?:me|nos) (?:l[oa]s? )?han? (?:pagado|cancelado|consignado|girado|abonado)(?: (?:todavia|aun))?)\b/;

/** The text without what says that it is owed. */
function withoutUnpaid(plain: string): string {
  const said = EARNED_UNPAID.exec(plain)?.[1];
  return said === undefined ? plain : plain.replace(said, " ");
}

const NEGATIVE =
  /(?:^|[^\d\p{L}])[-−–]\s*\$?\s*\d|\b(?:pagu[eé]|vend[ií]|compr[eé]|cobr[eé]|recib[ií]) menos \$?\d/iu;
const GREETING =
  /^\W*(?:buen[oa]s?(?: (?:dias|tardes|noches|dia))?|hola|gracias|muchas gracias|ok|listo|vale|chao|adios|si|no)\W*$/;

/** Whether a plain text only greets. */
export function isGreeting(plain: string): boolean {
  return GREETING.test(plain);
}

/** Whether a plain text is a question, about accounting or about what to do. */
export function isQuestion(plain: string): boolean {
  return (
    /[?¿]/.test(plain) ||
    ASKS.test(plain.trim()) ||
    ASKS_LAST.test(plain) ||
    (ASKS_RULE.test(plain) && !/\d/.test(plain))
  );
}

/** What keeps a text from being read; null where nothing does. `plain`: as `plainText` makes it. */
export function refusedText(text: string, plain: string): TextRefusal | null {
  if (text.trim() === "") return "empty";
  if (text.length > LONGEST) return "too-long";
  if (/[<>]/.test(text)) return "markup";
  if (!/\p{L}/u.test(text)) return "no-words";
  if (INSULT.test(plain)) return "insult";
  const english = new Set(plain.match(ENGLISH)).size;
  if (english > 1 && english > (plain.match(SPANISH) ?? []).length) return "other-language";
  if (NEGATIVE.test(text)) return "negative";
  return NOT_DONE.test(withoutUnpaid(withoutNoVat(plain))) && !GIVEN_UP.test(plain) ? "not-done" : null;
}
