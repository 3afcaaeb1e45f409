import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { EntryLink } from "#domain/accounting/entries/entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { AttachmentsDialog } from "#flows/attachments/attachments-dialog.tsx";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { attachmentsOf } from "#storage/queries/attachments/attachments-of.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { inStorage } from "#tests/support/in-storage.tsx";
import { attached, pdfOf, postedEntry } from "#tests/support/records/attachments.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let entry: EntryLink;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  entry = await postedEntry(storage, bookId);
  return () => storage.close();
});

const names = async () => (await attachmentsOf(storage, bookId, entry.id)).map(({ name }) => name);

function show(other: { readonly writable?: boolean; readonly locked?: boolean } = {}) {
  const to = {
    bookId,
    target: { kind: "entry", entry },
    name: "",
    writable: true,
    locked: false,
    ...other,
  } as const;
  return render(<AttachmentsDialog to={to} onClose={() => undefined} />, { wrapper: inStorage(storage) });
}

it("AD-03 AD-06 takes many files at once, keeps what can be kept and says why of each other", async () => {
  show();
  await screen.findByText(/Todavía no hay soportes/);
  const pdf = new File(["%PDF-1.4 uno"], "uno.pdf");
  const files = [
    pdf,
    new File(["%PDF-1.4 uno"], "copia.pdf"),
    new File(["<svg>"], "dibujo.jpg"),
    new File([], "vacio.pdf"),
  ];
  fireEvent.change(screen.getByLabelText("Elegir archivos", { selector: "input" }), { target: { files } });
  await screen.findByText("3 archivos no se agregaron");
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("copia.pdf ya está aquí como «uno.pdf».");
  expect(alert.textContent).toContain("dibujo.jpg es una página o un dibujo con código");
  expect(alert.textContent).toContain("vacio.pdf está vacío.");
  await screen.findByRole("button", { name: "Ver uno.pdf" });
  expect(await names()).toEqual(["uno.pdf"]);
  expect(screen.getByText(/Este libro usa .* de 30\sMB/)).toBeTruthy();
});

it("AD-03 keeps what fits of many, and names the rest", async () => {
  const first = await attached(storage, bookId, { kind: "entry", entry }, await pdfOf("primera"));
  const more = Array.from({ length: 17 }, (_, at) => {
    const told = { id: newId("attachment"), hash: `h${at}`, source: `h${at}`, name: `antes-${at}.pdf` };
    return { ...first, ...told };
  });
  await storage.db.attachments.bulkAdd(more);
  show({ writable: true });
  await screen.findByRole("button", { name: "Ver antes-16.pdf" });
  const files = Array.from({ length: 5 }, (_, at) => new File([`%PDF-1.4 ${at}`], `recibo-${at}.pdf`));
  fireEvent.change(screen.getByLabelText("Elegir archivos", { selector: "input" }), { target: { files } });
  await screen.findByText("3 archivos no se agregaron");
  expect(screen.getByRole("alert").textContent).toContain("recibo-4.pdf no cabe: cada uno guarda hasta 20");
  expect(await names()).toHaveLength(20);
});

it("AD-04 takes pasted files, opens one and removes it", async () => {
  show();
  await screen.findByText(/Todavía no hay soportes/);
  fireEvent.paste(document.body, { clipboardData: { files: [new File(["%PDF-1.4 dos"], "dos.pdf")] } });
  fireEvent.click(await screen.findByRole("button", { name: "Ver dos.pdf" }));
  await screen.findByRole("button", { name: "Descargar" });
  expect(screen.getByRole("heading", { name: "dos.pdf" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Volver a los soportes" }));
  fireEvent.click(await screen.findByRole("button", { name: "Quitar dos.pdf" }));
  await waitFor(async () => expect(await names()).toEqual([]));
});

it("AD-04 takes a photo of the camera on a device for fingers, and offers it nowhere else", async () => {
  const { unmount } = show();
  await screen.findByText(/Todavía no hay soportes/);
  expect(screen.queryByRole("button", { name: "Tomar foto" })).toBeNull();
  unmount();
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: media.includes("coarse"),
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  show();
  const camera = await screen.findByLabelText<HTMLInputElement>("Tomar foto", { selector: "input" });
  expect([camera.getAttribute("capture"), camera.accept, camera.multiple]).toEqual([
    "environment",
    "image/*",
    false,
  ]);
  const pressed = vi.spyOn(camera, "click");
  fireEvent.click(screen.getByRole("button", { name: "Tomar foto" }));
  expect(pressed).toHaveBeenCalledOnce();
  // What the camera gives is taken by its content, as any file (AD-01).
  fireEvent.change(camera, { target: { files: [new File(["<svg>"], "foto.jpg")] } });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("foto.jpg es una página o un dibujo con código");
  expect(await names()).toEqual([]);
});

it("AD-05 offers no removal in a closed month, and nothing but looking in a book that takes no changes", async () => {
  await attached(storage, bookId, { kind: "entry", entry }, await pdfOf("factura"));
  show({ locked: true });
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByRole("button", { name: "Ver factura.pdf" });
  expect(within(dialog).queryByRole("button", { name: "Quitar factura.pdf" })).toBeNull();
  expect(within(dialog).getByText(/El mes está cerrado/)).toBeTruthy();
  expect(within(dialog).getByRole("button", { name: "Elegir archivos" })).toBeTruthy();
});

it("AD-07 says that a file is lost instead of showing another", async () => {
  const { hash } = await attached(storage, bookId, { kind: "entry", entry }, await pdfOf("factura"));
  await storage.db.attachmentBytes.update(hash, { text: btoa("%PDF-1.4 otra") });
  show({ writable: false });
  expect(screen.queryByRole("button", { name: "Elegir archivos" })).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "Ver factura.pdf" }));
  await screen.findByText(/El archivo ya no está en este dispositivo o cambió/);
});

it("AD-08 shows all files of the book with what they belong to, removes one and takes it back", async () => {
  await attached(storage, bookId, { kind: "entry", entry }, await pdfOf("factura"));
  const whole = { bookId, target: null, writable: true } as const;
  const dialog = <AttachmentsDialog to={whole} onClose={() => undefined} />;
  await renderInRouter(inStorage(storage)({ children: dialog }));
  await screen.findByRole("button", { name: "Ver factura.pdf" });
  expect(screen.getByRole("link", { name: /^Asiento 1 del 03\/11\/2026/ })).toBeTruthy();
  expect(screen.getByText(/^1 soporte, /)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Quitar factura.pdf" }));
  await screen.findByText(/Este libro todavía no tiene soportes/);
  expect(await names()).toEqual([]);
});

it("AD-01 opens a PDF in another tab as a PDF and never as a page, where the browser has a viewer", async () => {
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  const kinds: string[] = [];
  URL.createObjectURL = (blob) => {
    kinds.push((blob as Blob).type);
    return "blob:prueba";
  };
  Object.defineProperty(navigator, "pdfViewerEnabled", { value: true, configurable: true });
  await attached(storage, bookId, { kind: "entry", entry }, await pdfOf("factura", "factura.html.pdf"));
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Ver factura.html.pdf" }));
  fireEvent.click(await screen.findByRole("button", { name: "Abrir el PDF" }));
  expect(kinds).toEqual(["application/pdf"]);
  expect(opened).toHaveBeenCalledExactlyOnceWith("blob:prueba", "_blank", "noopener");
  opened.mockRestore();
});
