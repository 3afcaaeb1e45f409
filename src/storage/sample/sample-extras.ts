import type { FiscalContent } from "#domain/fiscal/fiscal-profile.ts";
import { lastDay, monthOf, monthsBetween, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { SampleCompany } from "#domain/sample/sample-company.ts";
import { SAMPLE_PARTIES } from "#domain/sample/sample-parties.data.ts";
import { contractIn, PEOPLE } from "#domain/sample/sample-people.data.ts";
import { companyPeriods } from "#domain/statement/analysis/company-periods.ts";
import { savedRatiosOf } from "#domain/statement/analysis/ratios.ts";
import { periodInWords } from "#domain/statement/books/column-heading.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { PLAIN_LOOK, statementReport } from "#domain/statement/books/statement-report.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import { closeMonth } from "../commands/books/close-month.ts";
import { createFiscalProfile } from "../commands/fiscal/save-fiscal-profile.ts";
import { recordParty } from "../commands/parties/record-party.ts";
import { saveEmployee } from "../commands/payroll/employees.ts";
import { saveAnalysis } from "../commands/statements/save-analysis.ts";
import { saveStatement } from "../commands/statements/save-statement.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { companyMonths } from "../queries/companies/company-months.ts";
import { statementFigures } from "../queries/statements/statement-figures.ts";
import {
  COMPLETE,
  partyId,
  retentionId,
  SAMPLE_ANALYSIS,
  SAMPLE_BOOK,
  SAMPLE_COMPANY,
  SAMPLE_PROFILE,
  statementId,
} from "./sample-ids.ts";
import type { SampleWriter } from "./sample-writer.ts";

/** What the shop withholds from its suppliers (ET arts. 392, 395 and 401; Acuerdo 65 de 2002 of Bogotá). */
const PROFILE: FiscalContent = {
  name: "Perfil de la ferretería",
  regime: "common",
  flags: { vatResponsible: true, simple: false, largeTaxpayer: false, selfWithholder: false, filer: true },
  vatSettings: { enabled: true, rate: 19, accountCode: "2408" },
  retentions: [
    { name: "Compras", rate: 2.5, accountCode: "236540" },
    { name: "Servicios", rate: 4, accountCode: "236525" },
    { name: "Arrendamientos", rate: 3.5, accountCode: "236530" },
    { name: "Honorarios", rate: 11, accountCode: "236515" },
  ].map((each, index) => ({ ...each, id: retentionId(index + 1), type: "income", enabled: true })),
};

/** The company's fiscal profile and its employees, with their contracts of the last year. */
export async function addProfileAndPeople(
  storage: AppStorage,
  writer: SampleWriter,
  until: Day,
): Promise<void> {
  const scope = { kind: "company", companyId: SAMPLE_COMPANY } as const;
  await writer.run((id) =>
    createFiscalProfile(storage, { id, profileId: SAMPLE_PROFILE, content: PROFILE, scope }),
  );
  for (const person of PEOPLE) {
    const { id: _, ...contract } = contractIn(person, yearOf(until));
    const { position, eps, pensionFund } = person;
    const fields = { contract, position, eps, pensionFund };
    const places = { employeeId: person.id, companyId: SAMPLE_COMPANY, version: null };
    await writer.run((id) => saveEmployee(storage, { id, ...places, fields }));
  }
}

/** Its customers, suppliers and workers. */
export async function recordParties(storage: AppStorage, writer: SampleWriter): Promise<void> {
  for (const [index, fields] of SAMPLE_PARTIES.entries()) {
    const record = { bookId: SAMPLE_BOOK, partyId: partyId(index + 1), fields, version: null };
    await writer.run((id) => recordParty(storage, { id, ...record }));
  }
}

/** The balance and the result of the last whole year, as they were signed. */
export async function saveLastStatements(
  storage: AppStorage,
  writer: SampleWriter,
  until: Day,
): Promise<void> {
  const year = yearOf(until) - 1;
  const period = { from: `${year}-01-01` as Day, to: lastDay(`${year}-12` as Month) };
  const kinds = ["balance", "income"] as const;
  const figures = await statementFigures(storage, {
    books: [SAMPLE_BOOK],
    periods: [period],
    statements: kinds,
  });
  const company = await storage.db.companies.get(SAMPLE_COMPANY);
  if (figures === null || company === undefined) return;
  for (const [index, statement] of kinds.entries()) {
    const head = { subtitle: company.name, period: periodInWords(statement, [period]) };
    const report = statementReport(makeStatement(statement, figures, "indirect"), head, PLAIN_LOOK);
    const saved = {
      statementId: statementId(index + 1),
      origin: "dashboard",
      name: `${STATEMENT_NAMES[statement]} ${year}`,
      statement,
      companyId: SAMPLE_COMPANY,
      date: period.to,
      content: { kind: "report", report },
    } as const;
    await writer.run((id) => saveStatement(storage, { id, ...saved }));
  }
}

/** An analysis of today's figures, to be opened beside those of later: the last command of the sample. */
export async function saveSampleAnalysis(storage: AppStorage, writer: SampleWriter): Promise<void> {
  const found = await companyMonths(storage, SAMPLE_COMPANY);
  const last = found?.months.at(-1)?.month;
  if (!found || last === undefined || found.cutOff === null) throw new Error("the sample has no figures");
  const { now, opening } = companyPeriods(found.months, last, found.cutOff);
  const analysis = {
    analysisId: SAMPLE_ANALYSIS,
    statementName: found.company.name,
    subject: { kind: "company", companyId: SAMPLE_COMPANY },
    ratios: savedRatiosOf({ now: now.figures, opening, days: now.days }),
    cutOff: now.cutOff,
  } as const;
  await writer.run((id) => saveAnalysis(storage, { id, ...analysis }), COMPLETE);
}

export async function closeMonths(
  storage: AppStorage,
  writer: SampleWriter,
  { book, closedThrough }: Pick<SampleCompany, "book" | "closedThrough">,
): Promise<void> {
  for (const month of monthsBetween(monthOf(book.start), closedThrough))
    await writer.run((id) => closeMonth(storage, { id, bookId: SAMPLE_BOOK, month }));
}
