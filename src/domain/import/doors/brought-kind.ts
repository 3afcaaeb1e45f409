/** What a file that somebody brings may hold. Every kind ends in a plan of its own, from every door (IM-27). */
export const BROUGHT_KINDS = [
  "journal",
  "trial",
  "operations",
  "plain",
  "statement",
  "extract",
  "parties",
  "chart",
  "employees",
  "novelties",
  "invoices",
  "backup",
] as const;
export type BroughtKind = (typeof BROUGHT_KINDS)[number];
