import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  putReminderOff,
  reminderPutOffAt,
  remindsOfCopies,
  setRemindsOfCopies,
} from "#features/settings/copies/reminder-memory.ts";
import { eraseTraces } from "#storage/registry/erase-traces.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

const NOON = Date.parse("2026-11-20T12:00:00-05:00");

beforeEach(() => vi.stubGlobal("localStorage", new MemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it("reminds each account until that account says no", () => {
  expect(remindsOfCopies("acct_ana")).toBe(true);
  setRemindsOfCopies("acct_ana", false);
  expect([remindsOfCopies("acct_ana"), remindsOfCopies("acct_luis")]).toEqual([false, true]);
  setRemindsOfCopies("acct_ana", true);
  expect(remindsOfCopies("acct_ana")).toBe(true);
});

it("knows when a reminder was put off, and takes nothing that is no time", () => {
  expect(reminderPutOffAt("acct_ana")).toBeNull();
  putReminderOff("acct_ana", NOON);
  expect(reminderPutOffAt("acct_ana")).toBe(NOON);
  for (const text of ["", "ayer", "-5", "1e400"]) {
    localStorage.setItem("cuadra_aplazado_acct_ana", text);
    expect(reminderPutOffAt("acct_ana"), text).toBeNull();
  }
});

it("AU-16 goes with the account", async () => {
  setRemindsOfCopies("acct_ana", false);
  putReminderOff("acct_ana", NOON);
  await eraseTraces("acct_ana");
  expect(localStorage.length).toBe(0);
});
