import { describe, expect, it } from "vitest";
import { pesos } from "#domain/kernel/pesos.ts";
import { amount, NONE, type Report, type ReportRow, text } from "#domain/report/report.ts";
import { changedLines } from "#domain/statement/against-books.ts";
import { statementLines } from "#domain/statement/statement-lines.ts";

type Kind = ReportRow["kind"];

function row(kind: Kind, label: string, amounts: readonly number[], source?: ReportRow["source"]): ReportRow {
  const cells = [...(label === "" ? [NONE] : [text(label)]), ...amounts.map((each) => amount(pesos(each)))];
  return { kind, level: 1, cells, ...(source && { source }) };
}
const report = (...rows: readonly ReportRow[]): Report => ({
  title: "",
  subtitle: "",
  period: "",
  columns: [],
  rows,
  checks: [],
});

describe("the lines of a statement, by what they are called", () => {
  const keys = (...rows: readonly ReportRow[]) =>
    statementLines(report(...rows), "balance").map(({ key }) => key);

  it("know one sum under every name that it is given", () => {
    const names = [
      "Total del activo",
      "TOTAL ACTIVO",
      "Activo",
      " Total  de  la activo ",
      "Total de las activo",
    ];
    expect(names.map((name) => keys(row("total", name, [1]))[0])).toEqual(names.map(() => "sum:activo"));
    expect(keys(row("subtotal", "Total de los activos", [1]))).toEqual(["sum:activos"]);
    // A line is called as it is: «total» in it says nothing, nor within a sum's name.
    expect(keys(row("line", "Total activo", [1]))).toEqual(["line:total activo"]);
    expect(keys(row("total", "Gran total activo", [1]))).toEqual(["sum:gran total activo"]);
  });

  it("by their account where they have one, unless asked by name alone", () => {
    const cash = row("line", "Caja", [1], { kind: "account", account: "1105" as never });
    const other = row("line", "Caja", [1], { kind: "line", line: "cash" });
    expect(keys(cash, other)).toEqual(["account:1105", "line:caja"]);
    expect(statementLines(report(cash), "balance", false).map(({ key }) => key)).toEqual(["line:caja"]);
  });

  it("each under a key of its own, without notes and without rows that say nothing", () => {
    expect(
      keys(
        row("line", "Otros", [1]),
        row("heading", "Otros", []),
        row("line", "Otros", [2]),
        row("note", "Otros", [3]),
        row("line", "", [4]),
        row("line", "Otros", [5]),
      ),
    ).toEqual(["line:otros", "heading:otros", "line:otros#2", "line:otros#3"]);
  });

  it("with the first figure, the present period; of equity the last one, the sum", () => {
    const lines = report(row("line", "Capital", [100, 20, 120]), row("heading", "Patrimonio", []));
    const figures = (kind: "balance" | "equity") => statementLines(lines, kind).map((each) => each.amount);
    expect(figures("balance")).toEqual([100, null]);
    expect(figures("equity")).toEqual([120, null]);
    expect(statementLines(lines, "income")[0]).toMatchObject({ kind: "line", level: 1, label: "Capital" });
  });
});

it("only lines of the layout are compared with the books: no note, account, label without figure, nor earlier block", () => {
  const of = (key: string) => ({ kind: "line" as const, line: key });
  const kept = report(
    row("line", "Caja", [1], of("cash")),
    row("note", "Nota", [5], of("note")),
    row("line", "1105 Caja", [6], { kind: "account", account: "1105" as never }),
    row("line", "Sin fuente", [7]),
    row("heading", "Activo", [], of("assets")),
    row("line", "", [8], of("nameless")),
    row("line", "Capital antes", [9], of("capital@1")),
    row("line", "Capital", [3, 10], of("capital@0")),
  );
  expect(changedLines("balance", kept, report())).toEqual([
    { label: "Caja", kept: 1, now: 0 },
    { label: "Capital", kept: 3, now: 0 },
  ]);
  expect(changedLines("equity", kept, report()).map((each) => each.kept)).toEqual([1, 10]);
});
