import { describe, expect, it } from "vitest";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Book } from "#domain/company/book.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { repeatItems, writingItems } from "#flows/palette/stored-items.ts";
import { BOOK, content, line, posted } from "#tests/support/builders.ts";

const book = { id: BOOK, name: "Diario", start: day("2026-01-01"), end: day("2026-12-31") } as Book;
const rent: Entry = posted(155, {
  ...content("2026-11-10", "5120", "1110", 1, "Arriendo del local"),
  lines: [line("5120", 3_200_000), line("2365", -112_000), line("1110", -3_088_000)],
});
const today = day("2026-12-05");

function told(found: readonly Entry[], text: string, books: readonly Book[] = [book]) {
  const items = writingItems(
    found.map((entry) => ({ entry, book })),
    books,
    text,
    today,
  );
  return items.map(({ title }) => title);
}

describe("what the palette writes", () => {
  it("is a found entry again, of today, with its accounts and amount, and an entry about what is typed", () => {
    const [again, about] = writingItems([{ entry: rent, book }], [book], "arr", today);
    expect(again).toMatchObject({
      title: "Repetir el asiento «Arriendo del local»",
      detail: "Nuevo en diciembre, 5120 contra 2365 y 1110",
      figure: formatPesos(pesos(3_200_000)),
      run: `/journal/complex?book=${BOOK}&periodo=2026-12&repetir=155`,
    });
    expect(about).toMatchObject({
      title: "Nuevo asiento con «arr»",
      run: `/journal/complex?book=${BOOK}&nuevo=true&detalle=arr`,
    });
  });

  it("is nothing that was taken back, and nothing without a book to write in", () => {
    expect(told([{ ...rent, status: "void" }], "arr")).toEqual([]);
    expect(told([{ ...rent, status: "draft", number: 0 }], "arr")).toEqual([]);
    expect(told([rent], "5120"), "an account in it is no name of it").toEqual([]);
    expect(told([], "arriendo", [])).toEqual([]);
    expect(told([], "ar")).toEqual([]);
    expect(told([], "155")).toEqual([]);
  });

  it("keeps what is typed whole in the address", () => {
    const coffee = { ...rent, description: "Café & té #2" };
    const [, about] = writingItems([{ entry: coffee, book }], [book], "Café & té #2", today);
    expect(about?.run).toBe(
      `/journal/complex?book=${BOOK}&nuevo=true&detalle=Caf%C3%A9%20%26%20t%C3%A9%20%232`,
    );
  });

  it("is what is asked for by name: again by any words or none, and a new one where nothing was found", () => {
    const again = "Repetir el asiento «Arriendo del local»";
    for (const text of ["repetir", "Repetir arriendo", "repetir el asiento «Arriendo del local»", "repetir…"])
      expect(told([rent], text), text).toEqual([again]);
    expect(told([rent], "repetir energía")).toEqual([]);
    expect(told([rent, rent, rent], "repetir"), "more than beside what was found").toHaveLength(3);
    expect(told([], "nuevo asiento con pinturas de la obra")).toEqual([
      "Nuevo asiento con «pinturas de la obra»",
    ]);
    expect(told([rent], "asiento con arriendo")).toEqual(["Nuevo asiento con «arriendo»", again]);
  });

  it("begins with an action that asks which, once there is an entry", () => {
    const at = (lastNumber: number) => repeatItems([{ ...book, lastNumber }]).map(({ title }) => title);
    expect(at(0)).toEqual([]);
    expect(at(1)).toEqual(["Repetir un asiento…"]);
  });

  it("is of the nearest month of a book whose period is over", () => {
    const [again] = writingItems(
      [{ entry: rent, book: { ...book, end: day("2026-06-30") } }],
      [book],
      "arr",
      today,
    );
    expect(again?.run).toContain("periodo=2026-06");
  });
});
