import type { OverLimit } from "#domain/access/over-limit.ts";
import type { Company } from "#domain/company/company.ts";
import { type KeyFigures, keyFigures } from "#domain/statement/analysis/key-figures.ts";
import type { SavedAnalysis } from "#domain/statement/analysis/saved-analysis.ts";
import type { SavedStatement, StatementContent, StatementId } from "#domain/statement/saved-statement.ts";
import type { StatementView } from "#domain/statement/typed/typed-statement.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { statementsOverNow } from "../../engine/plan-check.ts";
import { readRow, readRows } from "../../shapes/read-row.ts";
import { savedStatementShape } from "../../shapes/records/saved-statement-shape.ts";
import { listCompanies } from "../books/books.ts";
import { whatIsOverLimit } from "../companies/companies.ts";
import { listAnalyses } from "./analyses.ts";

/** What a statement was made of, without its figures. */
type StatementOrigin =
  | { readonly kind: "typed"; readonly view: StatementView }
  | { readonly kind: "report" }
  | Extract<StatementContent, { readonly kind: "file" }>;

/** A saved statement as lists show it: everything but its table. */
export interface StatementItem extends Omit<SavedStatement, "content"> {
  readonly origin: StatementOrigin;
  /** What it is known by; null where its figures cannot be told. */
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

/** The last saved first. */
function latestFirst(a: SavedStatement, b: SavedStatement): number {
  return b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1);
}

/** Records that cannot be trusted are left out; a backup names them (BR-11). */
async function soundStatements({ db }: AppStorage): Promise<SavedStatement[]> {
  return readRows(savedStatementShape, await db.statements.toArray());
}

/** All saved statements, the last saved first. */
export async function listStatements(storage: AppStorage): Promise<StatementItem[]> {
  return (await soundStatements(storage)).sort(latestFirst).map(itemOf);
}

/** The one saved last; null when there is none. */
export async function lastStatement(storage: AppStorage): Promise<StatementItem | null> {
  const [last] = (await soundStatements(storage)).sort(latestFirst);
  return last ? itemOf(last) : null;
}

/** A statement with its contents, or null when there is none of this id or it cannot be read. */
export async function getStatement({ db }: AppStorage, id: StatementId): Promise<SavedStatement | null> {
  return readRow(savedStatementShape, await db.statements.get(id));
}

/** Statements with what filters and limits need. */
export interface StatementShelf {
  readonly items: readonly StatementItem[];
  readonly companies: readonly Company[];
  /** What the plan no longer holds: read, downloaded and deleted, not written to. */
  readonly over: ReadonlySet<StatementId>;
  readonly overCompanies: OverLimit["companies"];
  /** The last analysis that was kept of a statement. */
  readonly analyses: ReadonlyMap<StatementId, SavedAnalysis>;
}

/** Of several analyses of one statement the last one. */
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
