import { systemClock } from "#storage/engine/environment.ts";
import { createStore } from "#ui/kit/create-store.ts";

/** What takes less says nothing: a notice that only flashes is noise. */
const TOLD_AFTER_MS = 1000;

/** How much of the sample company is made, from 0 to 1; null while none is made, and while it goes quickly. */
export const sampleProgress = createStore<number | null>(null);

/** Tells how the making of the sample goes, once it takes long. */
export function tellSampleProgress(): {
  readonly onProgress: (share: number) => void;
  readonly end: () => void;
} {
  const began = systemClock.now();
  return {
    onProgress: (share) => {
      if (systemClock.now() - began >= TOLD_AFTER_MS) sampleProgress.set(share);
    },
    end: () => sampleProgress.set(null),
  };
}
