import { useState } from "react";

export type Density = "comfortable" | "compact";

const PREFIX = "cuadra_densidad_";

function kept(place: string, first: Density): Density {
  try {
    const found = localStorage.getItem(PREFIX + place);
    return found === "comfortable" || found === "compact" ? found : first;
  } catch {
    return first;
  }
}

/** Row density of one table, remembered on this device. */
export function useDensity(place: string, first: Density): readonly [Density, (density: Density) => void] {
  const [density, setDensity] = useState(() => kept(place, first));
  const change = (next: Density) => {
    setDensity(next);
    try {
      localStorage.setItem(PREFIX + place, next);
    } catch {
      // Storage is blocked: the choice lasts for this visit.
    }
  };
  return [density, change];
}
