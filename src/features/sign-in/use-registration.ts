import { useState } from "react";
import { isEmail } from "#domain/access/email.ts";
import { troubleText } from "#session/notices/trouble-texts.ts";
import { session } from "#session/who/session.ts";
import type { SignInRefusal } from "#session/who/session-state.ts";
import { signInTexts } from "./texts.ts";
import { useBringFiles } from "./use-bring-files.ts";

const texts = signInTexts.register;

export interface RegistrationFields {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirm: string;
  readonly accepted: boolean;
}

export type TextName = "name" | "email" | "password" | "confirm";

const EMPTY: RegistrationFields = { name: "", email: "", password: "", confirm: "", accepted: false };
const UNTOUCHED: Readonly<Record<TextName, boolean>> = {
  name: false,
  email: false,
  password: false,
  confirm: false,
};

/** The first missing part, in the order of the fields; null if the account can be created. */
export function missingPart(fields: RegistrationFields): string | null {
  if (fields.name.trim() === "") return texts.missing.name;
  if (!isEmail(fields.email)) return texts.missing.email;
  if (fields.password === "") return texts.missing.password;
  if (fields.confirm === "") return texts.missing.confirm;
  if (fields.confirm !== fields.password) return texts.missing.match;
  return fields.accepted ? null : texts.missing.terms;
}

/** Error of a field that has been left. */
export function fieldError(fields: RegistrationFields, name: TextName): string | null {
  if (name === "name") return fields.name.trim() === "" ? texts.noName : null;
  if (name === "email") return isEmail(fields.email) ? null : signInTexts.badEmail;
  if (name === "password") return fields.password === "" ? signInTexts.noPassword : null;
  return fields.confirm !== "" && fields.confirm !== fields.password ? texts.mismatch : null;
}

/** State of the registration form. */
export function useRegistration() {
  const [fields, setFields] = useState(EMPTY);
  const [left, setLeft] = useState(UNTOUCHED);
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const [busy, setBusy] = useState(false);
  const missing = missingPart(fields);
  const bringFiles = useBringFiles();
  const change = (part: Partial<RegistrationFields>): void => {
    setFields((before) => ({ ...before, ...part }));
    setRefusal(null);
  };
  const attempt = async (): Promise<void> => {
    if (busy || missing !== null) return;
    setBusy(true);
    const answer = await session.register(fields);
    // On success the guard of this route redirects to the dashboard.
    if (answer.ok) return void bringFiles(answer.value.id);
    setBusy(false);
    setRefusal(answer.error);
  };
  const errorOf = (name: TextName): string | null => {
    if (name === "email" && refusal?.kind === "taken") return texts.taken;
    return left[name] ? fieldError(fields, name) : null;
  };
  return {
    fields,
    busy,
    missing,
    trouble: refusal?.kind === "storage" ? troubleText(refusal.trouble) : null,
    change,
    leave: (name: TextName) => setLeft((before) => ({ ...before, [name]: true })),
    errorOf,
    attempt,
  };
}
