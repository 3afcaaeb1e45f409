import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Company } from "#domain/company/company.ts";
import type { CompanyId, StatementId } from "#domain/kernel/ids.ts";
import type { AnalysisSubject } from "#domain/statement/analysis/saved-analysis.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import { getCompany, listCompanies } from "#storage/queries/books/books.ts";
import { selectedCompany } from "#storage/queries/companies/companies.ts";
import { type CompanyCard, companyCard } from "#storage/queries/companies/company-figures.ts";
import { type CompanyMonths, companyMonths } from "#storage/queries/companies/company-months.ts";
import { getStatement, listStatements, type StatementItem } from "#storage/queries/statements/statements.ts";
import { watchSignals } from "#storage/queries/watching/watch-signals.ts";
import { type Analysis, companyAnalysis, statementAnalysis } from "./analysis-model.ts";
import type { Watched } from "./watching/watch-section.tsx";

/** Subject in the address; if neither is given, a default is chosen. */
export interface AnalysisSearch {
  readonly empresa?: CompanyId;
  readonly estado?: StatementId;
}

export type FoundAnalysis =
  | { readonly kind: "ready"; readonly analysis: Analysis; readonly months?: CompanyMonths }
  /** A company without figures. */
  | { readonly kind: "no-figures"; readonly card: CompanyCard }
  | { readonly kind: "file" }
  | { readonly kind: "unreadable" }
  /** This account has no such id (AU-12). */
  | { readonly kind: "unknown" }
  /** The account has neither a company nor a statement. */
  | { readonly kind: "nothing" };

export interface AnalysisChoices {
  readonly companies: readonly Company[];
  readonly statements: readonly StatementItem[];
}

interface Read {
  readonly found: FoundAnalysis;
  readonly subject: AnalysisSubject | null;
  readonly choices: AnalysisChoices;
  /** Chart used to name the lines. */
  readonly puc: Chart;
  /** What the books of a company signal; null for a statement. */
  readonly watched: Watched | null;
}

/** What the books signal, after their figures: both are shown at once, so that nothing moves. */
async function watch(storage: AppStorage, found: FoundAnalysis): Promise<Watched | null> {
  if (found.kind !== "ready" || found.months === undefined) return null;
  const { company, books, cutOff } = found.months;
  if (cutOff === null) return null;
  return { company, books, cutOff, signals: await watchSignals(storage, found.months) };
}

async function findCompany(storage: AppStorage, id: CompanyId): Promise<FoundAnalysis> {
  const months = await companyMonths(storage, id);
  if (months === null) return { kind: "unknown" };
  const analysis = companyAnalysis(months);
  if (analysis !== null) return { kind: "ready", analysis, months };
  const card = await companyCard(storage, id);
  return card === null ? { kind: "unknown" } : { kind: "no-figures", card };
}

/** False for a workbook, whose contents have not been read. */
function isReadable({ origin }: StatementItem): boolean {
  return origin.kind !== "file";
}

async function findStatement(storage: AppStorage, id: StatementId): Promise<FoundAnalysis> {
  const statement = await getStatement(storage, id);
  if (statement === null) return { kind: "unknown" };
  const { content, companyId } = statement;
  if (content.kind === "file") return { kind: "file" };
  const company = companyId === null ? null : await getCompany(storage, companyId);
  const items = await listStatements(storage);
  const same = items.filter((each) => isReadable(each) && each.statement === statement.statement);
  const others = await Promise.all(same.map((each) => getStatement(storage, each.id)));
  const known = others.filter((each) => each !== null);
  const analysis = statementAnalysis(statement, company, known);
  return analysis === null ? { kind: "unreadable" } : { kind: "ready", analysis };
}

/** Default subject without one in the address: the active company, else the last saved statement. */
async function firstSubject(storage: AppStorage, choices: AnalysisChoices): Promise<AnalysisSubject | null> {
  const active = await selectedCompany(storage);
  if (active !== null) return { kind: "company", companyId: active.id };
  const [last] = choices.statements;
  return last ? { kind: "statement", statementId: last.id } : null;
}

function askedSubject({ empresa, estado }: AnalysisSearch): AnalysisSubject | null {
  if (estado !== undefined) return { kind: "statement", statementId: estado };
  return empresa === undefined ? null : { kind: "company", companyId: empresa };
}

export async function findAnalysis(storage: AppStorage, subject: AnalysisSubject): Promise<FoundAnalysis> {
  return subject.kind === "company"
    ? findCompany(storage, subject.companyId)
    : findStatement(storage, subject.statementId);
}

async function read(storage: AppStorage, search: AnalysisSearch): Promise<Read> {
  const [companies, items, puc] = await Promise.all([
    listCompanies(storage),
    listStatements(storage),
    loadChart("puc"),
  ]);
  const choices = { companies, statements: items.filter(isReadable) };
  const subject = askedSubject(search) ?? (await firstSubject(storage, choices));
  const found: FoundAnalysis = subject === null ? { kind: "nothing" } : await findAnalysis(storage, subject);
  return { found, subject, choices, puc, watched: await watch(storage, found) };
}

/** The subject of the address with its live figures, and the other available subjects. */
export function useAnalysis(search: AnalysisSearch): Loadable<Read> {
  const storage = useStorage();
  return useQuery(() => read(storage, search), [storage, search.empresa, search.estado]);
}
