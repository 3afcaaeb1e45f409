import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { tracked } from "#session/saved/save-state.ts";
import { SLOW_TOAST, type ToastContent, toast } from "#ui/kit/feedback/toast.ts";
import { Toaster } from "#ui/kit/feedback/toaster.tsx";

const HOUR_MS = 3_600_000;

/** In steps: a change is rendered, then the timers that it starts run. */
function pass(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
  for (let step = 0; step < 10; step += 1) act(() => vi.advanceTimersByTime(100));
}

const told = () => [...document.querySelectorAll(".toast-card")].map((card) => card.textContent ?? "");
const refuse = (more: Partial<ToastContent> = {}) =>
  act(() => void toast.error({ title: "No se guardó", text: "El mes está cerrado.", ...more }));

beforeEach(async () => {
  render(<Toaster />);
  act(() => void toast.info({ title: "Primero", durationMs: 0, id: "first" }));
  await screen.findByText("Primero");
  vi.useFakeTimers();
  // Also what another file told: before there was a stage, or while this one was fetched.
  act(() => toast.dismiss());
  pass(1000);
});

afterEach(() => {
  toast.dismiss();
  vi.useRealTimers();
});

describe("AX-04 a refusal is not taken away before it was read", () => {
  it.each([
    ["as it is", {}],
    ["whatever time its caller gave it", { durationMs: 8000 }],
    ["whatever fade its caller gave it", SLOW_TOAST],
  ] as const)("stays, %s, and is announced", (_how, more) => {
    refuse(more);
    pass(HOUR_MS);
    expect(told()).toHaveLength(1);
    expect(screen.getByText("El mes está cerrado.").closest("[aria-live]")).not.toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Cerrar" }));
    pass(1000);
    expect(told()).toHaveLength(0);
  });

  it("goes with the success of the same screen that follows it", () => {
    refuse();
    pass(HOUR_MS);
    act(() => void toast.success({ title: "Guardado" }));
    pass(500);
    expect(told().join()).toBe("Guardado");
  });

  it("goes with a command of the same screen whose success is shown and not told, typing apart", async () => {
    const done = () => Promise.resolve(ok(null));
    refuse();
    await act(async () => void (await tracked(done)));
    pass(1000);
    // Told together with it, and nobody pressed between.
    expect(told()).toHaveLength(1);
    await act(async () => void (await tracked(done, null, "draft")));
    pass(1000);
    expect(told()).toHaveLength(1);
    await act(async () => void (await tracked(() => Promise.resolve(err({ kind: "closed-month" })))));
    pass(1000);
    expect(told()).toHaveLength(1);
    await act(async () => void (await tracked(done)));
    pass(1000);
    expect(told()).toHaveLength(0);
  });

  it("goes at once with what was pressed after it", async () => {
    refuse();
    pass(100);
    fireEvent.keyDown(document.body, { key: "Enter" });
    act(() => void vi.advanceTimersByTime(10));
    await act(async () => void (await tracked(() => Promise.resolve(ok(null)))));
    pass(500);
    expect(told()).toHaveLength(0);
  });

  it("gives its place to the same refusal of the next press, and to no other", () => {
    refuse();
    pass(2000);
    refuse({ text: "Libera espacio." });
    pass(2000);
    expect(told()).toEqual(["No se guardóLibera espacio."]);
    refuse({ title: "No se deshizo" });
    pass(2000);
    expect(told()).toHaveLength(2);
  });

  it("has its own time where it offers a way, as a success has", () => {
    refuse({ actions: [{ label: "Ver planes", onAction: () => undefined }], durationMs: 8000 });
    act(() => void toast.success({ title: "Guardado" }));
    pass(9000);
    expect(told()).toHaveLength(0);
  });
});
