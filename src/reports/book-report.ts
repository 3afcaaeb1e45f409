import type { Account, AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Balances } from "#domain/accounting/ledger/balances.ts";
import type { TrialLevel } from "#domain/accounting/ledger/trial-level.ts";
import type { Book } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Report } from "#domain/report/report.ts";
import type { MonthsInUse, Period } from "#domain/report/report-period.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { NamedParty } from "#storage/queries/parties/named-parties.ts";

/** The book that a report is of. */
export interface ReportBook {
  readonly book: Book;
  readonly company: Company | null;
  /** With the book's own sub-accounts. */
  readonly chart: Chart;
}

/** What the address of a report says; a part that is absent takes its default. */
export interface ReportSearch {
  readonly book?: BookId;
  readonly cuenta?: AccountCode;
  /** A third party as lists name it: the id of its record, or the key of a name without one. */
  readonly tercero?: string;
  readonly periodo?: Month;
  readonly desde?: Day;
  readonly hasta?: Day;
  readonly nivel?: TrialLevel;
  /** Accounts without balance or movement too. */
  readonly ceros?: true;
  /** The number of an entry that is to be repeated each month. */
  readonly repetir?: number;
}

/**
 * What a person chooses for a report, in the order of its toolbar. `account`: one account. `party`: one third party, or
 * all. `days`: a first and a last
 * day. `months`: a first and a last month, whole. `month`: one month, or days of one's own. `level`: how many digits of
 * the code a row keeps. `zeros`: whether accounts in zero are listed.
 */
export type ReportParameter = "account" | "party" | "days" | "months" | "month" | "level" | "zeros";

/** The account of a report that has the parameter `account`. */
export interface AccountChoice {
  /** Null when the chart has no account of the code asked for. */
  readonly chosen: Account | null;
  /** Balances of every account that ever had a movement. */
  readonly balances: Balances;
  /** Without an account the report is of all of them. */
  readonly optional?: true;
}

/** The third party of a report that has the parameter `party`. */
export interface PartyChoice {
  /** Null: the report is of all of them. */
  readonly chosen: NamedParty | null;
  /** Everybody to choose from, by name: asked for when somebody chooses, since it reads the names of the whole book. */
  readonly all: () => Promise<readonly NamedParty[]>;
  /** The address asks for one that the book does not have. */
  readonly unknown: boolean;
}

/** A report with everything that its toolbar shows. */
export interface MadeReport {
  readonly today: Day;
  readonly used: MonthsInUse;
  /** As asked for. */
  readonly period: Period;
  /** The last day of the period that its figures cover. */
  readonly cutoff: Day;
  readonly account?: AccountChoice;
  readonly party?: PartyChoice;
  /** Null while there is nothing to show. */
  readonly report: Report | null;
}

/** Reads what a report needs and builds it. Throws when the store cannot be read. */
export type MakeReport<T extends MadeReport = MadeReport> = (
  storage: AppStorage,
  open: ReportBook,
  search: ReportSearch,
) => Promise<T>;

/** The file of a report's query: it exports its maker and no other value (`makerIn`). */
export type MakerFile = Readonly<Record<string, MakeReport>>;

/**
 * A report of a book as a value. Its tab, its address, its entry in the palette and in the journal's menu, its screen
 * and its files follow from it (`reports.ts`).
 */
export interface BookReport {
  readonly id: string;
  /** The last part of its address. Never changes: people keep addresses. */
  readonly path: string;
  readonly title: string;
  /** What else the palette finds it by, without accents; the words of the title need not be said again. */
  readonly words: string;
  readonly parameters: readonly ReportParameter[];
  /**
   * The file of its query and builder, fetched when it is first opened: the list of reports loads with the first page,
   * which would grow by each name that is taken out of the file here.
   */
  readonly load: () => Promise<MakerFile>;
}
