/**
 * Verbs of the manner of asking in all their forms: "¿a cuánto ascendían?", "mirá cuánto muestra", "quedó marcando". What they
 * say is asked by the figure and the period beside them. None of them moves money: those are read by the frames, and one that
 * is not read there is named as unknown.
 */

type Conjugation = "ar" | "er";

/** Stems with the vowels and letters that they change to, in folded letters. */
const STEMS: Readonly<Record<Conjugation, string>> = {
  ar: `mir muestr mostr lleg termin finaliz cerr cierr arranc arranqu empez empiez empec comenz comienz comenc alcanz sum arroj
    registr contabiliz report figur mand llev manej anot asent apunt marc import mont result and habl pregunt necesit dese
    esper solicit cont cuent revis verific verifiqu confirm consult cuadr  acumul agreg present qued pas acab termin
    clasific consolid hall ech discrimin desglos contest trep encaram brinc salt pint and deposit acumul caus indic document relacion totaliz enter acord acuerd olvid fij averigu busc busqu prepar analiz estudi repas
    chequ interes inquiet preocup urg camin maneja model nombr observ est not encontr encuentr reflej ocup us`,
  er: `deb asciend ascend aparec aparezc pertenec correspond viv ten ten tien tuv hub hab hay sab sup ver v ve ve dig dic dij
    hac hag hic hiz pon pong pus pod pued pud quer quier quis cre entiend entend conoc conozc ocurr suced  dec tra salg remit viend
    refier refer obten obtien obtuv mantien manten mantuv exist vien vin`,
};

const ENDINGS: Readonly<Record<Conjugation, string>> = {
  ar: "o|as?|amos|an|ar|ando|ad[oa]s?|abas?|abamos|aban|e|aste|aron|aras?|aran|aria[ns]?|ariamos|ara|es|en|emos|eis|ais",
  er: "o|es?|emos|imos|en|er|ir|iendo|id[oa]s?|ia[ns]?|iamos|i|io|iste|ieron|iera[ns]?|eria[ns]?|eriamos|iria[ns]?|a[ns]?|amos|ria[ns]?|eran?|iran?",
};
const CLITICS = "(?:me|nos|le|les|te|se|l[oa]s?|mel[oa]s?|nosl[oa]s?)?";

const formsOf = (conjugation: Conjugation): string =>
  `(?:${STEMS[conjugation].trim().split(/\s+/).join("|")})(?:${ENDINGS[conjugation]})${CLITICS}`;

const MANNER = new RegExp(`^(?:${formsOf("ar")}|${formsOf("er")})$`);

/**
 * Other words that neither say what is asked nor narrow it: interjections, adverbs, who is spoken to, and names of a list, a
 * paper or a day's work.
 */
const OTHERS = new Set(
  (
    "salimos salieron ud uds vd atent atento atenta pendejada xfa xfis plis porfis ole oles ala chino sumerce sumercecita vos usted ustedes vusted senores senoras profe " +
    "dentro adentro ambos ambas cosita cositas osea osease juntos juntas demas dizque ahorita ahoritica orita mismito apenas solamente unicamente simplemente " +
    "realmente verdaderamente actualmente finalmente globalmente contablemente aproximado aproximada exacta exacto exactas exactos preciso precisa concretamente " +
    "redondo grosso gruesa rapidamente brevemente claramente igualmente asimismo respectivamente individualmente conjuntamente tal cual cada quien alguna alguno algun " +
    "algo vea veamos listo cierto verdad ojala siquiera obvio tantico poquito poquitico ratico momentico harto resto cual cuales cuanto cuanta cuantos cuantas " +
    "ahi ahy alli esos esas aquel aquella aquellos aquellas eso esto cuadro tabla reporte formato renglon casilla linea punto item items " +
    "oficialmente formalmente legalmente definitivamente nuevamente previamente entonces mientras aja eh ey ay uy huy jaja jeje jajaja plz dios mio virgen santisima " +
    "estadistica estadisticas numerito numeritos cifrita datico datito gracias bendiciones saludo saludos abrazo feliz tarde noche buen buena buenas " +
    "nomas namas nada solito solita mero mera meramente bien mal ok okey oki va dale hagale sirvase amablemente atentamente cordialmente respetuosamente " +
    "dichos dichas dicho dicha tales mencionado mencionada mencionados presentes siguientes siguiente correspondiente correspondientes respectivo respectiva respectivos " +
    "ojo favorcito favores vigencia caso vaina vainas tema temas asunto cuestion lado lados parte partes momento instante corresponde ultimamente"
  ).split(" "),
);

/** After these a verb's form is a noun: "en mandados", "por marca", "del depósito". */
const BEFORE_NOUN = new Set(
  "el la los las un una unos unas mi mis su sus de del en por con al sin otro otra".split(" "),
);
const INFINITIVE = /[aei]r(?:me|nos|le|les|te|se|l[oa]s?)?$/;

/** Whether a folded word, behind another, says how it is asked and nothing of what. */
export function isManner(word: string, before = ""): boolean {
  if (before === "por") return false;
  return OTHERS.has(word) || (MANNER.test(word) && (INFINITIVE.test(word) || !BEFORE_NOUN.has(before)));
}
