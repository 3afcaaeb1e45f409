import { checkRegistrySchema, openRegistry } from "./registry.ts";
import type { OutboxRow } from "./registry-database.ts";

/** Keeps a message on this device. Nothing is sent: there is no channel (decision 9). */
export async function keepMessage(kind: string, body: OutboxRow["body"]): Promise<OutboxRow> {
  const { db, clock, newId } = await openRegistry();
  const row: OutboxRow = { id: newId("message"), at: clock.now(), kind, body };
  await db.transaction("rw", db.meta, db.outbox, async () => {
    await checkRegistrySchema(db);
    await db.outbox.add(row);
  });
  return row;
}

export async function listMessages(): Promise<OutboxRow[]> {
  const { db } = await openRegistry();
  return db.outbox.toArray();
}
