import {
  STATEMENT_KINDS,
  STATEMENT_SLUGS,
  type StatementKind,
  type StatementSlug,
} from "./statement-kind.ts";

function kindNamed(name: string | undefined): StatementKind | undefined {
  return STATEMENT_KINDS.find((kind) => kind === name || STATEMENT_SLUGS[kind] === name);
}

/** The statement named in a URL, by its kind or slug; a balance sheet for any other text (spec §2). */
export function statementNamed(name: string | undefined): StatementKind {
  return kindNamed(name) ?? "balance";
}

/** The slug of the statement named in a URL; null for anything else, such as a saved statement. */
export function slugNamed(name: string): StatementSlug | null {
  const kind = kindNamed(name);
  return kind === undefined ? null : STATEMENT_SLUGS[kind];
}
