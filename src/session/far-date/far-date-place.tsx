import { lazy, Suspense } from "react";
import { useStore } from "#ui/kit/use-store.ts";
import { farDate } from "./ask-if-far.ts";

const FarDateDialog = lazy(async () => ({ default: (await import("./far-date-dialog.tsx")).FarDateDialog }));

/** Hosts the question about a date far from the book's others, loaded on first use. */
export function FarDatePlace() {
  const asked = useStore(farDate);
  if (asked === null) return null;
  return (
    <Suspense fallback={null}>
      <FarDateDialog asked={asked} />
    </Suspense>
  );
}
