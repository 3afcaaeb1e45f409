import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Book } from "#domain/company/book.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { RestatedForm } from "#features/book-statements/notes/restated-form.tsx";
import { notesTexts } from "#features/book-statements/notes/texts.ts";
import { typeInto } from "#tests/support/render.ts";

const texts = notesTexts.restated;

it("AC-95 a day of the year after the last one that is compared is refused with that day", async () => {
  const books = [{ id: "book_1" as BookId, name: "Diario" } as Book];
  const until = day("2025-11-29");
  const chart = await loadChart("puc");
  render(
    <RestatedForm
      chart={chart}
      books={books}
      until={until}
      onSave={() => expect.fail()}
      onClose={() => undefined}
    />,
  );
  for (const [name, code] of [
    [texts.debit, "519910"],
    [texts.credit, "139905"],
  ] as const) {
    const picker = screen.getByRole("combobox", { name });
    fireEvent.focus(picker);
    typeInto(picker, code);
    fireEvent.keyDown(picker, { key: "Enter" });
  }
  typeInto(screen.getByLabelText(texts.day), "31/12/2025");
  fireEvent.blur(screen.getByLabelText(texts.day));
  fireEvent.click(screen.getByRole("button", { name: texts.save }));
  expect(screen.getByRole("form").textContent).toContain("hasta el 29/11/2025");
});
