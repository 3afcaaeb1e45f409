import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissWeek, keptWeek, tickSteps } from "#session/first-week/kept-week.ts";
import { eraseTraces } from "#storage/registry/erase-traces.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

const ANA = "acct_01936a3c-7000-7000-8000-000000000001";
const LUIS = "acct_01936a3c-7000-7000-8000-000000000002";

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("ticks stay with their account, also once it took the list away", () => {
  tickSteps(ANA, ["trial"]);
  dismissWeek(ANA, true);
  expect(tickSteps(ANA, ["book"])).toEqual({ done: ["book", "trial"], dismissed: true });
  dismissWeek(ANA, false);
  expect(keptWeek(ANA)).toEqual({ done: ["book", "trial"], dismissed: false });
  expect(keptWeek(LUIS)).toEqual({ done: [], dismissed: false });
});

test("AU-16 they go with the account", async () => {
  tickSteps(ANA, ["copy"]);
  await eraseTraces(ANA);
  expect(keptWeek(ANA).done).toEqual([]);
});

test("a storage that refuses shows the list as new, and says nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  dismissWeek(ANA, true);
  expect(tickSteps(ANA, ["copy"]).done).toEqual(["copy"]);
  expect(keptWeek(ANA)).toEqual({ done: [], dismissed: false });
});
