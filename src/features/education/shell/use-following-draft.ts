import { useState } from "react";

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A draft after what is stored became something else: fields that were typed over keep what was typed. */
function followed<Form extends object>(draft: Form, before: Form, stored: Form): Form {
  const next: Form = { ...draft };
  for (const key of Object.keys(stored) as (keyof Form)[])
    if (isSame(draft[key], before[key])) next[key] = stored[key];
  return next;
}

/**
 * The draft of a form that stays open once it is saved: what becomes of the stored record elsewhere, as by «Deshacer»,
 * shows in each field that holds no typing of its own (ED-151).
 */
export function useFollowingDraft<Form extends object>(stored: Form, first: () => Form = () => stored) {
  const [before, setBefore] = useState(stored);
  const [draft, setDraft] = useState(first);
  if (before !== stored) {
    setBefore(stored);
    if (!isSame(before, stored)) setDraft(followed(draft, before, stored));
  }
  return [draft, setDraft] as const;
}
