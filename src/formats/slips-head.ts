/** What stands around pay slips: as one document, or each in a document of its own, packed together. */
export interface SlipsHead {
  readonly bundle: "one" | "each";
  /** Of the document: "Desprendibles de pago, noviembre de 2026". */
  readonly title: string;
  readonly company: string;
  /** At the foot: what made it, and when. */
  readonly made: string;
  /** "Página 2 de 2", on slips of more than one page. */
  readonly page: readonly [before: string, between: string];
  /** Over the columns. */
  readonly columns: readonly [concept: string, quantity: string, amount: string];
}
