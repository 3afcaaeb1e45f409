import { SHORT_STATEMENTS, statementOf } from "../access/workspace-ways.ts";
import type { StatementKind } from "./statement-kind.ts";

/** The statement named in a URL, by its short or long name; a balance sheet for any other text (spec §2). */
export function statementNamed(name: string | undefined): StatementKind {
  return SHORT_STATEMENTS.find((short) => short === name || statementOf(short) === name) ?? "balance";
}
