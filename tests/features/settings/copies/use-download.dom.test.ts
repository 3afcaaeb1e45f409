import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { lastDownload } from "#features/settings/copies/download-memory.ts";
import { useDownload } from "#features/settings/copies/use-download.ts";
import { keptWeek } from "#session/first-week/kept-week.ts";
import type { Drill } from "#storage/backup/drill.ts";
import { newId } from "#storage/engine/environment.ts";
import { eventually } from "#tests/support/eventually.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

const { trial, saved } = vi.hoisted(() => ({
  trial: { end: (_found: unknown): void => undefined },
  saved: [] as string[],
}));
vi.mock("#storage/workers/copy-in-worker.ts", () => ({
  backupInWorker: async () => ({ file: new Blob(["copia"]), books: 1, entries: 2, sequence: 5 }),
}));
vi.mock("#storage/workers/verify-in-worker.ts", () => ({
  drillInWorker: () =>
    new Promise((resolve) => {
      trial.end = resolve;
    }),
}));
vi.mock("#ui/kit/save-file.ts", () => ({ saveFile: (_file: Blob, name: string) => void saved.push(name) }));

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  saved.length = 0;
});

const user = () =>
  ({ id: newId("account"), name: "Ana", email: "ana@lasabana.co", plan: "free", isPremium: false }) as const;

async function handed(withoutFiles = false) {
  const storage = await openTestStorage();
  const ana = user();
  const { result } = renderHook(() => useDownload(ana), { wrapper: inStorage(storage) });
  await act(async () => void (await result.current.start(null, withoutFiles)));
  return { ana, result };
}

it("BR-12 a copy handed to the browser ticks no step and counts for no reminder before the person has it", async () => {
  const { ana, result } = await handed();
  expect(saved).toHaveLength(1);
  expect(keptWeek(ana.id).done).toEqual([]);
  expect(lastDownload(ana.id)).toBeNull();
  await act(async () => trial.end({ kind: "sound", books: 1, entries: 2 } satisfies Drill));
  await eventually(() => expect(result.current.trial.kind).toBe("sound"));
  expect(keptWeek(ana.id).done).toEqual([]);
  act(() => result.current.confirm());
  expect(keptWeek(ana.id).done).toEqual(["copy"]);
  expect(lastDownload(ana.id)).toEqual(result.current.last);
  expect(lastDownload(ana.id)?.sequence).toBe(5);
});

it("AD-10 one without its files is no last copy, and ticks nothing", async () => {
  const { ana, result } = await handed(true);
  act(() => result.current.confirm());
  expect(result.current.unconfirmed).toBeNull();
  expect(keptWeek(ana.id).done).toEqual([]);
  expect(lastDownload(ana.id)).toBeNull();
});
