import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OfflineBadge } from "#pwa/offline-badge.tsx";
import { watchOnline } from "#pwa/online.ts";
import { pwaStore, quietStore, setPhase } from "#pwa/pwa-store.ts";
import { registerUnsaved } from "#pwa/unsaved.ts";
import { UpdateBanner } from "#pwa/update-banner.tsx";

beforeEach(() => setPhase("idle"));
afterEach(cleanup);

describe("the update banner", () => {
  it("says nothing until there is something to say", () => {
    render(<UpdateBanner />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("");
    act(() => setPhase("offlineReady"));
    expect(screen.getByRole("status").textContent).toBe("");
    act(() => setPhase("updateReady"));
    expect(screen.getByText("Hay una versión nueva de Cuadra.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Actualizar" })).toBeDefined();
  });

  it("ED-142 keeps quiet of a version that merely waits where quiet was asked for, and of nothing else", () => {
    quietStore.set(true);
    setPhase("updateReady");
    render(<UpdateBanner />);
    expect(screen.getByRole("status").textContent).toBe("");
    act(() => pwaStore.set({ phase: "updateReady", mustFinish: true }));
    expect(screen.getByRole("status").textContent).toMatch(/antes de actualizar/);
    act(() => setPhase("updatedElsewhere"));
    expect(screen.getByRole("button")).toBeDefined();
    act(() => setPhase("updateReady"));
    act(() => quietStore.set(false));
    expect(screen.getByRole("button", { name: "Actualizar" })).toBeDefined();
  });

  it("SW-01 does not update over what cannot be kept, and says what to do", async () => {
    const leave = registerUnsaved({ isDirty: () => true, flush: async () => false });
    setPhase("updateReady");
    render(<UpdateBanner />);
    fireEvent.click(screen.getByRole("button", { name: "Actualizar" }));
    await screen.findByText("Guarda o descarta lo que estás escribiendo antes de actualizar.");
    expect(pwaStore.getSnapshot()).toEqual({ phase: "updateReady", mustFinish: true });
    leave();
  });
});

describe("the offline badge", () => {
  it("comes and goes with the network", () => {
    watchOnline();
    render(<OfflineBadge />);
    expect(screen.getByRole("status").textContent).toBe("");
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByRole("status").textContent).toBe(
      "Sin conexión. Puedes seguir: todo se guarda en este equipo.",
    );
    Object.defineProperty(navigator, "onLine", { configurable: true, value: true });
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
