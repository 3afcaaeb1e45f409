import { fold } from "../../../kernel/spanish.ts";

/** Words of figures and periods as they are cut short, the first that begins so is meant. */
const WHOLE =
  `ventas gastos costos ingresos utilidad resultado ejercicio nomina sueldos arrendamiento publicidad propaganda servicios
  publicos energia acueducto comisiones bancarios intereses prestamos creditos bancos efectivo equivalentes clientes cartera
  proveedores inventario mercancia propiedad activos pasivos patrimonio obligaciones financieras retencion anticipos impuestos
  aportes capital corriente trabajo endeudamiento margen rotacion equilibrio compras operacionales personal administracion
  depreciacion acumulada semestre trimestre bimestre anterior general deudores liquidez rentabilidad honorarios mantenimiento
  papeleria transporte suscrito perdida ganancia`.split(/\s+/);

/** Shorter words are words of their own too often: "sus", "mes". */
const LEAST_LETTERS = 4;

/** Words of their own, which begin as others do. */
const OWN =
  /^(?:gas|ser|res|ven|mar|sal|mes|des|cap|con|com|por|pan|par|fin|ant|act|dep|int|mer|per|pas|cos|ret|pres|tra(?:ns)?|general|capital|personal|cred|pos|inv|ing|ser(?:v)?)$/;
/** Those of them that are no words of their own beside a word of figures. */
const CUT: Readonly<Record<string, string>> = {
  cap: "capital",
  pas: "pasivos",
  act: "activos",
  cred: "creditos",
  inv: "inventario",
  ing: "ingresos",
  ret: "retencion",
  serv: "servicios",
  ant: "anterior",
  rdo: "resultado",
  rtdo: "resultado",
  raz: "razon",
  rz: "razon",
  mg: "margen",
  grl: "general",
  efvo: "efectivo",
  arrto: "arrendamiento",
  apte: "aportes",
  pdo: "pasado",
  invs: "inventarios",
  utl: "utilidad",
  pat: "patrimonio",
  obl: "obligaciones",
  rot: "rotacion",
};

/** Two consonants with which no Spanish word begins: letters were left out between them. */
const LEFT_OUT =
  /^(?:b[cdfgjkmnpqstvxz]|c[bcdfgjkmnpqstvxz]|d[bcdfgjklmnpqstvxz]|g[bcdfgjkmpqstvxz]|[mnrv][bcdfgjkpqstvxz]|p[bcdfgjkmnpqvxz]|s[bcdfgjkmnpqtvxz])/;

const isWithin = (letters: string, word: string): boolean => {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
};

/** Words that are written as they sound: "banko". */
const SOUNDS = new Set(
  "banco bancos caja cuanto cuanta cuantos credito creditos mercancia costo costos cobrar compras capital cartera cuenta cuentas que quien".split(
    " ",
  ),
);

function wholeOf(word: string): string | null {
  const heard = word
    .replace(/^qe$/, "que")
    .replace(/k(?=[ei])/g, "qu")
    .replace(/k/g, "c");
  if (heard !== word && SOUNDS.has(heard)) return heard;
  const cut = CUT[word];
  if (cut !== undefined) return cut;
  if (word.length < 3 || OWN.test(word) || WHOLE.includes(word)) return null;
  if (LEFT_OUT.test(word))
    return (
      WHOLE.find((each) => each[0] === word[0] && each.at(-1) === word.at(-1) && isWithin(word, each)) ?? null
    );
  return word.length >= LEAST_LETTERS && /[^aeiou]$/.test(word)
    ? (WHOLE.find((each) => each.startsWith(word)) ?? null)
    : null;
}

/** A question with the words that clerks cut short or leave letters out of written out: "proveed", "bcarios". */
export const writtenOut = (question: string): string =>
  question
    .replace(/\bserv[a-z]*\.? p[uú]b[a-z]*/gi, "servicios públicos")
    .replace(/[\p{L}\p{N}]+/gu, (typed) => wholeOf(fold(typed)) ?? typed);
