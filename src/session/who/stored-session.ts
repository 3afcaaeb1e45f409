import { parseSession, SESSION_KEY, type SessionRecord, writeSession } from "./session-record.ts";

/** The stored user, and the version this tab last saw: another tab or the user may change it at any time. */
export class StoredSession {
  readonly #local: Storage;
  #seen: string | null = null;

  constructor(local: Storage) {
    this.#local = local;
  }

  #text(): string | null {
    return this.#local.getItem(SESSION_KEY);
  }

  /** Whether the record is unchanged since this tab last saw it: the event then concerns another key. */
  isAsSeen(): boolean {
    return this.#text() === this.#seen;
  }

  /** Reads the current record without marking it as seen. */
  peek(): SessionRecord | null {
    return parseSession(this.#text());
  }

  /** Reads the current record; a broken one is removed (AU-06). */
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
      // No room for the record: the user stays signed in until this page is left.
    }
    this.#seen = this.#text();
  }

  forget(): void {
    this.#local.removeItem(SESSION_KEY);
    this.#seen = null;
  }
}
