import Dexie from "dexie";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import type { Change } from "#storage/shapes/rows.ts";
import { countedRuns, runs } from "#tests/support/random/runs.ts";
import { content } from "../support/builders.ts";
import {
  arbitraryHistory,
  arbitraryHistoryWithBackups,
  closedTotals,
  Player,
  type Step,
} from "../support/random/random-commands.ts";
import {
  allEntries,
  disagreements,
  dump,
  Faults,
  openTestBook,
  openTestStorage,
} from "../support/test-storage.ts";

const SALE = content("2026-11-03", "1105", "4135", 500_000);

async function withBook(
  run: (storage: AppStorage, bookId: BookId, faults: Faults) => Promise<void>,
): Promise<void> {
  const faults = new Faults();
  const storage = await openTestStorage({ middleware: faults.middleware, pageSize: 3 });
  try {
    await run(storage, await openTestBook(storage), faults);
  } finally {
    storage.close();
    await Dexie.delete(storage.name);
  }
}

/**
 * Posted and void entries rebuilt from the audit trail; imported ones are taken from `present`, because the trail
 * only counts them.
 */
function replay(changes: readonly Change[], present: ReadonlyMap<string, Entry>): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const change of changes) {
    if (change.table === "entries") {
      if (change.after) entries.set(change.key, change.after);
      else entries.delete(change.key);
    } else if (change.table === "import") {
      for (const [id, entry] of present) {
        const own = entry.origin === "import" && entry.number >= change.from && entry.number <= change.to;
        if (own) entries.set(id, entry);
      }
    }
  }
  return entries;
}

describe("random histories", () => {
  it("I-02 I-12 I-14 I-17: after every command the books agree with a recount, and with the product's own check", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryHistoryWithBackups, (steps) =>
        withBook(async (storage, bookId) => {
          const player = new Player(storage, bookId);
          for (const step of steps) {
            const closed = await closedTotals(storage);
            const result = await player.play(step);
            if (result && !result.ok) expect(result.error.kind).not.toBe("storage");
            expect(await disagreements(storage, bookId)).toEqual([]);
            expect(await verifyBook(storage.db, bookId)).toEqual([]);
            if (step.do === "reopen" || step.do === "restore") continue;
            const now = await closedTotals(storage);
            for (const [month, totals] of closed) expect(now.get(month)).toBe(totals);
          }
        }),
      ),
      countedRuns(150, 1_000),
    );
  });

  it("I-11: undo and redo come back to the same figures", async () => {
    const figures = async (storage: AppStorage, bookId: BookId) =>
      JSON.stringify(
        [...(await allEntries(storage, bookId)).values()]
          .filter((entry) => entry.status === "posted")
          .map(({ id, date, lines, description }) => ({ id, date, lines, description }))
          .sort((a, b) => (a.id < b.id ? -1 : 1)),
      );
    await fc.assert(
      fc.asyncProperty(arbitraryHistory, (steps) =>
        withBook(async (storage, bookId) => {
          const player = new Player(storage, bookId);
          for (const step of steps.filter((each) => each.do !== "undo" && each.do !== "redo")) {
            const before = await figures(storage, bookId);
            const result = await player.play(step);
            if (!result?.ok || ["draft", "discard", "close", "reopen", "again", "finish"].includes(step.do))
              continue;
            const after = await figures(storage, bookId);
            const undone = await player.play({ do: "undo", pick: 0 });
            expect(undone).toMatchObject({ ok: true });
            expect(await figures(storage, bookId)).toBe(before);
            if (step.do === "import") continue;
            expect(await player.play({ do: "redo", pick: 0 })).toMatchObject({ ok: true });
            expect(await figures(storage, bookId)).toBe(after);
          }
        }),
      ),
      runs(150, 1_000),
    );
  });

  it("I-13: the audit trail only grows, and replaying it gives the present books", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryHistory, (steps) =>
        withBook(async (storage, bookId) => {
          const player = new Player(storage, bookId);
          let before = 0;
          for (const step of steps) {
            await player.play(step);
            const count = await storage.db.audit.count();
            expect(count).toBeGreaterThanOrEqual(before);
            before = count;
          }
          const present = new Map(
            [...(await allEntries(storage, bookId))].filter(([, entry]) => entry.status !== "draft"),
          );
          const changes = (await storage.db.audit.orderBy("seq").toArray()).flatMap((row) => row.changes);
          expect(replay(changes, present)).toEqual(present);
        }),
      ),
      runs(150, 1_000),
    );
  });
});

describe("I-15 I-16: a failure at any write", () => {
  it("leaves the state as it was, and the command answers trouble", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryHistory, (steps) =>
        withBook(async (storage, bookId, faults) => {
          const player = new Player(storage, bookId);
          const silent = vi.spyOn(console, "error").mockImplementation(() => {});
          for (const step of steps) {
            // The same step, failing at its 1st, 2nd… write, until it completes.
            for (let k = 1; k < 20; k += 1) {
              const before = await dump(storage);
              faults.reset(k);
              const result = await player.play(step);
              const reached = faults.writes >= k;
              faults.reset();
              if (!reached) break;
              expect(result).toMatchObject({ ok: false, error: { kind: "storage" } });
              expect(await dump(storage)).toEqual(before);
            }
          }
          silent.mockRestore();
          expect(await disagreements(storage, bookId)).toEqual([]);
        }),
      ),
      { numRuns: 60 },
    );
  });

  it("ST-06: a full disk refuses the command whole, and the next one works", () =>
    withBook(async (storage, bookId, faults) => {
      faults.error = () => Object.assign(new Error("no room"), { name: "QuotaExceededError" });
      const player = new Player(storage, bookId);
      const step: Step = { do: "post", content: { ...SALE }, cut: false };
      faults.reset(2);
      const result = await player.play(step);
      faults.reset();
      expect(result).toEqual({ ok: false, error: { kind: "storage", trouble: "full" } });
      expect(await allEntries(storage, bookId)).toEqual(new Map());
      expect(await player.play(step)).toMatchObject({ ok: true });
    }));
});
