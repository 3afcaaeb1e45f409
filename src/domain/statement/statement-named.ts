import { SHORT_STATEMENTS, statementOf } from "../access/workspace-ways.ts";
import type { StatementKind } from "./statement-kind.ts";

/** The statement that an address names, by its short or long name; a balance for anything else (specification §2). */
export function statementNamed(name: string | undefined): StatementKind {
  return SHORT_STATEMENTS.find((short) => short === name || statementOf(short) === name) ?? "balance";
}
