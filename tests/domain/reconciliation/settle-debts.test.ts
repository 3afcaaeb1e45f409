import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import type { ExtractId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { ExtractLine } from "#domain/reconciliation/bank-match.ts";
import { settledLines, type UnsettledDebt } from "#domain/reconciliation/settle-debts.ts";

const BANK = "1110" as AccountCode;
const NOV = day("2026-11-01");

const line = (n: number, text: string, amount: number, date = "2026-11-20", reference = ""): ExtractLine => ({
  extractId: "extract_1" as ExtractId,
  n,
  date: day(date),
  text,
  reference,
  amount: pesos(amount),
});
const debt = (
  name: string,
  amounts: readonly number[],
  also: readonly string[] = [],
  account = "1305",
): UnsettledDebt => ({
  name,
  also,
  account: account as AccountCode,
  parts: amounts.map((amount, at) => ({ day: addDays(NOV, at), amount })),
});

const SCHOOL = debt("Colegio San Rafael", [476_000, 595_000], ["860012345"]);
const PRESS = debt("Litografía Andes S.A.S.", [499_800]);
const SUN = debt("Jardín Infantil Sol", [523_600]);
const PAPER = debt("Papeles del Valle S.A.", [238_000, 535_500], [], "2205");
const SCHOOLS = debt("Distribuidora Escolar Ltda.", [416_500], [], "2205");
const DEBTS = { debit: [SCHOOL, PRESS, SUN], credit: [PAPER, SCHOOLS] };

const told = (lines: readonly ExtractLine[], debts = DEBTS) =>
  [...settledLines(lines, debts, BANK)].map(([key, { name, by, whole }]) => [
    key.split("/")[1],
    name,
    by,
    whole,
  ]);

describe("CB-09 what a bank collects and pays settles what is open", () => {
  it.each([
    [
      "one of its charges",
      "TRANSF RECIBIDA COLEGIO SAN RAFAEL",
      476_000,
      ["Colegio San Rafael", "name", true],
    ],
    ["the later charge", "ABONO COLEGIO SAN RAFAEL", 595_000, ["Colegio San Rafael", "name", true]],
    ["all of them together", "COLEGIO SAN RAFAEL", 1_071_000, ["Colegio San Rafael", "name", true]],
    ["part of them", "COLEGIO SAN RAFAEL", 100_000, ["Colegio San Rafael", "name", false]],
    ["a name that the bank cut", "TRANSF LITOGRAF ANDES", 499_800, ["Litografía Andes S.A.S.", "name", true]],
    ["a document", "PAGO PSE 860012345 0021", 476_000, ["Colegio San Rafael", "name", true]],
    ["a document with its check digit", "PAGO 8600123459", 476_000, ["Colegio San Rafael", "name", true]],
    ["what is paid", "PAGO PROVEEDOR PAPELES DEL VALLE", -238_000, ["Papeles del Valle S.A.", "name", true]],
    [
      "no name, and only one owes that",
      "CONSIGNACION EFECTIVO SUCURSAL 203",
      523_600,
      ["Jardín Infantil Sol", "amount", true],
    ],
    ["more than is owed", "COLEGIO SAN RAFAEL", 1_071_001, null],
    ["the other side", "COLEGIO SAN RAFAEL", -476_000, null],
    ["another name with the same amount", "TRANSF DE JUAN PEREZ", 523_600, null],
    ["one word of two", "TIENDA ESCOLAR", -416_500, null],
    ["no name, and nobody owes that", "CONSIGNACION EFECTIVO", 523_601, null],
    ["legal forms alone", "PAGO SAS LTDA", -416_500, null],
  ] as const)("%s", (_case, text, amount, expected) => {
    expect(told([line(1, text, amount)])).toEqual(expected === null ? [] : [["1", ...expected]]);
  });

  it("a line settles nothing that was charged after its day", () => {
    expect(told([line(1, "COLEGIO SAN RAFAEL", 595_000, "2026-11-01")])).toEqual([]);
    expect(told([line(1, "COLEGIO SAN RAFAEL", 595_000, "2026-11-02")])).toHaveLength(1);
  });

  it("what one line settles is gone for the next, in the order of their days", () => {
    const twice = [
      line(1, "LITOGRAFIA ANDES", 499_800, "2026-11-22"),
      line(2, "LITOGRAFIA ANDES", 499_800, "2026-11-21"),
    ];
    expect(told(twice)).toEqual([["2", "Litografía Andes S.A.S.", "name", true]]);
  });

  it("two that owe the same or are named alike are not guessed", () => {
    const twins = { debit: [debt("Sol Uno", [500]), debt("Luna", [500])], credit: [] };
    expect(told([line(1, "CONSIGNACION", 500)], twins)).toEqual([]);
    const alike = { debit: [debt("Rosa Gómez Ruiz", [500]), debt("Rosa Gómez Paz", [700])], credit: [] };
    expect(told([line(1, "ROSA GOMEZ", 300)], alike)).toEqual([]);
    expect(told([line(1, "ROSA GOMEZ", 700)], alike)).toEqual([["1", "Rosa Gómez Paz", "name", true]]);
  });

  it("its entry balances, names the third party on the debt alone, and is of the line's day", () => {
    const [found] = [...settledLines([line(1, "PAGO PAPELES DEL VALLE", -238_000)], DEBTS, BANK).values()];
    expect(found?.content).toEqual({
      date: "2026-11-20",
      description: "PAGO PAPELES DEL VALLE",
      reference: "",
      lines: [
        { account: "2205", debit: 238_000, credit: 0, thirdParty: "Papeles del Valle S.A." },
        { account: "1110", debit: 0, credit: 238_000 },
      ],
    });
  });

  it("its entry of what comes in has the bank first, and the third party on the debt alone", () => {
    const [found] = [...settledLines([line(1, "COLEGIO SAN RAFAEL", 476_000)], DEBTS, BANK).values()];
    expect(found?.content.lines).toEqual([
      { account: "1110", debit: 476_000, credit: 0 },
      { account: "1305", debit: 0, credit: 476_000, thirdParty: "Colegio San Rafael" },
    ]);
  });

  it("over any lines: never more of a debt than there was on the day, whatever the order of the lines", () => {
    const names = ["COLEGIO SAN RAFAEL", "LITOGRAFIA ANDES", "CONSIGNACION", "PAPELES DEL VALLE", "NADIE"];
    const amounts = [476_000, 595_000, 100_000, 499_800, 523_600, -238_000, -535_500, -90_000];
    const lines = fc.array(
      fc.tuple(fc.constantFrom(...names), fc.constantFrom(...amounts), fc.integer({ min: 1, max: 28 })),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(lines, (some) => {
        const made = some.map(([text, amount, at], n) =>
          line(n, text, amount, `2026-11-${String(at).padStart(2, "0")}`),
        );
        const settled = [...settledLines(made, DEBTS, BANK).values()];
        for (const { name, account, parts } of [...DEBTS.debit, ...DEBTS.credit]) {
          const own = settled.filter((each) => each.name === name).flatMap(({ content }) => content.lines);
          const sum = own.reduce(
            (total, each) => total + (each.account === account ? each.debit + each.credit : 0),
            0,
          );
          expect(sum).toBeLessThanOrEqual(parts.reduce((total, { amount }) => total + amount, 0));
        }
        for (const { content } of settled)
          expect(content.lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
      }),
    );
  });
});

describe("CB-09 how surely a line names a third party: the limits", () => {
  const of = (text: string, amount: number, debts: readonly UnsettledDebt[], reference = "") =>
    told([line(1, text, amount, "2026-11-20", reference)], { debit: [...debts], credit: [] }).map(
      ([, name, by]) => `${name} ${by}`,
    );
  const LUZ = debt("Luz Sol", [500]);

  it.each<[string, string, readonly string[]]>([
    ["both words of a name of two", "LUZ SOL", ["Luz Sol name"]],
    ["one of two, which is too few", "LUZ PEREZ", []],
    ["short words that only begin alike", "LUZES SOLES", []],
    ["nothing but what banks write: by its amount", "PAGO PSE 123", ["Luz Sol amount"]],
    ["with a word that is not theirs", "PAGO ZAPATOS", []],
    ["words in spaces and signs", "  LUZ -- SOL..", ["Luz Sol name"]],
  ])("%s", (_name, text, expected) => {
    expect(of(text, 500, [LUZ])).toEqual(expected);
  });

  it.each<[string, string, string, readonly string[]]>([
    ["five letters are enough of a longer word", "LITOG", "Litografía", ["Litografía name"]],
    ["four are not", "LITO", "Litografía", []],
    ["nor the end of a word", "GRAFIA", "Litografía", []],
    ["a legal form tells nobody", "SAS", "SAS Ltda", []],
    ["a number is no word of a name", "12345", "Bodega 12345", ["Bodega 12345 amount"]],
  ])("%s", (_name, text, name, expected) => {
    expect(of(text, 500, [debt(name, [500])])).toEqual(expected);
  });

  it("a document of six digits tells, in the words or in the reference, and five do not", () => {
    const [six, five] = [debt("Uno Dos", [500], ["123456"]), debt("Tres Cuatro", [500], ["12345"])];
    expect(of("ZAPATOS 1234567", 500, [six])).toEqual(["Uno Dos name"]);
    expect(of("ZAPATOS", 500, [six], "12.345.6")).toEqual(["Uno Dos name"]);
    expect(of("ZAPATOS 12345", 500, [five])).toEqual([]);
    expect(of("ZAPATOS 0123456", 500, [six])).toEqual([]);
  });

  it("whoever is told by more words, and the one of that very amount among two of a name", () => {
    const [a, b] = [debt("Ana Luz Rojas", [700]), debt("Ana Luz Mora", [500])];
    expect(of("ANA LUZ MORA", 500, [a, b])).toEqual(["Ana Luz Mora name"]);
    expect(of("ANA LUZ", 500, [a, b])).toEqual(["Ana Luz Mora name"]);
    expect(of("ANA LUZ", 300, [a, b])).toEqual([]);
    expect(of("ANA LUZ MORA", 501, [a, b])).toEqual([]);
  });

  it("takes the charge of that amount, else the oldest first, each peso once and none of nothing", () => {
    const school = debt("Colegio Rafael", [300, 200]);
    const settle = (...amounts: readonly number[]) =>
      told(
        amounts.map((amount, at) => line(at + 1, "COLEGIO RAFAEL", amount)),
        { debit: [school], credit: [] },
      ).map(([n, , , whole]) => `${n} ${whole}`);
    expect(settle(200, 300)).toEqual(["1 true", "2 true"]);
    expect(settle(100, 200, 200)).toEqual(["1 false", "2 true", "3 true"]);
    expect(settle(400, 100)).toEqual(["1 false", "2 true"]);
    expect(settle(400, 101)).toEqual(["1 false"]);
    expect(settle(0, 500)).toEqual(["2 true"]);
    expect(told([line(1, "PAPELES DEL VALLE", 0)])).toEqual([]);
    // The second charge was settled as it is, so that the first one is paid in part.
    expect(settle(200, 200)).toEqual(["1 true", "2 false"]);
  });

  it("settles lines by their day, what comes in on one side and what goes out on the other", () => {
    const school = debt("Colegio Rafael", [300]);
    const lines = [
      line(1, "COLEGIO RAFAEL", 300, "2026-11-21"),
      line(2, "COLEGIO RAFAEL", 300, "2026-11-20"),
    ];
    expect(told(lines, { debit: [school], credit: [] }).map(([n]) => n)).toEqual(["2"]);
    expect(told(lines.toReversed(), { debit: [school], credit: [] }).map(([n]) => n)).toEqual(["2"]);
    expect(told([line(1, "COLEGIO RAFAEL", -300)], { debit: [school], credit: [] })).toEqual([]);
    expect(told([line(1, "COLEGIO RAFAEL", -300)], { debit: [], credit: [school] })).toHaveLength(1);
  });
});
