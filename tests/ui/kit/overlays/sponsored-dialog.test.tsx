import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { SponsoredDialog } from "#ui/kit/overlays/sponsored-dialog.tsx";

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const main = () => screen.getByRole<HTMLButtonElement>("button", { name: /anuncio|Espera|Continuar/ });
const timer = () => screen.getByRole("timer").textContent;

function open(props: { onPremium?: () => void } = {}) {
  const onContinue = vi.fn();
  const onCancel = vi.fn();
  render(
    <SponsoredDialog
      text="Con este anuncio descargas."
      onContinue={onContinue}
      onCancel={onCancel}
      {...props}
    />,
  );
  return { onContinue, onCancel };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the sponsored dialog (spec §4, spec §9)", () => {
  it("waits half a second, counts down from 15, and only then goes on", () => {
    const { onContinue, onCancel } = open();
    const button = main();
    expect(button.textContent).toBe("Cargando anuncio...");
    expect(timer()).toBe("Cargando anuncio...");
    pass(600);
    expect(button.textContent).toBe("Espera 15s");
    pass(6000);
    expect(button.textContent).toBe("Espera 9s");
    expect(document.querySelectorAll('.ad-boxes > [data-passed="true"]')).toHaveLength(6);
    pass(8000);
    expect(button.textContent).toBe("Espera 1s");
    expect(button.disabled).toBe(true);
    fireEvent.click(button);
    expect(onContinue).not.toHaveBeenCalled();
    pass(1200);
    expect(button.textContent).toBe("Continuar con descarga");
    expect(button.disabled).toBe(false);
    fireEvent.click(button);
    expect(onContinue).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it("tells readers at 15, 10, 5 and 0 only", () => {
    open();
    const said = new Set<string | null>();
    for (let tick = 0; tick < 90; tick += 1) {
      said.add(timer());
      pass(200);
    }
    expect([...said]).toEqual([
      "Cargando anuncio...",
      "Faltan 15 segundos",
      "Faltan 10 segundos",
      "Faltan 5 segundos",
      "El anuncio terminó",
    ]);
  });

  it("makes nobody wait longer where the browser slows its timers", () => {
    const before = performance.now();
    open();
    // A single tick after the whole time, as in a background tab.
    const clock = vi.spyOn(performance, "now").mockReturnValue(before + 15_600);
    pass(250);
    clock.mockRestore();
    expect(main().disabled).toBe(false);
  });

  it("starts on its title, and Esc or Cancelar leave without going on", () => {
    const { onContinue, onCancel } = open();
    expect(document.activeElement?.textContent).toBe("Ver anuncio para continuar");
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    fireEvent.click(screen.getByRole("button", { name: "Cancelar" }));
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(onContinue).not.toHaveBeenCalled();
  });

  it("speaks of Premium only where somebody can go there", () => {
    open();
    expect(screen.queryByText(/Premium/)).toBeNull();
    const onPremium = vi.fn();
    open({ onPremium });
    fireEvent.click(screen.getByRole("button", { name: "Hazte Premium" }));
    expect(onPremium).toHaveBeenCalledTimes(1);
  });
});
