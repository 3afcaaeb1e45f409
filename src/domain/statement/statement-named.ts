import { STATEMENT_KINDS, STATEMENT_SLUGS, type StatementKind } from "./statement-kind.ts";

/** The statement named in a URL, by its kind or slug; a balance sheet for any other text (spec §2). */
export function statementNamed(name: string | undefined): StatementKind {
  return STATEMENT_KINDS.find((kind) => kind === name || STATEMENT_SLUGS[kind] === name) ?? "balance";
}
