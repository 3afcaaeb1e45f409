import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectStage, type ToastRequest } from "#ui/kit/feedback/toast.ts";
import "#tests/support/render.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";

let told: ToastRequest[] = [];
let now = 0;
let answer = (): void => undefined;

/** What was sent is answered when the test says so. */
const slow = () =>
  new Promise<void>((resolve) => {
    answer = resolve;
  });

beforeEach(() => {
  told = [];
  now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

const disconnect = connectStage({ show: (request) => void told.push(request), dismiss: () => undefined });

afterEach(() => vi.restoreAllMocks());

interface WindowProps {
  readonly leaves?: boolean;
  readonly onClose: () => void;
}

function Form({ leaves = false, onClose }: WindowProps) {
  const [typed, setTyped] = useState("");
  return (
    <FormDialog
      title="Nueva cuenta"
      confirm="Guardar"
      busy={false}
      dirty={typed !== ""}
      leaves={leaves}
      onSubmit={slow}
      onClose={onClose}
    >
      <input aria-label="Nombre" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </FormDialog>
  );
}

/** A window with a foot of its own, whose button turns its wheel. */
function Foot({ onClose }: WindowProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      title="Contabilizar"
      onClose={onClose}
      footer={(close) => (
        <>
          <button type="button" onClick={close}>
            Cancelar
          </button>
          <Button
            loading={busy}
            onClick={() => {
              setBusy(true);
              void slow().then(() => setBusy(false));
            }}
          >
            Guardar
          </Button>
        </>
      )}
    />
  );
}

function Question({ onClose }: WindowProps) {
  return (
    <ConfirmDialog
      open
      title="¿Anular?"
      text="El asiento 12."
      confirmLabel="Guardar"
      onConfirm={slow}
      onCancel={onClose}
    />
  );
}

const WINDOWS = { "a form": Form, "a window with its own foot": Foot, "a question": Question };

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const WAYS: Readonly<Record<string, () => unknown>> = {
  Esc: () => fireEvent(dialog(), new Event("cancel", { cancelable: true })),
  "its button": () => fireEvent.click(screen.getByRole("button", { name: "Cancelar" })),
  "the backdrop": () => {
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
  },
  "the browser": () => dialog().close(),
};

/** As somebody does who changes their mind: sent, and then left. */
async function sent(Window: (props: WindowProps) => React.ReactNode, leaves = false) {
  const onClose = vi.fn();
  render(<Window leaves={leaves} onClose={onClose} />);
  const button = screen.getByRole("button", { name: "Guardar" });
  const form = document.querySelector("form");
  await act(async () => void (form === null ? fireEvent.click(button) : fireEvent.submit(form)));
  return { onClose, end: () => act(async () => answer()) };
}

describe.each(Object.entries(WINDOWS))("ST-30 %s that writes", (_, Window) => {
  it.each(Object.entries(WAYS))(
    "stays when it is left by %s, says why, and goes once it is answered",
    async (_, leave) => {
      const { onClose, end } = await sent(Window);
      await act(async () => void leave());
      expect(onClose).not.toHaveBeenCalled();
      expect(dialog().open).toBe(true);
      expect(told.map(({ title }) => title)).toEqual(["Espera un momento: se está guardando"]);
      await end();
      await act(async () => void leave());
      expect(onClose).toHaveBeenCalledOnce();
      expect(told).toHaveLength(1);
    },
  );

  it("lets go of who tries again after ten seconds without an answer, and says that nobody knows", async () => {
    const { onClose, end } = await sent(Window);
    WAYS.Esc?.();
    now += 9_900;
    WAYS.Esc?.();
    expect(onClose).not.toHaveBeenCalled();
    now += 200;
    WAYS.Esc?.();
    expect(onClose).toHaveBeenCalledOnce();
    expect(told.at(-1)?.title).toBe("Tus datos no han respondido");
    await end();
  });

  it("waits as long for the next one that is sent", async () => {
    const { onClose, end } = await sent(Window);
    WAYS.Esc?.();
    await end();
    now += 60_000;
    const form = document.querySelector("form");
    await act(
      async () =>
        void (form === null
          ? fireEvent.click(screen.getByRole("button", { name: "Guardar" }))
          : fireEvent.submit(form)),
    );
    WAYS.Esc?.();
    expect(onClose).not.toHaveBeenCalled();
    await end();
  });
});

it("ST-30 a form whose work ends with it is left at once", async () => {
  const { onClose, end } = await sent(Form, true);
  WAYS.Esc?.();
  expect(onClose).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
  await end();
  disconnect();
});
