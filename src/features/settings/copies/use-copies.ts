import { useCallback, useEffect, useState } from "react";
import { type CopyInfo, listCopies } from "#storage/copies/copies.ts";

export interface AutomaticCopies {
  /** Null while they are looked up. */
  readonly all: readonly CopyInfo[] | null;
  readonly reload: () => void;
}

/** The copies that this browser keeps of the account, the newest first. */
export function useCopies(accountId: string): AutomaticCopies {
  const [all, setAll] = useState<readonly CopyInfo[] | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reload is a new turn with the same account
  useEffect(() => {
    let gone = false;
    const show = (found: readonly CopyInfo[]) => {
      if (!gone) setAll(found);
    };
    // A cache that cannot be read is as good as none.
    listCopies(accountId).then(show, () => show([]));
    return () => {
      gone = true;
    };
  }, [accountId, turn]);
  return { all, reload: useCallback(() => setTurn((now) => now + 1), []) };
}
