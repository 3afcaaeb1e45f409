import { describe, expect, it } from "vitest";
import type { Company } from "#domain/company/company.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { calculatePayroll, type LawTerms, resultTable } from "#domain/payroll/calculator/calculator.ts";
import type { ParameterSet } from "#domain/payroll/calculator/parameter-set.ts";
import { nameShown } from "#domain/payroll/calculator/payroll-row.ts";
import { payrollPdf } from "#features/payroll/calculator/results/payroll-pdf.ts";
import type { FileHead, FilePart } from "#formats/file-head.ts";
import { PEOPLE } from "#tests/support/payroll/payroll.ts";

const AT = Date.parse("2026-11-21T15:30:00Z");
const COMPANY = { name: "Ferretería La Sabana S.A.S.", nit: "901.482.316-8" } as Company;

/** The input that the file writer would receive. */
async function asked(set: ParameterSet, company: Company | null, terms?: LawTerms, people = PEOPLE) {
  const result = calculatePayroll(people, set, day("2026-11-21"), terms);
  if (!result.ok) throw new Error(result.error.kind);
  const heads: FileHead[] = [];
  const rows: FilePart["rows"][number][] = [];
  await payrollPdf({ result: result.value, company, at: AT }, async (_format, head, parts) => {
    heads.push(head);
    for await (const part of parts) rows.push(...part.rows);
    return new Blob();
  });
  return { head: heads[0], rows, table: resultTable(result.value) };
}

const PROVISIONAL =
  "Salario mínimo mensual (SMMLV): provisional. Rige mientras se falla la demanda contra el Decreto 1469 de 2025.";

describe("the payroll as a document", () => {
  it("PY-04 holds the table's figures, and columns wide enough for the largest", async () => {
    const { head, rows, table } = await asked("academic", COMPANY);
    const figures = rows.map(({ cells }) =>
      cells.flatMap((cell) => (cell.kind === "amount" ? cell.amount : [])),
    );
    expect(figures).toEqual([...table.lines.map((each) => each.figures), table.totals].map(Object.values));
    expect(head).toMatchObject({
      title: "Nómina",
      company: COMPANY.name,
      nit: "NIT 901.482.316-8",
      subtitle: "Académico (especificación)",
      period: "Calculada en noviembre de 2026",
      widest: 10_807_984,
    });
  });

  const notesIn = (rows: Awaited<ReturnType<typeof asked>>["rows"]) =>
    rows.flatMap(({ kind, cells: [cell] }) => (kind === "note" && cell?.kind === "text" ? [cell.text] : []));

  it("says by which law, who pays, and that there is no company", async () => {
    const { head, rows } = await asked("law", null);
    expect(head).toMatchObject({ company: "Sin empresa", nit: "", subtitle: "Ley vigente al 21/11/2026" });
    expect(notesIn(rows)).toEqual([
      "Quién paga la nómina: Sociedad o persona jurídica que declara renta",
      PROVISIONAL,
    ]);
    expect(notesIn((await asked("academic", null)).rows)).toEqual([]);
  });

  it.each([
    [
      "law",
      "Yuliana Cárdenas Peña: Horas extra diurnas: el recargo escrito, 20%, es menor que el de la ley, 25%. Se pagó el escrito.",
    ],
    [
      "academic",
      "Yuliana Cárdenas Peña: El recargo escrito, 20%, es menor que el mínimo de 25%. Se pagó el escrito.",
    ],
  ] as const)("PY-14 says of whom a surcharge below the law's was paid as typed (%s)", async (set, note) => {
    const people = PEOPLE.slice(0, 1).map((each) => ({ ...each, overtimeHours: 8, overtimeRate: 20 }));
    expect(notesIn((await asked(set, null, undefined, people)).rows)).toContain(note);
  });

  it("names the values that were changed by hand under its figures", async () => {
    const terms = { employer: "person-one", overrides: { health: 0, uvt: 55_000 } } as const;
    expect(notesIn((await asked("law", null, terms)).rows)).toEqual([
      "Quién paga la nómina: Persona natural con un empleado",
      "Cambiado a mano: UVT $\u00a055.000; Salud, trabajador 0%",
      PROVISIONAL,
      `${PEOPLE.map(nameShown).join(", ")}: Su salud o su pensión no son las de la ley: se usaron las de la ley.`,
    ]);
  });
});
