import Dexie, { type DBCore, type Middleware, type Table } from "dexie";
import type {
  AssetRow,
  AttachmentBytesRow,
  AttachmentRow,
  AuditRow,
  BenefitPaymentRow,
  BookRow,
  CalculationRow,
  CompanyRow,
  EmployeeRow,
  ExtractRow,
  FiscalProfileRow,
  ItemRow,
  LaterRow,
  MatchRow,
  MetaRow,
  MonthRow,
  OwnAccountRow,
  PageRow,
  PartyRow,
  PayrollRunRow,
  RecurringRow,
  RuleRow,
  SavedAnalysisRow,
  SavedStatementRow,
  SettlementRow,
  StockCardRow,
  StockMonthRow,
  StockMoveRow,
  StockTransferRow,
  UsageRow,
} from "../shapes/rows.ts";
import { VERSIONS } from "../versions/index.ts";
import type { SchemaVersion } from "../versions/version.ts";
import { watchReads } from "./watch-reads.ts";

export interface DatabaseOptions {
  /** Another schema history, for upgrade tests. */
  readonly versions?: readonly SchemaVersion[];
  /** Inserted between Dexie and IndexedDB, for tests that make a write fail. */
  readonly middleware?: Middleware<DBCore>;
}

/** One account's database. Opened only by `openAccountDatabase`, written only by commands. */
export class CuadraDatabase extends Dexie {
  declare readonly meta: Table<MetaRow, string>;
  declare readonly companies: Table<CompanyRow, string>;
  declare readonly fiscalProfiles: Table<FiscalProfileRow, string>;
  declare readonly books: Table<BookRow, string>;
  declare readonly accounts: Table<OwnAccountRow, [string, string]>;
  declare readonly pages: Table<PageRow, [string, string, number]>;
  declare readonly months: Table<MonthRow, [string, string]>;
  declare readonly statements: Table<SavedStatementRow, string>;
  declare readonly analyses: Table<SavedAnalysisRow, string>;
  declare readonly calculations: Table<CalculationRow, string>;
  declare readonly payrollRuns: Table<PayrollRunRow, string>;
  declare readonly settlements: Table<SettlementRow, string>;
  declare readonly benefitPayments: Table<BenefitPaymentRow, string>;
  declare readonly employees: Table<EmployeeRow, string>;
  declare readonly parties: Table<PartyRow, string>;
  declare readonly extracts: Table<ExtractRow, string>;
  declare readonly matches: Table<MatchRow, string>;
  declare readonly recurrings: Table<RecurringRow, string>;
  declare readonly items: Table<ItemRow, string>;
  declare readonly stockMoves: Table<StockMoveRow, string>;
  declare readonly stockCards: Table<StockCardRow, [string, string, number]>;
  declare readonly stockMonths: Table<StockMonthRow, [string, string]>;
  declare readonly stockTransfers: Table<StockTransferRow, string>;
  declare readonly assets: Table<AssetRow, string>;
  declare readonly rules: Table<RuleRow, string>;
  declare readonly attachments: Table<AttachmentRow, string>;
  declare readonly attachmentBytes: Table<AttachmentBytesRow, string>;
  declare readonly usage: Table<UsageRow, string>;
  declare readonly audit: Table<AuditRow, number, AuditRow>;
  declare readonly outbox: Table<LaterRow, string>;

  constructor(name: string, options: DatabaseOptions = {}) {
    // autoOpen off: with it, Dexie silently recreates a deleted database, and old code reopens a newer one.
    super(name, { autoOpen: false, cache: "immutable", chromeTransactionDurability: "strict" });
    for (const version of options.versions ?? VERSIONS) {
      const step = this.version(version.number).stores(version.stores as Record<string, string>);
      if (version.upgrade) step.upgrade(version.upgrade);
    }
    this.use(watchReads);
    if (options.middleware) this.use(options.middleware);
  }
}
