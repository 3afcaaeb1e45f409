/** A page of the application to continue on. */
export interface KnowledgeLink {
  /** A path of this application, with query and anchor. */
  readonly href: string;
  readonly label: string;
}

/** One answer of the assistant. */
export interface KnowledgeEntry {
  readonly id: string;
  /** Phrased as a question, because it is also offered as a suggestion. */
  readonly title: string;
  /** Words and phrases people use to ask for it. Accents, case and plurals are ignored. */
  readonly keywords: readonly string[];
  /** Two to four plain sentences. Facts that can change state their date. */
  readonly answer: string;
  readonly link?: KnowledgeLink;
  /** The term of the glossary that it explains. */
  readonly term?: string;
  /** Its example is an entry to practise. */
  readonly drills?: boolean;
}
