import { lazy, Suspense, useEffect } from "react";
import { askedOperation } from "#session/guided/asked-operation.ts";
import { useSelected } from "#ui/kit/use-store.ts";
import { guidedOpen } from "./guided-open.ts";
import type { GuidedSeat } from "./guided-seat.ts";
import { loadGuided, openGuided } from "./open-guided.ts";

const GuidedPanel = lazy(async () => ({ default: (await loadGuided()).guidedParts.GuidedPanel }));

interface GuidedHostProps {
  readonly seat: GuidedSeat;
  /** Opens the plans. */
  readonly onPremium: () => void;
}

/** The guided panel of a screen, loaded when it is opened; it closes with the screen. */
export function GuidedHost({ seat, onPremium }: GuidedHostProps) {
  const open = useSelected(guidedOpen, (where) => where === seat.place);
  useEffect(() => () => guidedOpen.set(null), []);
  // An operation that was told to another assistant comes with who leaves it.
  useEffect(() => {
    if (seat.place === "complex-journal" && askedOperation.getSnapshot() !== null)
      void openGuided(seat.place);
  }, [seat.place]);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <GuidedPanel seat={seat} onPremium={onPremium} />
    </Suspense>
  );
}
