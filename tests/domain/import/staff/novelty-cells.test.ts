import { describe, expect, it } from "vitest";
import { noveltyIn } from "#domain/import/staff/novelty-kinds.ts";
import { MOST_NOVELTIES, readNoveltyRows, worthAsNovelties } from "#domain/import/staff/novelty-rows.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const TODAY = day("2026-11-20");
const rowsOf = (...rows: readonly (readonly FileCell[])[]) =>
  rows.map((cells, at) => ({ row: at + 1, cells }));

const kindOf = (words: string) => {
  const kind = noveltyIn(words);
  return kind === null ? null : kind.kind;
};

describe("IM-26 what a firm calls a novelty", () => {
  it.each([
    ["HEN", "HEN"],
    ["h.e.n", "HEN"],
    ["Hora extra nocturna", "HEN"],
    ["HE diurnas", "HED"],
    ["HENDF", "HENDF"],
    ["HEFN", "HENDF"],
    ["HEDDF", "HEDDF"],
    ["HEFD", "HEDDF"],
    ["RN", "RN"],
    ["Rec. nocturno", "RN"],
    ["RNF", "RNDF"],
    ["RDF", "RDF"],
    ["Dominicales", "RDF"],
    ["- Dominicales", "RDF"],
    ["H. E. D.", "HED"],
    ["Horas festivas", "RDF"],
    ["Recargos festivos", "RDF"],
    ["Incapacidad laboral", "accident"],
    ["Incapacidad ARL", "accident"],
    ["Accidente", "accident"],
    ["Enfermedad general", "sick"],
    ["Paternidad", "parental"],
    ["Suspensión", "unpaid"],
    ["Inasistencia", "unpaid"],
    ["Faltas", "unpaid"],
    ["Calamidad doméstica", "paid"],
    ["Licencia remunerada", "paid"],
    ["Vacaciones", "vacation"],
    ["Embargo judicial", "garnishment"],
    ["Embargo por alimentos", "alimony"],
    ["Cuota alimentaria", "alimony"],
    ["Alimentos", "alimony"],
    ["Aporte cooperativa", "cooperative"],
    ["Libranza banco", "libranza"],
    ["Sindicato", "union"],
    ["Cuota sindical", "union"],
    ["Fondo de empleados", "employeeFund"],
    ["Anticipo", "loan"],
    ["Vales", "loan"],
    ["Otros descuentos", "otherDeduction"],
    ["Descuento de alimentación", "otherDeduction"],
    // Food that is paid for is paid.
    ["Auxilio de alimentación", "nonSalary"],
    ["Bono de alimentación", "nonSalary"],
    ["Subsidio alimentación", "nonSalary"],
    ["Viáticos", "nonSalary"],
    ["Comisiones", "commissions"],
    ["Bono de navidad", "salaryBonus"],
    ["Incentivos", "salaryBonus"],
    ["Auxilio de transporte", null],
    ["Prima de servicios", null],
    ["Neto a pagar", null],
    ["Salud", null],
    ["Licencia", null],
    ["Horas extra", null],
    ["", null],
  ])("«%s» is %s", (words, kind) => {
    expect(kindOf(words)).toBe(kind);
  });
});

/** The novelties of a list, each as one line. */
function listed(...rows: readonly (readonly FileCell[])[]) {
  const shown = (cell: { readonly kind: string; readonly value?: unknown; readonly cell?: string }) =>
    cell.kind === "value" ? String(cell.value) : cell.kind === "bad" ? `bad ${cell.cell}` : "-";
  return readNoveltyRows(rowsOf(...rows), TODAY).rows.map(
    ({ row, name, number, said, kind, quantity, value, from, to, detail }) =>
      [
        row,
        name || number,
        said,
        kind?.kind ?? "?",
        shown(quantity),
        shown(value),
        shown(from),
        shown(to),
        detail,
      ]
        .join(" | ")
        .replace(/ \| $/, ""),
  );
}
/** How much the cell of one novelty is. */
const amountOf = (head: readonly string[], ...cells: readonly FileCell[]) =>
  listed(["Nombre", ...head], ["Ana", ...cells]).map((each) => each.split(" | ").slice(3, 6).join(" "))[0];

describe("IM-26 how much a novelty is", () => {
  it.each<[FileCell, string]>([
    [2, "2"],
    ["2,5", "2.5"],
    ["2.25 horas", "2.25"],
    ["3 h.", "3"],
    ["4 hrs", "4"],
    ["5 días", "5"],
    ["5 d", "5"],
    ["1 hora", "1"],
    ["4 hr", "4"],
    ["1 día", "1"],
    ["4h30", "bad 4h30"],
    ["5-", "bad 5-"],
    ["12:30", "12.5"],
    ["x8:30", "bad x8:30"],
    ["8:30:15", "bad 8:30:15"],
    ["8:30", "8.5"],
    ["1:15:00", "1.25"],
    ["8:75", "bad 8:75"],
    ["12345", "bad 12345"],
    ["-2", "bad -2"],
    ["muchas", "bad muchas"],
    ["--", "-"],
    ["", "-"],
    ["horas", "-"],
  ])("a quantity of %j is %s", (cell, expected) => {
    expect(amountOf(["Novedad", "Cantidad", "Valor"], "HED", cell, null)).toBe(`HED ${expected} -`);
  });

  it.each<readonly [readonly string[], readonly FileCell[], string]>([
    // Without a column of amounts: by the unit, or as pay and deductions are.
    [["Novedad", "Cantidad"], ["Comisión", "350.000"], "commissions - 350000"],
    [["Novedad", "Cantidad"], ["Préstamo", "x"], "loan - bad x"],
    [["Novedad", "Cantidad"], ["HED", "2"], "HED 2 -"],
    [["Novedad", "Cantidad", "Unidad"], ["HED", "50.000", "Pesos"], "HED - 50000"],
    [["Novedad", "Cantidad", "Unidad"], ["HED", "2", "Horas"], "HED 2 -"],
    [["Novedad", "Cantidad", "Unidad"], ["Comisión", "2", "Unidades"], "commissions 2 -"],
    [["Novedad", "Cantidad", "Unidad"], ["Comisión", "", "Pesos"], "commissions - -"],
    // By the note of the row, where it says nothing else.
    [["Novedad", "Cantidad", "Detalle"], ["HED", "", "4 horas"], "HED 4 -"],
    ...["4 horas del lunes", "lunes 4 horas"].map(
      (note) => [["Novedad", "Cantidad", "Detalle"], ["HED", "", note], "HED - -"] as const,
    ),
    ...["12 horas", "12h", "12 hr", "12 hrs."].map(
      (note) => [["Novedad", "Cantidad", "Detalle"], ["HED", "", note], "HED 12 -"] as const,
    ),
    [["Novedad", "Cantidad", "Detalle"], ["HED", "", "1 hora"], "HED 1 -"],
    [["Novedad", "Cantidad", "Detalle"], ["HED", "", "1,25 horas"], "HED 1.25 -"],
    // Among the quantities, where the cell of the amount is empty.
    [["Novedad", "Cantidad", "Valor"], ["Comisión", "350.000", ""], "commissions - 350000"],
    [["Novedad", "Cantidad", "Valor"], ["Comisión", "2", "350.000"], "commissions 2 350000"],
    [["Novedad", "Cantidad", "Valor"], ["HED", "2", ""], "HED 2 -"],
    [["Novedad", "Cantidad", "Detalle"], ["Comisión", "", "$ 350.000"], "commissions - 350000"],
    [["Novedad", "Cantidad", "Detalle"], ["Comisión", "", "de 350.000"], "commissions - -"],
    [["Novedad", "Cantidad", "Detalle"], ["Vacaciones", "", "350.000"], "vacation - -"],
    // With one, what it says and nothing else.
    [["Novedad", "Valor", "Detalle"], ["Comisión", "", "$ 350.000"], "commissions - -"],
    [["Novedad", "Valor"], ["Comisión", "1'350.000"], "commissions - 1350000"],
    [["Novedad", "Valor"], ["Comisión", "x"], "commissions - bad x"],
  ])("%j, %j: %s", (head, cells, expected) => {
    expect(amountOf(head, ...cells)).toBe(expected);
  });
});

describe("IM-26 the novelties of a row", () => {
  it("one that a column names, and one for each column of a kind", () => {
    expect(
      listed(
        ["Cédula", "Nombre", "Novedad", "Valor", "HED", "Comisiones", "Vacaciones", "Observación"],
        ["C.C. 5", "Ana Ruiz", "Préstamo", 50_000, 2, "$ 1.000", 0, "cuota 3"],
        ["6", "", "", 9, "00", "0,00", "$ -", "n/a"],
        ["7", "", "x", "", "mil", "mil", "3 días", ""],
      ),
    ).toEqual([
      "2 | Ana Ruiz | Préstamo | loan | - | 50000 | - | - | cuota 3",
      "2 | Ana Ruiz | HED | HED | 2 | - | - | - | cuota 3",
      "2 | Ana Ruiz | Comisiones | commissions | - | 1000 | - | - | cuota 3",
      "4 | 7 | x | ? | - | - | - | -",
      "4 | 7 | HED | HED | bad mil | - | - | -",
      "4 | 7 | Comisiones | commissions | - | bad mil | - | -",
      "4 | 7 | Vacaciones | vacation | 3 | - | - | -",
    ]);
  });

  it("a formula without a result is no blank cell", () => {
    expect(
      listed(["Cédula", "Nombre", "HED", "Comisiones"], [5, "Ana", { error: "" }, { error: "" }]),
    ).toEqual([
      "2 | Ana | HED | HED | - | - | - | -",
      "2 | Ana | Comisiones | commissions | - | bad  | - | -",
    ]);
  });

  it("a column that says a novelty and not which is told as such", () => {
    expect(listed(["Nombre", "HED", "Horas extras", "Recargos", "Permiso"], ["Ana", "", 2, "x", ""])).toEqual(
      ["2 | Ana | Horas extras | ? | 2 | - | - | -", "2 | Ana | Recargos | ? | bad x | - | - | -"],
    );
  });

  it("several columns of one use are one text, and days of the whole list are those of its columns", () => {
    expect(
      listed(
        ["Nombres", "Apellidos", "Novedad", "Desde", "Hasta"],
        ["Ana", "Ruiz", "Vacaciones", "11/25/2026", "11/26/2026"],
        ["Luis", "Paz", "Luto", "11/03/2026", ""],
      ),
    ).toEqual([
      "2 | Ana Ruiz | Vacaciones | vacation | - | - | 2026-11-25 | 2026-11-26",
      "3 | Luis Paz | Luto | paid | - | - | 2026-11-03 | -",
    ]);
  });

  it("amounts, days and names are read by what the whole of their column says", () => {
    expect(
      listed(
        ["Nombres", "Apellidos", "Novedad", "Valor", "Incapacidad", "Incapacidad desde", "Fecha - inicio"],
        ["Ana", "", "Préstamo", "2,500", 3, "11/03/2026", "11/05/2026"],
        ["Luis", "Paz", "Préstamo", "1,750,905.50", 3, "11/25/2026", "11/26/2026"],
      ),
    ).toEqual([
      "2 | Ana | Préstamo | loan | - | 2500 | 2026-11-05 | -",
      "2 | Ana | Incapacidad | sick | 3 | - | 2026-11-03 | -",
      "3 | Luis Paz | Préstamo | loan | - | 1750906 | 2026-11-26 | -",
      "3 | Luis Paz | Incapacidad | sick | 3 | - | 2026-11-25 | -",
    ]);
    const [row] = readNoveltyRows(
      rowsOf(["Nombre", "Novedad", "Cantidad", "Detalle"], ["Ana", "HED", "--", "y".repeat(300)]),
      TODAY,
    ).rows;
    expect(row).toMatchObject({
      detail: "y".repeat(200),
      quantity: { kind: "none" },
      value: { kind: "none" },
    });
  });

  it("a column that says a day and goes on is one of its kind", () => {
    expect(listed(["Nombre", "Incapacidad desde EPS", "Vacaciones hasta hoy"], ["Ana", 3, 2])).toEqual([
      "2 | Ana | Incapacidad desde EPS | sick | 3 | - | - | -",
      "2 | Ana | Vacaciones hasta hoy | vacation | 2 | - | - | -",
    ]);
  });

  it("the days beside a kind are its own", () => {
    expect(
      listed(
        [
          "Nombre",
          "Incapacidad",
          "Incapacidad desde",
          "Incapacidad hasta...",
          "Vacaciones: fecha inicio",
          "Vacaciones fin",
          "HED",
        ],
        ["Ana", 3, "03/11/2026", "05/11/2026", "10/11/2026", "x", 2],
      ),
    ).toEqual([
      "2 | Ana | Incapacidad | sick | 3 | - | 2026-11-03 | 2026-11-05",
      "2 | Ana | HED | HED | 2 | - | - | -",
    ]);
  });

  it("a column of kinds under one of them is that of what each row is", () => {
    expect(
      listed(
        ["Nombre", "Ausencia", "Desde", "Hasta"],
        ["Ana", "Maternidad", "03/11/2026", "05/11/2026"],
        ["Luis", "", "", ""],
      ),
    ).toEqual(["2 | Ana | Maternidad | parental | - | - | 2026-11-03 | 2026-11-05"]);
    expect(listed(["Nombre", "Ausencia"], ["Ana", "3"], ["Luis", "Maternidad"])).toEqual([
      "2 | Ana | Ausencia | unpaid | 3 | - | - | -",
      "3 | Luis | Ausencia | unpaid | bad Maternidad | - | - | -",
    ]);
    expect(listed(["Nombre", "Ausencia"], ["Ana", ""])).toEqual([]);
    expect(listed(["Ausencia", "Nombre", "Desde"], ["Maternidad", "Ana", "03/11/2026"])).toEqual([
      "2 | Ana | Maternidad | parental | - | - | 2026-11-03 | -",
    ]);
    // A note in the words of a novelty is a note.
    expect(listed(["Nombre", "HED", "Observación"], ["Ana", 2, "Vacaciones"])).toEqual([
      "2 | Ana | HED | HED | 2 | - | - | - | Vacaciones",
    ]);
  });

  it("a column of documents under a heading of anything is told by its cells", () => {
    expect(listed(["No.", "Nombre", "HED"], ["52731094", "", 2], ["80123456", "Luis", 3])).toEqual([
      "2 | 52731094 | HED | HED | 2 | - | - | -",
      "3 | Luis | HED | HED | 3 | - | - | -",
    ]);
    expect(
      readNoveltyRows(rowsOf(["No.", "Cédula", "HED"], ["80123456", "52731094", 2]), TODAY).rows[0]?.number,
    ).toBe("52731094");
  });

  it.each<readonly [string, number]>([
    ["Nombre;Novedad;Cantidad", 1],
    ["Cédula;Novedad;Valor", 1],
    ["Nombre;Novedad;Desde", 1],
    ["Nombre;HED", 1],
    ["Nombre;Novedad", 0],
    ["Novedad;Cantidad", 0],
    ["Nombre;Valor", 0],
  ])("«%s» heads a list of them: %s", (head, worth) => {
    expect(worthAsNovelties({ rows: rowsOfText(`Empresa\n${head}\nAna;2;3`) })).toBe(worth);
  });

  it("are read up to so many at once", () => {
    // A hundred in each row, one for each column.
    const head = ["Nombre", ...Array.from({ length: 100 }, () => "HED")];
    const whole = Array.from({ length: MOST_NOVELTIES / 100 }, () => ["Ana", ...Array(100).fill(2)]);
    const read = (...rows: readonly (readonly FileCell[])[]) =>
      readNoveltyRows(rowsOf(head, ...whole, ...rows), TODAY);
    expect(read().rows).toHaveLength(MOST_NOVELTIES);
    expect(read(["Ana", 2])).toEqual({ rows: [], missing: "too-many" });
  });

  it("a heading longer than any is none, and nobody's rows are none", () => {
    expect(worthAsNovelties({ rows: rowsOfText(`Nombre;HED ${"x".repeat(77)}\nAna;2`) })).toBe(0);
    expect(worthAsNovelties({ rows: rowsOfText(`Nombre;HED ${"x".repeat(76)}\nAna;2`) })).toBe(1);
    const read = (text: string) => readNoveltyRows(rowsOfText(text), TODAY);
    expect(read("Nombre;Cédula;HED;RN\n;;2;3\nAna;;3;").rows).toHaveLength(1);
    expect(readNoveltyRows([], TODAY)).toEqual({ rows: [], missing: null });
    expect(read("uno\ndos")).toEqual({ rows: [], missing: "head" });
  });
});
