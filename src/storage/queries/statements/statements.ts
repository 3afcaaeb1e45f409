import type { OverLimit } from "#domain/access/over-limit.ts";
import type { Company } from "#domain/company/company.ts";
import type { StatementId } from "#domain/kernel/ids.ts";
import { type KeyFigures, keyFigures } from "#domain/statement/analysis/key-figures.ts";
import type { SavedAnalysis } from "#domain/statement/analysis/saved-analysis.ts";
import type { SavedStatement, StatementContent } from "#domain/statement/saved-statement.ts";
import type { StatementView } from "#domain/statement/typed/typed-statement.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { statementsOverNow } from "../../engine/plan-check.ts";
import { readRow, readRows } from "../../shapes/read-row.ts";
import { savedStatementShape } from "../../shapes/records/saved-statement-shape.ts";
import { listCompanies } from "../books/books.ts";
import { whatIsOverLimit } from "../companies/companies.ts";
import { listAnalyses } from "./analyses.ts";

/** Origin of a statement, without its figures. */
type StatementOrigin =
  | { readonly kind: "typed"; readonly view: StatementView }
  | { readonly kind: "report" }
  | Extract<StatementContent, { readonly kind: "file" }>;

/** A saved statement as lists show it: everything but its table. */
export interface StatementItem extends Omit<SavedStatement, "content"> {
  readonly origin: StatementOrigin;
  /** Key figures; null if they cannot be determined. */
  readonly figures: KeyFigures | null;
}

function originOf(content: StatementContent): StatementOrigin {
  if (content.kind === "typed") return { kind: "typed", view: content.table.view };
  return content.kind === "file" ? content : { kind: "report" };
}

function itemOf(saved: SavedStatement): StatementItem {
  const { content, ...rest } = saved;
  return { ...rest, origin: originOf(content), figures: keyFigures(saved) };
}

/** Most recently saved first. */
function latestFirst(a: SavedStatement, b: SavedStatement): number {
  return b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1);
}

/** Damaged records are left out; a backup names them (BR-11). */
async function soundStatements({ db }: AppStorage): Promise<SavedStatement[]> {
  return readRows(savedStatementShape, await db.statements.toArray());
}

/** All saved statements, most recently saved first. */
export async function listStatements(storage: AppStorage): Promise<StatementItem[]> {
  return (await soundStatements(storage)).sort(latestFirst).map(itemOf);
}

/** The statement saved last; null if there is none. */
export async function lastStatement(storage: AppStorage): Promise<StatementItem | null> {
  const [last] = (await soundStatements(storage)).sort(latestFirst);
  return last ? itemOf(last) : null;
}

/** A statement with its contents, or null if it does not exist or cannot be read. */
export async function getStatement({ db }: AppStorage, id: StatementId): Promise<SavedStatement | null> {
  return readRow(savedStatementShape, await db.statements.get(id));
}

/** Statements with the data that filters and limits need. */
export interface StatementShelf {
  readonly items: readonly StatementItem[];
  readonly companies: readonly Company[];
  /** Statements over the plan's limit: they can be read, downloaded and deleted, not written to. */
  readonly over: ReadonlySet<StatementId>;
  readonly overCompanies: OverLimit["companies"];
  /** The newest saved analysis of each statement. */
  readonly analyses: ReadonlyMap<StatementId, SavedAnalysis>;
}

/** The newest analysis of each statement. */
function lastOfEach(analyses: readonly SavedAnalysis[]): ReadonlyMap<StatementId, SavedAnalysis> {
  const last = new Map<StatementId, SavedAnalysis>();
  for (const each of analyses) {
    const { subject } = each;
    if (subject.kind === "statement" && !last.has(subject.statementId)) last.set(subject.statementId, each);
  }
  return last;
}

export async function statementShelf(storage: AppStorage): Promise<StatementShelf> {
  const [items, companies, over, analyses] = await Promise.all([
    listStatements(storage),
    listCompanies(storage),
    whatIsOverLimit(storage),
    listAnalyses(storage),
  ]);
  const overStatements = await statementsOverNow(storage, storage.plan.now(), over);
  return {
    items,
    companies,
    over: overStatements,
    overCompanies: over.companies,
    analyses: lastOfEach(analyses),
  };
}
