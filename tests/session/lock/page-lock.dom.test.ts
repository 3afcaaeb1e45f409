import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeUser } from "#domain/access/user.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { hidePage } from "#session/lock/hide-page.ts";
import { guardPage } from "#session/lock/lock-gate.ts";
import { PageLock } from "#session/lock/page-lock.ts";
import { SESSION_KEY, writeSession } from "#session/who/session-record.ts";
import type { SessionSnapshot, SessionState } from "#session/who/session-state.ts";
import { isPageLocked, lockedKey, MINUTE_MS, pinKey, usedKey } from "#storage/lock/lock-keys.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { openModal } from "#ui/kit/overlays/modal-stack.ts";

const ANA = makeId("account", 1, new Uint8Array(10));
const USER = makeUser({ id: ANA, name: "Ana", email: "ana@ejemplo.co", plan: "free" });
const NOW = Date.parse("2026-11-20T10:42:00-05:00");

function sessionOf(state: SessionState) {
  const store = createStore<SessionSnapshot>({ state, sample: false, pendingGuest: null });
  return { ...store, now: (next: SessionState) => store.set({ ...store.getSnapshot(), state: next }) };
}

const keepRecord = () =>
  localStorage.setItem(SESSION_KEY, writeSession({ user: USER, key: "k", remember: true }));
const keepPin = () => localStorage.setItem(pinKey(ANA), JSON.stringify({ minutes: 5 }));

const locks: PageLock[] = [];
const watches: MutationObserver[] = [];

/** A page with its gate; the lock is the page's own. */
function openPage(state: SessionState) {
  const session = sessionOf(state);
  const lock = new PageLock(session);
  locks.push(lock);
  guardPage(session, async () => ({ pageLock: lock }));
  return { session, lock };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  const Watch = MutationObserver;
  vi.stubGlobal(
    "MutationObserver",
    class extends Watch {
      constructor(callback: MutationCallback) {
        super(callback);
        watches.push(this);
      }
    },
  );
  document.body.innerHTML = "<div id='root'>Venta de contado</div>";
});

// The next test has the same document: nothing of this page goes on in it.
afterEach(() => {
  for (const lock of locks.splice(0)) lock.unlock();
  for (const watch of watches.splice(0)) watch.disconnect();
  localStorage.clear();
  vi.clearAllTimers();
  vi.unstubAllGlobals();
});

describe("SE-11 the lock runs in every session of an account with a PIN", () => {
  it("one that began signed out: whoever signed in gets in, and is locked out when idle", async () => {
    keepPin();
    localStorage.setItem(lockedKey(ANA), "1");
    localStorage.setItem(usedKey(ANA), String(NOW - 60 * MINUTE_MS));
    const { session, lock } = openPage({ kind: "out" });
    expect(document.body.textContent).toContain("Venta");
    keepRecord();
    session.now({ kind: "in", user: USER });
    await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
    expect(lock.locked.getSnapshot(), "the password was just typed").toBe(false);
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(lock.locked.getSnapshot()).toBe(true);
    expect(document.body.textContent).not.toContain("Venta");
  });

  it("one that was open before another tab set the PIN", async () => {
    keepRecord();
    const { lock } = openPage({ kind: "in", user: USER });
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(lock.locked.getSnapshot()).toBe(false);
    keepPin();
    localStorage.setItem(usedKey(ANA), String(Date.now()));
    window.dispatchEvent(new Event("storage"));
    await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
    expect(lock.locked.getSnapshot()).toBe(true);
  });

  it("a reload does not count as signing in", async () => {
    keepRecord();
    keepPin();
    localStorage.setItem(usedKey(ANA), String(NOW - 60 * MINUTE_MS));
    const { session, lock } = openPage({ kind: "loading" });
    expect(document.body.textContent, "before any code came").not.toContain("Venta");
    session.now({ kind: "in", user: USER });
    await vi.advanceTimersByTimeAsync(1000);
    expect(lock.locked.getSnapshot()).toBe(true);
    expect(isPageLocked(ANA)).toBe(true);
  });

  it("locks at once when asked, even if it was not started", () => {
    keepRecord();
    keepPin();
    localStorage.setItem(usedKey(ANA), String(NOW));
    const lock = new PageLock(sessionOf({ kind: "in", user: USER }));
    locks.push(lock);
    lock.lockNow();
    expect(lock.locked.getSnapshot()).toBe(true);
  });

  it("stays locked, and does not load again and again, while the registry does not answer", async () => {
    keepRecord();
    keepPin();
    const { session, lock } = openPage({ kind: "loading" });
    await vi.advanceTimersByTimeAsync(1000);
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    session.now({ kind: "out" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(assign).not.toHaveBeenCalled();
    expect(lock.locked.getSnapshot()).toBe(true);
    expect(isPageLocked(ANA)).toBe(true);
  });

  it("whose code cannot be fetched shows nothing of what is locked, and says what to do", async () => {
    keepRecord();
    keepPin();
    guardPage(sessionOf({ kind: "loading" }), () => Promise.reject(new Error("offline")));
    await vi.advanceTimersByTimeAsync(1000);
    document.body.append("Compra de papelería");
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.body.textContent).toBe(
      "Cuadra está bloqueada. Vuelve a cargar la página para escribir tu PIN.",
    );
  });
});

describe("SE-11 the page that comes back is the page that left", () => {
  const dialogIn = (parent: Element): HTMLDialogElement => {
    const dialog = document.createElement("dialog");
    vi.spyOn(dialog, "showModal").mockImplementation(() => {
      // As browsers do.
      if (!dialog.isConnected) throw new DOMException("not connected", "InvalidStateError");
      dialog.setAttribute("open", "");
    });
    vi.spyOn(dialog, "matches").mockReturnValue(false);
    parent.append(dialog);
    return dialog;
  };

  it("dialogs that stayed or came are shown in their order; one that closed meanwhile is not", () => {
    const root = document.body.firstElementChild as Element;
    const [stays, closes] = [dialogIn(root), dialogIn(root)];
    const ends = [stays, closes].map((each) => openModal(each));
    const page = hidePage([]);
    const comes = dialogIn(root);
    ends.push(openModal(comes));
    expect(comes.showModal).not.toHaveBeenCalled();
    ends[1]?.();
    closes.remove();
    page.bringBack();
    expect(stays.showModal).toHaveBeenCalledTimes(2);
    expect(closes.showModal).toHaveBeenCalledTimes(1);
    expect(comes.showModal).toHaveBeenCalledTimes(1);
    const order = [stays, comes].map((each) => vi.mocked(each.showModal).mock.invocationCallOrder.at(-1));
    expect(order).toEqual([...order].sort((a = 0, b = 0) => a - b));
    for (const end of ends) end();
  });

  it("messages are shown again", async () => {
    const shown = vi.fn();
    const host = document.createElement("div");
    const { keepOnTop } = await import("#ui/kit/overlays/top-layer.ts");
    document.body.append(host);
    const forget = keepOnTop(host, shown);
    hidePage([]).bringBack();
    expect(shown).toHaveBeenCalledTimes(2);
    forget();
  });
});
