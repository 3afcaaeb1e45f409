import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { OwnNoteId, RestatementId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { Report, ReportRow } from "#domain/report/report.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { BALANCE_LAYOUT } from "#domain/statement/layouts/balance.data.ts";
import { INCOME_LAYOUT } from "#domain/statement/layouts/income.data.ts";
import { layoutLines } from "#domain/statement/layouts/layout.ts";
import { isCompulsoryStatement } from "#domain/statement/notes/compulsory.ts";
import { type FinancialNote, financialNotes, leftOutNotes } from "#domain/statement/notes/financial-notes.ts";
import type { Reporting } from "#domain/statement/notes/kept-notes.ts";
import type { NotesOwner } from "#domain/statement/notes/note-facts.ts";
import { isNoteKey } from "#domain/statement/notes/note-keys.ts";
import { propertyMovement } from "#domain/statement/notes/property-movement.ts";
import { restatedPeriods } from "#domain/statement/restated/restated-facts.ts";
import { amountsOf, inputOf } from "#tests/support/book-facts.ts";
import { content, line, posted } from "#tests/support/builders.ts";
import { randomEntries } from "#tests/support/random/random-books.ts";

const CHARTS = { puc: pucChart(), mini: miniChart, journal: journalChart } as const;
const NOW = ["2025-01-01", "2025-12-31"] as [string, string];
const BEFORE = ["2024-01-01", "2024-12-31"] as [string, string];

const everyChart = fc
  .constantFrom("puc", "mini", "journal")
  .chain((kind) => fc.record({ kind: fc.constant(kind), entries: randomEntries(CHARTS[kind]) }));

function made(
  entries: readonly Entry[],
  {
    chart = CHARTS.puc as (typeof CHARTS)[keyof typeof CHARTS],
    reporting = {} as Reporting,
    owner = {},
  } = {},
) {
  const figures = inputOf(entries, chart, NOW, BEFORE);
  const statements = (["balance", "income"] as const).map((kind) => makeStatement(kind, figures));
  const periods = [NOW, BEFORE].map(([from = "", to = ""]) => ({ from: day(from), to: day(to) }));
  const whose: NotesOwner = {
    name: "La Sabana S.A.S.",
    company: null,
    books: [],
    periods: periods as unknown as NotesOwner["periods"],
    ...owner,
  };
  return { figures, statements, notes: financialNotes({ statements, figures, owner: whose, reporting }) };
}

const amountIn = ({ cells }: ReportRow, column: number) => {
  const cell = cells[column + 1];
  return cell?.kind === "amount" ? cell.amount : 0;
};
const plain = (value: number) => (value === 0 ? 0 : value);

/** What the accounts above each sum of a table add up to, by the sum's words. */
function foldedSums({ rows }: Report, column: number): [string, number][] {
  let sum = 0;
  return rows.flatMap((row): [string, number][] => {
    if (row.kind === "line") sum += amountIn(row, column);
    if (row.kind === "line") return [];
    const [label] = row.cells;
    const folded = sum;
    sum = 0;
    return [[label?.kind === "text" ? label.text : "", folded]];
  });
}

const noteOf = (notes: readonly FinancialNote[], key: string) => notes.find((each) => each.key === key);

describe("notes to the statements of random books", () => {
  it("AC-90 the accounts of a note add up to each line that cites it, in both periods, and no line lacks its note", () => {
    let cited = 0;
    fc.assert(
      fc.property(everyChart, ({ kind, entries }) => {
        const { statements, notes } = made(entries, { chart: CHARTS[kind] });
        for (const { lines } of statements)
          for (const line of lines) {
            if (line.kind !== "line" || line.note === null) continue;
            cited += 1;
            const { table, places = [] } = notes.find(({ number }) => number === line.note) ?? {};
            expect(places).toHaveLength(table?.rows.length ?? -1);
            expect(places).toContainEqual({ statement: expect.anything(), line: line.key });
            for (const column of [0, 1]) {
              const sums = new Map(table ? foldedSums(table, column) : []);
              expect(plain(sums.get(line.label) ?? Number.NaN)).toBe(plain(line.amounts[column] ?? 0));
            }
          }
        expect(notes.map(({ number }) => number)).toEqual(notes.map((_, index) => index + 1));
      }),
      { numRuns: 30 },
    );
    expect(cited).toBeGreaterThan(0);
  });

  it("AC-90 what property, plant and equipment began with and what moved is its line in the balance", () => {
    let moved = 0;
    fc.assert(
      fc.property(everyChart, ({ kind, entries }) => {
        const { statements, notes } = made(entries, { chart: CHARTS[kind] });
        const movement = noteOf(notes, "property")?.movement;
        const [balance] = statements;
        if (!movement || !balance) return;
        moved += 1;
        for (const row of movement.rows) {
          const [opening, additions, depreciation, disposals, closing] = [0, 1, 2, 3, 4].map((column) =>
            amountIn(row, column),
          ) as [number, number, number, number, number];
          expect(plain(opening + additions + depreciation + disposals)).toBe(plain(closing));
        }
        const total = movement.rows.at(-1);
        expect(plain(total ? amountIn(total, 4) : Number.NaN)).toBe(
          plain(amountsOf(balance, "property")[0] ?? 0),
        );
      }),
      { numRuns: 40 },
    );
    expect(moved).toBeGreaterThan(0);
  });
});

it("every line that cites a note cites one that has a template", () => {
  const keys = [...layoutLines(BALANCE_LAYOUT), ...layoutLines(INCOME_LAYOUT)].flatMap(
    ({ note }) => note ?? [],
  );
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter((key) => !isNoteKey(key))).toEqual([]);
});

const YEAR = [
  posted(1, content("2024-06-30", "1110", "3105", 30_000_000)),
  posted(2, content("2024-07-01", "1524", "1110", 5_000_000)),
  posted(3, content("2024-12-31", "5160", "1592", 250_000)),
  posted(4, content("2025-02-01", "1524", "1110", 2_000_000)),
  posted(5, content("2025-03-01", "1110", "4135", 9_000_000)),
  posted(6, content("2025-08-01", "1110", "1524", 1_000_000)),
  posted(7, content("2025-12-31", "5160", "1592", 600_000)),
];

describe("the notes of a small shop", () => {
  it("are numbered as the statements cite them, and go on after the figures", () => {
    const { notes } = made(YEAR);
    expect(notes.map(({ number, key }) => `${number} ${key}`)).toEqual([
      "1 entity",
      "2 basis",
      "3 policies",
      "4 cash",
      "5 property",
      "6 equity",
      "7 result",
      "8 revenue",
      "9 administration",
      "10 contingencies",
      "11 subsequent-events",
      "12 going-concern",
    ]);
  });

  /** A report's rows: kind, words, amounts by column, and what the row was made of. */
  const rowsOf = (report: Report | null | undefined) =>
    report?.rows.map(({ kind, cells, source, sums }) => [
      kind,
      ...cells.map((cell) =>
        cell.kind === "amount" ? plain(cell.amount) : cell.kind === "text" && cell.text,
      ),
      source,
      sums?.map(({ from, to }) => `${from}-${to}`).join(),
    ]);

  it("AC-90 tell each line account by account, in both periods, and its sum, by hand", () => {
    const { notes } = made(YEAR);
    const property = noteOf(notes, "property");
    expect(property?.table?.columns.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
      "name text",
      "amount-0 amount",
      "amount-1 amount",
    ]);
    expect(property?.table?.columns[0]?.label).toBe("Concepto");
    expect(rowsOf(property?.table)).toEqual([
      [
        "line",
        "1524 Equipo de oficina",
        6_000_000,
        5_000_000,
        { kind: "account", account: "1524" },
        undefined,
      ],
      [
        "line",
        "1592 Depreciación acumulada",
        -850_000,
        -250_000,
        { kind: "account", account: "1592" },
        undefined,
      ],
      ["total", "Propiedades, planta y equipo", 5_150_000, 4_750_000, undefined, "0-1"],
    ]);
    expect(property?.places).toEqual(Array(3).fill({ statement: "balance", line: "property" }));
    expect(rowsOf(property?.movement)?.map(([kind, , ...rest]) => [kind, rest.at(-2), rest.at(-1)])).toEqual([
      ["line", { kind: "account", account: "1524" }, undefined],
      ["line", { kind: "account", account: "1592" }, undefined],
      ["total", undefined, "0-1"],
    ]);
    expect(property?.movement?.title).toBe("Movimiento del período");
  });

  it("AC-90 of several lines tell a subtotal for each, and which line a row is of", () => {
    const equity = noteOf(made(YEAR).notes, "equity");
    const rows = rowsOf(equity?.table) ?? [];
    expect(rows.map(([kind, , now, before]) => [kind, now, before])).toEqual([
      ["line", 30_000_000, 30_000_000],
      ["subtotal", 30_000_000, 30_000_000],
      ["line", -250_000, 0],
      ["subtotal", -250_000, 0],
    ]);
    expect(equity?.places.map(({ line }) => line)).toEqual(["capital", "capital", "retained", "retained"]);
    expect(rows.map(([, , , , source]) => source)).toEqual([
      { kind: "account", account: "3105" },
      undefined,
      { kind: "line", line: "retained" },
      undefined,
    ]);
    const { title, subtitle, period } = equity?.table ?? {};
    expect([title, subtitle, period]).toEqual(["", "", ""]);
    for (const { places, table } of made(YEAR).notes) if (table === null) expect(places).toEqual([]);
  });

  it("stand in the order of their numbers whichever statement comes first, and by no other statement's lines", () => {
    const { figures, statements, notes } = made(YEAR);
    const owner = { name: "La Sabana S.A.S.", company: null, books: [] };
    const periods = [{ from: day("2025-01-01"), to: day("2025-12-31") }] as const;
    const others = (["cash", "equity"] as const).map((kind) => makeStatement(kind, figures));
    const told = financialNotes({
      statements: [...others, ...statements.toReversed()],
      figures,
      owner: { ...owner, periods: [...periods] },
      reporting: {},
    });
    expect(told.map(({ number, key }) => `${number} ${key}`)).toEqual(
      notes.map(({ number, key }) => `${number} ${key}`),
    );
    expect(told.map(({ table }) => rowsOf(table))).toEqual(notes.map(({ table }) => rowsOf(table)));
    expect(told.filter(({ movement }) => movement !== null).map(({ key }) => key)).toEqual(["property"]);
  });

  it("AC-90 the movement of its equipment, by hand", () => {
    const { notes } = made(YEAR);
    const rows = noteOf(notes, "property")?.movement?.rows ?? [];
    expect(rows.map((row) => [0, 1, 2, 3, 4].map((column) => plain(amountIn(row, column))))).toEqual([
      [5_000_000, 2_000_000, 0, -1_000_000, 6_000_000],
      [-250_000, 0, -600_000, 0, -850_000],
      [4_750_000, 2_000_000, -600_000, -1_000_000, 5_150_000],
    ]);
  });

  it("AC-90 the movement has every account by its code, those that stood still too, and none that came to nothing", () => {
    const entries = [
      posted(1, content("2024-02-01", "1540", "1110", 900)),
      posted(2, content("2024-02-02", "1520", "1110", 50)),
      posted(3, content("2024-03-02", "1110", "1520", 50)),
      posted(4, content("2025-02-01", "1592", "1110", 0)),
      posted(5, content("2025-02-01", "1524", "1110", 100)),
    ];
    const report = noteOf(made(entries).notes, "property")?.movement;
    expect(rowsOf(report)?.map(([, ...cells]) => cells.slice(0, 6))).toEqual([
      ["1524 Equipo de oficina", 0, 100, 0, 0, 100],
      ["1540 Flota y equipo de transporte", 900, 0, 0, 0, 900],
      ["Propiedades, planta y equipo", 900, 100, 0, 0, 1_000],
    ]);
    expect(report?.rows.map(({ cells }) => cells.length)).toEqual([6, 6, 6]);
    const sold = [...entries.slice(1, 3), posted(6, content("2025-02-01", "1110", "3105", 5))];
    expect(propertyMovement(made(sold).figures)).toBeNull();
  });

  it("AC-90 a book that began with a worn machine has what it wore in its opening balance", () => {
    const begun = posted(1, {
      ...content("2025-01-01", "1524", "3105", 1),
      lines: [
        line("1110", 2_000),
        line("1524", 4_000),
        line("1592", -1_500),
        line("2105", -1_000),
        line("3105", -3_500),
      ],
    });
    const worn = posted(2, content("2025-12-31", "5160", "1592", 500));
    expect(
      rowsOf(noteOf(made([begun, worn]).notes, "property")?.movement)?.map(([, ...cells]) =>
        cells.slice(1, 6),
      ),
    ).toEqual([
      [4_000, 0, 0, 0, 4_000],
      [-1_500, 0, -500, 0, -2_000],
      [2_500, 0, -500, 0, 2_000],
    ]);
  });

  it("AC-95 the note on restated figures has its paragraphs and its table, and no other note has them", () => {
    const { figures, statements } = made(YEAR);
    const restated = {
      ...figures,
      periods: restatedPeriods(figures.periods, [
        {
          id: "reex_0190a000-0000-7000-8000-000000000001" as RestatementId,
          day: day("2024-06-30"),
          debit: "5195" as AccountCode,
          credit: "2335" as AccountCode,
          amount: pesos(700),
          cause: "policy",
          reason: "Servicios no registrados",
        },
      ]),
    };
    const periods = [{ from: day(NOW[0]), to: day(NOW[1]) }] as const;
    const owner = { name: "S", company: null, books: [], periods: [...periods] as [(typeof periods)[0]] };
    const told = financialNotes({ statements, figures: restated, owner, reporting: {} });
    const note = noteOf(told, "restatement");
    const said = note?.paragraphs.join(" ") ?? "";
    expect(said.replaceAll("\u00a0", " ")).toContain(
      "Cambio de política contable de 2024: Servicios no registrados. $ 700 al débito de 5195 Operacionales de administración: Diversos y al crédito de 2335 Costos y gastos por pagar.",
    );
    expect(note?.questions).toContain("¿Por qué la política nueva da información más fiable y relevante?");
    expect(rowsOf(note?.table)?.map(([kind, name, was, by, is]) => [kind, name, was, by, is])).toEqual([
      ["line", "Acreedores comerciales y otras cuentas por pagar", 0, 700, 700],
      ["subtotal", "Total pasivo corriente", 0, 700, 700],
      ["subtotal", "Total pasivo", 0, 700, 700],
      ["line", "Resultado del ejercicio", -250_000, -700, -250_700],
      ["subtotal", "Total patrimonio", 29_750_000, -700, 29_749_300],
      ["line", "Gastos de administración", -250_000, -700, -250_700],
      ["subtotal", "Utilidad operacional", -250_000, -700, -250_700],
      ["subtotal", "Utilidad antes de impuestos", -250_000, -700, -250_700],
      ["subtotal", "Resultado del ejercicio", -250_000, -700, -250_700],
    ]);
    expect(note?.paragraphs).not.toContain("");
    const unsaid = { notes: [{ note: "restatement" as const, year: 2025, text: "" }] };
    const bare = financialNotes({ statements, figures: restated, owner, reporting: unsaid });
    expect(noteOf(bare, "restatement")?.paragraphs[0]).toMatch(/^Cambio de política/);
    const { title, subtitle, period } = note?.table ?? {};
    expect([title, subtitle, period]).toEqual(["", "", ""]);
    for (const other of told)
      if (other.key !== "restatement")
        expect(other.paragraphs.join(" ")).not.toContain("Servicios no registrados");
    expect(told.filter(({ key, table }) => key === "restatement" || table === note?.table)).toHaveLength(1);
    expect(noteOf(made(YEAR).notes, "restatement")).toBeUndefined();
  });

  it("AC-90 what a book began with is its opening balance and no addition", () => {
    const begun = posted(1, {
      ...content("2025-01-01", "1524", "3105", 4_000_000),
      lines: [
        line("1110", 2_000_000),
        line("1524", 4_000_000),
        line("2105", -1_000_000),
        line("3105", -5_000_000),
      ],
    });
    const { notes } = made([begun]);
    const [first] = noteOf(notes, "property")?.movement?.rows ?? [];
    expect(first && [0, 1, 4].map((column) => amountIn(first, column))).toEqual([4_000_000, 0, 4_000_000]);
  });

  it("AC-92 asks for what nobody said, and says what is known", () => {
    const asked = noteOf(made(YEAR).notes, "entity");
    expect(asked?.paragraphs[0]).toContain("NIT [¿cuál es el NIT?]");
    expect(asked?.questions).toContain("¿a qué se dedica?");
    const company = {
      nit: "901.234.567-7",
      city: "Tunja",
      sector: "commerce" as const,
      signers: { representative: { name: "Mariana Restrepo Gil", document: "" } },
    };
    const { notes } = made(YEAR, { owner: { company } });
    expect(noteOf(notes, "entity")?.paragraphs[0]).toBe(
      "La Sabana S.A.S., identificada con NIT 901.234.567-7, tiene su domicilio en Tunja, Colombia. Su actividad principal es el comercio.",
    );
    const approved = (title: object) => {
      const signers = { representative: { ...company.signers.representative, ...title } };
      const own = made(YEAR, { owner: { company: { ...company, signers } } });
      return noteOf(own.notes, "subsequent-events")?.paragraphs[1];
    };
    const alone = made(YEAR, {
      owner: { company: { nit: company.nit, city: company.city, sector: company.sector } },
    });
    expect(noteOf(alone.notes, "subsequent-events")?.paragraphs[1]).toContain("[¿");
    expect(approved({})).toContain("Mariana Restrepo Gil, en su calidad de representante legal, el");
    expect(approved({ title: "Gerente suplente" })).toContain("en su calidad de gerente suplente, el");
    expect(approved({ title: "CEO" })).toContain("en su calidad de CEO, el");
    const unsaid = { nit: "", city: "", sector: "other" as const, signers: {} };
    const bare = noteOf(made(YEAR, { owner: { company: unsaid } }).notes, "entity");
    expect(bare?.paragraphs).toEqual(asked?.paragraphs);
    expect(bare?.questions).toEqual(asked?.questions);
    expect(noteOf(notes, "basis")?.paragraphs[0]).toContain("del 1 de enero al 31 de diciembre de 2025");
  });

  it("AC-92 the method of the stock is told only where all books keep theirs alike", () => {
    const stock = (method: "peps" | "average") => ({
      stock: { methods: [{ since: 2024, method }], lastMove: 1 },
    });
    const policies = (...books: object[]) =>
      noteOf(made(YEAR, { owner: { books } }).notes, "policies")?.paragraphs.join(" ");
    expect(policies(stock("peps"), {})).toContain("primeras en entrar, primeras en salir (PEPS)");
    expect(policies(stock("peps"), stock("average"))).toContain("La fórmula del costo es [¿cuál es?]");
    // A method holds from its year on, and the last of them.
    const since = (...methods: readonly (readonly [number, "peps" | "average"])[]) => ({
      stock: { methods: methods.map(([year, method]) => ({ since: year, method })), lastMove: 1 },
    });
    expect(policies(since([2025, "peps"]))).toContain("(PEPS)");
    expect(policies(since([2026, "peps"]))).toContain("[¿cuál es?]");
    expect(policies(since([2024, "peps"], [2025, "average"]))).toContain("el promedio ponderado");
    expect(policies(since([2024, "peps"], [2026, "average"]))).toContain("(PEPS)");
  });

  it("fills in the total of a note, now and before", () => {
    const reporting = {
      notes: [{ note: "revenue", year: 2025, text: "Fueron {total}; antes, {total anterior}." }],
    } as const;
    const [first] = noteOf(made(YEAR, { reporting }).notes, "revenue")?.paragraphs ?? [];
    expect(first?.replaceAll("\u00a0", " ")).toBe("Fueron $ 9.000.000; antes, $ 0.");
    const asking = (note: "equity" | "property") => {
      const text = "Son {total}; antes, {total anterior}.";
      const own = { notes: [{ note, year: 2025, text }] };
      return noteOf(made(YEAR, { reporting: own }).notes, note)?.paragraphs[0]?.replaceAll("\u00a0", " ");
    };
    expect(asking("property")).toBe("Son $ 5.150.000; antes, $ 4.750.000.");
    // What is owned and what is owed, or capital and results, are not added up.
    expect(asking("equity")).not.toContain("$");
    const figures = inputOf(YEAR, CHARTS.puc, NOW);
    const [alone] = financialNotes({
      statements: [makeStatement("income", figures)],
      figures,
      owner: { name: "S", company: null, books: [], periods: [{ from: day(NOW[0]), to: day(NOW[1]) }] },
      reporting,
    }).filter(({ key }) => key === "revenue");
    expect(alone?.paragraphs[0]?.replaceAll("\u00a0", " ")).toMatch(/^Fueron \$ 9\.000\.000; antes, \[/);
  });

  it("leaves out a note that has neither text nor figures, and keeps the count", () => {
    const reporting = {
      notes: [
        { note: "contingencies", year: 2025, text: "" },
        { note: "cash", year: 2025, text: "" },
      ],
    } as const;
    const { notes } = made(YEAR, { reporting });
    expect(notes.slice(-2).map(({ number, key }) => [number, key])).toEqual([
      [10, "subsequent-events"],
      [11, "going-concern"],
    ]);
    expect(noteOf(notes, "cash")).toMatchObject({ paragraphs: [], table: expect.anything() });
  });

  it("AC-94 own notes stand where they were placed among the last ones, and are counted with them", () => {
    const id = (at: number) => `nota_0190a000-0000-7000-8000-00000000000${at}` as OwnNoteId;
    const reporting = {
      own: [
        { id: id(1), year: 2024, said: { title: "Vinculados", text: "{empresa} no tiene. [¿seguro?]" } },
        {
          id: id(2),
          year: 2025,
          said: { title: "Arriendos", text: "Hay.", before: "contingencies" as const },
        },
        { id: id(3), year: 2026, said: { title: "Después", text: "No." } },
      ],
    };
    const { notes, statements } = made(YEAR, { reporting });
    expect(notes.slice(-5).map(({ number, title }) => `${number} ${title}`)).toEqual([
      "10 Arriendos",
      "11 Contingencias",
      "12 Hechos ocurridos después del período sobre el que se informa",
      "13 Hipótesis de negocio en marcha",
      "14 Vinculados",
    ]);
    expect(notes.at(-1)).toMatchObject({
      paragraphs: ["La Sabana S.A.S. no tiene. [¿seguro?]"],
      questions: ["¿seguro?"],
      since: 2024,
    });
    // What the statements cite is not moved by them.
    expect(statements.map(({ lines }) => lines)).toEqual(made(YEAR).statements.map(({ lines }) => lines));
  });

  it("AC-94 a note that a statement cites keeps its number and says why it is not presented; others are listed apart", () => {
    const reporting = {
      notes: [
        { note: "property", year: 2025, text: "Mía.", reason: "No es material." },
        { note: "contingencies", year: 2025, reason: "No hay ninguna." },
        { note: "going-concern", year: 2025, text: "" },
      ],
    } as const;
    const { notes } = made(YEAR, { reporting });
    expect(noteOf(notes, "property")).toMatchObject({
      number: 5,
      written: "Mía.",
      paragraphs: ["No se presenta: No es material."],
      table: null,
      movement: null,
      places: [],
    });
    expect(notes.slice(-1).map(({ number, key }) => [number, key])).toEqual([[10, "subsequent-events"]]);
    expect(leftOutNotes(reporting, 2025).map(({ key, reason }) => [key, reason])).toEqual([
      ["contingencies", "No hay ninguna."],
      ["going-concern", ""],
    ]);
    expect(leftOutNotes(reporting, 2024)).toEqual([]);
  });

  it("AC-93 a microempresa cites its own framework and lists its own statements", () => {
    const asked = (framework: "micro" | "pymes") =>
      (["balance", "income", "cash", "equity"] as const).filter((kind) =>
        isCompulsoryStatement(framework, kind),
      );
    expect([asked("micro"), asked("pymes")]).toEqual([
      ["balance", "income"],
      ["balance", "income", "cash", "equity"],
    ]);
    const { notes } = made(YEAR, { reporting: { framework: "micro" } });
    const basis = noteOf(notes, "basis");
    expect(basis?.norm).toBe("Marco técnico de microempresas, capítulo 3");
    expect(basis?.paragraphs.join(" ")).toContain("anexo 3 del Decreto 2420 de 2015");
    expect(basis?.paragraphs.join(" ")).toContain(
      "el estado de situación financiera, el estado de resultados y sus notas",
    );
    expect(notes.flatMap(({ paragraphs, norm }) => [norm, ...paragraphs]).join(" ")).not.toMatch(
      /NIIF|flujos de efectivo|diferido/,
    );
  });
});
