import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guestRecords, keepGuestRecord, mayRemoveGuest } from "#storage/registry/guest-records.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { sweepGuests } from "#storage/registry/sweep-guests.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

const NOW = 1_790_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  ["used just now", { used: NOW }, false],
  ["a crash, a day ago to the minute", { used: NOW - DAY }, false],
  ["a crash, more than a day ago", { used: NOW - DAY - 1 }, true],
  [
    "closed ten minutes ago, which can still be reopened",
    { used: NOW - HOUR, left: NOW - 10 * MINUTE },
    false,
  ],
  ["closed longer ago", { used: NOW - HOUR, left: NOW - 10 * MINUTE - 1 }, true],
  [
    "waits for an account, closed a week ago",
    { used: NOW - 7 * DAY, left: NOW - 7 * DAY, account: "a" },
    false,
  ],
  ["waited for an account a month in vain", { used: NOW - 30 * DAY - 1, account: "a" }, true],
  ["brought or given up", { used: NOW, done: true }, true],
] as const)("AU-18 a guest's database that no tab holds: %s", (_name, record, removed) => {
  expect(mayRemoveGuest(record, NOW)).toBe(removed);
});

test("records are read by shape; anything else is unknown", () => {
  const local = new MemoryStorage();
  for (const text of ["", "7", "null", "[1]", "{", '{"g":1,"h":{"used":"x"},"i":{"used":null}}']) {
    local.setItem("cuadra_invitados", text);
    expect(guestRecords(local)).toEqual({});
  }
  local.setItem(
    "cuadra_invitados",
    '{"g":{"used":5,"left":"x","account":7,"handing":1,"done":"no","more":1}}',
  );
  expect(guestRecords(local)).toEqual({ g: { used: 5 } });
  keepGuestRecord(local, "h", { used: 6, handing: true });
  keepGuestRecord(local, "g", null);
  expect(guestRecords(local)).toEqual({ h: { used: 6, handing: true } });
});

test("a record that cannot be written stops nobody", () => {
  const local = new MemoryStorage();
  local.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(() => keepGuestRecord(local, "g", { used: 1 })).not.toThrow();
});

let held: Set<string>;

beforeEach(() => {
  held = new Set();
  vi.stubGlobal("navigator", {
    locks: {
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
      request: (name: string, _options: unknown, work: (lock: object | null) => unknown) =>
        Promise.resolve(work(held.has(name) ? null : {})),
    },
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const { name } of await indexedDB.databases()) if (name) await removeDatabase(name);
});

function makeDatabase(guest: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(`cuadra-guest-${guest}`);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error);
  });
}

const left = async () =>
  (await indexedDB.databases()).map((each) => each.name?.replace("cuadra-guest-", "")).sort();

test("AU-18 the sweep deletes what nobody wants, and only that", async () => {
  const local = new MemoryStorage();
  const old = NOW - 3 * DAY;
  for (const guest of ["crashed", "old", "held", "brought", "unknown", "future", "waiting"])
    await makeDatabase(guest);
  held.add("cuadra-guest-held");
  keepGuestRecord(local, "crashed", { used: NOW - HOUR });
  keepGuestRecord(local, "old", { used: old });
  keepGuestRecord(local, "held", { used: old });
  keepGuestRecord(local, "brought", { used: NOW, done: true });
  keepGuestRecord(local, "future", { used: NOW + DAY });
  keepGuestRecord(local, "waiting", { used: old, account: "a" });
  keepGuestRecord(local, "nothing-kept", { used: old });
  await sweepGuests(local, NOW, 0);
  expect(await left()).toEqual(["crashed", "future", "held", "unknown", "waiting"]);
  expect(Object.keys(guestRecords(local)).sort()).toEqual([
    "crashed",
    "future",
    "held",
    "unknown",
    "waiting",
  ]);
  // What nothing was known of, and what was used in the future, count from here on.
  await sweepGuests(local, NOW + DAY + 1, 0);
  expect(await left()).toEqual(["held", "waiting"]);
});

test("AU-18 whoever comes back while the sweep waits keeps their work", async () => {
  const local = new MemoryStorage();
  await makeDatabase("back");
  keepGuestRecord(local, "back", { used: NOW - 3 * DAY });
  const swept = sweepGuests(local, NOW, 30);
  keepGuestRecord(local, "back", { used: NOW });
  await swept;
  expect(await left()).toEqual(["back"]);
});
