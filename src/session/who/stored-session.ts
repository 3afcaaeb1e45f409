import { parseSession, SESSION_KEY, type SessionRecord, writeSession } from "./session-record.ts";

/** The stored user, and what this tab last saw of it: another tab, or a person, may change it at any time. */
export class StoredSession {
  readonly #local: Storage;
  #seen: string | null = null;

  constructor(local: Storage) {
    this.#local = local;
  }

  #text(): string | null {
    return this.#local.getItem(SESSION_KEY);
  }

  /** Whether it is what this tab last saw: an event about something else changes nothing. */
  isAsSeen(): boolean {
    return this.#text() === this.#seen;
  }

  /** What stands there now, without being taken notice of. */
  peek(): SessionRecord | null {
    return parseSession(this.#text());
  }

  /** What stands there now; one that is broken is removed (AU-06). */
  read(): SessionRecord | null {
    const text = this.#text();
    const record = parseSession(text);
    if (text !== null && record === null) this.#local.removeItem(SESSION_KEY);
    this.#seen = record === null ? null : text;
    return record;
  }

  write(record: SessionRecord): void {
    const text = writeSession(record);
    try {
      if (this.#text() !== text) this.#local.setItem(SESSION_KEY, text);
    } catch {
      // No room for the record: the person is signed in until this page is left.
    }
    this.#seen = this.#text();
  }

  forget(): void {
    this.#local.removeItem(SESSION_KEY);
    this.#seen = null;
  }
}
