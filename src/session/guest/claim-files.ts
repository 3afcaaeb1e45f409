import type { AccountId } from "#domain/kernel/ids.ts";
import type { WaitingFileRow } from "#storage/waiting-files/waiting-files-database.ts";
import { forgetVisitor, knownVisitor } from "../who/visitor.ts";

/**
 * Call after signing in or registering in this tab, and only then: a session that began in another tab is perhaps
 * somebody else's, and must not be given what this tab's visitor brought.
 */
export async function claimVisitorFiles(account: AccountId): Promise<readonly WaitingFileRow[]> {
  const visitor = knownVisitor();
  if (visitor === null) return [];
  const { claimFiles } = await import("#storage/waiting-files/waiting-files.ts");
  const claimed = await claimFiles(visitor, account);
  forgetVisitor();
  return claimed;
}
