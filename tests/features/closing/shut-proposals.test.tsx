import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { netOf } from "#domain/accounting/ledger/balances.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { ProposalsPanel } from "#features/closing/proposals-panel.tsx";
import { useYearClosing } from "#features/closing/use-year-closing.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { closeMonth, reopenMonth } from "#storage/commands/books/close-month.ts";
import { closeYear } from "#storage/commands/books/close-year.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { newId } from "#storage/engine/environment.ts";
import { balancesBefore } from "#storage/queries/books/balances.ts";
import { yearClosing } from "#storage/queries/books/year-closing.ts";
import { bookOfEntries } from "#tests/support/book-of-entries.ts";
import { content } from "#tests/support/builders.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";

const NOTHING = { debit: ZERO, credit: ZERO };

type Stored = Awaited<ReturnType<typeof bookOfEntries>>;

/** A closed year of a company that must have a reserve. */
async function closedYear(): Promise<Stored> {
  const stored = await bookOfEntries([
    content("2026-01-10", "1105", "3105", 100_000),
    content("2026-10-15", "1105", "4135", 50_000),
  ]);
  const { storage, open } = stored;
  const companyId = newId("company");
  await createCompany(storage, { id: newId("command"), companyId, name: "La Sabana Ltda." });
  await storage.db.books.update(open.book.id, { companyId });
  const done = await closeYear(storage, { id: newId("command"), bookId: open.book.id, year: 2026 });
  expect(done.ok).toBe(true);
  return stored;
}

function Panel({ open }: { readonly open: OpenBook }) {
  const found = useYearClosing(open, { year: 2026, part: undefined, month: undefined });
  return found.state === "ready" && found.value !== null ? (
    <ProposalsPanel bookId={open.book.id} view={found.value} chart={open.chart} writable />
  ) : null;
}

const close = ({ storage, open }: Stored, name: string) =>
  closeMonth(storage, { id: newId("command"), bookId: open.book.id, month: month(name) });

it("AC-40 what is dated in a closed month says so before it is pressed, and where the month is opened", async () => {
  const stored = await closedYear();
  const { storage, open } = stored;
  expect((await close(stored, "2026-12")).ok).toBe(true);
  const company = (await storage.db.companies.toArray())[0];
  const book = (await storage.db.books.get(open.book.id)) as OpenBook["book"];
  const opened = { ...open, book, company } as OpenBook;
  await renderInRouter(
    <StorageContext value={storage}>
      <Panel open={opened} />
    </StorageContext>,
  );
  const reserve = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Registrar: Reserva legal" });
  expect([reserve.checked, reserve.disabled]).toEqual([false, true]);
  expect(screen.getByText(/Diciembre de 2026 está cerrado/)).toBeTruthy();
  const way = screen.getByRole("link", { name: "Abrir diciembre de 2026" });
  expect(way.getAttribute("href")).toContain("mes=2026-12");
  const carry = screen.getByRole<HTMLInputElement>("checkbox", { name: /Registrar: Traslad/ });
  expect(carry.disabled).toBe(false);
  // What waits for its month stays in the result: it is not carried away, nor given to the owners.
  const result = async () => balancesBefore(storage, open.book.id, day("2028-01-01"));
  fireEvent.click(screen.getByRole("button", { name: "Registrar 1 asiento" }));
  await waitFor(async () =>
    expect(netOf((await result()).get("3705" as AccountCode) ?? NOTHING)).toBe(-45_000),
  );
  await reopenMonth(storage, { id: newId("command"), bookId: open.book.id, month: month("2026-12") });
  await waitFor(() => expect(screen.queryByText(/Diciembre de 2026 está cerrado/)).toBeNull());
  expect(reserve).toMatchObject({ checked: true, disabled: false });
  fireEvent.click(screen.getByRole("button", { name: "Registrar 1 asiento" }));
  await waitFor(async () =>
    expect(netOf((await result()).get("330505" as AccountCode) ?? NOTHING)).toBe(-5000),
  );
  expect(netOf((await result()).get("3605" as AccountCode) ?? NOTHING)).toBe(0);
  storage.close();
});

it("AC-40 closed months after the period are known too", async () => {
  const stored = await closedYear();
  const { storage, open } = stored;
  expect((await close(stored, "2027-01")).ok).toBe(true);
  const { shut } = await yearClosing(storage, open.book, closingPeriod(2026));
  expect([...shut]).toEqual(["2027-01"]);
  storage.close();
});
