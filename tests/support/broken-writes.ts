import { expect } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { dump, Faults, openTestBook, openTestStorage } from "./test-storage.ts";

/** A command's preparation, which returns the call that will fail at each of its writes. */
export type PrepareCommand = (
  storage: AppStorage,
  bookId: BookId,
) => Promise<() => Promise<Result<unknown, { readonly kind: string }>>>;

/** I-15: failing at any of its writes, the command leaves everything unchanged, and then succeeds as a whole. */
export async function expectWhole(prepare: PrepareCommand): Promise<void> {
  const faults = new Faults();
  const storage = await openTestStorage({ middleware: faults.middleware, pageSize: 3 });
  const bookId = await openTestBook(storage);
  const run = await prepare(storage, bookId);
  const before = await dump(storage);
  let broken = 0;
  for (let k = 1; k < 60; k += 1) {
    faults.reset(k);
    const result = await run();
    const reached = faults.writes >= k;
    faults.reset();
    if (!reached) {
      expect(result).toMatchObject({ ok: true });
      break;
    }
    broken += 1;
    expect(result).toMatchObject({ ok: false, error: { kind: "storage" } });
    expect(await dump(storage)).toEqual(before);
  }
  expect(broken).toBeGreaterThan(0);
  expect(await dump(storage)).not.toEqual(before);
  storage.close();
}
