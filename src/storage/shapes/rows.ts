import type { Account, Side } from "#domain/accounting/account.ts";
import { pucOfOwn } from "#domain/accounting/charts/short-charts.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Asset } from "#domain/assets/asset.ts";
import type { Attachment, AttachmentBytes } from "#domain/attachments/attachment.ts";
import type { CompanyRule } from "#domain/automation/company-rule.ts";
import type { Book } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { KardexCard, StockMonth } from "#domain/inventory/kardex.ts";
import type { StockTransfer } from "#domain/inventory/store.ts";
import type { Instant } from "#domain/kernel/clock.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { Party } from "#domain/parties/party.ts";
import type { SavedPayroll } from "#domain/payroll/calculator/saved-payroll.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import type { KeptBenefit, KeptSettlement } from "#domain/payroll/settlement/stored-payment.ts";
import type { BankExtract } from "#domain/reconciliation/bank-extract.ts";
import type { BankMatch } from "#domain/reconciliation/bank-match.ts";
import type { Recurring } from "#domain/recurring/recurring.ts";
import type { SavedAnalysis } from "#domain/statement/analysis/saved-analysis.ts";
import type { SavedStatement } from "#domain/statement/saved-statement.ts";
import type { CommandKind } from "./command-kinds.ts";

// Stored shapes. No Date (days are text, instants are numbers) and no boolean that would need an index.

/**
 * `schema`: number checked by every write transaction. `identity`: created with the database, to recognise it.
 * `last`: id of the last command that wrote here, or of the restore that replaced everything since. `restored`: id of
 * the last restore, whatever was written after it.
 */
export interface MetaRow {
  readonly key: string;
  readonly value: unknown;
}

export type CompanyRow = Company;
export type BookRow = Book;
export type FiscalProfileRow = FiscalProfile;
export type EmployeeRow = Employee;
export type PartyRow = Party;
export type ExtractRow = BankExtract;
export type MatchRow = BankMatch;
export type RecurringRow = Recurring;
export type ItemRow = InventoryItem;
export type StockMoveRow = InventoryMove;
export type StockCardRow = KardexCard;
export type StockMonthRow = StockMonth;
export type StockTransferRow = StockTransfer;
export type AssetRow = Asset;
export type RuleRow = CompanyRule;
export type AttachmentRow = Attachment;
export type AttachmentBytesRow = AttachmentBytes;
export type CalculationRow = SavedPayroll;
export type PayrollRunRow = StoredRun;
export type SettlementRow = KeptSettlement;
export type BenefitPaymentRow = KeptBenefit;
export type SavedStatementRow = SavedStatement;
export type SavedAnalysisRow = SavedAnalysis;

/** An account the user added under a PUC account, for one book. */
export interface OwnAccountRow {
  readonly bookId: BookId;
  readonly code: string;
  readonly name: string;
  readonly nature: Side;
  readonly parent: string | null;
  /** Takes no new entry; absent while it does. */
  readonly closed?: true;
}

/** An entry as stored on a page: without the book, which the page names. */
export type StoredEntry = Omit<Entry, "bookId">;

/** Up to PAGE_SIZE entries of one month, in journal order. Page 0 holds the month's drafts, unordered. */
export interface PageRow {
  readonly bookId: BookId;
  readonly month: Month;
  readonly page: number;
  readonly entries: readonly StoredEntry[];
}

/** Facts about a page that are known without reading it. */
export interface PageSummary {
  readonly page: number;
  readonly entries: number;
  readonly lines: number;
  /** Day and number of its first entry. Pages of a month do not overlap and are in this order. */
  readonly firstDate: Day;
  readonly firstNumber: number;
  /** Lowest and highest number on it. */
  readonly minNumber: number;
  readonly maxNumber: number;
}

/**
 * A summary as stored in a month's record: page, entries, lines, day of the month and number of its first entry,
 * lowest and highest number. Arrays without names, because a book of 100,000 entries has over a thousand of them and
 * every report reads the months: with names, reading took half as long again.
 */
export type StoredSummary = readonly [
  page: number,
  entries: number,
  lines: number,
  firstDay: number,
  firstNumber: number,
  minNumber: number,
  maxNumber: number,
];

/** Debits and credits of one account in one month, and the pages that use it, as a bitmap of 30-bit words. */
export interface AccountTotal {
  readonly debit: Pesos;
  readonly credit: Pesos;
  readonly pages: readonly number[];
}

/**
 * Posted entries of a month that statements read one by one, stored a second time beside its totals: they are few,
 * but would otherwise be read from as many pages. `edition`: which accounts were notable when they were chosen.
 */
export interface ItemizedEntries {
  readonly edition: number;
  /** In journal order. */
  readonly entries: readonly StoredEntry[];
}

/**
 * One account and third party in one month, by name as typed: for each day that names it the day of the month, debits
 * and credits.
 */
export type StoredPartySum = readonly [account: string, name: string, days: readonly number[]];

/** Sums of all lines that name a third party. `edition`: what was kept of them, and how. */
export interface StoredParties {
  readonly edition: number;
  /** Of the editions before texts; each has a day. */
  readonly sums?: readonly StoredPartySum[];
  /**
   * The sums as JSON, each text those of some names, in the order of their keys; empty for none. Texts, since a store
   * reads thousands of small lists some thirty times slower than as much text (ADR 0099).
   */
  readonly shards?: readonly string[];
  /**
   * Beside each text of `shards`, the entries of its sums as JSON: for each sum, in the same order, the numbers of its
   * entries, or 0 where they are too many to be told. Absent in months written before they were kept, and by code that
   * does not know them: then the days alone say where its entries are.
   */
  readonly numbers?: readonly string[];
}

/**
 * Totals of one book and month, the basis of every report. Changed only in the transaction that changes its entries.
 */
export interface MonthRow {
  readonly bookId: BookId;
  readonly month: Month;
  readonly closed: boolean;
  /** Posted entries, without void ones. */
  readonly posted: number;
  readonly drafts: number;
  readonly nextPage: number;
  readonly pages: readonly StoredSummary[];
  readonly accounts: Readonly<Record<string, AccountTotal>>;
  /**
   * Absent if there are too many, and in months written before this was stored: then they are read from the pages.
   */
  readonly notable?: ItemizedEntries;
  /** Posted entries of which a person said what they paid or collected; absent for none. */
  readonly chosen?: number;
  /** Absent in months written before this was stored: then they are read from the pages. */
  readonly parties?: StoredParties;
}

export const USAGE_KEYS = ["exports", "guided"] as const;

/** Usage counted against the plan: statements exported in `month`; all uses of the guided mode ever. */
export interface UsageRow {
  readonly key: (typeof USAGE_KEYS)[number];
  readonly month?: Month;
  readonly count: number;
}

/** What is changed as a whole record, by table. */
interface ChangedRecords {
  readonly entries: Entry;
  readonly books: Book;
  readonly companies: Company;
  readonly accounts: OwnAccountRow;
  readonly usage: UsageRow;
  readonly fiscalProfiles: FiscalProfile;
  readonly statements: SavedStatement;
  readonly analyses: SavedAnalysis;
  readonly calculations: CalculationRow;
  readonly payrollRuns: PayrollRunRow;
  readonly settlements: SettlementRow;
  readonly benefitPayments: BenefitPaymentRow;
  readonly employees: Employee;
  readonly parties: Party;
  readonly extracts: BankExtract;
  readonly matches: BankMatch;
  readonly recurrings: Recurring;
  readonly items: InventoryItem;
  readonly stockMoves: InventoryMove;
  readonly stockTransfers: StockTransfer;
  readonly assets: Asset;
  readonly rules: CompanyRule;
  readonly attachments: Attachment;
}

/** The whole record before and after; null where it did not exist. */
type RecordDetails = {
  readonly [Table in keyof ChangedRecords]: {
    readonly before: ChangedRecords[Table] | null;
    readonly after: ChangedRecords[Table] | null;
  };
};

interface ChangeDetails extends RecordDetails {
  /** Whether the month is closed. */
  readonly months: { readonly before: boolean; readonly after: boolean };
  /** Entries imported or undone together: counted, not stored twice. */
  readonly import: {
    readonly from: number;
    readonly to: number;
    /** When its entries were made: distinguishes them from others that later got one of their numbers. */
    readonly at: Instant;
    readonly undone: boolean;
  };
  /** A book laid again from its entries: what could not be read, as it was, and the numbers that could not stay. */
  readonly repair: { readonly removed: readonly unknown[]; readonly setAside: readonly number[] };
}

export type ChangeTable = keyof ChangeDetails;

/** One thing of a table that a command changed. */
export type ChangeOf<Table extends ChangeTable> = {
  readonly table: Table;
  readonly key: string;
} & ChangeDetails[Table];

export type Change = { [Table in ChangeTable]: ChangeOf<Table> }[ChangeTable];

/**
 * A command's answer: a reference to the record of one of its changes, to avoid storing it twice, or another value.
 */
export type AuditAnswer = { readonly change: number } | { readonly value: unknown };

/** One command that changed data. Append-only (I-13). */
export interface AuditRow {
  /** Assigned by the database, in commit order. */
  readonly seq?: number;
  readonly command: CommandId;
  readonly kind: CommandKind;
  readonly at: Instant;
  readonly bookId: BookId | "";
  readonly changes: readonly Change[];
  /** The command's answer, returned again for a repeated id (ST-09). */
  readonly answer: AuditAnswer;
}

/** Records of tables whose screens come later; backed up and restored unchanged. */
export interface LaterRow {
  readonly id: string;
}

/** What every table of an account's database holds. */
export interface StoredRows {
  readonly meta: MetaRow;
  readonly companies: CompanyRow;
  readonly fiscalProfiles: FiscalProfileRow;
  readonly books: BookRow;
  readonly accounts: OwnAccountRow;
  readonly pages: PageRow;
  readonly months: MonthRow;
  readonly statements: SavedStatementRow;
  readonly analyses: SavedAnalysisRow;
  readonly calculations: CalculationRow;
  readonly payrollRuns: PayrollRunRow;
  readonly settlements: SettlementRow;
  readonly benefitPayments: BenefitPaymentRow;
  readonly employees: EmployeeRow;
  readonly parties: PartyRow;
  readonly extracts: ExtractRow;
  readonly matches: MatchRow;
  readonly recurrings: RecurringRow;
  readonly items: ItemRow;
  readonly stockMoves: StockMoveRow;
  readonly stockCards: StockCardRow;
  readonly stockMonths: StockMonthRow;
  readonly stockTransfers: StockTransferRow;
  readonly assets: AssetRow;
  readonly rules: RuleRow;
  readonly attachments: AttachmentRow;
  readonly attachmentBytes: AttachmentBytesRow;
  readonly usage: UsageRow;
  readonly audit: AuditRow;
  readonly outbox: LaterRow;
}

/** @internal Tests go over all tables by name. */
export type TableName = keyof StoredRows;

export function ownAccount(row: OwnAccountRow): Account {
  return {
    code: row.code as Account["code"],
    name: row.name,
    parent: row.parent as Account["parent"],
    nature: row.nature,
    posting: true,
    puc: pucOfOwn(row.code),
    own: true,
    ...(row.closed && { closed: true }),
  };
}
