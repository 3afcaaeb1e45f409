/** A place of the application where one can go on. */
export interface KnowledgeLink {
  /** A path of this application, with its query and anchor. */
  readonly href: string;
  readonly label: string;
}

/** One answer of the assistant. */
export interface KnowledgeEntry {
  readonly id: string;
  /** As a question, since it is also offered as one. */
  readonly title: string;
  /** Words and phrases by which people ask for it. Accents, case and plurals do not matter. */
  readonly keywords: readonly string[];
  /** Two to four plain sentences. What can change says its date. */
  readonly answer: string;
  readonly link?: KnowledgeLink;
}
