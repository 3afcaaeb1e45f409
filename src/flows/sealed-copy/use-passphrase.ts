import { useState } from "react";
import { lockTexts as texts } from "./texts.ts";

interface Typed {
  readonly passphrase: string;
  readonly again: string;
}

export interface Passphrase extends Typed {
  readonly error: { readonly at: keyof Typed; readonly text: string } | null;
  readonly change: (part: Partial<Typed>) => void;
  /** What was typed; undefined if it is invalid, which shows an error. */
  readonly check: () => string | undefined;
  readonly clear: () => void;
}

const NOTHING: Typed = { passphrase: "", again: "" };

/** The passphrase of the next copy: typed twice, never stored. */
export function usePassphrase(): Passphrase {
  const [typed, setTyped] = useState(NOTHING);
  const [error, setError] = useState<Passphrase["error"]>(null);
  return {
    ...typed,
    error,
    change: (part) => {
      setTyped((before) => ({ ...before, ...part }));
      setError(null);
    },
    check: () => {
      if (typed.passphrase === "") setError({ at: "passphrase", text: texts.missing });
      else if (typed.passphrase !== typed.again) setError({ at: "again", text: texts.mismatch });
      else return typed.passphrase;
      return undefined;
    },
    clear: () => {
      setTyped(NOTHING);
      setError(null);
    },
  };
}
