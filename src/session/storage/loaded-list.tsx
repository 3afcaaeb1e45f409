import type { ReactNode } from "react";
import type { Loadable } from "#storage/engine/use-query.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { TroublePanel } from "../notices/trouble-panel.tsx";
import { currentStorage } from "./storage-of-session.ts";

interface LoadedListProps<T> {
  readonly found: Loadable<readonly T[]>;
  /** Announced by screen readers while the list loads. */
  readonly loading: string;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  readonly children: (all: readonly T[]) => ReactNode;
}

/** A list read from the open database, or its loading, failed or empty state. */
export function LoadedList<T>({ found, loading, empty, children }: LoadedListProps<T>) {
  if (found.state === "failed")
    return <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  if (found.state === "loading") return <SkeletonRows label={loading} />;
  return found.value.length === 0 ? empty : children(found.value);
}
