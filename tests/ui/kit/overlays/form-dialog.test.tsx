import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import "#tests/support/render.ts";

/** Work that ends when it is told to. */
function slowWork() {
  let end = (): void => undefined;
  const work = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  return { work, end: () => act(async () => end()) };
}

function Form({ work }: { readonly work: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return (
    <FormDialog
      title="Nuevo bolsillo"
      confirm="Agregar"
      busy={busy}
      onSubmit={submit}
      onClose={() => undefined}
    >
      <input aria-label="Nombre" />
    </FormDialog>
  );
}

it("sends nothing while there is nothing to send, by its button or by Enter", () => {
  const work = vi.fn();
  render(
    <FormDialog
      title="Extracto"
      confirm="Guardar"
      busy={false}
      ready={false}
      onSubmit={work}
      onClose={() => undefined}
    >
      <input aria-label="Nombre" />
    </FormDialog>,
  );
  expect(screen.getByRole("button", { name: "Guardar" }).hasAttribute("disabled")).toBe(true);
  const form = document.querySelector("form");
  if (form === null) throw new Error("no form");
  act(() => void fireEvent.submit(form));
  expect(work).not.toHaveBeenCalled();
});

it("ST-09 a form submitted twice in one task is sent once, and again once it has ended", async () => {
  const { work, end } = slowWork();
  render(<Form work={work} />);
  const form = document.querySelector("form");
  if (form === null) throw new Error("no form");
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(work).toHaveBeenCalledTimes(1);
  act(() => void fireEvent.submit(form));
  expect(work, "while it is under way").toHaveBeenCalledTimes(1);
  await end();
  act(() => void fireEvent.submit(form));
  expect(work).toHaveBeenCalledTimes(2);
  await end();
});

it("ST-09 a question answered twice in one task is answered once", async () => {
  const { work, end } = slowWork();
  const words = { title: "¿Eliminar?", text: "No vuelve.", confirmLabel: "Eliminar" };
  render(<ConfirmDialog open {...words} onConfirm={work} onCancel={() => undefined} />);
  const button = screen.getByRole("button", { name: "Eliminar" });
  act(() => {
    button.click();
    button.click();
  });
  expect(work).toHaveBeenCalledTimes(1);
  await end();
  act(() => button.click());
  expect(work).toHaveBeenCalledTimes(2);
  await end();
});

function Nested() {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const end = () => {
    setIsAsked(false);
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir
      </button>
      {isOpen ? (
        <FormDialog
          title="Flete"
          confirm="Sumar"
          busy={false}
          onSubmit={() => setIsAsked(true)}
          onClose={end}
        >
          <input aria-label="Valor" />
        </FormDialog>
      ) : null}
      <ConfirmDialog
        open={isAsked}
        title="Cambia el costo"
        text="Hay uno."
        confirmLabel="Registrar"
        onConfirm={end}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}

/** As in a browser: nothing outside the topmost open dialog takes the focus, nor anything in one that is closed. */
function focusAsBrowsersDo() {
  const { focus } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, "focus").mockImplementation(function (this: HTMLElement) {
    const own = this.closest("dialog");
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;
    if (own === top) focus.call(this);
  });
}

it("UX-09 a question that goes with its dialog gives the focus back to what opened the dialog", async () => {
  focusAsBrowsersDo();
  render(<Nested />);
  const opener = screen.getByRole("button", { name: "Abrir" });
  opener.focus();
  fireEvent.click(opener);
  const field = screen.getByRole("textbox");
  expect(document.activeElement).toBe(field);
  const send = () => act(async () => void fireEvent.submit(field.closest("form") as HTMLFormElement));
  await send();
  await act(
    async () =>
      void fireEvent.click(screen.getAllByRole("button", { name: "Cancelar" }).at(-1) as HTMLElement),
  );
  expect(document.activeElement).toBe(field);
  await send();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Registrar" })));
  expect(document.activeElement).toBe(opener);
});
