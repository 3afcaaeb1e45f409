import { useEffect, useState } from "react";
import type { User } from "#domain/access/user.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useLatest } from "#ui/kit/use-latest.ts";
import { useStore } from "#ui/kit/use-store.ts";
import { RestoreFlow, type RestoreStep } from "./restore-flow.ts";

export interface Restore {
  readonly flow: RestoreFlow;
  readonly step: RestoreStep;
  readonly problem: string | null;
}

/** The restore of this screen; leaving the screen ends it. */
export function useRestore(user: User, onRestored: () => void): Restore {
  const storage = useStorage();
  const latest = useLatest(onRestored);
  const [flow] = useState(() => new RestoreFlow(storage, user, () => latest()()));
  useEffect(() => () => void flow.cancel(), [flow]);
  return { flow, ...useStore(flow) };
}
