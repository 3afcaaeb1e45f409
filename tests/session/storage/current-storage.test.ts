import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveState } from "#session/saved/save-state.ts";
import { CurrentStorageStore } from "#session/storage/current-storage.ts";
import type { SessionStore } from "#session/who/session-store.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { openRegistry } from "#storage/registry/registry.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { SessionBrowser } from "#tests/support/session-worlds.ts";
import { toast } from "#ui/kit/feedback/toast.ts";

const ANA = { email: "ana@lasabana.co", password: "clave" };

let session: SessionStore;
let current: CurrentStorageStore;
let opened: AppStorage[];
/** Closing ends more than the connection: copies and notifications stop too. */
let closed: string[];

beforeEach(() => {
  const local = new MemoryStorage();
  vi.stubGlobal("localStorage", local);
  session = new SessionBrowser(local).open();
  opened = [];
  closed = [];
  current = new CurrentStorageStore(session, async (name) => {
    const storage = await openAccountDatabase(name, { create: true });
    opened.push(storage);
    return {
      ...storage,
      close() {
        closed.push(name);
        storage.close();
      },
    };
  });
});

afterEach(async () => {
  for (const storage of opened) storage.close();
  await openRegistry()
    .then((registry) => registry.close())
    .catch(() => undefined);
  for (const { name } of await indexedDB.databases()) if (name) await removeDatabase(name);
  vi.unstubAllGlobals();
});

const userId = (): string => {
  const { state } = session.getSnapshot();
  return state.kind === "in" ? state.user.id : "";
};

async function openNow(): Promise<AppStorage> {
  return eventually(() => {
    const snapshot = current.getSnapshot();
    if (snapshot.kind !== "open") throw new Error(snapshot.kind);
    return snapshot.storage;
  });
}

test("nothing is opened until a screen asks, and then the account's own database", async () => {
  await session.signIn(ANA, true);
  expect(current.getSnapshot()).toEqual({ kind: "closed" });
  expect(opened).toEqual([]);
  current.subscribe(() => undefined);
  const storage = await openNow();
  expect(storage.name).toBe(`cuadra-user-${userId()}`);
});

test("MT-05 AX-04 what was told of an account's books goes with it", async () => {
  const dismiss = vi.spyOn(toast, "dismiss");
  await session.signIn(ANA, true);
  current.subscribe(() => undefined);
  await openNow();
  expect(dismiss).not.toHaveBeenCalled();
  session.signOut();
  expect(dismiss).toHaveBeenCalledExactlyOnceWith();
});

test("MT-05 signing out closes the database before anybody is told", async () => {
  await session.signIn(ANA, true);
  current.subscribe(() => undefined);
  const storage = await openNow();
  session.signOut();
  expect(current.getSnapshot()).toEqual({ kind: "closed" });
  expect(storage.db.isOpen()).toBe(false);
});

test("a session that changes while the database opens does not get it", async () => {
  await session.signIn(ANA, true);
  current.subscribe(() => undefined);
  expect(current.getSnapshot().kind).toBe("opening");
  session.signOut();
  await eventually(() => expect(opened).toHaveLength(1));
  await eventually(() => expect(opened[0]?.db.isOpen()).toBe(false));
  expect(current.getSnapshot()).toEqual({ kind: "closed" });
});

test("a guest works in a database of their own, and in the account's after signing in", async () => {
  session.becomeGuest();
  current.subscribe(() => undefined);
  const asGuest = await openNow();
  expect(asGuest.name).toMatch(/^cuadra-guest-guest_/);
  await session.signIn(ANA, true);
  await eventually(() =>
    expect(current.getSnapshot()).toMatchObject({ kind: "open", name: `cuadra-user-${userId()}` }),
  );
  expect(asGuest.db.isOpen()).toBe(false);
});

test("the sample stands in for the account's database and gives it back", async () => {
  await session.signIn(ANA, true);
  current.subscribe(() => undefined);
  await openNow();
  session.setSample(true);
  await eventually(() =>
    expect(current.getSnapshot()).toMatchObject({ kind: "open", name: "cuadra-ejemplo" }),
  );
  session.setSample(false);
  await eventually(() =>
    expect(current.getSnapshot()).toMatchObject({ kind: "open", name: `cuadra-user-${userId()}` }),
  );
});

test("a change of plan leaves the database open", async () => {
  await session.signIn(ANA, true);
  current.subscribe(() => undefined);
  const storage = await openNow();
  await session.changeAccount({ plan: "premium" });
  expect(await openNow()).toBe(storage);
  expect(storage.db.isOpen()).toBe(true);
});

test("ST-05 the store vanishes under the page: closed at once, and the session is lost, not signed out", async () => {
  await session.signIn(ANA, true);
  current.subscribe(() => undefined);
  const storage = await openNow();
  (await openRegistry()).close();
  await removeDatabase("cuadra");
  await removeDatabase(storage.name);
  await eventually(() => expect(session.getSnapshot().state).toEqual({ kind: "lost", trouble: "lost" }));
  expect(storage.db.isOpen()).toBe(false);
  expect((await indexedDB.databases()).map((each) => each.name)).toEqual([]);
});

test("MT-07 the account is deleted elsewhere: signed out, and its database is not made anew", async () => {
  await session.signIn(ANA, true);
  const id = userId();
  current.subscribe(() => undefined);
  await openNow();
  const { deleteAccount } = await import("#storage/registry/delete-account.ts");
  expect(await deleteAccount(id as Parameters<typeof deleteAccount>[0])).toBe("deleted");
  await eventually(() => expect(session.getSnapshot().state.kind).toBe("out"));
  expect(current.getSnapshot()).toEqual({ kind: "closed" });
  expect((await indexedDB.databases()).map((each) => each.name)).toEqual(["cuadra"]);
});

test("a database that cannot be opened says why, and opens when asked again", async () => {
  await session.signIn(ANA, true);
  const name = `cuadra-user-${userId()}`;
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(name, 9_990);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  current.subscribe(() => undefined);
  await eventually(() => expect(current.getSnapshot()).toEqual({ kind: "failed", name, trouble: "newer" }));
  await removeDatabase(name);
  current.reopen();
  expect((await openNow()).name).toBe(name);
});

test("UP-02 a newer version that takes over an open database stops writing and keeps the screen", async () => {
  await session.signIn(ANA, true);
  const name = `cuadra-user-${userId()}`;
  current.subscribe(() => undefined);
  await openNow();
  const taken = indexedDB.open(name, 9_990);
  await eventually(() =>
    expect(current.getSnapshot()).toMatchObject({ kind: "stopped", name, trouble: "newer" }),
  );
  await new Promise<void>((resolve) => {
    taken.onsuccess = () => resolve();
    if (taken.readyState === "done") resolve();
  });
  taken.result.close();
  await removeDatabase(name);
});

test.each<[string, "newer" | "damaged"]>([
  ["stopped", "newer"],
  ["failed", "damaged"],
])("MT-05 from %s too, nothing that went with the database outlives the session", async (kind, health) => {
  await session.signIn(ANA, true);
  current.subscribe(() => undefined);
  const storage = await openNow();
  storage.health.set(health);
  await eventually(() => expect(current.getSnapshot().kind).toBe(kind));
  session.signOut();
  expect(closed).toEqual([storage.name]);
  expect(current.getSnapshot()).toEqual({ kind: "closed" });
});

test("what was said of the former database is not said of the next", async () => {
  await session.signIn(ANA, true);
  current.subscribe(() => undefined);
  await openNow();
  saveState.typing("journal");
  expect(saveState.get().kind).toBe("unsaved");
  session.signOut();
  expect(saveState.get().kind).toBe("idle");
});
