import { lazy, Suspense } from "react";
import { glossaryWanted } from "#ui/accounting/glossary/open-glossary.ts";
import { useStore } from "#ui/kit/use-store.ts";

const GlossaryDialog = lazy(async () => ({
  default: (await import("./glossary-dialog.tsx")).GlossaryDialog,
}));

/** Hosts the glossary, loaded when it is first opened. */
export function GlossaryPlace() {
  const wanted = useStore(glossaryWanted);
  if (wanted === null) return null;
  return (
    <Suspense fallback={null}>
      <GlossaryDialog place={wanted} onClose={() => glossaryWanted.set(null)} />
    </Suspense>
  );
}
