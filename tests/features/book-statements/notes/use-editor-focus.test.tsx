import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { LeaveOutForm } from "#features/book-statements/notes/leave-out-form.tsx";

afterEach(cleanup);

/** An editor in place of its button, below a heading or alone. */
function Place({ heading }: { readonly heading: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <section data-editors>
      {heading ? <h4 tabIndex={-1}>Nota</h4> : null}
      {isOpen ? (
        <LeaveOutForm title="Nota" onReason={close} onClose={close} />
      ) : (
        <button type="button" onClick={() => setIsOpen(true)}>
          Abrir
        </button>
      )}
    </section>
  );
}

it.each([
  [true, "Nota"],
  [false, "Abrir"],
])(
  "UX-09 an editor in the page takes the focus and gives it back; with a heading: %s",
  async (heading, back) => {
    render(<Place heading={heading} />);
    for (const leave of [
      (field: HTMLElement) => fireEvent.keyDown(field, { key: "Escape" }),
      () => {
        const cancel = screen.getByRole("button", { name: "Cancelar" });
        cancel.focus();
        fireEvent.click(cancel);
      },
    ]) {
      fireEvent.click(screen.getByRole("button", { name: "Abrir" }));
      const field = screen.getByRole("textbox");
      expect(document.activeElement).toBe(field);
      await act(async () => leave(field));
      expect(document.activeElement?.textContent).toBe(back);
    }
  },
);

it("UX-09 an editor that goes while the focus is elsewhere leaves it there", async () => {
  render(
    <>
      <Place heading />
      <input aria-label="Otro" />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Abrir" }));
  const field = screen.getByRole("textbox", { name: /^(?!Otro)/ });
  screen.getByLabelText("Otro").focus();
  await act(async () => fireEvent.keyDown(field, { key: "Escape" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Otro"));
});
