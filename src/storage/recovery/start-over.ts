import { userDatabase } from "../database-names.ts";
import { removeDatabase } from "../registry/remove-database.ts";
import { sentinel } from "../sentinel.ts";
import { type AccountFinding, type Findings, isSound } from "./look.ts";

/** The accounts whose books are not readable and that would be given up. Those of a newer version are not. */
export function givenUp(findings: Findings): readonly AccountFinding[] {
  return findings.accounts.filter(
    (account) =>
      !isSound(account) && (account.database.state === "absent" || account.database.state === "damaged"),
  );
}

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
