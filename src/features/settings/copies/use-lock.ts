import { useState } from "react";
import { lockTexts as texts } from "../texts.ts";

interface Typed {
  readonly passphrase: string;
  readonly again: string;
}

export interface Lock extends Typed {
  readonly on: boolean;
  readonly error: { readonly at: keyof Typed; readonly text: string } | null;
  readonly turn: (on: boolean) => void;
  readonly change: (part: Partial<Typed>) => void;
  /** The passphrase, or null for none; undefined if the input is invalid, which shows an error. */
  readonly check: () => string | null | undefined;
  readonly clear: () => void;
}

const NOTHING: Typed = { passphrase: "", again: "" };

/** Passphrase for the next copy: off by default, typed twice, never stored. */
export function useLock(): Lock {
  const [on, setOn] = useState(false);
  const [typed, setTyped] = useState(NOTHING);
  const [error, setError] = useState<Lock["error"]>(null);
  const clear = () => {
    setTyped(NOTHING);
    setError(null);
  };
  const check = () => {
    if (!on) return null;
    if (typed.passphrase === "") setError({ at: "passphrase", text: texts.missing });
    else if (typed.passphrase !== typed.again) setError({ at: "again", text: texts.mismatch });
    else return typed.passphrase;
    return undefined;
  };
  return {
    ...typed,
    on,
    error,
    turn: (next) => {
      setOn(next);
      clear();
    },
    change: (part) => {
      setTyped((before) => ({ ...before, ...part }));
      setError(null);
    },
    check,
    clear,
  };
}
