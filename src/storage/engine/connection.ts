import type { HealthStore } from "../health/health.ts";
import type { CuadraDatabase } from "./database.ts";
import { probeDatabase } from "./probe.ts";

export interface Connection {
  /** The identity written with the database; set once it is open. */
  identity: string;
  close(): void;
}

/**
 * Keeps old code from going on beside a newer schema, and from writing into an empty database that took the place
 * of one deleted under the page (ST-05, UP-02). An unasked close is answered by one look and one reopening, and
 * only the same database, known by its identity, is gone on with (reliability rule 6).
 */
export function guardConnection(db: CuadraDatabase, health: HealthStore): Connection {
  let asked = false;
  let reopened = false;
  const connection: Connection = {
    identity: "",
    close() {
      asked = true;
      db.close();
    },
  };

  async function lookAgain(): Promise<void> {
    const probe = await probeDatabase(db.name);
    if (probe.kind === "absent") health.set("lost");
    else if (probe.kind !== "present" || reopened)
      health.set(probe.kind === "damaged" ? "damaged" : "closed");
    else {
      reopened = true;
      await db.open();
      const found = await db.meta.get("identity");
      if (found?.value !== connection.identity) {
        connection.close();
        health.set("lost");
      }
    }
  }

  db.on("versionchange", (event) => {
    health.set(event.newVersion === null ? "lost" : "newer");
    connection.close();
    // False keeps Dexie's own handler from running: it would reopen whatever stands there now.
    return false;
  });
  db.on("close", () => {
    if (asked || connection.identity === "") return;
    lookAgain().catch(() => health.set("closed"));
  });
  return connection;
}
