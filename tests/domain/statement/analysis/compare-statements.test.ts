import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { amount, type Report, text } from "#domain/report/report.ts";
import { compareStatements } from "#domain/statement/analysis/compare-statements.ts";
import type { SavedStatement, StatementContent } from "#domain/statement/saved-statement.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { BALANCE, REPORT, reported, typed, uploaded } from "#tests/support/statements.ts";

let count = 0;

function saved(
  content: StatementContent,
  date: string,
  statement: StatementKind = "balance",
  more: Partial<SavedStatement> = {},
): SavedStatement {
  count += 1;
  return {
    id: makeId("statement", count, new Uint8Array(10)),
    name: `Estado ${date}`,
    statement,
    companyId: null,
    date: day(date),
    content,
    createdAt: count,
    updatedAt: count,
    version: 1,
    ...more,
  };
}

function compared(a: SavedStatement, b: SavedStatement): Report {
  const result = compareStatements(a, b);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

/** Label, before, after and difference of every row with figures. */
function figures({ rows }: Report): unknown[][] {
  return rows
    .filter((row) => row.kind !== "heading")
    .map(({ cells }) =>
      cells.map((cell) => (cell.kind === "text" ? cell.text : cell.kind === "amount" ? cell.amount : null)),
    );
}

const OLD = typed(
  "balance",
  ["1105", "Caja", 500],
  ["1435", "Inventarios", 300],
  ["2205", "Proveedores", -200],
  ["3115", "Aportes sociales", -600],
);
const NEW = typed(
  "balance",
  ["1105", "Caja", 900],
  ["1110", "Bancos", 100],
  ["2205", "Proveedores", -150],
  ["3115", "Aportes sociales", -850],
);

describe("two statements beside each other", () => {
  it("the earlier, the later and what the later has more, line by line, whichever is given first", () => {
    const [old, now] = [saved(OLD, "2025-12-31"), saved(NEW, "2026-10-31")];
    const report = compared(now, old);
    expect(report.columns.map((column) => column.label)).toEqual([
      "Cuenta",
      "31/12/2025",
      "31/10/2026",
      "Diferencia",
    ]);
    expect(figures(report)).toEqual([
      ["Caja", 500, 900, 400],
      ["Bancos", null, 100, 100],
      ["Inventarios", 300, null, -300],
      ["Total activo", 800, 1000, 200],
      ["Proveedores", 200, 150, -50],
      ["Total pasivo", 200, 150, -50],
      ["Aportes sociales", 600, 850, 250],
      ["Total patrimonio", 600, 850, 250],
      ["Total pasivo y patrimonio", 800, 1000, 200],
    ]);
    expect(compared(old, now)).toEqual(report);
  });

  it("by their dates, whichever was saved first", () => {
    const now = saved(NEW, "2026-10-31");
    const old = saved(OLD, "2025-12-31");
    expect(figures(compared(now, old))[0]).toEqual(["Caja", 500, 900, 400]);
  });

  it("has each new line after the one before it there, and no difference of a heading", () => {
    const later = typed(
      "balance",
      ["1105", "Caja", 900],
      ["1110", "Bancos", 100],
      ["1120", "Ahorros", 50],
      ["3115", "Aportes sociales", -1_050],
    );
    const report = compared(saved(OLD, "2025-12-31"), saved(later, "2026-10-31"));
    expect(
      figures(report)
        .map(([label]) => label)
        .slice(0, 4),
    ).toEqual(["Caja", "Bancos", "Ahorros", "Inventarios"]);
    const headings = report.rows.filter(({ kind }) => kind === "heading");
    expect(headings.map(({ cells: [name] }) => name?.kind === "text" && name.text)).toEqual([
      "Activo corriente",
      "Pasivo corriente",
      "Patrimonio",
    ]);
    for (const { cells } of headings)
      expect(cells.slice(1).map(({ kind }) => kind)).toEqual(["none", "none", "none"]);
  });

  it("of two from the books an account is one line, whatever it was called then", () => {
    const renamed = {
      ...REPORT,
      rows: REPORT.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) =>
          cell.kind === "text" && cell.text === "Caja" ? text("Caja general") : cell,
        ),
      })),
    };
    const rows = figures(
      compared(saved(reported, "2025-12-31"), saved({ kind: "report", report: renamed }, "2026-10-31")),
    );
    expect(rows[0]).toEqual(["Caja", 800, 800, 0]);
  });

  it("says which of the two does not hold together", () => {
    const off = typed("balance", ["1105", "Caja", 500], ["3115", "Aportes sociales", -300]);
    const { checks } = compared(saved(off, "2025-12-31"), saved(NEW, "2026-10-31"));
    expect(checks.map(({ label, holds, difference }) => [label.split(":")[0], holds, difference])).toEqual([
      ["Estado 2025-12-31", false, 200],
      ["Estado 2026-10-31", true, 0],
    ]);
  });

  it("of one day, the one saved first comes first", () => {
    const [first, second] = [saved(OLD, "2026-10-31"), saved(NEW, "2026-10-31")];
    expect(figures(compared(second, first))[0]).toEqual(["Caja", 500, 900, 400]);
    expect(compared(first, second)).toEqual(compared(second, first));
    const named = compared({ ...second, name: "Corregido" }, { ...first, name: "Primero" });
    expect(named.columns.slice(1, 3).map((column) => column.label)).toEqual(["Primero", "Corregido"]);
  });

  it("one made from the books and one typed meet in their totals, however those are called", () => {
    const other = { ...REPORT, rows: REPORT.rows.map((row) => ({ ...row })) };
    other.rows[2] = { kind: "total", level: 0, cells: [text("TOTAL DEL ACTIVO"), amount(pesos(800))] };
    const rows = figures(
      compared(saved({ kind: "report", report: other }, "2025-12-31"), saved(NEW, "2026-10-31")),
    );
    expect(rows).toContainEqual(["TOTAL DEL ACTIVO", 800, 1000, 200]);
    expect(rows).toContainEqual(["Caja", 800, 900, 100]);
    expect(rows).toContainEqual(["Total patrimonio", 800, 850, 50]);
  });

  it("an account named twice is two lines, each beside its own", () => {
    const twice = typed("balance", ["", "Caja", 10], ["", "Caja", 20], ["3115", "Aportes", -30]);
    const rows = figures(compared(saved(twice, "2025-12-31"), saved(twice, "2026-10-31")));
    expect(rows.filter(([label]) => label === "Caja")).toEqual([
      ["Caja", 10, 10, 0],
      ["Caja", 20, 20, 0],
    ]);
  });

  it("refuses one with itself, two kinds, and files that nobody has read", () => {
    const balance = saved(BALANCE, "2026-10-31");
    expect(compareStatements(balance, balance)).toEqual({ ok: false, error: "same" });
    const income = saved(typed("income", ["4135", "Ventas", -9]), "2026-10-31", "income");
    expect(compareStatements(balance, income)).toEqual({ ok: false, error: "kinds" });
    for (const date of ["2025-10-31", "2026-10-31", "2027-10-31"])
      expect(compareStatements(balance, saved(uploaded(), date))).toEqual({ ok: false, error: "unread" });
  });

  it("of changes in equity it compares what they come to", () => {
    const before = typed("equity", ["3115", "Aportes", -400], ["3605", "Utilidad", -100]);
    const after = typed("equity", ["3115", "Aportes", -400], ["3605", "Utilidad", -250]);
    const rows = figures(
      compared(saved(before, "2025-12-31", "equity"), saved(after, "2026-10-31", "equity")),
    );
    expect(rows).toContainEqual(["Total patrimonio", 500, 650, 150]);
  });

  it("with itself under another id every difference is nothing; no line is lost or made (I-28)", () => {
    const row = fc.tuple(
      fc.constantFrom("1105", "1435", "2205", "3115", "4135", "9", "x", ""),
      fc.string({ maxLength: 12 }),
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), fc.array(row, { maxLength: 12 }), (one, other) => {
        const a = saved(typed("balance", ...one), "2025-12-31");
        const b = saved(typed("balance", ...other), "2026-10-31");
        const same = figures(compared(a, { ...a, id: b.id }));
        expect(same.every(([, , , difference]) => difference === 0 || difference === null)).toBe(true);
        for (const [, old, now, difference] of figures(compared(a, b)) as [string, number, number, number][])
          expect(difference).toBe((now ?? 0) - (old ?? 0));
      }),
    );
  });

  it("a report's line is found by its account, and notes are left out", () => {
    const rows = figures(compared(saved(reported, "2025-12-31"), saved(reported, "2026-10-31")));
    expect(rows[0]).toEqual(["Caja", 800, 800, 0]);
    expect(rows.map(([label]) => label)).toEqual(["Caja", "Total activo", "Pérdida", "Total patrimonio"]);
  });
});
