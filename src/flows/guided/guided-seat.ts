import type { ChartKind } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import type { KnowledgeEntry } from "#domain/assistant/knowledge.ts";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import type { StatementId } from "#domain/kernel/ids.ts";
import type { StatementRow } from "#domain/statement/typed/typed-statement.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";

/** A journal: what is confirmed becomes an entry of its book. */
export interface JournalSeat {
  readonly place: "simple-journal" | "complex-journal";
  readonly open: OpenBook;
  readonly readOnly: boolean;
  /** Called with the posted entry, to show it. */
  readonly onPosted: (entry: Entry) => void;
}

/** A statement workspace: what is confirmed becomes rows of its table. */
export interface WorkspaceSeat {
  readonly place: "workspace";
  /** The statement that is written: an operation in hand stays with it. */
  readonly statement: StatementId;
  /** The chart that its rows are named from. */
  readonly chart: ChartKind;
  readonly profile: FiscalProfile | null;
  /** Adds a row for each line. Returns null, or why they do not fit. */
  readonly addRows: (lines: readonly EntryLine[], chart: Chart) => string | null;
  /** Its lines, which may be asked about. */
  readonly lines: () => readonly StatementRow[];
}

/** The payroll calculator: it explains its figures, and registers nothing. */
export interface PayrollSeat {
  readonly place: "payroll";
  /** Questions about its figures, with their answers; asked when one is sent. */
  readonly facts: () => readonly KnowledgeEntry[];
}

/** What the screen under the guided panel lends to it. */
export type GuidedSeat = JournalSeat | WorkspaceSeat | PayrollSeat;
