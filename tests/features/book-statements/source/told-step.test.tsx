import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { RestatementId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { ToldStep } from "#features/book-statements/source/told-step.tsx";
import { BOOK, content, posted } from "#tests/support/builders.ts";

afterEach(cleanup);

const bought = posted(7, content("2025-02-01", "1524", "2335", 100));
const restated = {
  id: "reexpresion-1" as RestatementId,
  day: day("2025-07-01"),
  debit: "1520" as AccountCode,
  credit: "2335" as AccountCode,
  amount: pesos(7),
  cause: "error" as const,
  reason: "Faltó una máquina",
};

it("UX-09 an amount of no account leads to each entry that tells it, and tells what was restated and the sum", () => {
  const onEntry = vi.fn();
  render(
    <ToldStep
      books={[{ id: BOOK, name: "Principal" }]}
      moves={[
        { by: bought, amount: pesos(100) },
        { by: restated, amount: pesos(7) },
      ]}
      amount={pesos(107)}
      onEntry={onEntry}
    />,
  );
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^01\/02.*Asiento 7.*100/),
    expect.stringMatching(/^01\/07.*Faltó una máquina.*7/),
  ]);
  expect(screen.getByText("Suma").parentElement?.textContent).toContain("107");
  const [way, ...others] = screen.getAllByRole("button");
  expect(others).toEqual([]);
  fireEvent.click(way as HTMLElement);
  expect(onEntry).toHaveBeenCalledWith(bought);
});

it("UX-09 names the book of each entry where several are read as one", () => {
  const books = [
    { id: BOOK, name: "Principal" },
    { id: "libro-2" as typeof BOOK, name: "Sucursal" },
  ];
  render(
    <ToldStep books={books} moves={[{ by: bought, amount: pesos(1) }]} amount={pesos(1)} onEntry={vi.fn()} />,
  );
  expect(screen.getByRole("button").textContent).toContain("Principal");
});
