/** Everything around pay slips, exported as one document or as an archive with a document for each. */
export interface SlipsHead {
  readonly bundle: "one" | "each";
  /** Title of the document: "Desprendibles de pago, noviembre de 2026". */
  readonly title: string;
  readonly company: string;
  /** "Página 2 de 2", on slips with more than one page. */
  readonly page: readonly [before: string, between: string];
  /** Column heads. */
  readonly columns: readonly [concept: string, quantity: string, amount: string];
}
