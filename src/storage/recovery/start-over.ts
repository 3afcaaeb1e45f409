import { userDatabase } from "../engine/database-names.ts";
import { sentinel } from "../health/sentinel.ts";
import { removeDatabase } from "../registry/remove-database.ts";
import { type Findings, givenUp } from "./look.ts";

/**
 * Stops expecting books that are gone, so that this device can be used again. Copies stay: who finds out later
 * that one is needed still has it. False when another tab holds a database that had to go.
 */
export async function startOver(findings: Findings): Promise<boolean> {
  let done = true;
  for (const { id, database } of givenUp(findings)) {
    if (database.state === "damaged" && !(await removeDatabase(userDatabase(id)))) done = false;
    else sentinel.accountRemoved(id);
  }
  return done;
}
