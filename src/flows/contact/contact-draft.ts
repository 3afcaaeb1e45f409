import { CONTACT_NAMES, type ContactFields, EMPTY_CONTACT } from "./contact-fields.ts";

const KEY = "cuadra_contacto";

/** Parses a stored draft. Stored data is untrusted. */
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

/** The message draft. It survives a reload of its tab, and is gone when the tab closes. */
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
      // Storage is full: the text stays on the page.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Same as above.
    }
  },
} as const;
