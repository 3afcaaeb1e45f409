/** What is read at once (FE-03): far above what a month brings, and as much as a list can show. */
export const DOCUMENT_LIMITS = {
  /** Files chosen together. */
  files: 500,
  /** Documents in all of them. */
  documents: 1000,
  /** Elements of one document: an invoice of some thousand lines. */
  elements: 300_000,
  /** A document in a container, in a container. */
  containers: 2,
  /** A zip in a zip, as a mailbox puts those of several suppliers together. */
  archives: 2,
} as const;
