import { isEmail } from "#domain/access/email.ts";
import { formatNumber } from "#domain/kernel/format.ts";
import { isUnseen } from "#domain/kernel/graphemes.ts";
import { contactTexts } from "./texts.ts";

/** In display and validation order. */
export const CONTACT_NAMES = ["name", "phone", "email", "message"] as const;
export type ContactName = (typeof CONTACT_NAMES)[number];
export type ContactFields = Readonly<Record<ContactName, string>>;

export const EMPTY_CONTACT: ContactFields = { name: "", phone: "", email: "", message: "" };

/** Maximum characters of each field. */
export const CONTACT_LIMITS: Readonly<Record<ContactName, number>> = {
  name: 120,
  phone: 30,
  email: 254,
  message: 2000,
};

/** Share of the limit from which the counter is shown. */
const COUNTER_FROM = 0.8;

const { problems } = contactTexts;

function missing(fields: ContactFields, name: ContactName): string | null {
  // Blank and invisible characters do not count as text.
  const isBlank = isUnseen(fields[name]);
  if (name === "name") return isBlank ? problems.noName : null;
  if (name === "message") return isBlank ? problems.noMessage : null;
  if (name === "email") return isBlank ? problems.noEmail : null;
  return null;
}

/** The field's error and how to fix it, or null. */
export function contactProblem(fields: ContactFields, name: ContactName): string | null {
  const over = fields[name].trim().length - CONTACT_LIMITS[name];
  if (over > 0) return problems.tooLong(over);
  const lack = missing(fields, name);
  if (lack !== null) return lack;
  return name === "email" && !isEmail(fields.email) ? problems.badEmail : null;
}

/** The invalid fields, in display order. */
export function wrongFields(fields: ContactFields): readonly ContactName[] {
  return CONTACT_NAMES.filter((name) => contactProblem(fields, name) !== null);
}

/** "1.700 de 2.000 caracteres" near the limit, null otherwise. */
export function contactCounter(fields: ContactFields, name: ContactName): string | null {
  const used = fields[name].trim().length;
  const most = CONTACT_LIMITS[name];
  return used < most * COUNTER_FROM ? null : contactTexts.counter(formatNumber(used), formatNumber(most));
}

/** The fields as saved: trimmed. */
export function contactBody(fields: ContactFields): Record<ContactName, string> {
  return {
    name: fields.name.trim(),
    phone: fields.phone.trim(),
    email: fields.email.trim(),
    message: fields.message.trim(),
  };
}
