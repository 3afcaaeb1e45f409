import { fold } from "../../../kernel/spanish.ts";

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
};

const UNIT = "(ano|mes|bimestre|trimestre|cuatrimestre|semestre)";
const BESIDE_IT =
  "((?: (?:y|e|o|contra|versus|vs|con|que|a|al|frente|comparad[oa]s?|respecto))+(?: (?:a|al|con|el|del|en|de|que))*)";
const PLACE = "(primero?|segundo|tercero?|cuarto|quinto|sexto|ultimo|[1-6]|1er|2do|3er|4to)";
const IN_YEAR = "((?: de(?:l ano)? 20\\d\\d| del ano| de este ano)?)";

/** What is shortened, or left out where it would be said twice: "este año y el pasado", "el primer trimestre contra el segundo". */
const LEFT_OUT: readonly (readonly [words: RegExp, whole: string])[] = [
  [/ rte (?:en la |en )?fte(?= )/g, " retefuente"],
  // Fiscal words for a year: "vigencia 2025", "el ejercicio inmediatamente anterior", "año gravable".
  [
    / (?:(?:vigencia|ejercicio)(?: fiscal| contable| gravable| economico)*|periodo(?: fiscal| contable| gravable)+)(?: de(?:l ano)?)?(?= (?:(?:inmediatamente )?anterior|pasad[oa]|actual|en curso|20\d\d|que) )/g,
    " ano",
  ],
  [/ ano (?:gravable|fiscal|contable|calendario|comercial|lectivo)(?= )/g, " ano"],
  [/ (?:(?:el )?principios?|comienzos?|inicios?|empezar|arrancar|comenzar|iniciar) (?:de|del|el)(?: este)? ano (?=(?:a|al|hasta) )/g, " enero "],
  [/ (?:en el (?:transcurso|curso|desarrollo|decurso)|a lo largo) de(?=l? )/g, " de"],
  [/ un par de (?=meses|bimestres|trimestres|anos)/g, " dos "],
  [/ (20\d\d) (0[1-9]|1[0-2])(?= )/g, " $2/$1"],
  [/ (0[1-9]|1[0-2]) (20\d\d)(?= )/g, " $1/$2"],
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
const SHORT_YEAR =
  /\b((?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)[a-z]*)[-/'](2\d)\b/g;

/** A question folded, with what is shortened written out. */
export function foldedQuestion(question: string): string {
  return fold(question).replace(SHORT_YEAR, "$1 20$2").replace(/[a-z]+/g, (word) => SHORT[word] ?? word);
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
