import { fold } from "../../kernel/spanish.ts";
import { askedRatio } from "./ratio-answers.ts";

/** Whole questions that an answer is known by, before its words are weighed: the first that a folded question says. */
const TOLD: readonly (readonly [words: RegExp, intent: string])[] = [
  [/\bquien(?:es)? (?:es|son) (?:mi|mis|el|los|nuestr[oa]s?) mejor(?:es)? client/, "my-customers"],
  [
    /\b(?:principales|mayores|top|ranking)(?: de)?(?: mis| los)? (?:clientes )?(?:deudores|clientes)\b(?!.*\bcompr)/,
    "my-customers",
  ],
  [/\ben que (?:cosas )?(?:gasto|gaste|gastamos|estoy gastando|estamos gastando) mas que\b/, "more-spent"],
  [
    /\bquit[a-z]+\b.*\bcostos?\b.*\bporcentaje\b|\bporcentaje\b.*\bquit[a-z]+\b.*\bcostos?\b/,
    "my-gross-margin",
  ],
  [
    /\bactivos? corrientes?\b.*\b(?:menos|quit[a-z]+|rest[a-z]+|descont[a-z]+|contra)\b.*\bpasivos? corrientes?\b/,
    "my-liquidity",
  ],
  [
    /\b(?:que tan|como (?:esta|anda|va|estamos|andamos|vamos)|que tal|cuanta|hay|tenemos|tengo)\b.*\bliquidez\b(?!.*\bcuant)/,
    "my-liquidity",
  ],
  [
    /\b(?:que tan|como (?:esta|anda|va|estamos|andamos|vamos)|que tal|cuanto)\b.*\bendeuda(?:miento|d[oa]s?)\b/,
    "my-debt",
  ],
  [
    /\bclientes?\b.*\bmas\b.*\b(?:deb|adeud)[a-z]+\b|\b(?:client[a-z]+|deudor[a-z]*)\b.*\bmas (?:moros[oa]|atrasad[oa]|grande|colgad[oa])s?\b/,
    "my-customers",
  ],
  [/\bpor ?que\b.*\b(?:cajas?|efectivo|plata|dinero)\b/, "cash-change"],
  [
    /\ben que se (?:me|nos) va\b|\ben que gasto mas\b(?! que)|\bgastos? mas (?:altos?|grandes?)\b|\bmayor(?:es)? gastos?\b/,
    "my-spending",
  ],
  [/\bcon que (?:pagar|responder|cubrir|cumplir)\b.*\b(?:deudas|corto plazo)\b/, "my-liquidity"],
  [
    /\bde cada (?:cien|100) pesos que (?:tiene|tengo|tenemos|hay)\b|\bde cada (?:cien|100) pesos\b.*\b(?:prestad[oa]s?|deb[a-z]+|ajen[oa]s|deudas?|de otros)\b/,
    "my-debt",
  ],
  [
    /\b(?:de|por) cada (?:peso|cien|100|mil|millon)\b.*\b(?:pag|descont|quit|rest|sac)(?:ar|ando)\b.*\b(?:mercancia|costos?|productos?|inventario)\b/,
    "my-gross-margin",
  ],
  [
    /\b(?:porcentaje|parte|tajada|pedazo|proporcion|cuanto) de lo (?:que )?(?:tengo|tenemos|hay|tiene|mio|nuestro)\b.*\b(?:prestad|deb|ajen|acreedor|otros|terceros|banco|fiad)[a-z]*\b/,
    "my-debt",
  ],
  [
    /\bmargen bruto\b|\bmargen de (?:ganancia|utilidad) bruta\b|\b(?:ganancia|utilidad) bruta\b.*\bporcentaje\b|\bporcentaje\b.*\b(?:ganancia|utilidad) bruta\b|\bmargen\b.*\b(?:deja|dejan|da|dan|tiene|tienen)\b.*\b(?:mercancia|productos?|inventario)\b/,
    "my-gross-margin",
  ],
  [
    /\bmargen (?:neto|de utilidad|de ganancia)\b|\brentabilidad (?:de|sobre|en)(?: las| mis)? ventas\b|\bmargen sobre(?: las| mis)? ventas\b|\b(?:mi|el) margen\b|\b(?:de cada|por cada|vend[a-z]+) (?:cien|100)(?: pesos)?\b|\brentables?\b|\bpor cada peso (?:vendido|que (?:vend|factur)[a-z]+)\b/,
    "my-profit",
  ],
  [
    /\b(?:razon (?:corriente|cte)|prueba acida|liquidez corriente|(?:indice|indicador|razon|nivel|grado|coeficiente) de (?:la |mi )?liquidez|capital de trabajo|soy solvente|somos solventes|solvencia)\b|^\W*(?:la |mi )?liquidez(?: (?:de|del|actual|hoy)[a-z ]*)?\W*$|\bcon? ?(?:como|que) (?:puedo )?pagar\b.*\b(?:deudas|corto plazo)\b|\btengo como pagar\b|\bpuedo pagar (?:mis|las) deudas\b|\balcanza\b.*\b(?:pagar|cubrir|responder)\b.*\b(?:deudas|corto plazo)\b|\bme alcanza para pagar (?:mis|las) deudas\b|\bcapacidad\b.*\b(?:responder|pagar|pago|cubrir)\b/,
    "my-liquidity",
  ],
  [/^\W*cuanto (?:es lo que )?(?:debo|debemos)(?: yo)? y a quien(?:es)?\W*$/, "my-owed"],
  [
    /\b(?:(?:nivel|indice|grado|razon|porcentaje|indicador) de endeudamiento|mi endeudamiento|tan endeudad[oa])\b|\b(?:porcentaje|parte|proporcion)\b.*\b(?:empresa|negocio|activos?)\b.*\b(?:acreedores|terceros|deudas?|debe|debemos|financiad[oa]s?)\b/,
    "my-debt",
  ],
  [
    /\balcanz(?:o|a|amos|aria|ariamos|an)\b.*\b(?:pagar|cubrir|responder)\b.*\b(?:deudas?|corto plazo|liquidez|vence)\b|\bcorto plazo\b.*\balcanz[a-z]+\b|\b(?:que )?tan liquid[oa]s? (?:estoy|estamos|esta|es)\b|\b(?:estoy|estamos|esta) (?:bien )?liquid[oa]s?\b/,
    "my-liquidity",
  ],
  [/\bcon que pagar\b|\bme alcanza (?:la plata )?para (?:pagar )?la nomina\b/, "my-cash"],
  [
    /\bquien(?:es)?\b.*\b(?:(?:me|nos) (?:deben?|estan? debiendo|adeudan?|quedo debiendo|(?:tienen?|falta[n]?) (?:que|por) pagar)|(?:no )?(?:me|nos) (?:ha|han) pagado|cobr(?:ar|o)[a-z]*)\b/,
    "my-customers",
  ],
];

/** What asks for the meaning: no figure is told. */
const ASKS_MEANING =
  /\b(?:que (?:es|son|significan?|quieren? decir)|para que sirve|como se (?:calcula|interpreta|registra)|expli[a-z]+|\bdefin[aei][a-z]*|en que consisten?|concepto de|diferencia)\b/;

/** The answer that a question names by its words; null where none does, or their meaning is asked. */
export function toldIntent(asked: string): string | null {
  if (ASKS_MEANING.test(asked)) return null;
  return TOLD.find(([words]) => words.test(asked))?.[1] ?? null;
}

const SPENT = "(?:gastos?|costos?|egresos?|plata|platica|dinero|billetes?|consumos?)";
/** "¿Cómo podríamos gastar menos?", "¿de dónde recorto?": where the most is spent is what the books say of it. */
const ASKS_SAVINGS = new RegExp(
  [
    String.raw`\b(?:como|en que|de (?:a )?donde|donde|que|para|pa|ideas?)\b.*\bgast(?:ar|emos?|amos|o|e) menos\b`,
    String.raw`\b(?:como|en que|de (?:a )?donde|donde|que cosas?|ideas?|puedo|podemos|podria(?:mos)?|se puede)\b.*\b(?:ahorrar|ahorro|ahorramos|economi[a-z]+|recort[a-z]+)\b(?! para comprar)`,
    String.raw`\b(?:como|en que|de (?:a )?donde|donde|que|ideas?|formas?|maneras?)\b.*\b(?:recort|reduc|reduzc|merm|disminu|rebaj|baj|apret|ajust|cort|quit|elimin)(?:ar|ir|[aei]mos|o|a|arle|irle|aria|iria|ando)?(?:les?)?\b.* ${SPENT}\b`,
    String.raw`\b(?:que|cuales) ${SPENT} (?:se )?(?:puedo|podemos|podria(?:mos)?|pueden?|podrian?|deberia(?:mos)?) (?:recort|reduc|quit|baj|elimin|disminu|cort|apret|merm|rebaj)[a-z]+\b`,
  ].join("|"),
);

/** Whether a folded question asks how to spend less, and no amount that was saved. */
export const asksSavings = (asked: string): boolean =>
  ASKS_SAVINGS.test(asked) && !/\bcuant[oa]s?\b/.test(asked);

/** More are no two answers. */
const MOST_HALVES = 6;

/** Whether two answers are asked for by their names: "margen bruto y razón corriente". */
export function tellsTwo(question: string): boolean {
  const halves = fold(question)
    .split(/\b[ye]\b|,/, MOST_HALVES)
    .map((half) => askedRatio(half) ?? toldIntent(half))
    .filter((each) => each !== null);
  return new Set(halves).size > 1;
}
