import type { HealthStore } from "../health/health.ts";
import type { CuadraDatabase } from "./database.ts";
import { probeDatabase } from "./probe.ts";

export interface Connection {
  /** Identity stored in the database; set once it is open. */
  identity: string;
  close(): void;
}

/**
 * Guards a connection: stops old code after a schema upgrade (UP-02), and writes into an empty database that replaced
 * one deleted under the page (ST-05). After an unrequested close it probes and reopens once, and continues only if
 * the database has the same identity as before.
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
    // False disables Dexie's own handler, which would reopen whatever database has this name by then.
    return false;
  });
  db.on("close", () => {
    if (asked || connection.identity === "") return;
    lookAgain().catch(() => health.set("closed"));
  });
  return connection;
}
