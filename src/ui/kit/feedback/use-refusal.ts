import { useCallback, useEffect, useRef, useState } from "react";
import { useLatest } from "../use-latest.ts";
import { feedbackTexts as texts } from "./texts.ts";
import { toast } from "./toast.ts";

type Worded = string | { readonly why: string } | { readonly text: string };

function wordsOf(refusal: Worded): string {
  if (typeof refusal === "string") return refusal;
  return "why" in refusal ? refusal.why : refusal.text;
}

/**
 * Tells a refusal with `show`, beside the form; in a notice where the form has gone meanwhile, since nobody would read
 * it otherwise (ST-31).
 */
export function useTold<T>(
  show: (refusal: T | null) => void,
  words: (refusal: T) => string,
): (refusal: T | null) => void {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const latest = useLatest({ show, words });
  return useCallback(
    (refusal) => {
      if (isHere.current) latest().show(refusal);
      else if (refusal !== null) toast.error({ title: texts.notSaved, text: latest().words(refusal) });
    },
    [latest],
  );
}

/** Why what was sent was refused; null if it was not. */
export function useRefusal<T extends Worded = string>() {
  const [refusal, show] = useState<T | null>(null);
  return [refusal, useTold<T>(show, wordsOf)] as const;
}
