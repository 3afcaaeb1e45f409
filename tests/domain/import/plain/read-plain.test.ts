import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RawEntry } from "#domain/import/books/raw-entries.ts";
import { isPlainJournal, markShown } from "#domain/import/plain/plain-lines.ts";
import { readPlain } from "#domain/import/plain/read-plain.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const TODAY = day("2026-11-23");

function read(text: string) {
  const rows = text.split("\n").map((line, index) => ({ row: index + 1, cells: [line.trimEnd()] }));
  return readPlain(
    rows.filter(({ cells }) => cells[0] !== ""),
    TODAY,
  );
}

const linesOf = ({ lines }: RawEntry) =>
  lines.map(({ code, name, side, value }) => `${code || name} ${side === "debit" ? "" : "-"}${value.value}`);
const shown = (text: string) =>
  read(text).entries.map((entry) => [entry.date, ...linesOf(entry)].join(" | "));
const problems = (text: string) =>
  read(text).entries.flatMap((entry) => entry.problems.map(({ row, kind }) => `${row} ${kind}`));

describe("IM-23 a journal as plain text is read", () => {
  it("with its day, number, words, third party, notes and document", () => {
    const [entry] = read(
      [
        "2026-11-03=2026-11-05 * (12) Venta de contado  ; referencia: RC-7",
        "    ! Activo:1105 Caja  500.000 COP  ; tercero: Ana Ruiz, S.A.S.",
        "    ; de la mañana",
        "    Ingresos:4135 Comercio  -500000 COP",
      ].join("\n"),
    ).entries;
    expect(entry).toMatchObject({
      row: 1,
      date: "2026-11-03",
      reference: "RC-7",
      description: "Venta de contado",
      problems: [],
      lines: [
        {
          row: 2,
          code: "1105",
          name: "Caja",
          party: "Ana Ruiz, S.A.S.",
          text: "de la mañana",
          side: "debit",
        },
        { row: 4, code: "4135", name: "Comercio", party: "", text: "", side: "credit" },
      ],
    });
  });

  it.each([
    [
      "a blank amount takes what the others leave",
      "  1105  100\n  2408  -19\n  4135",
      "1105 100 | 2408 -19 | 4135 -81",
    ],
    ["a tab ends an account as well", "  1105\t100\n  4135\t-100", "1105 100 | 4135 -100"],
    [
      "an account has blanks in its name",
      "  Caja menor  100\n  Ventas del día  -100",
      "Caja menor 100 | Ventas del día -100",
    ],
    [
      "pesos are written in many ways",
      "  1105  $1.000\n  1110  COP 500\n  4135  COL$ -1500",
      "1105 1000 | 1110 500 | 4135 -1500",
    ],
    ["a minus stands before the sign too", "  1105  -$1.000\n  4135  1000", "1105 -1000 | 4135 1000"],
    [
      "what an account should hold is no amount",
      "  1105  100 COP = 900 COP\n  4135  -100",
      "1105 100 | 4135 -100",
    ],
    [
      "virtual postings are left out",
      "  1105  100\n  (Presupuesto:Arriendo)  -100\n  [Ahorro]  5\n  4135",
      "1105 100 | 4135 -100",
    ],
    [
      "names of another program are kept whole",
      "  Expenses:Food  100\n  Assets:Cash",
      "Expenses: Food 100 | Assets: Cash -100",
    ],
    [
      "names under our classes are the last",
      "  Gastos:Arriendo  100\n  Activos:Caja",
      "Arriendo 100 | Caja -100",
    ],
    ["a line of nothing is none", "  1105  0\n  1110  100\n  4135  -100", "1110 100 | 4135 -100"],
  ])("%s", (_name, postings, expected) => {
    expect(shown(`2026-11-03 Prueba\n${postings}`)).toEqual([`2026-11-03 | ${expected}`]);
  });

  it("with directives that change what is below them", () => {
    const text = [
      "; un diario",
      "# otra forma",
      "* título",
      "comment",
      "2026-01-01 esto no se lee",
      "  1105  5",
      "end comment",
      "decimal-mark .",
      "account Activo:1105 Caja  ; type: A",
      "  ; de la cuenta",
      "alias efectivo = Activo:1105 Caja",
      "Y2025",
      "03/15 Con centavos",
      "  efectivo  1,000.60",
      "  4135",
      "apply account Negocio",
      "2026-11-04 Otro",
      "  Caja  1",
      "  Ventas",
      "end apply account",
    ].join("\n");
    const { entries, rounded } = read(text);
    expect(entries.map((entry) => [entry.date, ...linesOf(entry)].join(" | "))).toEqual([
      "2025-03-15 | 1105 1001 | 4135 -1001",
      "2026-11-04 | Negocio: Caja 1 | Negocio: Ventas -1",
    ]);
    expect(entries[0]?.lines.map(({ value }) => value.cents)).toEqual([-40, -40]);
    expect(rounded).toBe(1);
  });

  it("and prices and rules that make entries by themselves are left out and counted", () => {
    const text =
      "P 2026-01-01 USD 4000 COP\n= ^Gastos\n  Impuestos  *0.1\n~ monthly\n  1105  5\n2026-11-03 x\n  1105  1\n  4135";
    expect(read(text).left.rule).toBe(3);
    expect(shown(text)).toEqual(["2026-11-03 | 1105 1 | 4135 -1"]);
  });

  it.each([
    ["another commodity", "2026-11-03 x\n  1110  10 USD\n  1105", "2 currency"],
    ["a price", "2026-11-03 x\n  1110  10 USD @ 4.000 COP\n  1105  -40000", "2 currency"],
    ["a price in pesos", "2026-11-03 x\n  1110  10 COP @@ 10 COP\n  1105  -10", "2 currency"],
    ["two amounts that lack", "2026-11-03 x\n  1110\n  1105", "3 two-blanks"],
    ["a balance instead of an amount", "2026-11-03 x\n  1110  = 500\n  1105  5", "2 assigned"],
    ["an amount that is none", "2026-11-03 x\n  1110  1.2.3\n  1105  5", "2 bad-amount"],
    ["a day that the calendar lacks", "2026-02-30 x\n  1110  1\n  1105", "1 bad-date"],
    ["a day without any year", "11-03 x\n  1110  1\n  1105", "1 bad-date"],
    ["another file", "include otro.journal\n2026-11-03 x\n  1110  1\n  1105", "1 include"],
    ["what is no line of a journal", "hola\n2026-11-03 x\n  1110  1\n  1105", "1 line"],
  ])("and says the row of %s", (_name, text, expected) => {
    expect(problems(text)).toEqual([expected]);
  });

  it("and is told from a table", () => {
    const told = (text: string) => isPlainJournal(text.split("\n"));
    expect(told("; nota\n\n2026-11-03 x\n  Caja  1\n  Ventas")).toBe(true);
    expect(told("2026/11/03=2026/11/04 * x\n\tCaja\t1")).toBe(true);
    expect(told("Fecha;Valor\n2026-11-03;5")).toBe(false);
    expect(told("2026-11-03;5\n  2026-11-04;6")).toBe(false);
    expect(told("2026-11-03 x")).toBe(false);
  });

  it("by the mark of the cents that a directive shows", () => {
    expect(["1000.00", "1.000,00", "1,000.00", "1000.", "1000", "1.000", "1,000"].map(markShown)).toEqual([
      ".",
      ",",
      ".",
      ".",
      null,
      null,
      null,
    ]);
  });

  it("I-24 whatever the lines are, ends soon with amounts that are whole and above zero", () => {
    const part = fc.constantFrom(
      "2026-11-03 x",
      "  1105  100",
      "  4135",
      "\t; nota",
      "~ x",
      "Y2025",
      "include a",
      "  1  =5",
      "  (a)  9",
      "end",
      "comment",
      "  a  9007199254740993",
      "  b  -0,005",
      "alias a=a:a",
      "apply account q",
    );
    const line = fc.oneof(part, fc.string({ maxLength: 30 }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        for (const { lines: made } of read(lines.join("\n")).entries)
          for (const { value } of made)
            expect(Number.isSafeInteger(value.value) && value.value >= 0).toBe(true);
      }),
    );
  });
});
