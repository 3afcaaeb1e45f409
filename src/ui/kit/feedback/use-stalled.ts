import { useEffect, useState } from "react";

/** Whatever has told nothing for so long is said to be slow (ST-16). */
const SLOW_MS = 10_000;

/** Whether a work has told of no progress for longer than anybody should wait without a word. */
export function useStalled(share: number, isWork = true): boolean {
  const [stalled, setStalled] = useState<number | null>(null);
  useEffect(() => {
    if (!isWork) return;
    const timer = setTimeout(() => setStalled(share), SLOW_MS);
    return () => clearTimeout(timer);
  }, [share, isWork]);
  return stalled === share;
}
