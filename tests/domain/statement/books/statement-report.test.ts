import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { formatLedger, formatPercent } from "#domain/kernel/format.ts";
import type { Report } from "#domain/report/report.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { notesReport, PLAIN_LOOK, statementReport } from "#domain/statement/books/statement-report.ts";
import { inputOf } from "../../../support/book-facts.ts";
import { content, posted } from "../../../support/builders.ts";

const HEAD = { subtitle: "La Sabana S.A.S.", period: "2026" };
const YEAR = ["2026-01-01", "2026-12-31"] as const;
const BEFORE = ["2025-01-01", "2025-12-31"] as const;

const ENTRIES = [
  posted(1, content("2025-02-01", "1110", "3105", 1_000)),
  posted(2, content("2026-01-10", "111005", "4135", 900)),
  posted(3, content("2026-02-10", "6135", "1110", 300)),
  posted(4, content("2026-03-10", "1524", "1110", 400)),
  posted(5, content("2026-04-10", "5105", "2505", 150)),
];

/** Rows as text: columns separated by a bar, levels shown by blanks. */
function drawn({ rows }: Report): string[] {
  return rows.map(({ level, cells }) => {
    const texts = cells.map((cell) => {
      if (cell.kind === "amount") return formatLedger(cell.amount);
      if (cell.kind === "percent") return formatPercent(cell.share);
      if (cell.kind === "number") return String(cell.value);
      return cell.kind === "text" ? cell.text : "";
    });
    return `${" ".repeat(level)}${texts.join(" | ")}`;
  });
}

const input = inputOf(ENTRIES, pucChart(), [...YEAR], [...BEFORE]);

describe("a statement as a report", () => {
  it("prints the balance with its notes, two years and no lines of nothing", () => {
    const report = statementReport(makeStatement("balance", input), HEAD);
    expect(report.title).toBe("Estado de situación financiera");
    expect(report.columns.map((column) => column.label)).toEqual(["Concepto", "Nota", "2026", "2025"]);
    expect(drawn(report)).toEqual([
      "Activo |  |  | ",
      " Activo corriente |  |  | ",
      "  Efectivo y equivalentes | 4 | 1.200 | 1.000",
      " Total activo corriente |  | 1.200 | 1.000",
      " Activo no corriente |  |  | ",
      "  Propiedades, planta y equipo | 5 | 400 | 0",
      " Total activo no corriente |  | 400 | 0",
      "Total activo |  | 1.600 | 1.000",
      "Pasivo |  |  | ",
      " Pasivo corriente |  |  | ",
      "  Beneficios a empleados | 6 | 150 | 0",
      " Total pasivo corriente |  | 150 | 0",
      "Total pasivo |  | 150 | 0",
      "Patrimonio |  |  | ",
      "  Capital | 7 | 1.000 | 1.000",
      "  Resultado del ejercicio | 8 | 450 | 0",
      "Total patrimonio |  | 1.450 | 1.000",
      "Total pasivo y patrimonio |  | 1.600 | 1.000",
    ]);
    expect(report.checks.map((check) => check.holds)).toEqual([true, true]);
  });

  it("prints the income statement with percentages that add up, and none of a year without income", () => {
    const look = { ...PLAIN_LOOK, notes: false, percent: true };
    expect(drawn(statementReport(makeStatement("income", input), HEAD, look))).toEqual([
      "  Ingresos de actividades ordinarias | 900 | 100,0% | 0 | ",
      "  Costo de ventas | (300) | −33,3% | 0 | ",
      "Utilidad bruta | 600 | 66,7% | 0 | ",
      "  Gastos de administración | (150) | −16,7% | 0 | ",
      "Utilidad operacional | 450 | 50,0% | 0 | ",
      "Utilidad antes de impuestos | 450 | 50,0% | 0 | ",
      "Resultado del ejercicio | 450 | 50,0% | 0 | ",
    ]);
  });

  it("shows lines of nothing when asked", () => {
    const zeros = statementReport(makeStatement("income", input), HEAD, { ...PLAIN_LOOK, zeros: true });
    expect(drawn(zeros).some((row) => row.includes("Costos financieros"))).toBe(true);
    expect(drawn(zeros).some((row) => row.includes("sin línea NIIF"))).toBe(false);
  });

  it("tells the accounts of each line, as posted or by four digits, with where they lead", () => {
    const look = { ...PLAIN_LOOK, notes: false, detail: "accounts" } as const;
    const all = statementReport(makeStatement("balance", input), HEAD, look);
    expect(drawn(all).slice(2, 5)).toEqual([
      "  Efectivo y equivalentes | 1.200 | 1.000",
      "   1110 Bancos | 300 | 1.000",
      "   111005 Bancos: Moneda nacional | 900 | 0",
    ]);
    expect(all.rows[3]?.source).toEqual({ kind: "account", account: "1110" });
    const four = statementReport(makeStatement("balance", { ...input, level: 4 }), HEAD, look);
    expect(drawn(four).slice(2, 4)).toEqual([
      "  Efectivo y equivalentes | 1.200 | 1.000",
      "   1110 Bancos | 1.200 | 1.000",
    ]);
    expect(four.rows[2]?.source).toEqual({ kind: "line", line: "cash" });
  });

  it("leads from every figure, a sum included, to what makes it up", () => {
    for (const kind of ["balance", "income", "cash", "equity"] as const) {
      const { rows } = statementReport(makeStatement(kind, input), HEAD);
      const dead = rows.filter(
        (row) =>
          row.source === undefined && row.cells.some((cell) => cell.kind === "amount" && cell.amount !== 0),
      );
      expect(dead.map(({ cells }) => cells[0])).toEqual([]);
    }
  });

  it("says by which method cash was told", () => {
    const report = statementReport(makeStatement("cash", input, "direct"), HEAD);
    expect(report.period).toBe("2026, método directo");
    expect(drawn(report)).toEqual([
      "Actividades de operación |  |  | ",
      "  Recaudos de clientes |  | 900 | 0",
      "  Pagos a proveedores |  | (300) | 0",
      "Efectivo neto de actividades de operación |  | 600 | 0",
      "Actividades de inversión |  |  | ",
      "  Compra de propiedades, planta y equipo | 5 | (400) | 0",
      "Efectivo neto de actividades de inversión |  | (400) | 0",
      "Actividades de financiación |  |  | ",
      "  Aportes de capital | 7 | 0 | 1.000",
      "Efectivo neto de actividades de financiación |  | 0 | 1.000",
      "Aumento o disminución neta del efectivo |  | 200 | 1.000",
      "  Efectivo y equivalentes al inicio | 4 | 1.000 | 0",
      "Efectivo y equivalentes al final |  | 1.200 | 1.000",
    ]);
  });

  it("AC-71 has a column for each component of equity with an amount, and a block for each year", () => {
    const report = statementReport(makeStatement("equity", input), HEAD, { ...PLAIN_LOOK, notes: false });
    expect(report.columns.map((column) => column.label)).toEqual([
      "Concepto",
      "Capital",
      "Resultado del ejercicio",
      "Total",
    ]);
    expect(drawn(report)).toEqual([
      "2025 |  |  | ",
      "  Aportes de los propietarios | 1.000 | 0 | 1.000",
      "Saldo al 31 de diciembre de 2025 | 1.000 | 0 | 1.000",
      "2026 |  |  | ",
      "  Saldo al 31 de diciembre de 2025 | 1.000 | 0 | 1.000",
      "  Resultado del período | 0 | 450 | 450",
      "Saldo al 31 de diciembre de 2026 | 1.000 | 450 | 1.450",
    ]);
  });

  it("has a column of amounts and one of percentages for each year, the notes before them", () => {
    const balance = makeStatement("balance", input);
    const columns = (look: Partial<typeof PLAIN_LOOK>) =>
      statementReport(balance, HEAD, { ...PLAIN_LOOK, ...look }).columns;
    expect(columns({ percent: true })).toEqual([
      { key: "name", label: "Concepto", kind: "text" },
      { key: "note", label: "Nota", kind: "number" },
      { key: "amount-0", label: "2026", kind: "amount" },
      { key: "share-0", label: "%", kind: "percent" },
      { key: "amount-1", label: "2025", kind: "amount" },
      { key: "share-1", label: "%", kind: "percent" },
    ]);
    for (const kind of ["cash", "equity"] as const) {
      const plain = statementReport(makeStatement(kind, input), HEAD, { ...PLAIN_LOOK, percent: true });
      expect(plain.columns.some((column) => column.kind === "percent")).toBe(false);
    }
  });

  it("prints a balance with percentages of its assets", () => {
    const look = { ...PLAIN_LOOK, notes: false, percent: true };
    const report = statementReport(makeStatement("balance", input), HEAD, look);
    expect(drawn(report).filter((row) => /Total|Capital/.test(row))).toEqual([
      " Total activo corriente | 1.200 | 75,0% | 1.000 | 100,0%",
      " Total activo no corriente | 400 | 25,0% | 0 | 0,0%",
      "Total activo | 1.600 | 100,0% | 1.000 | 100,0%",
      " Total pasivo corriente | 150 | 9,4% | 0 | 0,0%",
      "Total pasivo | 150 | 9,4% | 0 | 0,0%",
      "  Capital | 1.000 | 62,5% | 1.000 | 100,0%",
      "Total patrimonio | 1.450 | 90,6% | 1.000 | 100,0%",
      "Total pasivo y patrimonio | 1.600 | 100,0% | 1.000 | 100,0%",
    ]);
  });

  it("has the head of the company, and the method of a cash flow alone", () => {
    const heads = (["balance", "cash"] as const).map((kind) => {
      const { title, subtitle, period } = statementReport(makeStatement(kind, input), HEAD);
      return [title, subtitle, period];
    });
    expect(heads).toEqual([
      ["Estado de situación financiera", "La Sabana S.A.S.", "2026"],
      ["Estado de flujos de efectivo", "La Sabana S.A.S.", "2026, método indirecto"],
    ]);
    const { title, subtitle, period } = notesReport(makeStatement("balance", input), HEAD);
    expect([title, subtitle, period]).toEqual(["Notas", "La Sabana S.A.S.", "2026"]);
  });

  it("leads from an amount without an account to its line, and from what is disclosed to itself", () => {
    const look = { ...PLAIN_LOOK, detail: "accounts" } as const;
    const balance = statementReport(makeStatement("balance", input), HEAD, look);
    const open = balance.rows.find(
      ({ cells: [name] }) => name?.kind === "text" && /por cerrar/.test(name.text),
    );
    expect([open?.kind, open?.source]).toEqual(["note", { kind: "line", line: "result" }]);
    const credit = posted(9, content("2026-05-01", "1524", "2335", 70));
    const cash = makeStatement("cash", inputOf([...ENTRIES, credit], pucChart(), [...YEAR], [...BEFORE]));
    const below = statementReport(cash, HEAD).rows.slice(-3);
    expect(below.map(({ kind, level, source }) => [kind, level, source])).toEqual([
      ["note", 3, { kind: "line", line: "aparte-sin-efectivo-compra-de-propiedades-planta-y-equipo" }],
      ["heading", 1, undefined],
      [
        "note",
        3,
        {
          kind: "line",
          line: "aparte-fuera-acreedores-comerciales-inversion-financiacion-y-diferencia-en-cambio",
        },
      ],
    ]);
  });

  it("prints each statement of a year without movements as its totals, and the cash that there was", () => {
    const rows = (kind: "balance" | "income" | "cash" | "equity") =>
      drawn(statementReport(makeStatement(kind, inputOf([], pucChart(), [...YEAR])), HEAD));
    expect(rows("balance")).toEqual([
      "Activo |  | ",
      "Total activo |  | 0",
      "Pasivo |  | ",
      "Total pasivo |  | 0",
      "Patrimonio |  | ",
      "Total patrimonio |  | 0",
      "Total pasivo y patrimonio |  | 0",
    ]);
    expect(rows("income")).toEqual([
      "Utilidad bruta |  | 0",
      "Utilidad operacional |  | 0",
      "Utilidad antes de impuestos |  | 0",
      "Resultado del ejercicio |  | 0",
    ]);
    expect(rows("cash")).toEqual([
      "Actividades de operación |  | ",
      "Resultado ajustado |  | 0",
      "Efectivo neto de actividades de operación |  | 0",
      "Actividades de inversión |  | ",
      "Efectivo neto de actividades de inversión |  | 0",
      "Actividades de financiación |  | ",
      "Efectivo neto de actividades de financiación |  | 0",
      "Aumento o disminución neta del efectivo |  | 0",
      "  Efectivo y equivalentes al inicio |  | 0",
      "Efectivo y equivalentes al final |  | 0",
    ]);
    expect(rows("equity")).toEqual(["Saldo al 31 de diciembre de 2026 |  | 0"]);
  });

  it("puts the notes of the cash flow in the order of their numbers, not of its lines", () => {
    const report = notesReport(makeStatement("cash", input, "direct"), HEAD);
    const titles = drawn(report).filter((row) => row.includes("Nota "));
    expect(titles.map((row) => row.trim().split(".")[0])).toEqual(["Nota 4", "Nota 5", "Nota 7"]);
  });

  it("tells each note's accounts in the order of their numbers", () => {
    const report = notesReport(makeStatement("balance", input), HEAD);
    expect(drawn(report).slice(0, 5)).toEqual([
      "  Nota 4. Efectivo y equivalentes | 1.200 | 1.000",
      "   1110 Bancos | 300 | 1.000",
      "   111005 Bancos: Moneda nacional | 900 | 0",
      "  Nota 5. Propiedades, planta y equipo | 400 | 0",
      "   1524 Equipo de oficina | 400 | 0",
    ]);
  });
});

it("a book of drafts alone has statements of nothing", () => {
  const draft = { ...posted(0, content("2026-01-10", "1105", "4135", 900)), status: "draft" as const };
  const report = statementReport(makeStatement("balance", inputOf([draft], pucChart(), [...YEAR])), HEAD);
  const amounts = report.rows.flatMap((row) =>
    row.cells.flatMap((cell) => (cell.kind === "amount" ? [cell.amount] : [])),
  );
  expect(new Set(amounts)).toEqual(new Set([0]));
  expect(report.checks.every((check) => check.holds)).toBe(true);
});
