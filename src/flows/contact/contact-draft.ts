import { CONTACT_NAMES, type ContactFields, EMPTY_CONTACT } from "./contact-fields.ts";

const KEY = "cuadra_contacto";

/** What stands there is unknown: anybody may have written it. */
export function readContactDraft(stored: string | null): ContactFields {
  if (stored === null) return EMPTY_CONTACT;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== "object" || value === null) return EMPTY_CONTACT;
    const parts = value as Record<string, unknown>;
    const texts = CONTACT_NAMES.map((name) => [name, typeof parts[name] === "string" ? parts[name] : ""]);
    return { ...EMPTY_CONTACT, ...Object.fromEntries(texts) };
  } catch {
    return EMPTY_CONTACT;
  }
}

/** The message being written survives a reload of its tab, and no longer. */
export const contactDraft = {
  read(): ContactFields {
    try {
      return readContactDraft(sessionStorage.getItem(KEY));
    } catch {
      return EMPTY_CONTACT;
    }
  },
  keep(fields: ContactFields): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(fields));
    } catch {
      // Without room the text is still on the page.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // As above.
    }
  },
} as const;
