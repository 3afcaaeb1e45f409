import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { SignInRefusal } from "./session-state.ts";
import type { SessionStore } from "./session-store.ts";

/**
 * Gives the account that is signed in another password, once the present one was typed right. `wrong-credentials`: it
 * was not. Tabs that are open stay signed in.
 */
export async function changePassword(
  session: Pick<SessionStore, "ask" | "getSnapshot">,
  current: string,
  next: string,
): Promise<Result<true, SignInRefusal>> {
  const { state } = session.getSnapshot();
  if (state.kind !== "in") return err({ kind: "wrong-credentials" });
  const answer = await session.ask((registry) => registry.changePassword(state.user.id, current, next));
  if (!answer.ok) return answer;
  if (answer.value.ok) return ok(true);
  return err({ kind: answer.value.error === "damaged" ? "damaged-record" : "wrong-credentials" });
}
