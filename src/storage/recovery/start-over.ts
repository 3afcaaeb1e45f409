import type { AccountId } from "#domain/kernel/ids.ts";
import { userDatabase } from "../engine/database-names.ts";
import { sentinel } from "../health/sentinel.ts";
import { removeDatabase } from "../registry/remove-database.ts";
import { copyAside } from "./aside.ts";
import { rememberGivenUp } from "./given-up.ts";
import { type Findings, givenUp, lookAtDatabase } from "./look.ts";

/**
 * done: nothing is expected any more. opens: looked at again, something can be read, or may be later; nothing of it
 * was touched. blocked: another tab holds a database.
 */
export type StartOverOutcome = "done" | "opens" | "blocked";

/** An earlier finding allows nothing: the database is looked at again in the same press. */
async function giveUpOne(id: AccountId): Promise<StartOverOutcome> {
  const name = userDatabase(id);
  const { state } = await lookAtDatabase(name);
  if (state !== "absent" && state !== "damaged") return "opens";
  if (state === "damaged") {
    await copyAside(name, id);
    if (!(await removeDatabase(name))) return "blocked";
  }
  sentinel.accountRemoved(id);
  rememberGivenUp(id);
  return "done";
}

/**
 * Stops expecting lost books, so that this device can be used again. What is damaged is set aside first, and copies are
 * kept, in case one is needed later. Throws if it cannot be set aside.
 */
export async function startOver(findings: Findings): Promise<StartOverOutcome> {
  let outcome: StartOverOutcome = "done";
  for (const { id } of givenUp(findings)) {
    const each = await giveUpOne(id);
    if (each !== "done") outcome = each;
  }
  return outcome;
}
