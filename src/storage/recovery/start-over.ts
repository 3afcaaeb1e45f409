import { userDatabase } from "../engine/database-names.ts";
import { sentinel } from "../health/sentinel.ts";
import { removeDatabase } from "../registry/remove-database.ts";
import { type Findings, givenUp } from "./look.ts";

/**
 * Stops expecting lost books, so that this device can be used again. Copies are kept, in case one is needed later.
 * Returns false if another tab holds a database that had to be deleted.
 */
export async function startOver(findings: Findings): Promise<boolean> {
  let done = true;
  for (const { id, database } of givenUp(findings)) {
    if (database.state === "damaged" && !(await removeDatabase(userDatabase(id)))) done = false;
    else sentinel.accountRemoved(id);
  }
  return done;
}
