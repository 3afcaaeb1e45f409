/** What a question may ask the sum of. */
export interface AskedSubject {
  readonly name: string;
  /** Beginnings of PUC codes. */
  readonly puc: readonly string[];
  /** What is left at a day, or what moved in a period. */
  readonly kind: "balance" | "flow";
  /** Of a flow, only one side: what was paid of a debt. Both by default. */
  readonly side?: "debit" | "credit";
  /** The answer that says more of it while no period is named. */
  readonly told?: string;
  /** Groups that are told one by one, with their sum. */
  readonly parts?: readonly { readonly name: string; readonly puc: string }[];
  /** Named beside others of its kind, it is summed with them: "luz y agua". */
  readonly isPart?: true;
  /** Where no period is named, all that the books hold of it is told beside this year: "cuánto he sacado". */
  readonly isSinceEver?: true;
  /** Of a sum of several that were named together, each. */
  readonly together?: readonly AskedSubject[];
  /** Where it is owed while it is not paid: "cuánto le debo a los empleados". */
  readonly owed?: { readonly name: string; readonly puc: readonly string[] };
  /** Of its accounts a period is told as what moved in it (taxes). */
  readonly movesByPeriod?: true;
}

/** What a question may ask the sum of, with the words that name it. */
export interface SubjectWords extends AskedSubject {
  /** Words that name it, between spaces; the first row that a question says is read first. */
  readonly words: string;
}
