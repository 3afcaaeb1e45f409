import type { DBCore, Middleware } from "dexie";
import { beginWait } from "./slow-waits.ts";

/** Ends the wait with the transaction, however it ends: after a closed connection it is aborted. */
function follow(transaction: EventTarget): void {
  const end = beginWait();
  for (const event of ["complete", "abort"]) transaction.addEventListener(event, end, { once: true });
}

/**
 * Every transaction that reads counts as a wait for the store, also that of one read between two steps of a press: the
 * code that awaits it need not know that waits have to be told (ST-16). Those that write are counted by what opens
 * them, before they are open (ST-08).
 */
export const watchReads: Middleware<DBCore> = {
  stack: "dbcore",
  name: "watch-reads",
  create: (core) => ({
    ...core,
    transaction(tables, mode, options) {
      const transaction = core.transaction(tables, mode, options);
      if (mode === "readonly") follow(transaction as unknown as EventTarget);
      return transaction;
    },
  }),
};
