import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { snapshotBeforeImport } from "#session/storage/snapshot-before-import.ts";
import { session } from "#session/who/session.ts";
import { userDatabase } from "#storage/engine/database-names.ts";
import { newId } from "#storage/engine/environment.ts";

const { copy } = vi.hoisted(() => ({ copy: vi.fn(async () => ({})) }));
vi.mock("#storage/workers/copy-in-worker.ts", () => ({ copyInWorker: copy }));
vi.mock("#storage/copies/copies.ts", () => ({ browserCopies: () => ({}) }));

const ANA = {
  id: newId("account"),
  name: "Ana",
  email: "ana@lasabana.co",
  plan: "free",
  isPremium: false,
} as const;

beforeEach(() => {
  copy.mockReset().mockResolvedValue({});
  const snapshot = { ...session.getSnapshot(), state: { kind: "in", user: ANA } } as const;
  vi.spyOn(session, "getSnapshot").mockReturnValue(snapshot as never);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("BR-13 how the account was is kept before a file is imported into it", async () => {
  expect(await snapshotBeforeImport({ name: userDatabase(ANA.id) })).toBe(true);
  const who = { id: ANA.id, name: "Ana", email: "ana@lasabana.co" };
  expect(copy).toHaveBeenCalledExactlyOnceWith(userDatabase(ANA.id), who, "import");
});

it("BR-13 the sample and another account's database are never taken for the account's", async () => {
  for (const name of ["cuadra-ejemplo", userDatabase(newId("account"))])
    expect(await snapshotBeforeImport({ name })).toBe(true);
  expect(copy).not.toHaveBeenCalled();
});

it.each([
  ["no room", () => Promise.reject(new DOMException("no room", "QuotaExceededError"))],
  ["no answer", () => new Promise<never>(() => undefined)],
])("BR-13 %s keeps nobody from importing, and is told", async (_why, fails) => {
  vi.useFakeTimers();
  copy.mockImplementation(fails);
  const done = snapshotBeforeImport({ name: userDatabase(ANA.id) });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await done).toBe(false);
});
