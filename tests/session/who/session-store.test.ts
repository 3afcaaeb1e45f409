import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeId } from "#domain/kernel/ids.ts";
import { changePassword } from "#session/who/change-password.ts";
import type { SessionStore } from "#session/who/session-store.ts";
import { sentinel } from "#storage/health/sentinel.ts";
import { openRegistry } from "#storage/registry/registry.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { SessionBrowser } from "#tests/support/session-worlds.ts";

const KEY = "cuadra_user";
const MARIANA = { email: "mariana@lasabana.co", password: "partida doble" };
const PEDRO = { email: "pedro@lasabana.co", password: "caja y bancos" };

let browser: SessionBrowser;
let local: Storage;

beforeEach(() => {
  local = new MemoryStorage();
  vi.stubGlobal("localStorage", local);
  browser = new SessionBrowser(local);
});

afterEach(async () => {
  await openRegistry()
    .then((registry) => registry.close())
    .catch(() => undefined);
  for (const { name } of await indexedDB.databases()) if (name) await removeDatabase(name);
  vi.unstubAllGlobals();
});

const kind = (store: SessionStore) => store.getSnapshot().state.kind;

async function settled(store: SessionStore, wanted: string): Promise<void> {
  await eventually(() => expect(kind(store)).toBe(wanted));
}

function userOf(store: SessionStore) {
  const { state } = store.getSnapshot();
  return state.kind === "in" ? state.user : null;
}

function record(): Record<string, unknown> {
  return JSON.parse(local.getItem(KEY) ?? "null");
}

describe("signing in and out", () => {
  test("a first visitor simply gets in, after at least a second, with the fields the specification names", async () => {
    const store = browser.open();
    expect(kind(store)).toBe("out");
    const answer = await store.signIn({ email: "Mariana.Restrepo@LaSabana.co", password: "x" }, true);
    expect(answer.ok).toBe(true);
    expect(browser.waits).toEqual([1000]);
    expect(record()).toMatchObject({
      name: "Mariana Restrepo",
      email: "mariana.restrepo@lasabana.co",
      isPremium: false,
      plan: "free",
    });
    expect(record().id).toMatch(/^acct_/);
  });

  test("a known address needs its password, and a refusal leaves everything as it was", async () => {
    const store = browser.open();
    await store.signIn(MARIANA, true);
    store.signOut();
    const answer = await store.signIn({ ...MARIANA, password: "otra" }, true);
    expect(answer).toEqual({ ok: false, error: { kind: "wrong-credentials" } });
    expect(kind(store)).toBe("out");
    expect(local.getItem(KEY)).toBeNull();
    expect((await store.signIn(MARIANA, true)).ok).toBe(true);
  });

  test("AU-09 another spelling of the address is the same account", async () => {
    const store = browser.open();
    await store.signIn(MARIANA, true);
    const first = userOf(store)?.id;
    store.signOut();
    await store.signIn({ ...MARIANA, email: "  MARIANA@lasabana.CO " }, true);
    expect(userOf(store)?.id).toBe(first);
  });

  test("registering an address that is taken is refused", async () => {
    const store = browser.open();
    expect((await store.register({ ...MARIANA, name: "Mariana Restrepo Gil" })).ok).toBe(true);
    expect(userOf(store)?.name).toBe("Mariana Restrepo Gil");
    store.signOut();
    expect(await store.register({ ...MARIANA, name: "Otra" })).toEqual({
      ok: false,
      error: { kind: "taken" },
    });
  });

  test("a reload finds the person signed in; the spinner ends", async () => {
    await browser.open().signIn(MARIANA, true);
    const store = browser.open();
    expect(kind(store)).toBe("loading");
    const { state } = await store.ready();
    expect(state.kind).toBe("in");
  });

  test("a session not to be remembered ends with the last tab, and survives a reload and a second tab", async () => {
    const tab = new MemoryStorage();
    await browser.open(tab).signIn(MARIANA, false);
    browser.close(tab);
    expect((await browser.open(tab).ready()).state.kind).toBe("in");
    const second = new MemoryStorage();
    expect((await browser.open(second).ready()).state.kind).toBe("in");
    browser.close(tab);
    browser.close(second);
    expect((await browser.open().ready()).state.kind).toBe("out");
    expect(local.getItem(KEY)).toBeNull();
  });
});

describe("the stored record", () => {
  test.each<[string, string]>([
    ["null", "null"],
    ["half an object", "{"],
    ["a list", "[]"],
    ["a number", "7"],
    ["5 MB", `{"id":"${"x".repeat(5_000_000)}"}`],
    [
      "__proto__",
      '{"__proto__":{"id":"acct_01936a3c-7000-7000-8000-000000000001","name":"a","email":"a@b.co","key":"k"}}',
    ],
    [
      "an unknown id",
      JSON.stringify({
        id: makeId("account", 1, new Uint8Array(10)),
        name: "A",
        email: "a@b.co",
        key: "k",
        plan: "premium",
      }),
    ],
    ["fields of other types", '{"id":{},"name":[],"email":1,"plan":"premium","isPremium":true,"key":true}'],
  ])("AU-06 %s: signed out, removed, the spinner ends", async (_name, text) => {
    local.setItem(KEY, text);
    const store = browser.open();
    const { state } = await store.ready();
    expect(state.kind).toBe("out");
    expect(local.getItem(KEY)).toBeNull();
  });

  test("AU-07 a plan written by hand counts for nothing, and the record is put right", async () => {
    await browser.open().signIn(MARIANA, true);
    local.setItem(KEY, JSON.stringify({ ...record(), isPremium: true, plan: "premium", name: "Otra" }));
    const store = browser.open();
    await store.ready();
    expect(userOf(store)).toMatchObject({ isPremium: false, plan: "free", name: "Mariana" });
    expect(record()).toMatchObject({ isPremium: false, plan: "free", name: "Mariana" });
  });

  test("AU-07 another account's id written by hand opens nothing of theirs", async () => {
    const store = browser.open();
    await store.signIn(PEDRO, true);
    const pedro = userOf(store)?.id;
    store.signOut();
    await store.signIn(MARIANA, true);
    local.setItem(KEY, JSON.stringify({ ...record(), id: pedro }));
    const next = browser.open();
    expect((await next.ready()).state.kind).toBe("out");
    expect(local.getItem(KEY)).toBeNull();
  });

  test("AU-10 a password record nobody of us wrote is refused without guessing", async () => {
    const store = browser.open();
    await store.signIn(MARIANA, true);
    store.signOut();
    const { db } = await openRegistry();
    await db.accounts.toCollection().modify({ iterations: 2_000_000_000 });
    const answer = await store.signIn(MARIANA, true);
    expect(answer).toEqual({ ok: false, error: { kind: "damaged-record" } });
  });

  test("the plan changes through the registry and reaches the other tabs", async () => {
    const store = browser.open();
    await store.signIn(MARIANA, true);
    const other = browser.open();
    await other.ready();
    await store.changeAccount({ plan: "premium" });
    await eventually(() => expect(userOf(other)?.isPremium).toBe(true));
    expect(record()).toMatchObject({ plan: "premium", isPremium: true });
    await other.changeAccount({ plan: "free" });
    await eventually(() => expect(userOf(store)?.plan).toBe("free"));
  });

  test("name and address change in every tab; an address that is taken or none is refused", async () => {
    const store = browser.open();
    await store.signIn(PEDRO, true);
    store.signOut();
    await store.signIn(MARIANA, true);
    const other = browser.open();
    await other.ready();
    const changed = await store.changeAccount({ name: " Mariana R. ", email: " Nueva@LaSabana.co" });
    expect(changed.ok).toBe(true);
    await eventually(() =>
      expect(userOf(other)).toMatchObject({ name: "Mariana R.", email: "nueva@lasabana.co" }),
    );
    expect(await store.changeAccount({ email: PEDRO.email.toUpperCase() })).toEqual({
      ok: false,
      error: { kind: "taken" },
    });
    expect(await store.changeAccount({ email: "nadie" })).toEqual({
      ok: false,
      error: { kind: "bad-email" },
    });
    expect(userOf(store)?.email).toBe("nueva@lasabana.co");
    store.signOut();
    expect((await store.signIn({ ...MARIANA, email: "nueva@lasabana.co" }, true)).ok).toBe(true);
  });

  test("signed out while a change was on its way, nobody is signed in by it", async () => {
    const store = browser.open();
    await store.signIn(MARIANA, true);
    const changing = store.changeAccount({ plan: "premium" });
    store.signOut();
    await changing;
    expect(kind(store)).toBe("out");
    expect(local.getItem(KEY)).toBeNull();
  });

  test("the password changes when the present one is right, and the open tabs stay", async () => {
    const store = browser.open();
    await store.signIn(MARIANA, true);
    expect(await changePassword(store, "otra", "nueva")).toEqual({
      ok: false,
      error: { kind: "wrong-credentials" },
    });
    expect(await changePassword(store, MARIANA.password, "nueva")).toEqual({ ok: true, value: true });
    expect(kind(store)).toBe("in");
    store.signOut();
    expect((await store.signIn(MARIANA, true)).ok).toBe(false);
    expect((await store.signIn({ ...MARIANA, password: "nueva" }, true)).ok).toBe(true);
    store.signOut();
    expect((await changePassword(store, "nueva", "x")).ok).toBe(false);
  });
});

describe("several tabs", () => {
  test("MT-05 signing out in one tab signs the other out at once", async () => {
    const one = browser.open();
    await one.signIn(MARIANA, true);
    const two = browser.open();
    await two.ready();
    expect(kind(two)).toBe("in");
    one.signOut();
    expect(kind(two)).toBe("out");
  });

  test("MT-05 another person signs in elsewhere: nothing of the former user is shown meanwhile", async () => {
    const one = browser.open();
    await one.signIn(MARIANA, true);
    const two = browser.open();
    await two.ready();
    const seen: (string | undefined)[] = [];
    two.subscribe(() => seen.push(userOf(two)?.email));
    one.signOut();
    await one.signIn(PEDRO, true);
    await settled(two, "in");
    expect(userOf(two)?.email).toBe(PEDRO.email);
    expect(seen).not.toContain(MARIANA.email);
  });

  test("MT-07 AU-16 an account deleted in one tab signs the other out, and leaves nothing", async () => {
    const one = browser.open();
    await one.signIn(MARIANA, true);
    const two = browser.open();
    await two.ready();
    const id = userOf(one)?.id;
    if (!id) throw new Error("not signed in");
    const answer = await one.deleteAccount(id);
    expect(answer).toEqual({ ok: true, value: "deleted" });
    expect([kind(one), kind(two)]).toEqual(["out", "out"]);
    expect(local.getItem(KEY)).toBeNull();
    expect((await indexedDB.databases()).map((each) => each.name)).toEqual(["cuadra"]);
  });
});

describe("guests", () => {
  test("a guest keeps their id through a reload, and holds the lock of their database", async () => {
    const tab = new MemoryStorage();
    const store = browser.open(tab);
    store.becomeGuest();
    const { state } = store.getSnapshot();
    if (state.kind !== "guest") throw new Error(state.kind);
    expect(browser.held.map((each) => each.name)).toEqual([`cuadra-guest-${state.guestId}`]);
    browser.close(tab);
    expect(browser.open(tab).getSnapshot().state).toEqual(state);
    expect(browser.held.map((each) => each.name)).toEqual([`cuadra-guest-${state.guestId}`]);
  });

  test("a guest who signs in is asked about their work, and their database stays held until they answer", async () => {
    const store = browser.open();
    store.becomeGuest();
    const { state } = store.getSnapshot();
    if (state.kind !== "guest") throw new Error(state.kind);
    await store.signIn(MARIANA, true);
    expect(store.getSnapshot().pendingGuest).toBe(state.guestId);
    const name = `cuadra-guest-${state.guestId}`;
    expect(browser.held.some((each) => each.name === name)).toBe(true);
    store.forgetPendingGuest();
    expect(store.getSnapshot().pendingGuest).toBeNull();
    expect(browser.held.some((each) => each.name === name)).toBe(false);
    store.signOut();
    expect(kind(store)).toBe("out");
  });

  test("MT-05 signing out, here or in another tab, leaves the guest's work held, and it is offered again", async () => {
    const tab = new MemoryStorage();
    const store = browser.open(tab);
    store.becomeGuest();
    const { state } = store.getSnapshot();
    if (state.kind !== "guest") throw new Error(state.kind);
    const name = `cuadra-guest-${state.guestId}`;
    await store.signIn(MARIANA, true);
    const other = browser.open();
    await settled(other, "in");
    other.signOut();
    await settled(store, "out");
    expect(browser.held.some((each) => each.name === name)).toBe(true);
    await store.signIn(MARIANA, true);
    expect(store.getSnapshot().pendingGuest).toBe(state.guestId);
    store.signOut();
    browser.close(tab);
    const reloaded = browser.open(tab);
    expect(browser.held.some((each) => each.name === name)).toBe(true);
    await reloaded.signIn(PEDRO, true);
    expect(reloaded.getSnapshot().pendingGuest).toBe(state.guestId);
    reloaded.forgetPendingGuest();
    reloaded.signOut();
    await reloaded.signIn(PEDRO, true);
    expect(reloaded.getSnapshot().pendingGuest).toBeNull();
    expect(browser.held.some((each) => each.name === name)).toBe(false);
  });

  test("who goes on as a guest while work still waits goes on with that work", async () => {
    const store = browser.open();
    store.becomeGuest();
    const { state } = store.getSnapshot();
    if (state.kind !== "guest") throw new Error(state.kind);
    await store.signIn(MARIANA, true);
    store.signOut();
    store.becomeGuest();
    expect(store.getSnapshot()).toMatchObject({ state, pendingGuest: null });
    await store.signIn(MARIANA, true);
    expect(store.getSnapshot().pendingGuest).toBe(state.guestId);
    expect(browser.held.filter((each) => each.name === `cuadra-guest-${state.guestId}`)).toHaveLength(1);
  });

  /** A guest who worked in a tab of their own and signed in to Mariana's account there. */
  async function guestWhoSignedIn(tab: Storage) {
    const store = browser.open(tab);
    store.becomeGuest();
    const { state } = store.getSnapshot();
    if (state.kind !== "guest") throw new Error(state.kind);
    await store.signIn(MARIANA, true);
    return { store, guestId: state.guestId };
  }

  test.each(["kill", "close"] as const)(
    "AU-18 undecided work is offered to its account again after a %s that ended the tab's own storage",
    async (how) => {
      const tab = new MemoryStorage();
      const { guestId } = await guestWhoSignedIn(tab);
      browser[how](tab);
      const store = browser.open(new MemoryStorage());
      await settled(store, "in");
      await eventually(() => expect(store.getSnapshot().pendingGuest).toBe(guestId));
      expect(browser.held.some((each) => each.name === `cuadra-guest-${guestId}`)).toBe(true);
      store.forgetPendingGuest();
      const again = browser.open(new MemoryStorage());
      await settled(again, "in");
      await Promise.resolve();
      expect(again.getSnapshot().pendingGuest).toBeNull();
    },
  );

  test("AU-18 work that a tab still holds, or that waits for another account, is offered to nobody else", async () => {
    const { guestId } = await guestWhoSignedIn(new MemoryStorage());
    const second = browser.open(new MemoryStorage());
    await settled(second, "in");
    await Promise.resolve();
    expect(second.getSnapshot().pendingGuest).toBeNull();
    second.signOut();
    for (const { tab } of [...browser.held]) browser.kill(tab as Storage);
    const pedro = browser.open(new MemoryStorage());
    await pedro.signIn(PEDRO, true);
    await Promise.resolve();
    expect(pedro.getSnapshot().pendingGuest).toBeNull();
    await pedro.signIn(MARIANA, true);
    await eventually(() => expect(pedro.getSnapshot().pendingGuest).toBe(guestId));
  });

  test("AU-18 a guest goes on with other work once the hand-over of the first began, and both are asked about", async () => {
    const { store, guestId } = await guestWhoSignedIn(new MemoryStorage());
    store.beginHandOver();
    store.signOut();
    store.becomeGuest();
    const { state } = store.getSnapshot();
    if (state.kind !== "guest") throw new Error(state.kind);
    expect(state.guestId).not.toBe(guestId);
    await store.signIn(MARIANA, true);
    expect(store.getSnapshot().pendingGuest).toBe(state.guestId);
    store.forgetPendingGuest();
    await eventually(() => expect(store.getSnapshot().pendingGuest).toBe(guestId));
  });

  test("signed in, nobody becomes a guest by accident; the sample ends with the session", async () => {
    const store = browser.open();
    await store.signIn(MARIANA, true);
    store.becomeGuest();
    expect(kind(store)).toBe("in");
    store.setSample(true);
    expect(store.getSnapshot().sample).toBe(true);
    store.signOut();
    expect(store.getSnapshot().sample).toBe(false);
  });
});

describe("a device that lost its accounts", () => {
  test("ST-03 signing in makes no account: the session is lost", async () => {
    sentinel.accountCreated(makeId("account", 1, new Uint8Array(10)));
    const store = browser.open();
    const answer = await store.signIn(MARIANA, true);
    expect(answer).toEqual({ ok: false, error: { kind: "storage", trouble: "lost" } });
    expect(store.getSnapshot().state).toEqual({ kind: "lost", trouble: "lost" });
    expect(await indexedDB.databases()).toEqual([]);
  });

  test("ST-05 a stored user whose registry vanished is not signed out but lost, and the record stays", async () => {
    await browser.open().signIn(MARIANA, true);
    (await openRegistry()).close();
    await removeDatabase("cuadra");
    const store = browser.open();
    expect((await store.ready()).state.kind).toBe("lost");
    expect(local.getItem(KEY)).not.toBeNull();
  });

  test("without any store the visitor is simply not signed in", async () => {
    await browser.open().signIn(MARIANA, true);
    (await openRegistry()).close();
    vi.stubGlobal("indexedDB", undefined);
    const store = browser.open();
    expect((await store.ready()).state.kind).toBe("out");
    expect(await store.signIn(MARIANA, true)).toEqual({
      ok: false,
      error: { kind: "storage", trouble: "missing" },
    });
    vi.unstubAllGlobals();
  });
});
