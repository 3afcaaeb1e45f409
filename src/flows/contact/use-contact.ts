import { useEffect, useRef, useState } from "react";
import { troubleText } from "#session/notices/trouble-texts.ts";
import { newId } from "#storage/engine/environment.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import { contactDraft } from "./contact-draft.ts";
import {
  type ContactFields,
  type ContactName,
  contactBody,
  contactProblem,
  EMPTY_CONTACT,
  wrongFields,
} from "./contact-fields.ts";
import { outboxMark } from "./outbox-mark.ts";
import { contactTexts } from "./texts.ts";

type Phase = "writing" | "saving" | "kept";

async function keep(id: ReturnType<typeof newId<"message">>, fields: ContactFields): Promise<void> {
  const { keepMessage } = await import("#storage/registry/outbox.ts");
  await keepMessage(id, "contact", contactBody(fields));
}

/**
 * The draft in this tab: read when the form opens, saved on each change, cleared once the message is in the outbox.
 */
function useDraft() {
  const [fields, setFields] = useState(contactDraft.read);
  const [touched, setTouched] = useState<ReadonlySet<ContactName>>(new Set());
  const change = (part: Partial<ContactFields>): void => {
    const next = { ...fields, ...part };
    setFields(next);
    contactDraft.keep(next);
  };
  const touch = (names: readonly ContactName[]): void => setTouched(new Set([...touched, ...names]));
  const reset = (): void => {
    contactDraft.clear();
    setFields(EMPTY_CONTACT);
    setTouched(new Set());
  };
  return { fields, touched, change, touch, reset };
}

/** The state of the contact form. */
export function useContact() {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft();
  const { fields, touched } = draft;
  const [phase, setPhase] = useState<Phase>("writing");
  const [trouble, setTrouble] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  // Created once per message, so that a double press saves one (ST-09).
  const id = useRef<ReturnType<typeof newId<"message">> | null>(null);
  // Runs after the errors are rendered, so that the focused field is announced with its own error.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempts]);
  const attempt = async (): Promise<void> => {
    if (phase === "saving") return;
    setTrouble(null);
    const wrong = wrongFields(fields);
    if (wrong.length > 0) {
      draft.touch(wrong);
      setAttempts(attempts + 1);
      return;
    }
    setPhase("saving");
    id.current ??= newId("message");
    try {
      await keep(id.current, fields);
      outboxMark.set();
      id.current = null;
      draft.reset();
      setAttempts(0);
      setPhase("kept");
    } catch (error) {
      setTrouble(`${contactTexts.failed} ${troubleText(classifyError(error))}`);
      setPhase("writing");
    }
  };
  const errorOf = (name: ContactName) => (touched.has(name) ? contactProblem(fields, name) : null);
  return {
    form,
    fields,
    phase,
    trouble,
    errorOf,
    /** Invalid fields to list, once the button was pressed. */
    wrong: attempts === 0 ? [] : wrongFields(fields).filter((name) => touched.has(name)),
    change: draft.change,
    leave: (name: ContactName) => draft.touch([name]),
    attempt,
    again: () => setPhase("writing"),
  };
}

export type Contact = ReturnType<typeof useContact>;
