import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Findings } from "#storage/recovery/look.ts";
import { draw } from "../../src/recovery/draw.ts";
import { PinGuard } from "../../src/recovery/pin-guard.ts";

const SAME = /^Volvimos a mirar a las 10:3\d y todo sigue igual\. Nada se ha borrado/;
const OTHER = /^Volvimos a mirar a las 10:3\d: esto es lo que encontramos ahora\.$/;

const BUSY: Findings = { registry: "busy", accounts: [], room: true };
const FULL: Findings = { registry: "full", accounts: [], room: false };
const EMPTY: Findings = { registry: "absent", accounts: [], room: true };

let root: HTMLElement;
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  root = document.createElement("main");
  document.body.replaceChildren(root);
  reload.mockReset();
  vi.spyOn(location, "reload").mockImplementation(reload);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T10:30:00-05:00") });
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

/** The page as it is once it was loaded. */
const look = (findings: Findings) => {
  draw(root, findings, new PinGuard());
  return root.querySelector('h1 ~ [role="status"]')?.textContent ?? null;
};

async function pressAgain(): Promise<void> {
  const button = [...root.querySelectorAll("button")].find((each) => each.textContent === "Reintentar");
  button?.click();
  await vi.waitUntil(() => reload.mock.calls.length > 0);
  reload.mockReset();
}

describe("ST-16 looking again on the recovery page is answered", () => {
  it.each([
    ["a store that does not answer", BUSY],
    ["a full disk", FULL],
  ])("with the hour, where nothing changed: %s", async (_what, findings) => {
    expect(look(findings)).toBeNull();
    await pressAgain();
    vi.setSystemTime(Date.now() + 45_000);
    expect(look(findings)).toMatch(SAME);
    // Loaded once more by the browser, nobody has pressed.
    expect(look(findings)).toBeNull();
  });

  it("with what is found now, where it changed", async () => {
    look(BUSY);
    await pressAgain();
    expect(look(FULL)).toMatch(OTHER);
    await pressAgain();
    expect(look(EMPTY)).toMatch(OTHER);
  });

  it("but not what was pressed in an earlier visit, nor where the mark is not ours", async () => {
    look(BUSY);
    await pressAgain();
    vi.setSystemTime(Date.now() + 600_000);
    expect(look(BUSY)).toBeNull();
    for (const mark of ["", " ", "x", "NaN []", "{}", `${Date.now() + 1e9} []`]) {
      sessionStorage.setItem("cuadra_mirar_otra_vez", mark);
      expect(look(BUSY)).toBeNull();
    }
  });

  it("and a browser that keeps no marks looks again all the same", async () => {
    look(BUSY);
    const full = () => {
      throw new Error("no room");
    };
    vi.stubGlobal("sessionStorage", { getItem: full, setItem: full, removeItem: full });
    await pressAgain();
    expect(look(BUSY)).toBeNull();
    vi.unstubAllGlobals();
  });
});
