import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { SignInRefusal } from "./session-state.ts";
import type { SessionStore } from "./session-store.ts";

/**
 * Changes the password of the signed-in account after checking the current one. `wrong-credentials`: the current
 * password is wrong. Open tabs stay signed in.
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
