import { describe, expect, it } from "vitest";
import { classifyBy, readLexicon } from "#domain/accounting/search/lexicon.ts";

/** A lexicon of a few words, so that what each rule finds is seen by itself. */
const tables = {
  classes: {
    EMP: "emplead* mesero",
    CUS: "cliente don",
    BNK: "banco av_villas",
    SUP: "corona proveedor provedor",
    INS: "hdi",
    TEL: "voz",
    MET: "oro",
    E40: "moto camion furgon",
    E20: "furgon",
    E25: "computador",
    RAW: "cobre abono",
    GDS: "venda baca",
    REP: "manija",
    // Names that look like those of assets, of trades and of verbs, and are none.
    SE40: "juego",
    E405: "lote",
    A1B: "traje",
  },
  verbs: {
    PAY: "pag pagu abon",
    COB: "recib cobr",
    REC: "recib cobr",
    LEN: "prest",
    SEL: "vend",
    FAC: "factur",
  },
  nouns: [
    ["GDS", "corona escritorio bolsa_de_manija bolsa_de_manija_con_cierre"],
    ["T45", "flete"],
    ["E35", "horno_industrial"],
  ],
  names: ["bolsa_de_manija", "horno_industrial"],
  isPhraseWord: (word: string) => ["vaca", "computadora", "provedor"].includes(word),
} as const;

const read = (text: string) => classifyBy(readLexicon(tables), text);
const classesOf = (text: string) => read(text).map(({ classes }) => [...classes]);
/** The classes of the last word. */
const last = (text: string) => classesOf(text).at(-1);

describe("the classes of a word that is no verb", () => {
  it.each<[string, readonly string[]]>([
    ["mesero", ["EMP"]],
    ["meseros", ["EMP"]],
    // The beginning of a word, where the table says so.
    ["empleado", ["EMP"]],
    ["empleada", ["EMP"]],
    ["empleadillo", ["EMP"]],
    ["desempleado", []],
    ["motores", []],
    // Of several tables, and of a trade that the classes do not have.
    ["corona", ["SUP", "GDS"]],
    ["flete", ["T45", "T"]],
    ["moto", ["E40", "E"]],
    ["furgon", ["E40", "E", "E20"]],
    ["juego", ["SE40"]],
    ["lote", ["E405"]],
    ["traje", ["A1B"]],
    ["qwerty", []],
    // By ear, but for short words and for those that everyday phrases have.
    ["kamion", ["E40", "E"]],
    ["hdi", ["INS"]],
    ["di", []],
    ["voz", ["TEL"]],
    ["bos", []],
    ["baca", ["GDS"]],
    ["vaca", []],
    ["provedor", ["SUP"]],
    // Small ones, of four letters and more.
    ["motico", ["E40", "E"]],
    ["perrito", []],
    ["orito", []],
    // With one slip, of six sounds and more, and of the classes only.
    ["computdaor", ["E25", "E"]],
    ["mesreo", ["EMP"]],
    ["mesro", []],
    ["bancom", []],
    ["escritroio", []],
    ["computadora", []],
  ])("%s: %j", (word, classes) => {
    expect(classesOf(word)).toEqual([classes]);
  });

  it("have the digits of the first asset or trade", () => {
    const digits = (text: string) => read(text).map((each) => each.digits);
    expect(digits("moto furgon flete mesero juego lote")).toEqual([
      { E: "40" },
      { E: "40" },
      { T: "45" },
      {},
      {},
      {},
    ]);
  });
});

describe("the classes of a verb", () => {
  it.each<[string, readonly string[]]>([
    ["pago", ["PAY1", "PAY"]],
    ["pagaron", ["PAY3", "PAY"]],
    ["pagada", ["PAYd", "PAY"]],
    ["pagando", ["PAY1", "PAY"]],
    ["cobraron", ["COB3", "COB", "REC3", "REC"]],
    ["pagador", []],
    ["repago", []],
    // After whom it was done for, or by whom, "o" and "a" tell what another one did.
    ["me pago", ["PAY3", "PAY"]],
    ["que paga", ["PAY3", "PAY"]],
    ["me pague", ["PAY1", "PAY"]],
    ["me pagando", ["PAY1", "PAY"]],
    ["nos pagamos", ["PAY1", "PAY"]],
    ["hoy pago", ["PAY1", "PAY"]],
    ["cliente pago", ["PAY3", "PAY"]],
    ["cliente hoy pago", ["PAY3", "PAY"]],
    ["moto pago", ["PAY1", "PAY"]],
    // A bill, a receipt and loans are no deeds, unless they can be nothing else.
    ["factura", []],
    ["que factura", []],
    ["facture", ["FAC1", "FAC"]],
    ["recibo", []],
    ["un recibo", []],
    ["que recibo", ["COB3", "COB", "REC3", "REC"]],
    ["prestamos", []],
    ["ole prestamos", []],
    ["lechero prestamos", []],
    ["le prestamos", ["LEN1", "LEN"]],
    ["les prestamos", ["LEN1", "LEN"]],
    ["nos prestamos", ["LEN1", "LEN"]],
    // What ends in "o" or "a" may be a thing as well.
    ["abono", ["PAY1", "PAY", "RAW"]],
    ["venda", ["SEL1", "SEL", "GDS"]],
    ["cobre", ["COB1", "COB", "REC1", "REC"]],
  ])("%s: %j", (text, classes) => {
    expect(last(text)).toEqual(classes);
  });
});

describe("the classes of a name of several words", () => {
  it.each<[string, readonly (readonly string[])[]]>([
    ["av villas", [["BNK"], []]],
    ["las bolsas de manija", [[], ["GDS"], [], []]],
    // Of a name that says one thing no word says another; what follows it does.
    ["bolsa de manija moto", [["GDS"], [], [], ["E40", "E"]]],
    ["horno industrial", [["E35", "E"], []]],
    ["moto horno industrial", [["E40", "E"], ["E35", "E"], []]],
    // The same name in a longer one.
    ["bolsa de manija con cierre", [["GDS"], [], [], [], []]],
    ["bolsa moto", [[], ["E40", "E"]]],
    ["manija moto", [["REP"], ["E40", "E"]]],
  ])("%s: %j", (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it("are the words of a text, without what stands around it", () => {
    expect(read(" moto  ").map(({ word }) => word)).toEqual(["moto"]);
    expect(read("una moto").map(({ word }) => word)).toEqual(["una", "moto"]);
  });
});
