import { useCallback, useEffect, useState } from "react";
import type { EntryId } from "#domain/kernel/ids.ts";

/** The specification's highlight duration of a new row. */
const LIT_MS = 3000;

/** The entry highlighted for three seconds: just posted, or searched for. */
export function useLitEntry(): readonly [EntryId | null, (entry: EntryId) => void] {
  const [lit, setLit] = useState<{ readonly id: EntryId } | null>(null);
  useEffect(() => {
    if (lit === null) return;
    const timer = setTimeout(() => setLit(null), LIT_MS);
    return () => clearTimeout(timer);
  }, [lit]);
  return [lit?.id ?? null, useCallback((id: EntryId) => setLit({ id }), [])];
}
