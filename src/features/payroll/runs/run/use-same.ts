import { useState } from "react";

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/**
 * Returns the previous object while a record's version is unchanged, because live queries re-read it at each write.
 */
export function useSame<Kept extends Versioned | null>(record: Kept): Kept {
  const [known, setKnown] = useState(record);
  if (known?.id === record?.id && known?.version === record?.version) return known;
  setKnown(record);
  return record;
}
