import type { CompanyId } from "#domain/kernel/ids.ts";
import { fold } from "#domain/kernel/spanish.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import type { StatementItem, StatementShelf } from "#storage/queries/statements/statements.ts";
import { savedStatementTexts as texts } from "./texts.ts";

export type KindFilter = "all" | StatementKind;

export interface StatementFilter {
  readonly words: string;
  readonly company: CompanyId | null;
  readonly kind: KindFilter;
}

/** Name of the statement's owner. */
export function companyName(shelf: Pick<StatementShelf, "companies">, id: CompanyId | null): string {
  if (id === null) return texts.noCompany;
  return shelf.companies.find((each) => each.id === id)?.name ?? texts.goneCompany;
}

function matchesWords(shelf: StatementShelf, item: StatementItem, words: string): boolean {
  const kind = STATEMENT_NAMES[item.statement];
  const text = fold(`${item.name} ${kind} ${companyName(shelf, item.companyId)}`);
  return fold(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Statements of a company and a kind whose name, kind or company contains every word. */
export function foundStatements(shelf: StatementShelf, filter: StatementFilter): StatementItem[] {
  return shelf.items.filter(
    (item) =>
      (filter.company === null || item.companyId === filter.company) &&
      (filter.kind === "all" || item.statement === filter.kind) &&
      matchesWords(shelf, item, filter.words),
  );
}

/** Statements that can be compared with another of their kind: those with figures. */
export function comparable({ items }: Pick<StatementShelf, "items">): StatementItem[] {
  const read = items.filter(({ origin }) => origin.kind !== "file");
  return read.filter((item) => read.some((each) => each !== item && each.statement === item.statement));
}
