import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";

function Page({ dirty = false, onBlocked = () => {} }: { dirty?: boolean; onBlocked?: () => void }) {
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
        onBlocked={onBlocked}
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
  it("is named by its title, puts the focus on its first field and gives it back", () => {
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

  it("stays while something typed would be lost", () => {
    const blocked = vi.fn();
    const { dialog } = openPage(<Page dirty onBlocked={blocked} />);
    pressEscape(dialog);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole("dialog")).not.toBeNull();
    expect(blocked).toHaveBeenCalledTimes(2);
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
