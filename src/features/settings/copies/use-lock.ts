import { useState } from "react";
import { type Passphrase, usePassphrase } from "#flows/sealed-copy/use-passphrase.ts";

export interface Lock {
  readonly on: boolean;
  readonly typed: Passphrase;
  readonly turn: (on: boolean) => void;
  /** The passphrase, or null for none; undefined if the input is invalid, which shows an error. */
  readonly check: () => string | null | undefined;
  readonly clear: () => void;
}

/** Passphrase for the next copy: off by default. */
export function useLock(): Lock {
  const [on, setOn] = useState(false);
  const typed = usePassphrase();
  return {
    on,
    typed,
    turn: (next) => {
      setOn(next);
      typed.clear();
    },
    check: () => (on ? typed.check() : null),
    clear: typed.clear,
  };
}
