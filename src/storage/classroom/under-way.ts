import { isObject } from "../shapes/shape.ts";

/**
 * What is under way, kept outside of the database: a page that is left before the transaction is committed aborts it,
 * and the next opening ends what was said (ED-150).
 */
interface UnderWay {
  /** What is noted, whatever it is; null for nothing. */
  readonly read: () => Readonly<Record<string, unknown>> | null;
  /** Null for nothing. */
  readonly note: (what: object | null) => void;
}

export function underWay(key: string): UnderWay {
  return {
    read: () => {
      try {
        const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
        return isObject(found) ? found : null;
      } catch {
        return null;
      }
    },
    note: (what) => {
      try {
        if (what === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(what));
      } catch {
        // Without local storage the write is as safe as any other.
      }
    },
  };
}
