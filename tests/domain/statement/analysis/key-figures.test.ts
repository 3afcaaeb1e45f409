import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { MAX_PESOS } from "#domain/kernel/pesos.ts";
import { keyFigures } from "#domain/statement/analysis/key-figures.ts";
import type { SavedStatement, StatementContent } from "#domain/statement/saved-statement.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { reported, typed, uploaded } from "#tests/support/statements.ts";

function known(content: StatementContent, statement: StatementKind = "balance") {
  const saved: SavedStatement = {
    id: makeId("statement", 1, new Uint8Array(10)),
    name: "Estado",
    statement,
    companyId: null,
    date: day("2026-10-31"),
    content,
    createdAt: 1,
    updatedAt: 1,
    version: 1,
  };
  const found = keyFigures(saved);
  return found && { figures: found.figures.map((each) => [each.label, each.amount]), check: found.check };
}

it("a balance is known by what there is, what is owed and what is own", () => {
  const rows = typed(
    "balance",
    ["1105", "Caja", 900],
    ["2205", "Proveedores", -300],
    ["3115", "Aportes", -600],
  );
  expect(known(rows)).toMatchObject({
    figures: [
      ["Activo", 900],
      ["Pasivo", 300],
      ["Patrimonio", 600],
    ],
    check: { holds: true },
  });
  expect(known(typed("balance", ["1105", "Caja", 900], ["2205", "Proveedores", -300]))?.check).toMatchObject({
    holds: false,
  });
});

it("a result ends in what was earned or lost", () => {
  const rows = typed("income", ["4135", "Ventas", -900], ["6135", "Costo", 500], ["5105", "Salarios", 450]);
  expect(known(rows, "income")?.figures.at(-1)).toEqual(["Resultado del ejercicio", -50]);
  expect(known(rows, "income")?.figures.length).toBeLessThanOrEqual(3);
});

it("one made from the books too; of another kind, by its outermost sums", () => {
  expect(known(reported)?.figures).toEqual([
    ["Activo", 800],
    ["Patrimonio", 800],
  ]);
  expect(known(reported, "cash")?.figures).toEqual([
    ["Total activo", 800],
    ["Total patrimonio", 800],
  ]);
  expect(known(reported)?.check).toEqual({ label: "Sumas iguales", holds: true, difference: 0 });
});

it("nothing is said of a file, of a table without amounts, and of sums beyond the range", () => {
  expect(known(uploaded())).toBeNull();
  expect(known(typed("balance", ["1105", "Caja", 0]))).toBeNull();
  expect(known(typed("balance", ["1105", "Caja", MAX_PESOS], ["1110", "Bancos", MAX_PESOS]))).toBeNull();
});
