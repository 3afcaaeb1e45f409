import { beforeEach, describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { inPartText, notComparedText, statementRemark } from "#features/book-statements/statement-file.ts";
import { readScope, readShelf } from "#features/book-statements/use-book-statement.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { content } from "#tests/support/builders.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let book: BookId;

beforeEach(async () => {
  storage = await openTestStorage();
  book = storage.newId("book");
  const id = () => storage.newId("command");
  await createBook(storage, { id: id(), bookId: book, companyId: null, name: "Diario", chart: "puc" });
  for (const date of ["2022-06-05", "2022-07-05", "2025-03-20", "2026-02-05", "2026-10-05"]) {
    const head = { id: id(), bookId: book, entryId: storage.newId("entry"), origin: "journal" as const };
    await postEntry(storage, { ...head, content: content(date, "1105", "4135", 100) });
  }
  return () => storage.close();
});

async function said(kind: StatementKind | null, desde: string, hasta: string) {
  const search = { book, desde: day(desde), hasta: day(hasta), comparar: "ano" as const };
  const scope = await readScope(storage, await readShelf(storage), search, kind);
  if (scope === null) throw new Error("no book");
  return {
    compared: scope.periods.length > 1,
    why: notComparedText(scope, kind),
    part: inPartText(scope, kind),
    remark: statementRemark(scope, kind ?? "income", false),
  };
}

describe("AC-50: a statement beside a year that the books cover", () => {
  const nothing = { compared: true, why: "", part: "", remark: "" };
  const part = "De enero a octubre de 2025 los libros solo cubren marzo a octubre de 2025.";
  const inPart = { compared: true, why: "", part, remark: part };
  const none = (why: string) => ({ compared: false, why, part: "", remark: "" });

  it.each([
    ["in part, on the day of a balance", "balance", "2026-01-01", "2026-10-31", nothing],
    ["in part, its results", "income", "2026-01-01", "2026-10-31", inPart],
    ["in part, its flows", "cash", "2026-01-01", "2026-10-31", inPart],
    ["in part, its changes in equity", "equity", "2026-01-01", "2026-10-31", inPart],
    ["in part, all four", null, "2026-01-01", "2026-10-31", { ...inPart, remark: part }],
    ["whole, the months since the first entry", "income", "2026-04-01", "2026-10-31", nothing],
    ["not, in a gap, with balances", "balance", "2025-01-01", "2025-12-31", nothing],
    [
      "not, in a gap, without results",
      "income",
      "2025-01-01",
      "2025-12-31",
      none("Sin comparación: los libros no cubren nada de 2024."),
    ],
    [
      "not, before everything",
      "balance",
      "2022-01-01",
      "2022-12-31",
      none("Sin comparación: los libros no cubren nada hasta 2021."),
    ],
    ...(
      [
        ["a year to a day", "2022-01-01", "2022-11-29", "el 29/11/2021"],
        ["months", "2022-01-01", "2022-10-31", "octubre de 2021"],
        ["a quarter", "2022-01-01", "2022-03-31", "marzo de 2021"],
        ["a year", "2022-01-01", "2022-12-31", "2021"],
      ] as const
    ).map(
      ([span, desde, hasta, end]) =>
        [
          `not, before everything, ${span} of results`,
          "income",
          desde,
          hasta,
          none(`Sin comparación: los libros no cubren nada hasta ${end}.`),
        ] as const,
    ),
    ...(
      [
        ["a year to a day", "2025-01-01", "2025-11-29", "del 01/01/2024 al 29/11/2024"],
        ["months", "2025-01-01", "2025-10-31", "de enero a octubre de 2024"],
        ["a quarter", "2025-01-01", "2025-03-31", "del 1.er trimestre de 2024"],
        ["a month", "2025-03-01", "2025-03-31", "de marzo de 2024"],
      ] as const
    ).map(
      ([span, desde, hasta, words]) =>
        [
          `not, in a gap, ${span} of results`,
          "income",
          desde,
          hasta,
          none(`Sin comparación: los libros no cubren nada ${words}.`),
        ] as const,
    ),
  ] as const)("%s", async (_case, kind, desde, hasta, expected) => {
    expect(await said(kind, desde, hasta)).toEqual(expected);
  });
});
