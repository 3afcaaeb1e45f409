import { REQUEST_FRAMES, WHO } from "./asking-frames.data.ts";

/** Requests within a question, between spaces: they say nothing of what is asked for. */
export const REQUESTS = new RegExp(` (?:${REQUEST_FRAMES.join("|")})(?= )`);

/** Words in which something is told before it is asked, and no figure. */
const TOLD_BEFORE =
  /\b(?:estoy|estamos|ando|andamos|voy a|vamos a|van a|va a|vino|vinieron|viene|vienen|llego|llegaron|llamo|llamaron|escribio|reunion|cita|visita|manana|resulta|acabo|acabamos|fui|fuimos|vengo|me (?:dijo|dijeron|toca|pidio|pidieron|piden|pide|pregunto|preguntaron|preguntan|ofrecen|ofrecieron|quieren|parece|preocupa|late|siento)|nos (?:dijo|toca|pidio|pidieron|piden|pide|pregunto|preguntaron|ofrecen|visita|quieren)|tengo (?:una|un|que|la|el)|tenemos (?:una|un|que|la|el)|hay que|hay (?:una|un|junta|reunion)|creo|pense|pienso|sospecho|siento|dicen|soy|somos|trabajo|no (?:se|entiendo|recuerdo|encuentro)|se me (?:perdio|borro|olvido|dano)|como (?:estuvo|esta|estan|hubo|fue)|este ano (?:ha|estuvo)|(?!arriendo)[a-z]{3,}(?:ando|iendo)(?:me|nos|le|lo)?|dice[n]? que|pienso|queremos|quiero|necesito|es que|con tanto|para (?:el|la|un|una|poder|saber))\b/;
/** What of it could be what is asked about: "de lo que vendí", "gorras: ...", "si vendo el doble". */
const IS_ABOUT =
  /^\W*(?:de|del|si|con|sin|ademas|suponiendo|imaginando|aparte)\b|\b(?:cuant[oa]s?|cual(?:es)?)\b|^(?!.*\b(?:dice[n]?|dijo|dijeron) que\b).*\b(?:vend(?:iendo|imos|i|o)|factur[a-z]+|gast[a-z]+|pagu?[a-z]+|compr[a-z]+|gan[aeo][a-z]*)\b/;
/** Where the question begins after it. */
const BEGINS =
  /(?:\s*[,;:.!?]+\s*(?:y |pero |entonces |asi que |por eso |ahi )?|\s(?:y|pero|entonces|asi que|por eso|para eso)\s)(?=¿?(?:en |a |de |por |al |con )?(?:cuant[oa]s?|que tanto|cual|a como|dime|digame|me (?:dices?|piden|pidio|pidieron|pide|falta|interesa|gustaria|pregunt|puedes|puede|dijo que)|nos (?:piden|pidieron|falta)|necesito|quiero|quisiera|queria|necesitamos|queremos|deseo|no (?:se|recuerdo|me acuerdo)|quiere(?:n)? (?:saber|ver|conocer)|tengo que (?:dar|decir|pasar|mandar|reportar|mostrar|poner|saber)|hay que (?:dar|decir|pasar|mandar|reportar|mostrar|poner)|(?:me|nos) (?:toca|toco|pusieron|pusieron a|pidieron) (?:sacar|hallar|calcular|decir|dar|presentar|averiguar|buscar)|debo (?:dar|decir|pasar|mandar|reportar|mostrar|poner))\b)/g;

/** What is said after a question, of whoever asks: "ya me asusté", "porque no me cuadra". */
const SAID_AFTER =
  /\s*,\s*(?:mi |senora? )?(?:doctor[a]?|don|dona|senor[a]?|jef[ea]|patron[a]?|contador[a]?|ingenier[oa]|licenciad[oa]|maestr[oa])\W*$|\s*[,;.?]+\s*(?:y |pero )?(?:ya (?:me|nos|no)|porque|(?:es )?pa(?:ra)? (?:el|la|mi)\b|(?:necesito|quiero|tengo que|debo|voy a) (?:verificar|revisar|cuadrar|comparar|presentar|llenar|cotejar|confirmar|declarar|pagar|decidir|mostrar|entregar)|que (?:hubo|hay|habia|fue|es|ese mes|alla|me|nos|yo|ya) |sin (?:lujo|tanto|mucho|necesidad)|no mas|aunque|por si acaso|es que|que ya|me (?:asust|preocup|urge|tiene|da|late|parece)|no (?:vaya|sea|creo|me)|a ver si|para (?:ver|saber|poder|mirar|ir|llevar|tener|decidir|estar|hacer|planear|presentar|mostrar|entregar|armar|cuadrar|pedir))\b(?!.*\b(?:cuant[oa]s?|cual(?:es)?)\b).*$/;

/** Whether a sentence is about who asks: "el contador me las está pidiendo". */
export const isOfAsker = (folded: string): boolean => OF_ASKER.test(folded);
const OF_ASKER = new RegExp(`^\\W*(?:es que )?${WHO}\\b(?!.*\\b(?:cuant[oa]s?|cual(?:es)?)\\b)`);

/** Where the question of a folded text ends: what is said after it says nothing of it. */
export const endOfQuestion = (folded: string): number => SAID_AFTER.exec(folded)?.index ?? folded.length;

/** Where the question of a folded text begins: what is told before it says nothing of it. 0 where all is the question. */
export function beginOfQuestion(folded: string): number {
  let begin = 0;
  for (const { index, 0: said } of folded.matchAll(BEGINS)) {
    const before = folded.slice(begin, index);
    if (IS_ABOUT.test(before) || !(TOLD_BEFORE.test(before) || /[.;!?]/.test(said))) break;
    begin = index + said.length;
  }
  return begin;
}
