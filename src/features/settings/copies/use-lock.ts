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
  /** The passphrase, null for none; undefined when what was typed cannot be one, which is then said. */
  readonly check: () => string | null | undefined;
  readonly clear: () => void;
}

const NOTHING: Typed = { passphrase: "", again: "" };

/** The passphrase of the next copy: off until asked for, typed twice, never kept. */
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
