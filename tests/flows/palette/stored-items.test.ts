import { expect, it } from "vitest";
import type { Book } from "#domain/company/book.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";
import type { Party } from "#domain/parties/party.ts";
import { rankItems, readPaletteQuery } from "#flows/palette/rank-items.ts";
import { partyItems, statementItems } from "#flows/palette/stored-items.ts";
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

it("third parties are found by name and number, with and without a record, and lead to their card", () => {
  const book = { id: makeId("book", 1, new Uint8Array(10)), name: "Diario" } as Book;
  const document = { kind: "NIT", number: "900214867" } as const;
  const party = { id: "party_1", name: "Aceros del Norte", document } as unknown as Party;
  const named = [
    { key: "party_1", party, name: party.name },
    { key: "luz & cía", party: null, name: "Luz & Cía" },
  ];
  const found = (typed: string) => partyItems({ book, named }, typed);
  expect(found("norte aceros")).toMatchObject([
    {
      group: "parties",
      title: "Aceros del Norte",
      detail: "NIT 900.214.867-2, Diario",
      run: `/dashboard/libro-contable/terceros?book=${book.id}&tercero=party_1`,
    },
  ]);
  expect(found("900.214").map(({ title }) => title)).toEqual(["Aceros del Norte"]);
  expect(found("luz")).toMatchObject([{ detail: "Sin ficha, Diario" }]);
  expect(found("luz")[0]?.run).toContain("tercero=luz%20%26%20c%C3%ADa");
  expect(found("nadie")).toEqual([]);
});
