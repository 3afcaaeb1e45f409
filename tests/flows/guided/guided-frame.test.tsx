import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { GuidedFrame } from "#flows/guided/panel/guided-frame.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";

let wide = true;
const listeners = new Set<() => void>();

beforeEach(() => {
  wide = true;
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return wide;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  const seen = {
    scale: 1,
    offsetTop: 0,
    height: 844,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  vi.stubGlobal("visualViewport", seen);
  return () => vi.unstubAllGlobals();
});

function resize(to: boolean): void {
  act(() => {
    wide = to;
    for (const listener of [...listeners]) listener();
  });
}

function screenWith(asks: boolean) {
  return (
    <>
      <GuidedFrame title="Modo Guiado" head={null} onClose={() => undefined}>
        <p>Conversación</p>
      </GuidedFrame>
      <Dialog open={asks} title="Pregunta" onClose={() => undefined}>
        <button type="button">Sí</button>
      </Dialog>
    </>
  );
}

const isBeside = () => screen.queryByRole("complementary", { name: "Modo Guiado", hidden: true }) !== null;

it("GM-01 beside the page it becomes a sheet when the window narrows, and the other way", () => {
  render(screenWith(false));
  expect(isBeside()).toBe(true);
  resize(false);
  expect(isBeside()).toBe(false);
  resize(true);
  expect(isBeside()).toBe(true);
});

it.each([true, false])(
  "GM-01 stays what it was under a dialog, and follows the window after it (wide: %s)",
  (first) => {
    wide = first;
    const { rerender } = render(screenWith(false));
    rerender(screenWith(true));
    resize(!first);
    expect(isBeside()).toBe(first);
    expect(screen.getByRole("button", { name: "Sí" })).toBeDefined();
    rerender(screenWith(false));
    expect(isBeside()).toBe(!first);
  },
);
