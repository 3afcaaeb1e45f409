import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { amount, NONE, type Report, type ReportCell, type ReportRow, text } from "#domain/report/report.ts";
import { sheetName } from "#formats/xlsx/sheet-name.ts";
import { columnLetter, sumFormula } from "#formats/xlsx/sum-formula.ts";
import { openXlsx } from "#formats/xlsx/write-xlsx.ts";
import { headOf } from "../../support/files/file-heads.ts";
import { type ReadSheet, readXlsx } from "../../support/files/read-xlsx.ts";
import { readZip } from "../../support/files/read-zip.ts";
import { arbitraryReport } from "../../support/random/random-reports.ts";

async function write(report: Report, more: Parameters<typeof headOf>[1] = {}): Promise<ReadSheet> {
  const writer = openXlsx(headOf(report, more));
  // Added in parts, as the page sends them.
  for (let at = 0; at < report.rows.length; at += 7) writer.add(report.rows.slice(at, at + 7));
  return readXlsx(new Uint8Array(await writer.finish()));
}

const money = (value: number) => amount(pesos(value));
const row = (kind: ReportRow["kind"], cells: readonly ReportCell[], more: Partial<ReportRow> = {}) =>
  ({ kind, level: kind === "line" ? 2 : 1, cells, ...more }) satisfies ReportRow;

/** Revenue less cost, laid out as in an income statement. */
const RESULT: Report = {
  title: "Estado de Resultados",
  subtitle: "La Sabana",
  period: "2026",
  columns: [
    { key: "name", label: "Concepto", kind: "text" },
    { key: "now", label: "2026", kind: "amount", group: "Acumulado" },
    { key: "before", label: "2025", kind: "amount", group: "Acumulado" },
    { key: "share", label: "%", kind: "percent" },
  ],
  rows: [
    row("heading", [text("Ingresos"), NONE, NONE, NONE]),
    row("line", [text("Ventas"), money(900), money(0), { kind: "percent", share: 0.75 }]),
    row("line", [text("=Servicios"), money(300), money(200), { kind: "percent", share: 0.25 }]),
    row("subtotal", [text("Total ingresos"), money(1200), money(200), NONE], { sums: [{ from: 1, to: 2 }] }),
    row("line", [text("#REF!"), money(700), money(260), NONE]),
    row("total", [text("Utilidad bruta"), money(500), money(-60), NONE], {
      sums: [
        { from: 3, to: 3 },
        { from: 4, to: 4, minus: true },
      ],
    }),
  ],
  checks: [],
};

describe("a report as a workbook", () => {
  let sheet: ReadSheet;
  beforeAll(async () => {
    sheet = await write(RESULT, {
      signatures: [{ name: "Jorge Salcedo", role: "Contador público", document: "T.P. 148206-T" }],
    });
  });
  const at = (place: string) => sheet.cells.get(place);

  it("says who, what and when over the columns, which stay in sight and repeat on paper", () => {
    expect(sheet.name).toBe("Estado de Resultados");
    expect(sheet.rows.slice(0, 4).map(([first]) => first)).toEqual([
      "Ferretería La Sabana S.A.S.",
      "NIT 901.482.316-8 · Diario 2026",
      "Estado de Resultados",
      "Noviembre de 2026. Cifras en pesos",
    ]);
    expect(sheet.rows[4]?.[1]).toBe("Acumulado");
    expect(sheet.rows[5]).toEqual(["Concepto", "2026", "2025", "%"]);
    expect(sheet.frozen).toBe(6);
    expect(sheet.printTitles).toBe("'Estado de Resultados'!$1:$6");
    expect(sheet.xml).toContain("Página &amp;P de &amp;N");
    expect(sheet.widths.every((width) => width >= 9 && width <= 64)).toBe(true);
  });

  it("keeps figures as numbers with a format, negative in parentheses", () => {
    expect(at("B8")).toEqual({ value: 900, formula: null, format: '#,##0_);(#,##0);"—"_)' });
    expect(at("D8")).toEqual({ value: 0.75, formula: null, format: "0.0%" });
    expect(at("C12")).toMatchObject({ value: -60, format: "#,##0_);(#,##0)" });
  });

  it("adds up with live formulas that carry their value", () => {
    expect([at("B10"), at("B12"), at("C12")].map((cell) => [cell?.formula, cell?.value])).toEqual([
      ["SUM(B8:B9)", 1200],
      ["SUM(B10)-SUM(B11)", 500],
      ["SUM(C10)-SUM(C11)", -60],
    ]);
  });

  it("names every font, so that no program takes one of its own", async () => {
    const writer = openXlsx(headOf(RESULT));
    writer.add(RESULT.rows);
    const styles = readZip(new Uint8Array(await writer.finish())).get("xl/styles.xml") ?? "";
    const fonts = /<fonts[\s\S]*?<\/fonts>/.exec(styles)?.[0].match(/<font>[\s\S]*?<\/font>/g) ?? [];
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toMatch(/<sz val="\d+"\/>[\s\S]*<name val="Calibri"\/>/);
  });

  it("keeps what somebody wrote as text, also what looks like a formula or a failed one", () => {
    expect(at("A9")).toMatchObject({ value: "=Servicios", formula: null });
    expect(at("A11")).toMatchObject({ value: "#REF!", formula: null });
  });

  it("ends with who signs", () => {
    expect(sheet.rows.slice(-3).map((cells) => cells[0])).toEqual([
      "Jorge Salcedo",
      "Contador público",
      "T.P. 148206-T",
    ]);
  });
});

describe("sums in a workbook", () => {
  it("are the plain figure where what they name adds up to another one, or the column goes on from above", async () => {
    const [, first, second, sum] = RESULT.rows;
    if (!first || !second || !sum) throw new Error("rows");
    const wrong = {
      ...sum,
      cells: [text("Total"), money(1201), money(200), NONE],
      sums: [{ from: 0, to: 1 }],
    };
    const sheet = await write({
      ...RESULT,
      columns: RESULT.columns.map((column) =>
        column.key === "before" ? { ...column, running: true as const } : column,
      ),
      rows: [first, second, wrong],
    });
    expect(sheet.cells.get("B9")).toMatchObject({ value: 1201, formula: null });
    expect(sheet.cells.get("C9")).toMatchObject({ value: 200, formula: null });
  });

  it("name rows and spans by the sheet's own places, some two hundred at a time", () => {
    expect([0, 25, 26, 27, 701, 702].map(columnLetter)).toEqual(["A", "Z", "AA", "AB", "ZZ", "AAA"]);
    const spans = [
      { from: 0, to: 4 },
      { from: 7, to: 7 },
      { from: 9, to: 10, minus: true as const },
    ];
    expect(sumFormula(4, spans, 7)).toBe("SUM(E7:E11,E14)-SUM(E16:E17)");
    expect(sumFormula(0, [{ from: 1, to: 1, minus: true }], 1)).toBe("-SUM(A2)");
    const lines = [1, 2, 3, 5, 6].map((row) => ({ from: row, to: row }));
    expect(sumFormula(1, lines, 8)).toBe("SUM(B9:B11,B13:B14)");
    expect(sumFormula(0, [], 1)).toBeNull();
    const many = Array.from({ length: 450 }, (_, index) => ({ from: index * 2, to: index * 2 }));
    expect(sumFormula(1, many, 1)?.match(/SUM\(/g)).toHaveLength(3);
    const endless = Array.from({ length: 3000 }, (_, index) => ({ from: index * 2, to: index * 2 }));
    expect(sumFormula(1, endless, 1)).toBeNull();
  });
});

describe("columns that add others", () => {
  const columns: Report["columns"] = [
    { key: "name", label: "Empleado", kind: "text" },
    ...["a", "b", "c", "d"].map((key) => ({ key, label: key, kind: "amount" as const })),
    { key: "all", label: "Total", kind: "amount", adds: ["a", "b", "c", "d"].map((key) => ({ key })) },
    { key: "net", label: "Neto", kind: "amount", adds: [{ key: "all" }, { key: "a", minus: true }] },
    {
      key: "odd",
      label: "Otro",
      kind: "amount",
      adds: [{ key: "a" }, { key: "b" }, { key: "d" }, { key: "net", minus: true }, { key: "gone" }],
    },
  ];
  const line = (...figures: readonly number[]) => row("line", [text("Ana"), ...figures.map(money)]);
  const report: Report = {
    ...RESULT,
    columns,
    rows: [
      line(1, 2, 3, 4, 10, 9, -2),
      line(1, 2, 3, 4, 11, 10, 0),
      row("total", [text("Totales"), ...[2, 4, 6, 8, 21, 19, -2].map(money)], { sums: [{ from: 0, to: 1 }] }),
      row("subtotal", [text("Suelto"), ...[1, 2, 3, 4, 10, 9, -2].map(money)]),
    ],
  };

  it("do so by live formulas in lines, ranges where they are many; sums of rows go on adding rows", async () => {
    const sheet = await write(report);
    const formula = (place: string) => sheet.cells.get(place)?.formula ?? null;
    expect(["F6", "G6", "H6"].map(formula)).toEqual(["SUM(B6:E6)", "F6-B6", "SUM(B6:C6,E6)-SUM(G6)"]);
    expect(["F8", "G8", "H8"].map(formula)).toEqual(["SUM(F6:F7)", "SUM(G6:G7)", "SUM(H6:H7)"]);
    expect(sheet.cells.get("H6")?.value).toBe(-2);
    expect(["F9", "B6"].map(formula)).toEqual([null, null]);
  });

  it("are the plain figure where the others come to another one", async () => {
    const sheet = await write(report);
    expect(sheet.cells.get("F7")).toMatchObject({ value: 11, formula: null });
    expect(sheet.cells.get("G7")).toMatchObject({ value: 10, formula: "F7-B7" });
    expect(sheet.cells.get("H7")).toMatchObject({ value: 0, formula: null });
  });
});

describe("the name of a sheet", () => {
  it.each([
    ["Balance de comprobación", "Balance de comprobación"],
    ["Libro mayor: 1110 Bancos [todo] / 2026", "Libro mayor 1110 Bancos todo…"],
    ["Estado de cambios en el patrimonio", "Estado de cambios en patrimonio"],
    ["Estado de situación financiera", "Estado de situación financiera"],
    ["Certificación de los estados financieros", "Certificación de estados…"],
    ["Movimiento por mes: 111005 Moneda nacional", "Movimiento por mes 111005…"],
    ["'Comillas'", "Comillas"],
    ["History", "Informe"],
    [" \n ", "Informe"],
    [`${"a".repeat(30)}😀`, "a".repeat(30)],
  ])("%s", (title, name) => {
    expect(sheetName(title)).toBe(name);
  });
});

describe("days", () => {
  it("are numbers that read as days, and text before the calendar of spreadsheets begins", async () => {
    const columns: Report["columns"] = [{ key: "date", label: "Fecha", kind: "day" }];
    const days = ["2026-11-20", "1900-03-01", "1900-02-28"].map((each) =>
      row("line", [{ kind: "day", day: day(each) }]),
    );
    const sheet = await write({ ...RESULT, columns, rows: days });
    expect(["A6", "A7", "A8"].map((place) => sheet.cells.get(place)?.value)).toEqual([
      46346,
      61,
      "28/02/1900",
    ]);
    expect(sheet.cells.get("A6")?.format).toBe("dd/mm/yyyy");
  });
});

/** A report's cell as a workbook stores it. */
function asReport(cell: ReportCell): string | number | null {
  if (cell.kind === "amount") return cell.amount;
  return cell.kind === "text" ? cell.text : null;
}

it("I-25 holds every figure and text of any report, and adds up what the screen adds up", async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryReport, async (report) => {
      const sheet = await write(report);
      const top = sheet.frozen;
      for (const [index, { cells }] of report.rows.entries())
        for (const [column, cell] of cells.entries()) {
          if (cell.kind === "day") continue;
          const kept = sheet.rows[top + index]?.[column] ?? null;
          // A workbook does not distinguish an empty text from no value.
          expect(kept === "" ? null : kept).toBe(asReport(cell) === "" ? null : asReport(cell));
        }
      const total = report.rows.findIndex(({ kind }) => kind === "total");
      const formulas = report.columns
        .map(
          (column, index) => [column, sheet.cells.get(`${columnLetter(index)}${top + total + 1}`)] as const,
        )
        .filter(([column]) => column.kind === "amount" && !column.running)
        .map(([, cell]) => cell?.formula ?? null);
      const adds = (report.rows[total]?.sums ?? []).length > 0;
      expect(formulas.every((formula) => (formula !== null) === adds)).toBe(true);
    }),
    { numRuns: 40 },
  );
});
