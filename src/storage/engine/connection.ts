import type Dexie from "dexie";
import type { Table } from "dexie";
import type { Health, HealthStore } from "../health/health.ts";
import type { MetaRow } from "../shapes/rows.ts";
import { type Probe, probeDatabase } from "./probe.ts";
import { storeTurn } from "./store-turn.ts";

export interface Connection {
  /** Identity stored in the database; set once it is open. */
  identity: string;
  close(): void;
}

/** A database that holds its identity in `meta`. */
export type IdentifiedDatabase = Dexie & { readonly meta: Table<MetaRow, string> };

/** How long after a store without room or answer the connection looks again. */
const AGAIN_MS = 5000;

/** How often a connection that the browser closes is opened again without the person asking. */
const MOST_REOPENED = 20;

function healthAfter(probe: Probe): Health {
  if (probe.kind === "absent") return "lost";
  if (probe.kind === "present") return "closed";
  const { trouble } = probe;
  return trouble === "bug" || trouble === "missing" ? "closed" : trouble;
}

/**
 * Guards a connection: stops old code after a schema upgrade (UP-02), and writes into an empty database that replaced
 * one deleted under the page (ST-05). After an unrequested close it probes and reopens, and continues only if the
 * database has the same identity as before; without room or answer it looks again until there is one (ST-06).
 */
export function guardConnection(db: IdentifiedDatabase, health: HealthStore): Connection {
  let asked = false;
  let reopened = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connection: Connection = {
    identity: "",
    close() {
      asked = true;
      clearTimeout(timer);
      db.close();
    },
  };

  async function lookAgain(): Promise<void> {
    const probe = await probeDatabase(db.name);
    if (asked) return;
    if (probe.kind !== "present" || reopened >= MOST_REOPENED) {
      const state = healthAfter(probe);
      health.set(state);
      if (state === "full" || state === "busy") later();
      return;
    }
    reopened += 1;
    await db.open();
    const found = await db.meta.get("identity");
    if (found?.value === connection.identity) {
      health.set("ok");
      storeTurn.next();
      return;
    }
    connection.close();
    health.set("lost");
  }

  function look(): void {
    lookAgain().catch(() => {
      if (asked) return;
      health.set("busy");
      later();
    });
  }

  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(look, AGAIN_MS);
  }

  db.on("versionchange", (event) => {
    health.set(event.newVersion === null ? "lost" : "newer");
    connection.close();
    // False disables Dexie's own handler, which would reopen whatever database has this name by then.
    return false;
  });
  db.on("close", () => {
    if (!asked && connection.identity !== "") look();
  });
  return connection;
}
