import { useCallback, useEffect, useState } from "react";
import { listCopies } from "#storage/copies/copies.ts";
import type { CopyInfo } from "#storage/copies/copy-info.ts";

export interface AutomaticCopies {
  /** Null while loading. */
  readonly all: readonly CopyInfo[] | null;
  /** Where they lie does not answer: nobody knows which there are. */
  readonly isSilent: boolean;
  readonly reload: () => void;
}

/** The account's copies in this browser, newest first. */
export function useCopies(accountId: string): AutomaticCopies {
  const [all, setAll] = useState<readonly CopyInfo[] | null>(null);
  const [isSilent, setSilent] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reload is a new turn with the same account
  useEffect(() => {
    let gone = false;
    const show = (found: readonly CopyInfo[] | null) => {
      if (gone) return;
      setAll(found ?? []);
      setSilent(found === null);
    };
    listCopies(accountId).then(show, () => show(null));
    return () => {
      gone = true;
    };
  }, [accountId, turn]);
  return { all, isSilent, reload: useCallback(() => setTurn((now) => now + 1), []) };
}
