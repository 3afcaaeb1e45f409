import { render, renderHook, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { operationToProposal } from "#domain/guided/proposal.ts";
import { understand } from "#domain/guided/understand.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { useJournalDesk } from "#flows/guided/desk/use-journal-desk.ts";
import { ConfirmStep } from "#flows/guided/panel/confirm-step.tsx";
import { guidedWork } from "#flows/guided/state/guided-conversation.ts";
import { registerAsset } from "#storage/commands/assets/save-asset.ts";
import { newId } from "#storage/engine/environment.ts";
import { registeredAssets } from "#storage/queries/assets/book-assets.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { MACHINE } from "#tests/support/records/assets.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

it("GM-08 takes an asset of the register out by the register's own command, and says so before", async () => {
  const storage = await openTestStorage({ newId });
  const bookId = await openTestBook(storage);
  const fields = { ...MACHINE, method: "none" as const, months: 0, taxMonths: 0, starts: month("2024-12") };
  const made = await registerAsset(storage, {
    id: newId("command"),
    bookId,
    assetId: newId("asset"),
    fields,
    purchase: { kind: "none" },
  });
  expect(made.ok).toBe(true);
  const book = await storage.db.books.get(bookId);
  if (book === undefined) throw new Error("no book");
  const seat = {
    place: "complex-journal",
    open: { book, company: null, chart: pucChart() },
    readOnly: false,
    onPosted: vi.fn(),
  } as never;
  const { result } = renderHook(() => useJournalDesk(seat), { wrapper: inStorage(storage) });
  await waitFor(() => expect(result.current.world?.assets).toHaveLength(1));
  const { world } = result.current;
  if (world === null) throw new Error("no world");
  const told = understand("vendí la máquina tintométrica usada por 9 millones por transferencia", world);
  const [operation] = told.kind === "operations" ? told.operations : [];
  if (operation === undefined) throw new Error("not understood");
  const desk = result.current;
  const step = { desk, work: guidedWork(desk.key), onPremium: () => undefined };
  render(<ConfirmStep {...step} operation={operation} world={world} edited={null} following={0} />, {
    wrapper: inStorage(storage),
  });
  screen.getByText(/Máquina tintométrica está en Activos fijos/);
  expect(screen.queryByRole("button", { name: "Cambiar las líneas" })).toBeNull();
  const proposal = operationToProposal(operation, world);
  if (proposal.kind === "missing") throw new Error("missing");
  const { date, description, reference, lines } = proposal;
  const content = { date, description, reference, lines: lines.map(({ line }) => line) };
  expect(await desk.register(content, operation)).toEqual({
    ok: true,
    said: "Registré la salida de Máquina tintométrica en Activos fijos.",
  });
  const [asset] = await registeredAssets(storage, bookId);
  expect(asset?.events).toEqual([expect.objectContaining({ kind: "disposal", price: 9_000_000 })]);
  // Pressed again nothing leaves twice.
  await desk.register(content, operation);
  const [again] = await registeredAssets(storage, bookId);
  expect(again?.events).toHaveLength(1);
  expect((await storage.db.books.get(bookId))?.entries).toBe(1);
  storage.close();
});
