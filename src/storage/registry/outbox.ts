import type { Id } from "#domain/kernel/ids.ts";
import { watchWait } from "../engine/slow-waits.ts";
import { checkRegistrySchema, openRegistry, type Registry } from "./registry.ts";
import type { OutboxRow } from "./registry-database.ts";

type MessageId = Id<"message">;

function write<T>(change: (registry: Registry) => Promise<T>): Promise<T> {
  const run = async () => {
    const registry = await openRegistry();
    const { db } = registry;
    return db.transaction("rw", db.meta, db.outbox, async () => {
      await checkRegistrySchema(db);
      return change(registry);
    });
  };
  return watchWait(run());
}

/**
 * Stores a message on this device; nothing is sent (spec-decision 9). The id is made when the form opens, so a second
 * press with the same id returns the first message and stores no other.
 */
export function keepMessage(id: MessageId, kind: string, body: OutboxRow["body"]): Promise<OutboxRow> {
  return write(async ({ db, clock }) => {
    const first = await db.outbox.get(id);
    if (first !== undefined) return first;
    const row: OutboxRow = { id, at: clock.now(), kind, body };
    await db.outbox.add(row);
    return row;
  });
}

/** Call before the first live query: opening reads and writes, which a live query must not do. */
export async function openOutbox(): Promise<void> {
  await watchWait(openRegistry());
}

/** Newest first. */
export async function listMessages(): Promise<OutboxRow[]> {
  const { db } = await openRegistry();
  return (await db.outbox.toArray()).sort((a, b) => b.at - a.at);
}

/** Removes a message and returns it, so that it can be put back; undefined if another tab removed it first. */
export function removeMessage(id: string): Promise<OutboxRow | undefined> {
  return write(async ({ db }) => {
    const row = await db.outbox.get(id);
    if (row !== undefined) await db.outbox.delete(id);
    return row;
  });
}

/** Undoes a removal. */
export function putMessageBack(row: OutboxRow): Promise<string> {
  return write(({ db }) => db.outbox.put(row));
}
