/** How the journal stands within another screen, without bars, plans and exports of its own (ADR 0056). */
export interface Embedding {
  /** Entries up to this number came with the book: they stay as they are, and may be reversed. */
  readonly given: number;
  readonly readOnly: boolean;
}
