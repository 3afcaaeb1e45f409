import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";

function Page({ dirty = false }: { readonly dirty?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Nueva línea"
        dirty={dirty}
        footer={(close) => (
          <button type="button" onClick={close}>
            Cancelar
          </button>
        )}
      >
        <input aria-label="Valor" />
      </Dialog>
    </>
  );
}

function openPage(page = <Page />) {
  render(page);
  const opener = screen.getByText("Abrir");
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole<HTMLDialogElement>("dialog") };
}

/** Simulates the browser's reaction to Esc. */
const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event("cancel", { cancelable: true }));

describe("dialog", () => {
  it("AX-03 is named by its title, puts the focus on its first field and gives it back", () => {
    const { opener, dialog } = openPage();
    expect(dialog.open).toBe(true);
    expect(document.getElementById(dialog.getAttribute("aria-labelledby") ?? "")?.textContent).toBe(
      "Nueva línea",
    );
    expect(document.activeElement).toBe(screen.getByLabelText("Valor"));
    pressEscape(dialog);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it("closes by its cross and by a press that begins and ends on the backdrop", () => {
    const { dialog } = openPage();
    fireEvent.pointerDown(screen.getByLabelText("Valor"));
    fireEvent.click(dialog);
    expect(screen.queryByRole("dialog")).not.toBeNull();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.click(screen.getByText("Abrir"));
    fireEvent.click(screen.getByRole("button", { name: "Cerrar" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("stays open at the second press of a double click, whose first one closed what stood above it", () => {
    const { dialog } = openPage();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 2 });
    expect(screen.queryByRole("dialog")).not.toBeNull();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 1 });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  const WAYS: Readonly<Record<string, (dialog: HTMLDialogElement) => unknown>> = {
    Esc: pressEscape,
    "the backdrop": (dialog) => {
      fireEvent.pointerDown(dialog);
      fireEvent.click(dialog);
    },
    "its cross": () => fireEvent.click(screen.getByRole("button", { name: "Cerrar" })),
    "its button": () => fireEvent.click(screen.getByRole("button", { name: "Cancelar" })),
    "the browser": (dialog) => dialog.close(),
  };

  describe.each(Object.entries(WAYS))("AX-03 closed by %s", (_, leave) => {
    it("goes at once where nothing was typed", async () => {
      const { dialog } = openPage();
      await act(async () => void leave(dialog));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      expect(screen.queryByRole("alertdialog")).toBeNull();
    });

    it("asks before what was typed is lost, keeps it, and goes when told", async () => {
      const { dialog } = openPage(<Page dirty />);
      fireEvent.change(screen.getByLabelText("Valor"), { target: { value: "1.500" } });
      await act(async () => void leave(dialog));
      await screen.findByRole("alertdialog", { name: "¿Descartar los cambios?" });
      fireEvent.click(screen.getByRole("button", { name: "Seguir editando" }));
      expect(screen.queryByRole("alertdialog")).toBeNull();
      expect(dialog.open).toBe(true);
      expect(screen.getByLabelText<HTMLInputElement>("Valor").value).toBe("1.500");
      await act(async () => void leave(dialog));
      fireEvent.click(await screen.findByRole("button", { name: "Descartar" }));
      expect(screen.queryByRole("dialog")).toBeNull();
    });

    it("keeps what was typed when its question is left by Esc", async () => {
      const { dialog } = openPage(<Page dirty />);
      await act(async () => void leave(dialog));
      pressEscape(await screen.findByRole("alertdialog"));
      expect(screen.queryByRole("alertdialog")).toBeNull();
      expect(dialog.open).toBe(true);
    });
  });

  it("starts a destructive confirmation on the answer that changes nothing", () => {
    const confirm = vi.fn();
    render(
      <ConfirmDialog
        open
        tone="danger"
        title="Eliminar libro"
        text="¿Estás seguro?"
        confirmLabel="Eliminar"
        onConfirm={confirm}
        onCancel={() => {}}
      />,
    );
    expect(screen.getByRole("alertdialog").textContent).toContain("¿Estás seguro?");
    expect(document.activeElement?.textContent).toBe("Cancelar");
    fireEvent.click(screen.getByRole("button", { name: "Eliminar" }));
    expect(confirm).toHaveBeenCalledOnce();
  });
});
