import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { rankItems, readPaletteQuery } from "#flows/palette/rank-items.ts";
import { statementItems } from "#flows/palette/stored-items.ts";
import type { StatementItem } from "#storage/queries/statements/statements.ts";

const id = (at: number) => makeId("statement", at, new Uint8Array(10));
const company = {
  id: makeId("company", 1, new Uint8Array(10)),
  name: "La Sabana",
  nit: "",
  createdAt: 1,
  updatedAt: 1,
  version: 1,
};
const statement = (at: number, name: string): StatementItem => ({
  id: id(at),
  name,
  statement: "income",
  companyId: at === 1 ? company.id : null,
  date: day("2026-10-31"),
  createdAt: at,
  updatedAt: at,
  version: 1,
  origin: { kind: "report" },
  figures: null,
});

it("a saved statement is found by its name, kind and company, and leads to it", () => {
  const items = statementItems([statement(1, "Octubre"), statement(2, "Sin dueño")], [company]);
  const found = (typed: string) => rankItems(items, readPaletteQuery(typed), []).map((item) => item.title);
  expect(found("octubre")).toEqual(["Octubre"]);
  expect(found("sabana")).toEqual(["Octubre"]);
  expect(found("estado resultados").sort()).toEqual(["Octubre", "Sin dueño"]);
  expect(items[0]).toMatchObject({
    group: "statements",
    detail: "Estado de Resultados, 31/10/2026, La Sabana",
    run: `/dashboard/estados?estado=${id(1)}`,
  });
  expect(items[1]?.detail).toContain("Sin empresa");
});
