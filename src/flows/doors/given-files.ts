import { useEffect, useEffectEvent } from "react";
import type { BroughtKind } from "#domain/import/doors/brought-kind.ts";
import type { Month } from "#domain/kernel/day.ts";
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

/** Files that are planned together: invoices all, others one by one. */
export interface FileGroup {
  readonly kind: BroughtKind | "unknown";
  readonly target: DoorTarget;
  readonly name: string;
  readonly files: readonly File[];
  readonly month: Month | null;
}

/** Files on their way to the screen that plans them. */
export const givenFiles = createStore<FileGroup | null>(null);

/** Files that were brought together with others and wait for their turn, the next one first. */
export const queuedGroups = createStore<readonly FileGroup[]>([]);

/** Gives a group to its screen. What another screen never took waits for its turn again. */
export function giveFiles(group: FileGroup): void {
  const untaken = givenFiles.getSnapshot();
  if (untaken !== null && untaken !== group) queuedGroups.set([...queuedGroups.getSnapshot(), untaken]);
  givenFiles.set(group);
}

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
