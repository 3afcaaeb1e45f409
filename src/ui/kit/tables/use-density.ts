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

/** How tall rows are in one place of the product, remembered on this device. */
export function useDensity(place: string, first: Density): readonly [Density, (density: Density) => void] {
  const [density, setDensity] = useState(() => kept(place, first));
  const change = (next: Density) => {
    setDensity(next);
    try {
      localStorage.setItem(PREFIX + place, next);
    } catch {
      // Not remembered where storage is blocked; it still holds for this visit.
    }
  };
  return [density, change];
}
