import { useState } from "react";

/**
 * A value that follows what is proposed, such as today, until the person chooses another: a form that is open over
 * midnight proposes the new day (DT-01).
 */
export function useFollowing<T>(proposed: T): readonly [value: T, choose: (value: T) => void] {
  const [chosen, setChosen] = useState<{ readonly value: T } | null>(null);
  const choose = (value: T): void => setChosen(value === proposed ? null : { value });
  return [chosen === null ? proposed : chosen.value, choose];
}
