import { useEffect, useEffectEvent } from "react";
import { createStore } from "#ui/kit/create-store.ts";
import { useStore } from "#ui/kit/use-store.ts";

/** The screens that make a plan of files that were brought somewhere else. */
export const DOOR_TARGETS = [
  "book",
  "statement",
  "extract",
  "parties",
  "chart",
  "employees",
  "novelties",
  "invoices",
  "backup",
] as const;
export type DoorTarget = (typeof DOOR_TARGETS)[number];

/** Files on their way to the screen that plans them. */
interface GivenFiles {
  readonly target: DoorTarget;
  readonly files: readonly File[];
}

export const givenFiles = createStore<GivenFiles | null>(null);

/** Takes files that were brought elsewhere, once, as soon as this screen may; each plan still waits for its confirmation. */
export function useGivenFiles(
  target: DoorTarget,
  mayTake: boolean,
  take: (first: File, all: readonly File[]) => void,
): void {
  const given = useStore(givenFiles);
  const mine = mayTake && given?.target === target ? given : null;
  const onTaken = useEffectEvent(take);
  useEffect(() => {
    const [first] = mine?.files ?? [];
    if (mine === null || first === undefined || givenFiles.getSnapshot() !== mine) return;
    givenFiles.set(null);
    onTaken(first, mine.files);
  }, [mine]);
}
