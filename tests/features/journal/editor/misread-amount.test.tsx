import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { journalTexts } from "#features/journal/texts.ts";
import { content, line } from "#tests/support/builders.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { draft, openJournal, stubLayout } from "../open-journal.tsx";

beforeAll(stubLayout);

it.each(["2500000.75", "12a", "=2**3"])(
  "NU-01 an amount typed as %s is told as not understood when the entry is closed, not as missing",
  async (typed) => {
    const storage = await openTestStorage();
    const bookId = await openTestBook(storage);
    await draft(storage, bookId, {
      ...content("2026-11-12", "1305", "2205", 100, "Cruce"),
      lines: [line("1305", 100), line("2205", -100)],
    });
    const grid = await openJournal(storage, bookId);
    const debit = await screen.findByLabelText(/^Debe, línea 1/);
    act(() => debit.focus());
    typeInto(debit, typed);
    act(() => debit.blur());
    const message = () => grid.querySelector(".journal-message")?.textContent ?? "";
    await waitFor(() => expect(message()).toContain(`«${typed}»`));
    const [close] = screen.getAllByRole("button", { name: journalTexts.close });
    fireEvent.click(close as HTMLElement);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(message()).toContain(`«${typed}»`);
    expect(message()).not.toContain("falta el valor");
  },
);
