import { type LimitCounter, limitCounter } from "#domain/access/limit-counter.ts";
import { may, type Permission } from "#domain/access/policy.ts";
import { policyText } from "#session/gates/policy-text.ts";
import { whoOf } from "#session/gates/use-policy.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { useSession } from "#session/who/use-session.ts";
import { countGuidedUse } from "#storage/commands/usage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { usageCounts } from "#storage/queries/usage.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { useStore } from "#ui/kit/use-store.ts";

/** The free uses of the guided mode (spec §4): each answered message and each registration counts one. */
export interface Uses {
  readonly permission: Permission;
  /** Null for a plan without that limit. */
  readonly counter: LimitCounter | null;
  /** Counts one, or tells why not. */
  readonly count: () => Promise<string | null>;
}

function usesOf(session: ReturnType<typeof useSession>, guidedUses: number): Omit<Uses, "count"> {
  const who = whoOf(session);
  const isFree = who !== "premium" && !session.sample;
  return {
    permission: may("guided-journal", { who, sample: session.sample, counts: { guidedUses } }),
    counter: isFree ? limitCounter("free", "guidedUses", guidedUses) : null,
  };
}

/** Uses counted in the open database. */
export function useStoredUses(storage: AppStorage): Uses {
  const session = useSession();
  const found = useQuery(() => usageCounts(storage), [storage]);
  const used = found.state === "ready" ? found.value.guidedUses : 0;
  const count = async (): Promise<string | null> => {
    const counted = await countGuidedUse(storage, { id: storage.newId("command") });
    return counted.ok ? null : refusalText(counted.error);
  };
  return { ...usesOf(session, used), count };
}

const KEY = "cuadra_guided_uses";

function stored(): number {
  try {
    const count = Number(sessionStorage.getItem(KEY));
    return Number.isSafeInteger(count) && count > 0 ? count : 0;
  } catch {
    return 0;
  }
}

const tabUses = createStore(stored());

function countInTab(): void {
  tabUses.set(tabUses.getSnapshot() + 1);
  try {
    sessionStorage.setItem(KEY, String(tabUses.getSnapshot()));
  } catch {
    // Storage is refused: the count holds as long as the page.
  }
}

/** Uses of a visitor who has no database: they last as long as the tab. */
export function useTabUses(): Uses {
  const session = useSession();
  const uses = usesOf(session, useStore(tabUses));
  const count = async (): Promise<string | null> => {
    const { permission } = usesOf(session, tabUses.getSnapshot());
    if (!permission.allowed) return policyText(permission.text).text;
    countInTab();
    return null;
  };
  return { ...uses, count };
}
