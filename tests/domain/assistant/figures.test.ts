import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerFromBooks, needOf } from "#domain/assistant/figures/answer-from-books.ts";
import { type BookFacts, vatPeriodOf } from "#domain/assistant/figures/book-facts.ts";
import { AnswerMaker, type FigureAnswer } from "#domain/assistant/figures/figure-answer.ts";
import {
  FIGURE_INTENTS,
  SUGGESTED_QUESTIONS,
  suggestedQuestions,
} from "#domain/assistant/figures/figure-intents.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { companyPeriods } from "#domain/statement/analysis/company-periods.ts";
import type { MonthMovements } from "#domain/statement/analysis/month-movements.ts";
import { coveredBy } from "./facts.ts";

type Moved = Readonly<Record<string, readonly [debit: number, credit: number]>>;

function moved(name: string, accounts: Moved): MonthMovements {
  const pairs = Object.entries(accounts).map(([puc, [debit, credit]]) => [puc, { debit, credit }] as const);
  return { month: month(name), byPuc: new Map(pairs) };
}

const NAMES: Readonly<Record<string, string>> = {
  "1105": "Caja",
  "1110": "Bancos",
  "1305": "Clientes",
  "22": "Proveedores",
  "24": "Impuestos, gravámenes y tasas",
  "5105": "Gastos de personal",
  "5120": "Arrendamientos",
  "6135": "Comercio al por mayor y al por menor",
};

const MONTHS = [
  moved("2025-02", { "1110": [900, 0], "3105": [0, 1_000], "5120": [100, 0] }),
  moved("2026-01", { "1105": [500, 0], "4135": [0, 500] }),
  moved("2026-02", {
    "1305": [300, 0],
    "4135": [0, 250],
    "2408": [0, 50],
    "5120": [160, 0],
    "2205": [0, 160],
  }),
  moved("2026-11", { "1305": [0, 100], "1105": [100, 0], "5105": [40, 0], "1110": [0, 40] }),
];

function factsOf(months: readonly MonthMovements[], more: Partial<BookFacts> = {}): BookFacts {
  const last = months.at(-1)?.month ?? month("2026-11");
  return {
    company: "La Sabana",
    today: day("2026-02-20"),
    months,
    covered: coveredBy(months),
    periods: companyPeriods(months, last),
    nameOf: (puc) => NAMES[puc] ?? null,
    customers: [],
    suppliers: [],
    cash: null,
    ...more,
  };
}

const FACTS = factsOf(MONTHS);

function figuresFor(question: string, facts: BookFacts | null = FACTS): FigureAnswer {
  const reply = answerFromBooks(facts, question);
  if (reply.kind !== "figures") throw new Error(`${question}: ${reply.kind}`);
  return reply.answer;
}

/** An answer as the reader sees it. */
function read({ paragraphs, figures }: FigureAnswer): string {
  return paragraphs
    .map((pieces) =>
      pieces.map((piece) => (typeof piece === "string" ? piece : figures[piece.cite - 1]?.text)).join(""),
    )
    .join("\n")
    .replaceAll("\u00a0", " ");
}

describe("a question about one's own books", () => {
  const cases: readonly (readonly [question: string, ...said: string[]])[] = [
    ["¿Cómo está mi liquidez?", "Tu razón corriente es 7,90", "$ 1.660 de activo corriente", "$ 210"],
    ["¿Qué significa mi endeudamiento?", "12,7% se financia con deuda", "debes $ 210 y tienes $ 1.660"],
    [
      "¿Cuánto IVA debo este bimestre?",
      "enero a febrero de 2026 cobraste $ 50",
      "Por este bimestre debes $ 50",
    ],
    ["¿En qué gasto más que el año pasado?", "Arrendamientos: pasó de $ 100 a $ 160, $ 60 más"],
    ["¿Puedo pagar otro empleado?", "septiembre a noviembre de 2026", "No tengo ese dato: cuánto costaría"],
    ["¿Cuánto gané este año?", "Ganaste $ 550", "ingresos por $ 750", "menos $ 200"],
    ["¿Cuánto he vendido?", "vendiste $ 750"],
    ["¿Cuánto dinero tengo en caja y bancos?", "tienes $ 1.460", "Caja: $ 600", "Bancos: $ 860"],
    ["¿En qué se me va el dinero?", "suman $ 200", "Arrendamientos: $ 160 (80,0%)"],
    ["¿Cuánto debo y a quién?", "Debes $ 210", "Proveedores: $ 160"],
    ["¿Cómo me fue el último mes?", "noviembre de 2026", "un resultado de −$ 40"],
    ["¿Cómo está mi empresa?", "Así está La Sabana", "Liquidez: 7,90, bueno", "Rentabilidad: 73,3%, bueno"],
    ["¿Cuál es el saldo de la 1110?", "El saldo de 1110, Bancos, es $ 860 débito."],
    ["¿Qué clientes me deben más?", "te deben $ 200", "No tengo ese dato: los asientos no dicen"],
  ];

  it.each(cases)("%s", (question, ...said) => {
    const text = read(figuresFor(question));
    for (const each of said) expect(text).toContain(each);
  });

  it("AC-50: compares only the months that the books cover, and says so", () => {
    const facts = factsOf([
      moved("2025-10", { "1105": [70, 0], "4135": [0, 100], "5120": [30, 0] }),
      moved("2026-01", { "1105": [400, 0], "4135": [0, 500], "5120": [100, 0] }),
      moved("2026-11", { "1105": [140, 0], "4135": [0, 200], "5120": [60, 0] }),
    ]);
    const sales = read(figuresFor("¿Cuánto he vendido?", facts));
    expect(sales).toContain(
      "De enero a noviembre de 2025 tus libros solo cubren octubre a noviembre de 2025",
    );
    expect(sales).toContain(
      "De octubre a noviembre de 2025 fueron $ 100; de octubre a noviembre de 2026, $ 200: un cambio de 100,0%.",
    );
    const spent = read(figuresFor("¿En qué gasto más que el año pasado?", facts));
    expect(spent).toContain("Comparé octubre a noviembre de 2026 con octubre a noviembre de 2025.");
    expect(spent).toContain("pasó de $ 30 a $ 60, $ 30 más");
    const late = factsOf([
      moved("2025-12", { "1105": [70, 0], "4135": [0, 100], "5120": [30, 0] }),
      moved("2026-11", { "1105": [140, 0], "4135": [0, 200], "5120": [60, 0] }),
    ]);
    expect(read(figuresFor("¿Cuánto he vendido?", late))).not.toContain("2025");
    expect(read(figuresFor("¿En qué gasto más que el año pasado?", late))).toContain(
      "no tienen gastos de esos meses de 2025",
    );
  });

  it("is told apart from what everybody may know", () => {
    expect(answerFromBooks(FACTS, "¿Qué es la liquidez?")).toMatchObject({ kind: "knowledge" });
    expect(answerFromBooks(FACTS, "¿Qué es la partida doble?")).toMatchObject({ kind: "knowledge" });
    expect(answerFromBooks(FACTS, "¿Cuadra funciona sin internet?")).toMatchObject({ kind: "knowledge" });
    expect(answerFromBooks(FACTS, "¿Cómo registro una venta de mi negocio?")).toMatchObject({
      kind: "knowledge",
    });
    expect(answerFromBooks(FACTS, "¿Cómo puedo calcular mi liquidez?")).toMatchObject({ kind: "knowledge" });
  });

  it("says of itself that it reads the books", () => {
    const reply = answerFromBooks(FACTS, "¿Eres humano?");
    expect(reply).toMatchObject({ kind: "knowledge", entry: { id: "this-assistant" } });
    if (reply.kind === "knowledge") expect(reply.entry.answer).toContain("cifras de tus libros");
  });

  it("has six suggestions, and each question of the table finds its own answer", () => {
    expect(SUGGESTED_QUESTIONS).toHaveLength(6);
    for (const intent of FIGURE_INTENTS) {
      const expected = intent.answer(FACTS);
      expect(figuresFor(intent.title), intent.title).toEqual(expected);
    }
    expect(needOf("¿Quién me debe más?")).toBe("parties");
    expect(needOf("¿Por qué bajó la caja si gané?")).toBe("cash");
    expect(needOf("¿Cómo está mi liquidez?")).toBeNull();
  });
});

describe("what is suggested", () => {
  it("is what these books can answer, at most six, and nothing while they are empty", () => {
    expect(suggestedQuestions(null)).toEqual([]);
    const first = factsOf(MONTHS.slice(1));
    const young = suggestedQuestions(first);
    expect(young).not.toContain("¿En qué gasto más que el año pasado?");
    expect(suggestedQuestions(FACTS)).toContain("¿En qué gasto más que el año pasado?");
    for (const facts of [FACTS, first, factsOf(MONTHS.slice(0, 1))]) {
      const suggested = suggestedQuestions(facts);
      expect(suggested.length).toBeGreaterThan(0);
      expect(suggested.length).toBeLessThanOrEqual(6);
      for (const question of suggested) expect(figuresFor(question, facts).figures, question).not.toEqual([]);
    }
  });
});

describe("no guess", () => {
  it("says that it has no answer, and what can be asked", () => {
    const reply = answerFromBooks(FACTS, "¿Lloverá mañana en Bogotá?");
    expect(reply.kind).toBe("none");
    if (reply.kind !== "none") return;
    expect(reply.suggestions).toHaveLength(3);
    for (const each of reply.suggestions) expect(answerFromBooks(FACTS, each).kind).not.toBe("none");
  });

  it("says that the books do not have it", () => {
    const none = "No tengo ese dato. ";
    const first = factsOf(MONTHS.slice(1));
    expect(read(figuresFor("¿En qué gasto más que el año pasado?", first))).toContain(
      `${none}Tus libros empiezan en 2026`,
    );
    const later = { ...FACTS, today: day("2026-11-20") };
    expect(read(figuresFor("¿Cuánto IVA debo este bimestre?", later))).toContain(
      `${none}No hay movimientos de IVA (cuenta 2408) de noviembre a diciembre de 2026`,
    );
    expect(read(figuresFor("¿Cuánto tengo en inventario?"))).toContain(none);
    expect(read(figuresFor("¿Cuál es el saldo de la 9999?"))).toContain(
      `${none}La cuenta 9999 no está en el PUC`,
    );
    expect(read(figuresFor("¿Cuál es el saldo de la 22?", factsOf(MONTHS.slice(0, 1))))).toContain(
      "no tiene movimientos",
    );
    expect(read(figuresFor("¿Cómo está mi liquidez?", null))).toContain(none);
  });

  it("takes an answer back whose figures contradict each other", () => {
    const unbalanced = factsOf([...MONTHS, moved("2026-12", { "1105": [77, 0] })]);
    const answer = figuresFor("¿Qué significa mi endeudamiento?", unbalanced);
    expect(answer.check).toMatchObject({ holds: false });
    expect(read(answer)).toContain("no respondo con ellas");
    expect(answer.link?.href).toBe("/dashboard/configuracion");
  });

  it("names the customers where the entries do, and checks that they add up", () => {
    const customers = [
      { name: "Constructora Andina", balance: 150 },
      { name: null, balance: 20 },
      { name: "Obras del Sur", balance: 30 },
    ];
    const answer = figuresFor("¿Qué clientes me deben más?", { ...FACTS, customers });
    expect(read(answer)).toContain("Constructora Andina: $ 150\nObras del Sur: $ 30\nEl resto, $ 20");
    expect(answer.check).toMatchObject({ holds: true });
    const wrong = figuresFor("¿Qué clientes me deben más?", { ...FACTS, customers: customers.slice(1) });
    expect(wrong.check).toMatchObject({ holds: false });
  });
});

describe("why cash changed", () => {
  const lines = (net: number) =>
    new Map([
      ["result", 550],
      ["adjusted", 600],
      ["operating", 100],
      ["investing", 0],
      ["financing", 460],
      ["net", net],
    ]);

  it("goes from the result to cash, step by step, and checks it against the accounts of cash", () => {
    // 500 + 100 − 40 over the months of 2026.
    const answer = figuresFor("¿Por qué la caja no subió lo que gané?", { ...FACTS, cash: lines(560) });
    const text = read(answer);
    expect(text).toContain("ganaste $ 550 y el efectivo subió $ 560");
    expect(text).toContain("Gastos que no son salida: $ 50, que suman.");
    expect(text).toContain("Cuentas del día a día: −$ 500, que restan.");
    expect(text).not.toContain("Inversión");
    expect(answer.check).toEqual({ text: "Las cifras suman $\u00a0560, igual a los libros", holds: true });
    expect(answer.steps?.map((step) => step.amount)).toEqual([550, 50, -500, 460, 560]);
  });

  it("does not answer when the steps do not lead there", () => {
    const answer = figuresFor("¿Por qué la caja no subió lo que gané?", { ...FACTS, cash: lines(561) });
    expect(answer.check?.holds).toBe(false);
    expect(answer.steps).toBeUndefined();
    expect(read(figuresFor("¿Por qué la caja no subió lo que gané?"))).toContain("No tengo ese dato. ");
  });
});

describe("every answer", () => {
  it("cites only figures that it lists, each with where it comes from", () => {
    for (const { answer } of FIGURE_INTENTS) {
      const { paragraphs, figures } = answer(FACTS);
      for (const { from, label } of figures) expect([from, label].every((each) => each !== "")).toBe(true);
      for (const piece of paragraphs.flat())
        if (typeof piece !== "string") expect(figures[piece.cite - 1]).toBeDefined();
    }
  });

  it("is made whatever the books say, and never shows NaN", () => {
    const codes = fc.constantFrom(
      "1105",
      "1305",
      "1435",
      "2205",
      "2408",
      "3105",
      "4135",
      "5105",
      "5305",
      "6135",
    );
    const amounts = fc.tuple(fc.nat(5_000), fc.nat(5_000));
    const anyMonth = fc.record({
      month: fc
        .constantFrom("2025-03", "2025-12", "2026-01", "2026-02", "2026-11")
        .map((name) => month(name)),
      byPuc: fc
        .array(fc.tuple(codes, amounts))
        .map((pairs) => new Map(pairs.map(([puc, [debit, credit]]) => [puc, { debit, credit }] as const))),
    });
    void fc.assert(
      fc.property(fc.uniqueArray(anyMonth, { minLength: 1, selector: (each) => each.month }), (found) => {
        const months = found.sort((a, b) => (a.month < b.month ? -1 : 1));
        for (const { answer } of FIGURE_INTENTS) {
          const said = answer(factsOf(months));
          expect(read(said)).not.toMatch(/NaN|Infinity|undefined/);
        }
      }),
    );
  });

  it("numbers its figures as they are read", () => {
    const make = new AnswerMaker();
    const [one, two] = [make.cite("Caja", "$ 1", "Cuenta 1105"), make.cite("Bancos", "$ 2", "Cuenta 1110")];
    make.say("Primero ", two, ", luego ", one, " y otra vez ", two);
    const { paragraphs, figures } = make.answer("");
    expect(figures.map((each) => each.label)).toEqual(["Bancos", "Caja"]);
    expect(paragraphs).toEqual([
      ["Primero ", { cite: 1 }, ", luego ", { cite: 2 }, " y otra vez ", { cite: 1 }],
    ]);
  });

  it("gives the same figure one number", () => {
    const make = new AnswerMaker();
    expect(make.cite("Caja", "$ 1", "Cuenta 1105")).toEqual({ cite: 1 });
    expect(make.cite("Bancos", "$ 1", "Cuenta 1110")).toEqual({ cite: 2 });
    expect(make.cite("Caja", "$ 1", "Cuenta 1105")).toEqual({ cite: 1 });
  });
});

it.each([
  ["2026-01-31", "2026-01", "2026-04"],
  ["2026-04-30", "2026-01", "2026-04"],
  ["2026-05-01", "2026-05", "2026-08"],
  ["2026-12-01", "2026-09", "2026-12"],
])("settles VAT by four months too (ET art. 600): %s", (on, first, last) => {
  expect(vatPeriodOf(day(on), 4)).toEqual({ first, last });
});

it("tells the VAT of four months to whoever files by them, also where the last two have none", () => {
  const april = { ...FACTS, today: day("2026-04-20") };
  const said = read(figuresFor("¿Cuánto IVA debo este bimestre?", april));
  expect(said).toContain("marzo a abril de 2026 cobraste $ 0");
  expect(said).toContain(
    "menos de 92.000 UVT de ingresos declaras por cuatrimestre: el de enero a abril de 2026 va en $ 50",
  );
});

it("settles VAT by two months", () => {
  expect(vatPeriodOf(day("2026-01-31"), 2)).toEqual({ first: "2026-01", last: "2026-02" });
  expect(vatPeriodOf(day("2026-12-01"), 2)).toEqual({ first: "2026-11", last: "2026-12" });
});
