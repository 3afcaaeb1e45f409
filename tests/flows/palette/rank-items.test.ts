import { describe, expect, it } from "vitest";
import type { PaletteGroup, PaletteItem } from "#flows/palette/palette-item.ts";
import { orderItems, rankItems, readPaletteQuery } from "#flows/palette/rank-items.ts";

function item(group: PaletteGroup, title: string): PaletteItem {
  return { id: `${group}:${title}`, group, title, run: "/" };
}

const ITEMS = [
  item("pages", "Libro mayor"),
  item("actions", "Crear un libro contable"),
  item("books", "Libro de la tienda"),
  item("companies", "Librería Nacional"),
  item("actions", "Cerrar sesión"),
];

const titles = (typed: string, recent: readonly string[] = []) =>
  rankItems(ITEMS, readPaletteQuery(typed), recent).map(({ group, title }) => `${group}: ${title}`);

it("lists actions first and pages last, whatever fits best", () => {
  expect(titles("libr")).toEqual([
    "actions: Crear un libro contable",
    "companies: Librería Nacional",
    "books: Libro de la tienda",
    "pages: Libro mayor",
  ]);
});

it("looks through one kind alone behind its sign", () => {
  expect(titles(">libro")).toEqual(["actions: Crear un libro contable"]);
  expect(titles("@ libr")).toEqual(["companies: Librería Nacional", "books: Libro de la tienda"]);
  expect(titles("#libro")).toEqual([]);
  expect([...readPaletteQuery("@").groups]).toEqual(["companies", "books", "parties"]);
  expect(titles(">")).toEqual(["actions: Crear un libro contable", "actions: Cerrar sesión"]);
});

it("begins with what was used lately when nothing is typed", () => {
  expect(titles("", ["companies:Librería Nacional", "gone", "actions:Cerrar sesión"])).toEqual([
    "recent: Librería Nacional",
    "recent: Cerrar sesión",
    "actions: Crear un libro contable",
    "pages: Libro mayor",
  ]);
});

it("puts what was used lately before an equal, and shows five of a kind", () => {
  const many = Array.from({ length: 9 }, (_, index) => item("books", `Diario ${index}`));
  const shown = rankItems(many, readPaletteQuery("diario"), ["books:Diario 7"]);
  expect(shown.map(({ title }) => title)).toEqual([
    "Diario 7",
    "Diario 0",
    "Diario 1",
    "Diario 2",
    "Diario 3",
  ]);
  expect(rankItems(many, readPaletteQuery("@diario"), [])).toHaveLength(9);
});

describe("accounts beside the rest", () => {
  const listed = (group: PaletteGroup, title: string, end = 0) => ({
    ...item(group, title),
    ranges: end === 0 ? [] : [{ start: 0, end }],
  });
  const order = (typed: string, ...items: ReturnType<typeof listed>[]) =>
    orderItems(items, typed).map(({ title }) => title);
  const page = listed("pages", "Configuración", 6);

  it("that only everyday words found come after a screen whose name was begun", () => {
    const goods = listed("accounts", "Mercancías no fabricadas");
    for (const typed of ["config", "Configu", "configuración"])
      expect(order(typed, goods, page)).toEqual(["Configuración", "Mercancías no fabricadas"]);
    expect(order("plan", goods, page)).toEqual(["Mercancías no fabricadas", "Configuración"]);
  });

  it("keep their place where one is found by its name", () => {
    const found = listed("accounts", "Configuración de equipos", 6);
    expect(order("config", page, found)).toEqual(["Configuración de equipos", "Configuración"]);
  });
});

it("an action about the words themselves comes after what their beginning names", () => {
  const listed = (group: PaletteGroup, title: string, writes?: true) => ({
    ...item(group, title),
    ranges: [],
    ...(writes && { writes }),
  });
  const about = listed("actions", "Nuevo asiento con «mov»", true);
  const entry = listed("entries", "Movimiento de caja");
  const page = listed("pages", "Movimiento por mes");
  const order = (...items: (typeof about)[]) => orderItems(items, "mov").map(({ title }) => title);
  expect(order(about, entry, page).at(-1)).toBe(about.title);
  expect(order(about, entry)[0]).toBe(about.title);
});
