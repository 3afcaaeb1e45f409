import type { DBCore, Middleware } from "dexie";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PrepareCommand } from "#tests/support/broken-writes.ts";
import { COMMANDS } from "#tests/support/commands/book-commands.ts";
import { PAYROLL_COMMANDS } from "#tests/support/commands/payroll-commands.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const ALL: Readonly<Record<string, PrepareCommand>> = { ...COMMANDS, ...PAYROLL_COMMANDS };

/**
 * A store that gives up where `faults.test.ts` does not look: at a read, and at the end, once every request was
 * answered, as a full disk does when the browser commits.
 */
class GivingUp {
  reads = 0;
  failAt = 0;
  abortsAtEnd = false;

  readonly middleware: Middleware<DBCore> = {
    stack: "dbcore",
    name: "giving-up",
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        const read = <T>(answer: () => Promise<T>): Promise<T> => {
          this.reads += 1;
          if (this.reads !== this.failAt) return answer();
          return Promise.reject(new DOMException("Internal error.", "UnknownError"));
        };
        return {
          ...table,
          get: (request) => read(() => table.get(request)),
          getMany: (request) => read(() => table.getMany(request)),
          query: (request) => read(() => table.query(request)),
          count: (request) => read(() => table.count(request)),
          // Not async: a promise of the engine's own makes Dexie lose track of the transaction.
          mutate: (request) =>
            table.mutate(request).then((answer) => {
              if (this.abortsAtEnd && name === "meta") (request.trans as unknown as IDBTransaction).abort();
              return answer;
            }),
        };
      },
    }),
  };

  reset(failAt = 0, abortsAtEnd = false): void {
    this.reads = 0;
    this.failAt = failAt;
    this.abortsAtEnd = abortsAtEnd;
  }
}

describe("I-15 I-16: each command, with a store that gives up at a read or at the end", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    return () => vi.restoreAllMocks();
  });

  it.each(Object.entries(ALL))(
    "%s: answer and store agree, and it goes through afterwards",
    async (_name, prepare) => {
      const faults = new GivingUp();
      const storage = await openTestStorage({ middleware: faults.middleware, pageSize: 3 });
      const run = await prepare(storage, await openTestBook(storage));
      const before = await dump(storage);
      for (const [failAt, abortsAtEnd] of [
        [1, false],
        [3, false],
        [0, true],
      ] as const) {
        faults.reset(failAt, abortsAtEnd);
        const result = await run();
        const reached = abortsAtEnd || faults.reads >= failAt;
        faults.reset();
        const after = await dump(storage);
        if (result.ok) {
          // It reads less than that, or tried again by itself.
          expect(after).not.toEqual(before);
          expect(abortsAtEnd).toBe(false);
          storage.close();
          return;
        }
        expect(reached).toBe(true);
        expect(result).toMatchObject({ error: { kind: "storage" } });
        expect(after).toEqual(before);
        storage.health.set("ok");
      }
      expect(await run()).toMatchObject({ ok: true });
      expect(await dump(storage)).not.toEqual(before);
      storage.close();
    },
  );
});
