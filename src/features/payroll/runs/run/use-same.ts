import { useState } from "react";

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** The object that a record was before, for as long as its version is: live queries read it anew at each write. */
export function useSame<Kept extends Versioned | null>(record: Kept): Kept {
  const [known, setKnown] = useState(record);
  if (known?.id === record?.id && known?.version === record?.version) return known;
  setKnown(record);
  return record;
}
