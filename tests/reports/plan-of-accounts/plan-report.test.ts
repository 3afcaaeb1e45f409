import { expect, it } from "vitest";
import { makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { chartTree, treeRows, withAbove } from "#domain/accounting/chart-tree.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { readAccounts } from "#domain/import/accounts/account-import.ts";
import { planReport } from "#reports/plan-of-accounts/plan-report.ts";
import { line } from "#tests/support/builders.ts";

const own = withOwnAccounts(pucChart(), [makeOwnAccount(pucChart(), "11100505", "Nequi")]);
const balances = balancesOfLines([line("11100505", 300), line("4135", -300)]);
const HEAD = { subtitle: "La Sabana, Diario", period: "corte al 30/11/2026" };

const cellsOf = (report: ReturnType<typeof planReport>) =>
  report.rows.map(({ cells }) =>
    cells.map((cell) => (cell.kind === "text" ? cell.text : cell.kind === "amount" ? cell.amount : "")),
  );

function reportOf(filter: "moved" | "all") {
  const tree = chartTree(own, balances);
  const open = withAbove(
    tree,
    own.accounts.map(({ code }) => code),
  );
  return planReport(own, tree, treeRows(tree, { filter, open, found: null }), HEAD);
}

it("AC-62 lists every account with all below it, and sums the roots alone", () => {
  const report = reportOf("moved");
  expect(cellsOf(report)).toEqual([
    ["1", "Activo", "Débito", "", 300, 0],
    ["11", "Disponible", "Débito", "", 300, 0],
    ["1110", "Bancos", "Débito", "", 300, 0],
    ["111005", "Moneda nacional", "Débito", "", 300, 0],
    ["11100505", "Nequi", "Débito", "Sí", 300, 0],
    ["4", "Ingresos", "Crédito", "", 0, 300],
    ["41", "Operacionales", "Crédito", "", 0, 300],
    ["4135", "Comercio al por mayor y al por menor", "Crédito", "", 0, 300],
    ["Sumas iguales", "", "", "", 300, 300],
  ]);
  expect(report.rows.at(-1)?.sums).toEqual([
    { from: 0, to: 0 },
    { from: 5, to: 5 },
  ]);
  expect(report.checks).toEqual([{ label: "Sumas iguales", holds: true, difference: 0 }]);
});

it("AC-63 comes back from its own file as the same accounts", () => {
  const { columns, rows } = reportOf("all");
  const lines = [columns.map(({ label }) => label), ...cellsOf({ ...reportOf("all"), rows })];
  const text = lines.map((cells) => cells.join(";")).join("\r\n");
  expect(readAccounts(own, text).counts).toEqual({ new: 0, same: own.accounts.length, conflict: 0 });
  expect(readAccounts(pucChart(), text)).toMatchObject({ counts: { new: 1, conflict: 0 } });
});

it("shows no codes where the chart has none to show", () => {
  const tree = chartTree(journalChart, new Map());
  const report = planReport(
    journalChart,
    tree,
    treeRows(tree, { filter: "all", open: new Set(), found: null }),
    HEAD,
  );
  expect(report.columns.map(({ key }) => key)).not.toContain("code");
  expect(cellsOf(report)[0]).toEqual(["Caja", "Débito", "", 0, 0]);
});
