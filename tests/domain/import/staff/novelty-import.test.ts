import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeNovelties, type NoveltyImport } from "#domain/import/staff/novelty-import.ts";
import { noveltyIn } from "#domain/import/staff/novelty-kinds.ts";
import { readNoveltyRows, worthAsNovelties } from "#domain/import/staff/novelty-rows.ts";
import type { FileCell, SheetRow } from "#domain/import/table/sheet.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { checkInput } from "#domain/payroll/run/check-input.ts";
import { periodSpan } from "#domain/payroll/run/period.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { draftOf, memberOf } from "#tests/support/payroll/payroll-runs.ts";

const TODAY = day("2026-11-20");
const RUN = draftOf([
  memberOf({}, "Ana María Ruiz Gómez", 2_000_000, { document: "52.731.094" }),
  memberOf({}, "Luis Paz", 3_500_000, { document: "80.123.456" }),
]);

const sheet = (rows: readonly (readonly FileCell[])[]) =>
  rows.map((cells, index) => ({ row: index + 1, cells }));
const judge = (rows: readonly SheetRow[], run: StoredRun = RUN, over = false): NoveltyImport =>
  judgeNovelties(run, readNoveltyRows(rows, TODAY).rows, { over });
const typed = (text: string, run?: StoredRun, over?: boolean) => judge(rowsOfText(text), run, over);
const reasons = ({ novelties }: NoveltyImport) =>
  novelties.map(({ conflict, verdict }) => conflict?.kind ?? verdict);

/** One month of two people: overtime, sick leave, commissions and a loan. */
const LAYOUTS: Readonly<Record<string, readonly SheetRow[]>> = {
  "a row for each": sheet([
    ["FERRETERÍA LA SABANA S.A.S."],
    ["NOVEDADES DE NÓMINA, NOVIEMBRE DE 2026"],
    ["Cédula", "Nombre", "Novedad", "Cantidad", "Valor", "Desde", "Hasta"],
    [52731094, "Ana María Ruiz Gómez", "Horas extra diurnas", 2, null, 46332, null],
    [52731094, "Ana María Ruiz Gómez", "Incapacidad EG", 3, null, "10/11/2026", "12/11/2026"],
    [80123456, "Luis Paz", "Comisiones", null, "$ 350.000", null, null],
    [80123456, "Luis Paz", "Préstamo", null, "100.000", null, null],
    ["TOTAL", null, null, 5, 450000],
  ]),
  "names alone, other words, days counted": sheet([
    ["Empleado", "Concepto", "Fecha inicial", "Días", "Monto"],
    ["RUIZ GOMEZ ANA MARIA", "HED", "6/11/2026", "2 h", null],
    ["Ana Ruiz", "Incapacidad por enfermedad", "2026-11-10", "3", null],
    ["Paz Luis", "Comisión por ventas", null, null, "350.000,00"],
    ["Luis Paz", "Anticipo de nómina", null, null, 100000],
  ]),
};

describe("IM-26 a list of novelties as a stranger wrote it", () => {
  it.each(Object.keys(LAYOUTS))("becomes the inputs of the people: %s", (name) => {
    const { people, counts } = judge(LAYOUTS[name] ?? []);
    expect(counts).toEqual({ new: 4, replaces: 0, same: 0, conflict: 0 });
    expect(people.map(({ input }) => input)).toMatchObject([
      {
        hours: [{ kind: "HED", hours: 2, date: "2026-11-06" }],
        absences: [{ kind: "sick", from: "2026-11-10", to: "2026-11-12" }],
      },
      { commissions: 350_000, deductions: [{ kind: "loan", amount: 100_000 }] },
    ]);
  });

  it("takes the days that stand beside a kind for its own, in headings of two rows too", () => {
    const rows = [
      ["Cédula", "Nombre", "Horas extras", "", "Incapacidad", "", "", "Vacaciones", ""],
      ["", "", "Diurnas", "Nocturnas", "Días", "Desde", "Hasta", "Días", "Fecha inicio"],
      ["52731094", "Ana Ruiz", 4, "2", 3, "03/11/2026", "05/11/2026", 6, "10/11/2026"],
    ].map((cells, at) => ({ row: at + 1, cells }));
    const day = (each: { readonly kind: string; readonly value?: string }) => each.value ?? each.kind;
    expect(
      readNoveltyRows(rows, TODAY).rows.map(({ kind, quantity, from, to }) => [
        kind?.what,
        quantity.kind === "value" ? quantity.value : quantity.kind,
        day(from),
        day(to),
      ]),
    ).toEqual([
      ["hours", 4, "none", "none"],
      ["hours", 2, "none", "none"],
      ["absence", 3, "2026-11-03", "2026-11-05"],
      ["absence", 6, "2026-11-10", "none"],
    ]);
  });

  it("takes no row of people for headings, whatever words it has", () => {
    const text = "Cédula;Nombre;HED;Otro\n52731094;Ana Ruiz;4;Comisiones\n80123456;Luis Paz;2;";
    expect(readNoveltyRows(rowsOfText(text), TODAY).rows.map(({ row }) => row)).toEqual([2, 3]);
  });

  it("reads a row for each person with a column for each kind", () => {
    const { people, counts } = typed(
      [
        "Cédula;Empleado;Salario;HED;Horas extras nocturnas;Recargo nocturno;Comisiones;Auxilio de transporte;Libranza",
        "52.731.094;Ana Ruiz;2.000.000;4;1,5;0;120.000;249.095;",
        "80.123.456;Luis Paz;3.500.000;;-;8:30;;;200.000",
      ].join("\n"),
    );
    expect(counts.new).toBe(5);
    expect(
      people.map(({ input }) => [input.hours, input.commissions, input.nonSalary, input.deductions]),
    ).toEqual([
      [
        [
          { kind: "HED", hours: 4, date: "2026-11-01", until: "2026-11-30" },
          { kind: "HEN", hours: 1.5, date: "2026-11-01", until: "2026-11-30" },
        ],
        120_000,
        0,
        [],
      ],
      [
        [{ kind: "RN", hours: 8.5, date: "2026-11-01", until: "2026-11-30" }],
        0,
        0,
        [{ kind: "libranza", detail: "", amount: 200_000 }],
      ],
    ]);
  });

  it.each([
    ["99999999;Pedro Gil;Comisión;;100.000;;", "unknown"],
    [";Ana;Comisión;;100.000;;", "unknown"],
    ["11111111;Ana Ruiz;Comisión;;100.000;;", "other-document"],
    ["52731094;;Horas extra;2;;;", "unclear"],
    ["52731094;;Licencia;2;;5/11/2026;", "unclear"],
    ["52731094;;HED;;;;", "no-quantity"],
    ["52731094;;HED;-2;;;", "bad-cell"],
    ["52731094;;HED;muchas;;;", "bad-cell"],
    ["52731094;;HED;3;;5/11/2026;", "over"],
    ["52731094;;HED;60;;;", "over"],
    ["52731094;;HED;2;;5/12/2026;", "out-of-period"],
    ["52731094;;Vacaciones;;;5/11/2026;1/11/2026", "backwards"],
    ["52731094;;Vacaciones;5;;;", "no-days"],
    ["52731094;;Vacaciones;;;31/02/2026;", "bad-cell"],
    ["52731094;;Vacaciones;;;5/12/2026;9/12/2026", "out-of-period"],
    ["52731094;;Comisión;;;;", "no-value"],
    ["52731094;;Comisión;;mucho;;", "bad-cell"],
    ["52731094;;Recargo nocturno;800;;;", "bad"],
  ])("says of %j why it stays out", (row, kind) => {
    const found = typed(
      `Cédula;Nombre;Novedad;Cantidad;Valor;Desde;Hasta\n${row}\n80123456;;Comisión;;1.000;;`,
    );
    expect(reasons(found)).toEqual([kind, "new"]);
    expect(found.people[0]).toBe(RUN.people[0]);
  });

  it("keeps leave that crosses another out, and a row that stands twice", () => {
    const list =
      "Cédula;Novedad;Valor;Desde;Hasta\n52731094;Incapacidad;;3/11/2026;6/11/2026\n52731094;Vacaciones;;6/11/2026;9/11/2026\n80123456;Préstamo;50.000;;\n80123456;Préstamo;50.000;;";
    expect(reasons(typed(list))).toEqual(["new", "overlap", "new", "twice"]);
  });

  it("pays overtime above the law's limit in one press, and never by itself", () => {
    const list = "Cédula;HED\n52731094;60";
    expect(typed(list)).toMatchObject({ over: 1, counts: { new: 0, conflict: 1 } });
    expect(typed(list, RUN, true)).toMatchObject({ over: 0, counts: { new: 1, conflict: 0 } });
  });

  it("adds amounts of one kind up, and says what it replaces", () => {
    const list = "Cédula;Novedad;Valor\n80123456;Comisión;100.000\n80123456;Comisión;50.000";
    const once = typed(list);
    expect(once.people[1]?.input.commissions).toBe(150_000);
    const there = { ...RUN, people: once.people };
    expect(reasons(typed(list, there))).toEqual(["same", "same"]);
    expect(reasons(typed("Cédula;Comisiones\n80123456;90.000", there))).toEqual(["replaces"]);
  });

  it.each([
    ["H.E.D.", { what: "hours", kind: "HED" }],
    ["Hora extra diurna dominical", { what: "hours", kind: "HEDDF" }],
    ["Extras nocturnas festivas", { what: "hours", kind: "HENDF" }],
    ["Recargo dominical", { what: "hours", kind: "RDF" }],
    ["Recargo nocturno festivo", { what: "hours", kind: "RNDF" }],
    ["Incapacidad por accidente de trabajo", { what: "absence", kind: "accident" }],
    ["Licencia de maternidad", { what: "absence", kind: "parental" }],
    ["Licencia no remunerada", { what: "absence", kind: "unpaid" }],
    ["Licencia por luto", { what: "absence", kind: "paid" }],
    ["Ausencia injustificada", { what: "absence", kind: "unpaid" }],
    ["Bonificación no salarial", { what: "pay", kind: "nonSalary" }],
    ["Bonificación", { what: "pay", kind: "salaryBonus" }],
    ["Embargo de alimentos", { what: "deduction", kind: "alimony" }],
    ["Cuota fondo de empleados", { what: "deduction", kind: "employeeFund" }],
    ["Auxilio de transporte", null],
    ["Total devengado", null],
  ])("takes %j for what it is", (words, kind) => {
    expect(noveltyIn(words)).toEqual(kind);
  });

  it("is told from other lists by its headings", () => {
    const worth = (head: string) => worthAsNovelties({ rows: rowsOfText(`${head}\n1;2;3;4`) });
    expect(worth("Cédula;Novedad;Cantidad;Desde")).toBe(1);
    expect(worth("Cédula;Nombre;Salario;Fecha de ingreso")).toBe(0);
    expect(worth("Nombre;NIT;Correo;Teléfono")).toBe(0);
    expect(readNoveltyRows(rowsOfText("uno\ndos"), TODAY).missing).toBe("head");
  });

  const cell = fc.oneof(
    fc.string({ maxLength: 10 }),
    fc.constantFrom(
      "52731094",
      "Luis Paz",
      "HED",
      "Vacaciones",
      "Comisión",
      "Préstamo",
      "5/11/2026",
      "9/11/2026",
      "2",
    ),
    fc.integer({ min: -5, max: 400_000 }),
    fc.constant(null),
    fc.constant({ error: "#REF!" }),
  );
  it("makes of any cells only inputs that a run takes, and nothing twice", () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 6 }), (rows) => {
        const list = sheet([["Cédula", "Nombre", "Novedad", "Cantidad", "Valor", "Desde", "Hasta"], ...rows]);
        const found = judge(list, RUN, true);
        const span = periodSpan(RUN.period);
        for (const { contract, input } of found.people) expect(checkInput(contract, input, span)).toBeNull();
        const again = judge(list, { ...RUN, people: found.people }, true);
        expect(again.counts.new + again.counts.replaces).toBe(0);
        expect(again.people).toEqual(found.people);
      }),
    );
  });
});
