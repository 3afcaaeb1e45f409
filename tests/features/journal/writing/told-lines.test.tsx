import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, expect, it } from "vitest";
import { journalMonth } from "#storage/queries/books/journal.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { NOVEMBER, openJournal, stubLayout } from "../open-journal.tsx";

let unstub = () => undefined as unknown;
beforeAll(() => {
  unstub = stubLayout();
});
afterAll(() => unstub());

const chosen = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name }).value;

it("a description that tells lines offers them; Tab writes them, and nothing is posted (UX-03)", async () => {
  const storage = await openTestStorage();
  const bookId = await openTestBook(storage);
  const grid = await openJournal(storage, bookId, { nuevo: true });
  const detail = await waitFor(() => screen.getByLabelText<HTMLInputElement>("Detalle"));
  fireEvent.focus(detail);
  typeInto(detail, "pagué arriendo por el banco");
  expect(grid.textContent).not.toContain("Haber: 1110");
  typeInto(detail, "pagué arriendo 3.200.000 por el banco");
  await waitFor(() =>
    expect(grid.textContent).toContain("3.200.000. Debe: 5120 Arrendamientos, Haber: 1110 Bancos"),
  );
  fireEvent.keyDown(detail, { key: "Tab" });
  await waitFor(() => expect(chosen("Cuenta, línea 1")).toBe("5120 Arrendamientos"));
  expect(chosen("Cuenta, línea 2")).toBe("1110 Bancos");
  expect(grid.textContent).not.toContain("Haber: 1110 Bancos");
  expect((await journalMonth(storage, bookId, NOVEMBER)).posted).toBe(0);
});
