import { fold, monthName } from "../../../kernel/spanish.ts";

/** What stands in the place of a part that was read, letter for letter: nothing reads over it, and places stay. */
const READ = "~";

/** As they are typed in a hurry. */
const SHORT: Readonly<Record<string, string>> = {
  q: "que",
  x: "por",
  pto: "punto",
  k: "que",
  pa: "para",
  porcent: "porcentaje",
  trim: "trimestre",
  bim: "bimestre",
  cuatrim: "cuatrimestre",
  sem: "semestre",
  vtas: "ventas",
  vta: "venta",
  gtos: "gastos",
  gto: "gasto",
  ppe: "propiedades planta y equipo",
  ctas: "cuentas",
  cta: "cuenta",
  sdo: "saldo",
  sdos: "saldos",
  bco: "banco",
  bcos: "bancos",
  gral: "general",
  vr: "valor",
  vlr: "valor",
  cto: "costo",
  ctos: "costos",
  prov: "proveedores",
  provs: "proveedores",
  nales: "nacionales",
  oblig: "obligaciones",
  fras: "financieras",
  fros: "financieros",
  dep: "depreciacion",
  deprec: "depreciacion",
  acum: "acumulada",
  ppye: "propiedades planta y equipo",
  retefte: "retefuente",
  rtefte: "retefuente",
  nom: "nomina",
  arrdto: "arrendamiento",
  arrend: "arrendamiento",
  oper: "operacionales",
  ing: "ingresos",
  merc: "mercancia",
  admon: "administracion",
  invent: "inventario",
  publ: "publicidad",
  patrim: "patrimonio",
  tot: "total",
  prom: "promedio",
  var: "variacion",
  impto: "impuesto",
  imptos: "impuestos",
};

const UNIT = "(ano|mes|bimestre|trimestre|cuatrimestre|semestre)";
const BESIDE_IT =
  "((?: (?:y|e|o|contra|versus|vs|con|que|a|al|frente|comparad[oa]s?|respecto))+(?: (?:a|al|con|el|del|en|de|que))*)";
const PLACE = "(primero?|segundo|tercero?|cuarto|quinto|sexto|ultimo|[1-6]|1er|2do|3er|4to)";
const IN_YEAR = "((?: de(?:l ano)? 20\\d\\d| del ano| de este ano)?)";

const MONTH_NAMES = Array.from({ length: 12 }, (_, at) => fold(monthName(at + 1)));
/** The last days of months, by their names and numbers. */
const MONTH_ENDS =
  "31 de (?:enero|marzo|mayo|julio|agosto|octubre|diciembre|ene|mar|may|jul|ago|oct|dic)|30 de (?:abril|junio|septiembre|setiembre|noviembre|abr|jun|sept?|nov)|2[89] de feb(?:rero)?";

/** What is shortened, or left out where it would be said twice: "este año y el pasado", "el primer trimestre contra el segundo". */
const LEFT_OUT: readonly (readonly [words: RegExp, whole: string])[] = [
  // How exactly a figure is wanted says nothing of which.
  [
    / (?:exactamente|exactico|justamente|justo|justico|precisamente|apenas|aproximadamente|realmente|solamente|unicamente|mas o menos(?! que)|en fin|al final de cuentas)(?= )/g,
    "",
  ],
  [/ rte (?:en la |en )?fte(?= )/g, " retefuente"],
  [/ p g(?= )/g, " pyg"],
  [/ c x c(?= )/g, " cuentas por cobrar"],
  [/ util(?= (?:neta|bruta|operacional|oper|del|de|20\d\d) )/g, " utilidad"],
  [/ act(?:iv)?(?= fijos )/g, " activos"],
  [/ int(?= (?:pagados|bancarios|por|de) )/g, " intereses"],
  [/(?<= (?:gastos|ingresos|obligaciones)) fin(?:anc)?(?= )/g, " financieros"],
  [/ (20\d\d) ([1-4][tqs]|[tqs][1-4])(?= )/g, " $2 $1"],
  [/ ([1-4][tqs]|[tqs][1-4])(?:20)?(2\d)(?= )/g, " $1 20$2"],
  // Whole months between two days.
  [/ (0?[1-9]|[12]\d|3[01])\/(0?[1-9]|1[0-2])\/(20\d\d)(?= )/g, " $1 de mes$2 de $3"],
  ...MONTH_NAMES.map((name, at) => [new RegExp(` mes0?${at + 1}(?= )`, "g"), ` ${name}`] as const),
  [/ (3[01]|2[89]) (?=(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]* )/g, " $1 de "],
  [
    new RegExp(
      ` (?:entre |desde |de |del )?(?:el )?(?:0?1|1o|primero) (?:de ([a-z]+)(?: del? (20\\d\\d))? )?(?:al?|hasta|y) (?:el )?(${MONTH_ENDS})((?: del? 20\\d\\d)?)(?= )`,
      "g",
    ),
    " de $1 ~$2 a $3$4",
  ],
  [/ de {2}~ a (?:[0-9]{2}) de/g, " de"],
  [/ de ([a-z]+) ~(20\d\d)? a (?:[0-9]{2}) de/g, " de $1 $2 a"],
  [/ {2,}/g, " "],
  // What is said of the company: "se les debe", "le deben a la empresa".
  [/ se (?:les? )?(?:debe|adeuda)n?(?= )/g, " debo"],
  [/ (?:le )?(?:debe|adeuda) (?:la empresa|el negocio|la compania|la sociedad) a/g, " debo a"],
  [/ (?:la empresa|el negocio|la compania|la sociedad) (?:les? )?(?:debe|adeuda) a/g, " debo a"],
  [
    / le (?:deben|adeudan) (?=(?:[a-z]+ ){0,3}a(?: la empresa|l negocio| la compania| la sociedad) )/g,
    " nos deben ",
  ],
  // "En qué va la cartera".
  [
    / en que (?:va|van|quedo|quedaron|esta|estan|termino|terminaron|cerro|cerraron) (?=(?:el|la|los|las|mis?|nuestr[oa]s?) (?!plata|platica|dinero|billete|lana|efectivo))/g,
    " cuanto ",
  ],
  // Fiscal words for a year: "vigencia 2025", "el ejercicio inmediatamente anterior", "año gravable".
  [
    / (?:(?:vigencia|ejercicio)(?: fiscal| contable| gravable| economico)*|periodo(?: fiscal| contable| gravable)+)(?: de(?:l ano)?)?(?= (?:(?:inmediatamente )?anterior|pasad[oa]|actual|en curso|20\d\d|que) )/g,
    " ano",
  ],
  [
    / (?:que|q) (?:(?:se|nos) )*(?:acab(?:a|o|amos|aba) de (?:pasar|terminar|cerrar|irse|acabar(?:se)?)|recien (?:paso|termino|cerro))(?= )/g,
    " pasado",
  ],
  // "Correspondiente a julio" is of that month, "a julio" until it.
  [
    / (?:correspond[a-z]+|relativ[oa]s?|referentes?|pertenec[a-z]+|atinentes?|imputables?|concernientes?)(?: al mes de| al| a| con)(?= )/g,
    " de",
  ],
  [/ sin (?:contar|sumar|tener en cuenta|meter)(?= (?:el|este|lo de este) )/g, " sin incluir"],
  [
    / (ingresos|gastos)((?: totales)?(?: [a-z0-9]+){1,4}) operacionales y no operacionales(?= )/g,
    " $1 operacionales y no operacionales$2",
  ],
  [new RegExp(` (${MONTH_NAMES.join("|")}) (28|29|30|31)(?= )(?! de )`, "g"), " $2 de $1"],
  // "Oct 26", "2o trimestre".
  [
    new RegExp(
      ` ((?:${MONTH_NAMES.join("|")}|ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|trimestre|bimestre|semestre|[1-4][tqs]|[tqs][1-4]))[ /](?:del? )?(2[3-9])(?= )`,
      "g",
    ),
    " $1 20$2",
  ],
  [/ ([1-6])(?:er|ro|do|to|o|a) (?=(?:bimestre|trimestre|cuatrimestre|semestre) )/g, " $1 "],
  // "¿A cuánto subió?" is what it came to, and no change.
  [/ a cuanto (?:subi|baj)(?:o|eron)(?= )/g, " cuanto fue "],
  [/ ano (?:gravable|fiscal|contable|calendario|comercial|lectivo)(?= )/g, " ano"],
  [
    / (?:(?:el )?principios?|comienzos?|inicios?|empezar|arrancar|comenzar|iniciar) (?:de|del|el)(?: este)? ano (?=(?:a|al|hasta) )/g,
    " enero ",
  ],
  [/ (?:en el (?:transcurso|curso|desarrollo|decurso)|a lo largo) de(?=l? )/g, " de"],
  [/ un par de (?=meses|bimestres|trimestres|anos)/g, " dos "],
  [/ (20\d\d) (0[1-9]|1[0-2])(?= )/g, " $2/$1"],
  [/ (0[1-9]|1[0-2]) (20\d\d)(?= )/g, " $1/$2"],
  [
    / desde que (?:empez|arranc|comenz|inici|entr)(?:o|amos) (?:el |este )?(ano|mes|bimestre|trimestre|semestre)(?= )/g,
    " este $1",
  ],
  // "Feb/2026".
  [/(?<=[a-z])\/|\/(?=[a-z])/g, " "],
  [new RegExp(`(?<= )${UNIT}${BESIDE_IT} (pasado|anterior|antepasado)(?= )(?! ${UNIT})`, "g"), "$1$2 $1 $3"],
  [
    new RegExp(`(?<= )${PLACE} ${UNIT}${IN_YEAR}${BESIDE_IT} ${PLACE}(?= )(?! ${UNIT})`, "g"),
    "$1 $2$3$4 $5 $2$3",
  ],
  [
    /(?<= )([a-z]{4,10}) (del? 20\d\d) (y|e|contra|versus|vs|con|frente a) (?:el |en |al )*(del? 20\d\d)(?= )/g,
    "$1 $2 $3 $1 $4",
  ],
];

/** "Ago-26", "agosto/25". */
const SHORT_YEAR = /\b((?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)[a-z]*)[-/'](2\d)\b/g;

/** A question folded, with what is shortened written out. */
export function foldedQuestion(question: string): string {
  return fold(question)
    .replace(SHORT_YEAR, "$1 20$2")
    .replace(/\b[a-z]+\b/g, (word) => SHORT[word] ?? word);
}

/** Folded words as the question has them: "teléfono" for "telefono". */
export function asTyped(question: string, words: readonly string[]): string {
  const typed = question.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => typed.find((each) => foldedQuestion(each) === word) ?? word).join(" ");
}

/**
 * A folded question, from which what is understood is taken piece by piece: what is left over at the end was not
 * understood, and its answer would be another's (GM-25).
 */
export class QuestionText {
  #left: string;

  constructor(folded: string) {
    const words = folded
      .replace(/[^a-z0-9/%]+/g, " ")
      .trim()
      .split(" ");
    this.#left = LEFT_OUT.reduce(
      (text, [left, whole]) => text.replace(left, whole),
      ` ${words.map((word) => SHORT[word] ?? word).join(" ")} `,
    );
  }

  get left(): string {
    return this.#left;
  }

  has(words: RegExp): boolean {
    return words.test(this.#left);
  }

  /** The first match, taken out; null where there is none. */
  take(words: RegExp): RegExpExecArray | null {
    const found = words.exec(this.#left);
    if (found === null) return null;
    const { 0: said, index } = found;
    const read = said.replace(/[^ ]/g, READ);
    this.#left = `${this.#left.slice(0, index)}${read}${this.#left.slice(index + said.length)}`;
    return found;
  }

  /** Every match, taken out, in the order of the question. */
  takeAll(words: RegExp): readonly RegExpExecArray[] {
    const all: RegExpExecArray[] = [];
    for (let found = this.take(words); found !== null; found = this.take(words)) all.push(found);
    return all;
  }

  /** Words that are left, in runs that stood together. */
  runs(): readonly (readonly string[])[] {
    return this.#left
      .split(/~+/)
      .map((run) => run.trim().split(/\s+/).filter(Boolean))
      .filter((run) => run.length > 0);
  }
}
