import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { SLOW_TOAST, TOAST_MS, type ToastContent, toast } from "#ui/kit/feedback/toast.ts";
import { Toaster } from "#ui/kit/feedback/toaster.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";

afterEach(() => {
  vi.useRealTimers();
  toast.dismiss();
});

async function open() {
  render(
    <>
      <p>Página</p>
      <Toaster />
    </>,
  );
  // The library loads with the first toast.
  act(() => {
    toast.info({ title: "Primero", durationMs: 0, id: "first" });
  });
  await screen.findByText("Primero");
  vi.useFakeTimers();
  // Also what another file told meanwhile.
  act(() => {
    toast.dismiss();
  });
  settle();
}

/** In two steps: the first renders the changes, the second runs the timers they start. */
function pass(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
  act(() => vi.advanceTimersByTime(0));
}

/** Waits until a dismissed toast is gone. */
function settle(): void {
  for (let step = 0; step < 10; step += 1) pass(100);
}
const shelf = () => document.querySelector<HTMLElement>("[data-sonner-toaster]");
const cards = () => [...document.querySelectorAll<HTMLElement>(".toast-card")];

const question = (title: string) => (
  <ConfirmDialog open title={title} text="Texto" confirmLabel="Sí" onConfirm={() => {}} onCancel={() => {}} />
);

describe("UX-07 what answers a button of a notice, under its own name", () => {
  it.each([0, 20, 150])("stays, told %i ms after the press", async (later) => {
    await open();
    const undone = () => toast.neutral({ id: "undo", title: "Se quitó" });
    const onAction = () => void setTimeout(undone, later);
    act(
      () =>
        void toast.success({ id: "undo", title: "Importado", actions: [{ label: "Deshacer", onAction }] }),
    );
    settle();
    fireEvent.click(screen.getByRole("button", { name: "Deshacer" }));
    settle();
    expect(screen.queryByText("Importado")).toBeNull();
    expect(screen.getByText("Se quitó")).toBeTruthy();
    act(() => toast.dismiss("undo"));
    settle();
    expect(screen.queryByText("Se quitó")).toBeNull();
  });

  it("is one notice while it stands", async () => {
    await open();
    act(() => void toast.success({ id: "undo", title: "Uno" }));
    settle();
    act(() => void toast.success({ id: "undo", title: "Dos" }));
    settle();
    expect(cards()).toHaveLength(1);
  });
});

describe("toasts", () => {
  it("draws nothing until the first one", () => {
    render(<Toaster />);
    expect(document.body.textContent).toBe("");
  });

  it("stands bottom right, 356 px wide, 14 px apart, reached by Alt+T", async () => {
    await open();
    act(() => {
      toast.success({ title: "Documento Guardado", text: "Tu cálculo está guardado." });
    });
    pass(50);
    expect(shelf()?.dataset.yPosition).toBe("bottom");
    expect(shelf()?.dataset.xPosition).toBe("right");
    expect(shelf()?.style.getPropertyValue("--width")).toBe("356px");
    expect(shelf()?.style.getPropertyValue("--gap")).toBe("14px");
    expect(screen.getByLabelText(/Notificaciones/).getAttribute("aria-live")).toBe("polite");
    expect(screen.getByLabelText(/Notificaciones/).getAttribute("aria-label")).toMatch(/alt\+T/i);
  });

  it("goes after 4 s unless told otherwise", async () => {
    await open();
    act(() => {
      toast.success({ title: "Configuración guardada" });
    });
    pass(TOAST_MS - 100);
    expect(screen.queryByText("Configuración guardada")).not.toBeNull();
    settle();
    expect(screen.queryByText("Configuración guardada")).toBeNull();
  });

  describe("AX-13 a success puts away the refusals before it, which would read as its own", () => {
    const refuse = (title: string, more: Partial<ToastContent> = {}) =>
      act(() => void toast.error({ title, durationMs: 20_000, ...more }));
    const succeed = () => act(() => void toast.success({ title: "Guardado" }));
    const told = () =>
      cards().map((card) => card.querySelector(".toast-title")?.textContent ?? card.textContent);

    it("however many there were", async () => {
      await open();
      for (const title of ["No se guardó", "No se guardó otra vez"]) {
        refuse(title);
        pass(400);
      }
      pass(400);
      succeed();
      settle();
      expect(told().join()).toContain("Guardado");
      expect(told().join()).not.toContain("No se guardó");
    });

    it.each([
      ["told together with it", () => refuse("No se guardó"), 0],
      ["that stays until it is closed", () => refuse("No se guardó", { durationMs: 0 }), 900],
      [
        "that offers a way",
        () => refuse("No se guardó", { actions: [{ label: "Ver", onAction: () => undefined }] }),
        900,
      ],
      [
        "of another screen",
        () => {
          refuse("No se guardó");
          window.history.pushState(null, "", "/otra");
        },
        900,
      ],
    ] as const)("but none %s", async (_which, refused, later) => {
      await open();
      refused();
      pass(later);
      succeed();
      settle();
      expect(told().join()).toContain("Guardado");
      expect(told().join()).toContain("No se guardó");
      window.history.pushState(null, "", "/");
    });

    it("and no refusal puts one away", async () => {
      await open();
      refuse("No se guardó");
      pass(900);
      refuse("Tampoco");
      settle();
      expect(told()).toHaveLength(2);
    });
  });

  describe("UX-10 under the pointer", () => {
    const at = { screenX: 700, screenY: 500 };
    async function show() {
      await open();
      // As Chromium tells them: a press with fractions, what follows it without.
      const press = Object.defineProperties(new MouseEvent("pointerdown", { bubbles: true }), {
        screenX: { value: at.screenX + 0.94 },
        screenY: { value: at.screenY + 0.23 },
      });
      fireEvent(document.body, press);
      act(() => {
        toast.success({ title: "Uno" });
        toast.success({ title: "Dos" });
      });
      pass(50);
    }
    const wait = () => {
      pass(TOAST_MS);
      settle();
    };

    it("waits for one that came to it", async () => {
      await show();
      for (const move of [fireEvent.mouseOver, fireEvent.mouseMove])
        move(screen.getByText("Uno"), { ...at, screenX: 702 });
      wait();
      expect(cards()).toHaveLength(2);
      fireEvent.mouseOut(shelf() as HTMLElement, { relatedTarget: document.body });
      wait();
      expect(cards()).toHaveLength(0);
    });

    it("does not wait for a hand that rests where it pressed", async () => {
      await show();
      // In the order of Chromium: what the pointer leaves is told first.
      fireEvent.mouseOut(screen.getByText("Página"), { ...at, relatedTarget: screen.getByText("Uno") });
      for (const move of [fireEvent.mouseOver, fireEvent.mouseMove]) move(screen.getByText("Uno"), at);
      wait();
      expect(cards()).toHaveLength(0);
    });

    it("does not wait any more once it was moved from under the pointer", async () => {
      await show();
      fireEvent.mouseOver(screen.getByText("Uno"), { ...at, screenX: 702 });
      render(question("Primera"));
      wait();
      expect(cards()).toHaveLength(0);
    });
  });

  it("shows three at most", async () => {
    await open();
    for (const title of ["uno", "dos", "tres", "cuatro"]) {
      act(() => {
        toast.info({ title, durationMs: 0 });
      });
      pass(50);
    }
    const visible = document.querySelectorAll('[data-sonner-toast][data-visible="true"]');
    expect(visible).toHaveLength(3);
  });

  it("has at most two buttons, and each closes it", async () => {
    await open();
    const undo = vi.fn();
    const actions = ["Deshacer", "Entendido", "Otro"].map((label) => ({ label, onAction: undo }));
    act(() => {
      toast.neutral({ title: "Línea eliminada", actions, durationMs: 0 });
    });
    pass(50);
    expect(screen.queryByText("Otro")).toBeNull();
    fireEvent.click(screen.getByText("Deshacer"));
    expect(undo).toHaveBeenCalledOnce();
    settle();
    expect(screen.queryByText("Línea eliminada")).toBeNull();
  });

  it("UX-26 gives the focus back to where it came from, by its action and by its cross", async () => {
    await open();
    const field = document.createElement("input");
    document.body.append(field);
    for (const name of ["Deshacer", "Cerrar"]) {
      field.focus();
      act(() => void toast.info({ title: "Hecho", actions: [{ label: "Deshacer", onAction: () => {} }] }));
      settle();
      const button = screen.getByRole("button", { name });
      button.focus();
      fireEvent.click(button);
      expect(document.activeElement, name).toBe(field);
      settle();
    }
    field.remove();
  });

  it("UX-07 what its action tells under the same id is shown, while the first one still leaves", async () => {
    await open();
    act(() => {
      toast.success({ id: "undo", title: "Eliminado", actions: [{ label: "Deshacer", onAction: () => {} }] });
    });
    settle();
    fireEvent.click(screen.getByRole("button", { name: "Deshacer" }));
    pass(50);
    act(() => {
      toast.neutral({ id: "undo", title: "Se deshizo" });
    });
    settle();
    expect(cards().map(({ textContent }) => textContent)).toEqual(["Se deshizo"]);
    act(() => {
      toast.neutral({ id: "undo", title: "Se rehizo" });
    });
    settle();
    expect(cards().map(({ textContent }) => textContent)).toEqual(["Se rehizo"]);
  });

  it("the help toast stays 8 s, waits under the pointer, and fades for 300 ms", async () => {
    await open();
    act(() => {
      toast.info({ title: "Ayuda", ...SLOW_TOAST });
    });
    pass(7000);
    fireEvent.pointerEnter(cards()[0] as HTMLElement);
    pass(5000);
    expect(cards()[0]?.dataset.leaving).toBe("false");
    fireEvent.pointerLeave(cards()[0] as HTMLElement);
    pass(999);
    expect(cards()[0]?.dataset.leaving).toBe("false");
    pass(1);
    expect(cards()[0]?.dataset.leaving).toBe("true");
    pass(299);
    expect(cards()).toHaveLength(1);
    settle();
    expect(cards()).toHaveLength(0);
  });

  it("goes when it is pulled 20 px, and not at 19", async () => {
    await open();
    act(() => {
      toast.info({ title: "Tírame", durationMs: 0 });
    });
    pass(50);
    const card = () => cards()[0] as HTMLElement;
    const pull = (distance: number) => {
      fireEvent.pointerDown(card(), { clientX: 100 });
      fireEvent.pointerUp(card(), { clientX: 100 + distance });
      settle();
    };
    pull(19);
    expect(cards()).toHaveLength(1);
    pull(20);
    expect(cards()).toHaveLength(0);
  });

  it("moves into an open dialog, over its backdrop and within what is read out, and out before it goes", async () => {
    await open();
    const host = () => shelf()?.closest<HTMLElement>(".toast-host");
    act(() => {
      toast.error({ title: "No se pudo restaurar", durationMs: 0 });
    });
    pass(50);
    expect(host()?.parentElement).toBe(document.body);
    expect(host()?.popover).toBe("manual");
    const first = render(question("Primera"));
    expect(host()?.closest("dialog")).toBe(screen.getByRole("alertdialog", { name: "Primera" }));
    const second = render(question("Segunda"));
    expect(host()?.closest("dialog")).toBe(screen.getByRole("alertdialog", { name: "Segunda" }));
    expect(screen.getByText("No se pudo restaurar").closest("[aria-live]")).not.toBeNull();
    second.unmount();
    expect(host()?.closest("dialog")).toBe(screen.getByRole("alertdialog", { name: "Primera" }));
    first.unmount();
    expect(host()?.parentElement).toBe(document.body);
    expect(screen.queryByText("No se pudo restaurar")).not.toBeNull();
  });
});
