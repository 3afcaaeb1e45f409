import Dexie from "dexie";
import fc from "fast-check";
import { expect, it } from "vitest";
import { newId } from "#storage/engine/environment.ts";
import { content } from "../support/builders.ts";
import { arbitraryHistory, Player } from "../support/random/random-commands.ts";
import { runs } from "../support/random/runs.ts";
import { dump, openTestBook, openTestStorage } from "../support/test-storage.ts";

it("I-18: whatever one account does, the database of another stays as it was to the byte", async () => {
  const other = await openTestStorage({ newId, pageSize: 3 });
  const others = new Player(other, await openTestBook(other));
  await others.play({ do: "post", content: content("2026-11-03", "1105", "4135", 500_000), cut: false });
  const bytes = async () => JSON.stringify(await dump(other));
  const before = await bytes();
  let played = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryHistory, async (steps) => {
      const own = await openTestStorage({ newId, pageSize: 3 });
      // The books have one id, as those of a restored backup have.
      const player = new Player(own, others.bookId);
      for (const table of ["books", "months", "pages"] as const)
        await own.db.table(table).bulkPut(await other.db.table(table).toArray());
      for (const step of steps) {
        const result = await player.play(step);
        if (result?.ok) played += 1;
      }
      own.close();
      await Dexie.delete(own.name);
      expect(await bytes()).toBe(before);
    }),
    runs(25, 300),
  );
  expect(played).toBeGreaterThan(25);
  other.close();
});
