import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeId } from "#domain/kernel/ids.ts";
import type { CopyInfo } from "#storage/copies/copy-info.ts";
import { accessFrom, askForAccess } from "#storage/lock/delayed-access.ts";
import { markSignedIn, pinKey } from "#storage/lock/lock-keys.ts";
import { setPin } from "#storage/lock/pin.ts";
import type { AccountFinding, DatabaseFinding, Findings } from "#storage/recovery/look.ts";
import { eventually } from "#tests/support/eventually.ts";
import { draw } from "../../src/recovery/draw.ts";
import { PinGuard } from "../../src/recovery/pin-guard.ts";
import { locked as texts } from "../../src/recovery/texts.ts";

const ANA = makeId("account", 1, new Uint8Array(10));
const PEDRO = makeId("account", 2, new Uint8Array(10));
const NOON = Date.parse("2026-11-20T12:00:00-05:00");
const HOUR = 3_600_000;
const SECRET = ["Libro de Ana", "7.654", "9.876", `${ANA}: registro`];

const finding = (
  id: AccountFinding["id"],
  name: string,
  database: Partial<DatabaseFinding>,
): AccountFinding => {
  const account = { id, name, email: `${name.toLowerCase()}@ejemplo.co` };
  const counts = { books: 1, entries: id === ANA ? 9876 : 12, bad: 0, sequence: 5, bytes: 1 };
  const copy = {
    url: `http://localhost/${id}`,
    account,
    createdAt: NOON - HOUR,
    reason: "automatic",
    ...counts,
  };
  return {
    ...account,
    registered: "yes",
    database: { state: "open", detail: "", books: [], ...database },
    copies: [copy as CopyInfo, { ...copy, url: `${copy.url}/2`, createdAt: NOON - 2 * HOUR } as CopyInfo],
    expected: { schema: 1, sequence: 9, changedAt: NOON },
    givenUpAt: null,
  };
};

const books = [
  { name: "Libro de Ana", entries: 7654, problems: [{ kind: "bad-number", number: 3 } as const] },
];
const STATES = {
  damaged: { books },
  sound: { books: books.map((book) => ({ ...book, problems: [] })) },
  absent: { state: "absent" },
  lost: { state: "damaged" },
  newer: { state: "newer" },
  busy: { state: "busy" },
  full: { state: "full" },
} as const satisfies Record<string, Partial<DatabaseFinding>>;

const found = (...accounts: AccountFinding[]): Findings => ({ registry: "open", accounts, room: true });

let root: HTMLElement;
const text = () => document.documentElement.outerHTML + document.title;
const fieldOf = (label: string) => {
  const label_ = [...root.querySelectorAll("label")].find((each) => each.textContent === label);
  return document.getElementById(label_?.htmlFor ?? "") as HTMLInputElement | null;
};
function send(label: string, typed: string): void {
  const field = fieldOf(label);
  if (!field) throw new Error(`no field ${label}`);
  field.value = typed;
  field.form?.dispatchEvent(new Event("submit", { cancelable: true }));
}
const press = (name: string) =>
  [...root.querySelectorAll("button")].find((each) => each.textContent === name)?.click();

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(
    `cuadra_apartado_cuadra-apartado-${ANA}-${NOON}`,
    JSON.stringify({ at: NOON, records: 7654, unreadable: 0 }),
  );
  document.body.replaceChildren();
  root = document.createElement("main");
  document.body.append(root);
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe("SE-13 an account with a PIN, on the recovery page", () => {
  const cases = Object.keys(STATES).flatMap((state) =>
    [true, false].map((alone) => [state as keyof typeof STATES, alone] as const),
  );

  it.each(cases)(
    "shows nothing of its books while they are %s (alone: %s), and all of them after the PIN",
    async (state, alone) => {
      await setPin(ANA, "739145", 5);
      const ana = finding(ANA, "Ana", STATES[state]);
      const findings = found(ana, ...(alone ? [] : [finding(PEDRO, "Pedro", {})]));
      draw(root, findings, new PinGuard());
      for (const word of SECRET) expect(text(), word).not.toContain(word);
      const offered = () => [...root.querySelectorAll("button")].map((each) => each.textContent);
      if (alone)
        for (const name of ["Restaurar esa copia", "Guardar archivo", "Empezar sin ellos", "Eliminar"])
          expect(offered(), name).not.toContain(name);
      expect(root.querySelector("h1")?.textContent).not.toMatch(/No hay nada que recuperar/);
      send(texts.label.pin, "1111");
      await eventually(() => expect(root.textContent).toContain(texts.wrong.pin));
      for (const word of SECRET) expect(text(), word).not.toContain(word);
      send(texts.label.pin, "739145");
      await eventually(() => expect(root.textContent).not.toContain(texts.heading));
      expect(root.textContent, "what was set aside").toContain("7.654 registros");
      expect(root.querySelector("details pre")?.textContent).toContain(ANA);
    },
  );

  it("an account whose findings could not be drawn stays behind its PIN too", async () => {
    await setPin(ANA, "739145", 5);
    const { shut } = new PinGuard().split(found());
    expect(shut).toEqual([{ id: ANA, email: "", registered: "no" }]);
  });

  it("whatever is kept under its key is a PIN; without one nothing is asked", () => {
    const guard = new PinGuard();
    const findings = found(finding(ANA, "Ana", {}));
    expect(guard.split(findings)).toEqual({ shown: findings, shut: [] });
    localStorage.setItem(pinKey(ANA), "roto");
    expect(guard.split(findings).shown.accounts).toEqual([]);
  });

  it("where no password can be checked, it opens a day after it was asked for, unless its owner came", async () => {
    await setPin(ANA, "739145", 5);
    const ana = { ...finding(ANA, "Ana", STATES.damaged), registered: "no" as const };
    vi.useFakeTimers({ toFake: ["Date"], now: NOON });
    draw(root, found(ana), new PinGuard());
    press(texts.other.pin);
    await eventually(() => expect(root.textContent).toContain(texts.waitText));
    press(texts.waitAsk);
    await eventually(() => expect(root.textContent).toContain("Pedido. Vuelve"));
    const from = accessFrom(ANA) ?? 0;
    expect(Math.abs(from - NOON - 24 * HOUR)).toBeLessThan(60_000);
    const isShut = () => new PinGuard().split(found(ana)).shut.length === 1;
    vi.setSystemTime(from - 60_000);
    expect(isShut()).toBe(true);
    expect(askForAccess(ANA), "asking again begins nothing anew").toBe(true);
    expect(accessFrom(ANA)).toBe(from);
    vi.setSystemTime(from + 1);
    expect(isShut()).toBe(false);
    markSignedIn(ANA);
    expect(isShut()).toBe(true);
    expect(accessFrom(ANA)).toBeNull();
  });

  it("opened, it is shut again once nobody used the page for as long as its lock waits", async () => {
    await setPin(ANA, "739145", 5);
    vi.useFakeTimers({ now: NOON });
    const guard = new PinGuard();
    const leave = vi.fn();
    guard.watch(leave);
    vi.advanceTimersByTime(HOUR);
    expect(leave, "nothing was opened").not.toHaveBeenCalled();
    window.dispatchEvent(new Event("pointermove"));
    guard.open(ANA);
    vi.advanceTimersByTime(4 * 60_000);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    vi.advanceTimersByTime(4 * 60_000);
    expect(leave).not.toHaveBeenCalled();
    vi.advanceTimersByTime(61_000);
    expect(leave).toHaveBeenCalled();
  });
});
