import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lastDownload, rememberDownload } from "#features/settings/copies/download-memory.ts";
import { eraseTraces } from "#storage/registry/erase-traces.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

const NOON = Date.parse("2026-11-20T12:00:00-05:00");
const DONE = { at: NOON, sequence: 7 };

beforeEach(() => vi.stubGlobal("localStorage", new MemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it("remembers the last download of each account", () => {
  expect(lastDownload("acct_ana")).toBeNull();
  rememberDownload("acct_ana", DONE);
  expect(lastDownload("acct_ana")).toEqual(DONE);
  expect(lastDownload("acct_luis")).toBeNull();
});

it("takes a time alone, as an earlier version remembered it, and no number that is none", () => {
  for (const text of [`${NOON}`, `${NOON} `, `${NOON} x`, `${NOON} -4`, `${NOON} 1e400`, `${NOON} 0`]) {
    localStorage.setItem("cuadra_descarga_acct_ana", text);
    expect(lastDownload("acct_ana"), text).toEqual({ at: NOON, sequence: null });
  }
});

it("takes nothing that is no time", () => {
  for (const text of ["", "ayer", "NaN", "-5", "1e400"]) {
    localStorage.setItem("cuadra_descarga_acct_ana", text);
    expect(lastDownload("acct_ana"), text).toBeNull();
  }
});

it("AU-16 goes with the account", async () => {
  rememberDownload("acct_ana", DONE);
  rememberDownload("acct_luis", DONE);
  await eraseTraces("acct_ana");
  expect(lastDownload("acct_ana")).toBeNull();
  expect(lastDownload("acct_luis")).toEqual(DONE);
});
