import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { checkDrill } from "#domain/glossary/drill.ts";
import { findTerm, GLOSSARY, termId } from "#domain/glossary/glossary.ts";
import type { Term } from "#domain/glossary/term.ts";
import { answerFromTerms, nearestTerms, termEntry, termQuestion } from "#domain/glossary/term-answer.ts";
import { searchTerms } from "#domain/glossary/term-search.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const term = (id: string): Term => {
  const found = findTerm(id);
  if (found === undefined) throw new Error(`no term ${id}`);
  return found;
};

const ASSET =
  "Recurso que la empresa controla por hechos pasados y del que espera beneficios: efectivo, lo que le deben, mercancía, equipos.";
const ASSET_SIDE =
  "Los activos son la clase 1 y aumentan en el debe, porque allí se anota lo que la empresa recibe; disminuyen en el haber.";
const PRICE = formatPesos(pesos(2_500_000));
const ASSET_EXAMPLE = `Ejemplo: ${term("activo").example?.operation}.\nDébito 1528 por ${PRICE}; Crédito 1110 por ${PRICE}.`;

describe("GM-22 a term as an answer", () => {
  it("says what it means, on which side it is, and how it is recorded, what is asked first", () => {
    expect(termEntry(term("activo"))).toEqual({
      id: "term-activo",
      title: "¿Qué significa «Activo»?",
      keywords: ["Activo"],
      answer: `Activo: ${ASSET}\n${ASSET_SIDE}\nNorma: NIIF para PYMES, sección 2.`,
      term: "activo",
      drills: true,
    });
    expect(termEntry(term("activo"), "side").answer).toBe(`${ASSET_SIDE}\n${ASSET}\n${ASSET_EXAMPLE}`);
    expect(termEntry(term("activo"), "example").answer).toBe(`${ASSET}\n${ASSET_EXAMPLE}\n${ASSET_SIDE}`);
  });

  it("says no more than it has", () => {
    const { definition, sample } = term("cuenta-contable");
    expect(termEntry(term("cuenta-contable"))).toMatchObject({
      answer: `Cuenta contable: ${definition}`,
      drills: false,
    });
    expect(termEntry(term("cuenta-contable"), "example").answer).toBe(`${definition}\nEjemplo: ${sample}`);
  });

  it.each<readonly [question: string, id: string | null, isSure: boolean, begins: string]>([
    ["¿Qué es un activo?", "activo", true, "Activo: Recurso"],
    ["activo", "activo", false, "Activo: Recurso"],
    ["diferencia entre activo y pasivo", "activo", true, "Activo: Recurso"],
    ["¿Cuál es la diferencia entre costo y gasto?", "costo", true, "Costo: "],
    ["costo vs gasto", "costo", true, "Costo: "],
    ["gasto versus costo", "gasto", true, "Gasto: "],
    ["diferencia entre activo y zapato", null, false, ""],
    ["ejemplo de depreciación", "depreciacion", true, "Reparto del costo"],
    ["asiento de la nómina", "nomina", false, "Cálculo y registro"],
    ["¿el IVA por pagar va al debe o al haber?", "iva", false, "El IVA de tus ventas va al haber"],
    ["naturaleza de los bancos", "bancos", true, "Su cuenta, 1110, es un activo"],
    ["como se registra la depreciacion", "depreciacion", false, "Reparto del costo"],
    ["que es lo mismo activo que activo", "activo", true, "Activo: Recurso"],
    ["diferencia en cambio", "diferencia-en-cambio", true, "Diferencia en cambio: "],
    ["cuanto debo de arriendo este mes a don Pedro", null, false, ""],
    ["no me cuentes", null, false, ""],
    ["gastar y pagar", null, false, ""],
    ["xyzzy", null, false, ""],
    ["", null, false, ""],
  ])("%s", (question, id, isSure, begins) => {
    const answer = answerFromTerms(question);
    expect(answer?.entry.id ?? null).toBe(id === null ? null : `term-${id}`);
    expect(answer?.isSure ?? false).toBe(isSure);
    expect((answer?.entry.answer ?? "").startsWith(begins)).toBe(true);
  });

  it("tells both terms of a comparison with the side of each", () => {
    const told = answerFromTerms("activo vs pasivo")?.entry.answer.split("\n");
    const other = term("pasivo");
    expect(told).toEqual([`Activo: ${ASSET}`, ASSET_SIDE, `Pasivo: ${other.definition}`, other.side]);
  });

  it("tells them without a side where they have none, and one term once", () => {
    const [one, other] = [term("cuenta-contable"), term("partida-doble")];
    expect([one.side, other.side]).toEqual([null, null]);
    expect(answerFromTerms("cuenta contable vs partida doble")?.entry.answer).toBe(
      `${one.name}: ${one.definition}\n${other.name}: ${other.definition}`,
    );
    expect(answerFromTerms("diferencia entre activo y activos")?.entry).toEqual(termEntry(term("activo")));
  });

  it("compares no term with what is none, or with more than a term", () => {
    for (const question of [
      "diferencia entre zapato y gasto",
      "diferencia entre gasto y zapato",
      "diferencia entre activo verde zapato marciano y gasto",
      "diferencia entre gasto y activo verde zapato marciano",
    ])
      expect(answerFromTerms(question), question).toBeNull();
    const told = answerFromTerms("diferencia grande en mi tienda familiar entre costo y gasto");
    expect(told?.entry.answer).toMatch(/^Costo: .*\nGasto: /su);
  });

  it.each([
    ["¿Qué   es un   activo?", "activo", true, "Activo: "],
    ["naturaleza de una cuenta", "naturaleza-de-una-cuenta", true, "Naturaleza de una cuenta: "],
    ["¿la cuenta contable va al debe?", "cuenta-contable", false, "Cuenta contable: "],
    ["al haber", "credito-contable", false, "Crédito contable: "],
    ["diferencia en cambio del dólar", "diferencia-en-cambio", false, "Diferencia en cambio: "],
    ["que es la cartera de la empresa", "cuenta-por-cobrar", false, "Cuenta por cobrar: "],
    // Both words are as rare: the name covers just half of the question.
    ["que es el leasing del carro", "arrendamiento-financiero", false, "Arrendamiento financiero: "],
    ["diferencia entre leasing carro y gasto", "arrendamiento-financiero", true, "\nGasto: "],
    ["diferencia entre gasto y leasing carro", "gasto", true, "\nArrendamiento financiero: "],
  ])("tells by %s what is asked of %s", (question, id, isSure, begins) => {
    const answer = answerFromTerms(question);
    expect([answer?.entry.term, answer?.isSure]).toEqual([id, isSure]);
    expect(answer?.entry.answer).toContain(begins);
  });

  it("names the nearest by all words where those that ask are all there is", () => {
    expect(nearestTerms("naturaleza")[0]).toBe(termQuestion(term("naturaleza-de-una-cuenta")));
  });

  it("names the three nearest where it has none", () => {
    const near = nearestTerms("diferencia entre activo y zapato");
    expect([near.length, near[0]]).toEqual([3, termQuestion(term("activo"))]);
    expect(nearestTerms("xyzzy")).toEqual([]);
  });

  it("is found as it is written before where its words are only there", () => {
    const [first] = searchTerms("cuenta contable");
    expect([first?.term.id, first?.isNamed, first?.coverage]).toEqual(["cuenta-contable", true, 1]);
    expect(searchTerms("la de los y").length).toBe(0);
    expect(searchTerms("x").length).toBe(0);
    expect(searchTerms(`activo ${"z ".repeat(400)}`)[0]?.term.id).toBe("activo");
    expect(searchTerms(`${"z ".repeat(200)}activo`)).toEqual([]);
  });
});

describe("GM-21 what a term says of its account", () => {
  it.each([
    [
      "depreciacion-acumulada",
      "credit",
      "Su cuenta, 1592, resta de su clase, que es un activo: aumenta en el haber y disminuye en el debe.",
    ],
    ["bancos", "debit", "Su cuenta, 1110, es un activo: aumenta en el debe y disminuye en el haber."],
  ])("%s", (id, nature, side) => {
    expect([term(id).nature, term(id).side]).toEqual([nature, side]);
  });

  it("is by its class, turned where it is taken from it", () => {
    const beginsWith = (digit: string) =>
      GLOSSARY.filter(({ account, side }) => account?.startsWith(digit) && side?.startsWith("Su cuenta"));
    const kinds = ["un activo", "un pasivo", "parte del patrimonio", "un ingreso", "un gasto", "un costo"];
    for (const [at, kind] of kinds.entries())
      for (const each of beginsWith(String(at + 1))) {
        const isContra = each.side?.includes("resta de su clase") === true;
        const isDebit = ["1", "5", "6"].includes(String(at + 1)) !== isContra;
        expect(each.side).toContain(
          `${kind}: aumenta en el ${isDebit ? "debe" : "haber"} y disminuye en el ${isDebit ? "haber" : "debe"}.`,
        );
        expect(each.nature).toBe(isDebit ? "debit" : "credit");
      }
    expect(term("activo").nature).toBeNull();
  });

  it("has a name without blanks, accents or signs", () => {
    expect(["Cuenta por cobrar", "¿Qué? (IVA)", "Año 2026", "--a--"].map(termId)).toEqual([
      "cuenta-por-cobrar",
      "que-iva",
      "ano-2026",
      "a",
    ]);
    expect(findTerm("no-such")).toBeUndefined();
  });
});

describe("GM-24 a filled line", () => {
  const account = (code: string) => code as AccountCode;
  const SALE = [
    { account: account("130505"), debit: pesos(1190), credit: pesos(0) },
    { account: account("4135"), debit: pesos(0), credit: pesos(1190) },
  ];
  const verdict = (code: string | null, amount = 1190) =>
    checkDrill(
      [{ account: code === null ? null : account(code), side: "debit", amount: pesos(amount) }],
      SALE,
    ).lines[0];

  it("may be of the account above or below, from four digits on", () => {
    expect(
      ["130505", "13050501", "1305", "13050", "130", "13", "1", "130510"].map(
        (code) => verdict(code)?.verdict,
      ),
    ).toEqual([
      "right",
      "right",
      "right",
      "right",
      "other-account",
      "other-account",
      "other-account",
      "other-account",
    ]);
    expect(verdict("130505")?.expected).toBe(SALE[0]);
    expect(verdict("1110")?.expected).toBeNull();
    expect([
      verdict(null)?.verdict,
      verdict("1305", 0)?.verdict,
      verdict("1305", -5)?.verdict,
      verdict("1305", 1)?.verdict,
    ]).toEqual(["unfinished", "unfinished", "unfinished", "other-amount"]);
  });

  it("is counted, and solves nothing beside one too many", () => {
    const right = [
      { account: account("1305"), side: "debit", amount: pesos(1190) },
      { account: account("4135"), side: "credit", amount: pesos(1190) },
    ] as const;
    expect(checkDrill(right, SALE)).toMatchObject({ right: 2, isSolved: true, difference: 0 });
    expect(checkDrill([...right, { account: null, side: "debit", amount: pesos(0) }], SALE)).toMatchObject({
      right: 2,
      isSolved: false,
    });
    expect(checkDrill(right.slice(0, 1), SALE)).toMatchObject({
      right: 1,
      isSolved: false,
      difference: 1190,
    });
    expect(checkDrill(right.slice(1), SALE).difference).toBe(-1190);
  });
});
