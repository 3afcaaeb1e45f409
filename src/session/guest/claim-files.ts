import type { AccountId } from "#domain/kernel/ids.ts";
import type { WaitingFile } from "#storage/waiting-files/waiting-files.ts";
import { forgetVisitor, knownVisitor } from "../who/visitor.ts";

/**
 * Call only after signing in or registering in this tab: a session that began in another tab may belong to someone
 * else, who must not receive this visitor's files.
 */
export async function claimVisitorFiles(account: AccountId): Promise<readonly WaitingFile[]> {
  const visitor = knownVisitor();
  if (visitor === null) return [];
  const { claimFiles } = await import("#storage/waiting-files/waiting-files.ts");
  const claimed = await claimFiles(visitor, account);
  forgetVisitor();
  return claimed;
}
