import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { completeDrafts, postAll } from "#features/journal/paste/draft-commands.ts";
import { isPastedTable } from "#features/journal/paste/is-pasted-table.ts";
import { PasteMovementsDialog } from "#features/journal/paste/paste-movements-dialog.tsx";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { undo } from "#session/undo/undo-stack.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { journalMonth } from "#storage/queries/books/journal.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { askedCloseTexts } from "#ui/kit/overlays/texts.ts";
import { NOVEMBER, openJournal, stubLayout } from "../open-journal.tsx";

// The worker of files on the page's side, as there are no workers here.
vi.mock("#formats/workers/write-beside.ts", async (original) => {
  const { fileWorkerHere } = await import("#tests/support/files/file-worker-here.ts");
  return { ...(await original<object>()), startFileWorker: fileWorkerHere };
});

const EXTRACT = [
  "Fecha\tDescripción\tDébito\tCrédito",
  "03/11/2026\tPAGO ARRIENDO LOCAL\t3.200.000,00\t",
  "04/11/2026\tVENTA DE CONTADO\t\t1.180.500,89",
  "05/11/2026\tTRF 00128831\t45.000\t",
  "06/11/2026\tMEDIO PEGADO\t1.23\t",
].join("\n");

let storage: AppStorage;
let bookId: BookId;

beforeAll(stubLayout);
beforeEach(async () => {
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
});

function paste(text: string, at: Element = document.body): boolean {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "clipboardData", { value: { getData: () => text } });
  return at.dispatchEvent(event);
}

const drafts = async () => (await journalMonth(storage, bookId, NOVEMBER)).drafts;
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Movimientos copiados");

it.each([
  [
    "journal",
    "Fecha\tCuenta\tDetalle\tDébito\tCrédito\n25/11/2026\t110505\tVenta\t50000\t\n25/11/2026\t4135\tVenta\t\t50000",
  ],
  ["trial balance", "Código\tCuenta\tSaldo\n1105\tCaja\t900\n3115\tAportes\t-900"],
])("IM-20 rows of a %s pasted on the journal are imported, and are no movements", async (_kind, text) => {
  await openJournal(storage, bookId);
  act(() => void paste(text));
  await screen.findByRole("dialog", { name: "Importar al libro" });
  await screen.findByRole("button", { name: "Registrar 1 asiento" });
});

it("a code of the bank's own is no account, and its rows are movements", async () => {
  await openJournal(storage, bookId);
  act(
    () =>
      void paste(
        "Fecha\tCódigo\tDescripción\tDébito\tCrédito\n03/11/2026\t9920\tPago\t900\t\n04/11/2026\t9921\tAbono\t\t50",
      ),
  );
  await screen.findByRole("dialog", { name: "Pegar movimientos" });
});

it("rows pasted on the journal become drafts with suggested accounts; what is not understood stays (UX-24)", async () => {
  await openJournal(storage, bookId);
  act(() => void paste(EXTRACT, screen.getByLabelText("Fecha")));
  await screen.findByRole("dialog", { name: "Pegar movimientos" });
  await screen.findByText("3 movimientos por crear, 2 con cuenta sugerida.");
  expect(screen.getByText("1 valor con centavos, redondeados al peso.")).toBeTruthy();
  expect(screen.getByText("Fila 5: «1.23» no es un valor completo.")).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Crear 3 borradores" })));
  await waitFor(async () => expect(await drafts()).toHaveLength(3));
  const [rent, sale, other] = await drafts();
  expect(rent?.lines.map(({ account, debit }) => [account.slice(0, 4), debit])).toEqual([
    ["5120", 3_200_000],
    ["1110", 0],
  ]);
  expect(sale?.lines).toMatchObject([{ debit: 1_180_501 }, { credit: 1_180_501 }]);
  expect(other?.lines[0]).toMatchObject({ account: "", debit: 45_000 });
  // The row that was left is mended in the field, whose columns are known.
  await waitFor(() => expect(field().value).toBe("06/11/2026\tMEDIO PEGADO\t1.23\t"));
  typeInto(field(), "06/11/2026\tMEDIO PEGADO\t1.230\t");
  await act(
    async () => void fireEvent.click(await screen.findByRole("button", { name: "Crear 1 borrador" })),
  );
  await waitFor(async () => expect(await drafts()).toHaveLength(4));
  expect((await drafts())[3]?.lines[1]).toMatchObject({ credit: 1_230 });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("a wrong column is said and chosen; nothing of the text is lost", async () => {
  await openJournal(storage, bookId);
  act(() => void paste("Ana\tCali\t12\nLuis\tPasto\t15"));
  await screen.findByText("No se reconoce la columna de la fecha: elígela arriba.");
  typeInto(field(), "Código;Día;Monto\n17;03/11/2026;500\n18;04/11/2026;700");
  fireEvent.change(await screen.findByLabelText("Columna 1"), { target: { value: "text" } });
  await screen.findByText(/^2 movimientos por crear/);
  expect(field().value).toContain("18;04/11/2026;700");
});

it("values without a sign are said to come in, and go out by one press (UX-24)", async () => {
  await openJournal(storage, bookId);
  act(() => void paste("03/11/2026\tPago arriendo\t1.200.000\n04/11/2026\tPago luz\t80.000"));
  await screen.findByText("$ 1.200.000");
  expect(screen.getByText(/^Ningún valor lleva signo menos/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Todos salen" }));
  await screen.findByText("−$ 1.200.000");
  expect(screen.getByText(/^5120/)).toBeTruthy();
  expect(screen.queryByText(/^Ningún valor lleva signo menos/)).toBeNull();
  typeInto(field(), "03/11/2026\tPago arriendo\t-1.200.000\n04/11/2026\tVenta\t80.000");
  fireEvent.change(await screen.findByLabelText("Columna 3"), { target: { value: "amount" } });
  await screen.findByText("$ 80.000");
  expect(screen.queryByText(/^Ningún valor lleva signo menos/)).toBeNull();
});

it("complete drafts are posted at once, and are drafts again when that is taken back", async () => {
  await openJournal(storage, bookId);
  act(() => void paste(EXTRACT));
  await act(
    async () => void fireEvent.click(await screen.findByRole("button", { name: "Crear 3 borradores" })),
  );
  await waitFor(async () => expect(await drafts()).toHaveLength(3));
  const complete = completeDrafts(await loadChart("puc"), await drafts());
  await act(() => postAll(storage, bookId, complete));
  expect(await journalMonth(storage, bookId, NOVEMBER)).toMatchObject({ posted: 2, drafts: { length: 1 } });
  await act(async () => void (await undo(storage, bookId)));
  expect(await journalMonth(storage, bookId, NOVEMBER)).toMatchObject({ posted: 0, drafts: { length: 3 } });
});

it.each([
  ["1.234.567", false],
  ["1.234.567\n", false],
  ["una línea\notra línea", false],
  ["a; b; y c", false],
  ["03/11/2026\tVenta\t500", true],
  ["03/11/2026;Venta;500\n04/11/2026;Luz;-80", true],
  ["uno\tdos", false],
])("the text %j is a table: %s", (text, expected) => {
  expect(isPastedTable(text)).toBe(expected);
});

it("the text of one cell goes into its field", async () => {
  await openJournal(storage, bookId);
  let isNative = false;
  act(() => {
    isNative = paste("1.234.567\n", screen.getByLabelText("Detalle"));
  });
  expect(isNative).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("pasted text is asked about once before it is thrown away, whichever way the dialog closes", async () => {
  await openJournal(storage, bookId);
  act(() => void paste(EXTRACT));
  const dialog = await screen.findByRole("dialog", { name: "Pegar movimientos" });
  const typed = `${EXTRACT}\n07/11/2026\tOTRO\t9.000\t`;
  typeInto(field(), typed);
  const ways = [
    () => fireEvent.click(screen.getByRole("button", { name: "Cancelar" })),
    () => fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true })),
    () => fireEvent.click(screen.getByRole("button", { name: "Cerrar" })),
  ];
  expect(dialog.isConnected).toBe(true);
  for (const close of ways) {
    close();
    fireEvent.click(await screen.findByRole("button", { name: askedCloseTexts.stay }));
    await waitFor(() => expect(screen.queryByText(askedCloseTexts.title)).toBeNull());
    expect(field().value).toBe(typed);
  }
  ways[0]?.();
  fireEvent.click(await screen.findByRole("button", { name: askedCloseTexts.discard }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("an empty field closes without a question", async () => {
  await openJournal(storage, bookId);
  act(() => void paste(EXTRACT));
  await screen.findByRole("dialog", { name: "Pegar movimientos" });
  typeInto(field(), "");
  fireEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("what is typed outlives the dialog that a turned phone opens anew", async () => {
  let kept = EXTRACT;
  const open = { book: await openedBook(), chart: await loadChart("puc") } as OpenBook;
  const dialog = (key: string) => (
    <PasteMovementsDialog
      key={key}
      open={open}
      text={kept}
      onText={(text) => {
        kept = text;
      }}
      onClose={() => undefined}
    />
  );
  const { rerender } = render(dialog("wide"), { wrapper: inStorage(storage) });
  typeInto(field(), `${EXTRACT}\nMÁS`);
  rerender(dialog("phone"));
  expect(field().value).toBe(`${EXTRACT}\nMÁS`);
});

async function openedBook() {
  const book = await getBook(storage, bookId);
  if (book === null) throw new Error("no book");
  return book;
}
