import type { Day } from "../../kernel/day.ts";
import { readPlain } from "../plain/read-plain.ts";
import type { FileSheet } from "../table/sheet.ts";
import type { SaidPeriod } from "../values/period-in-words.ts";
import type { RawReading } from "./raw-entries.ts";
import { readJournal } from "./read-journal.ts";
import { readOperations } from "./read-operations.ts";
import { readTrial } from "./read-trial.ts";
import { readVouchers } from "./read-vouchers.ts";
import type { TableLayout } from "./recognise.ts";

/** How the rows of a sheet are to be read. */
export interface TableOrder {
  readonly layout: TableLayout;
  readonly today: Day;
  /** The period that the titles speak of. */
  readonly said: SaidPeriod | null;
  /** The day of the balances of a trial balance. */
  readonly openingDay: Day;
}

/** The entries of a sheet as its rows say them, by what it holds. */
export function readBookTable({ rows }: Pick<FileSheet, "rows">, order: TableOrder): RawReading {
  const { layout, today, said, openingDay } = order;
  if (layout.kind === "trial") return readTrial(rows, layout, openingDay, today);
  if (layout.kind === "plain") return readPlain(rows, today);
  if (layout.kind === "operations") return readOperations(rows, layout, today, said);
  if (layout.kind === "vouchers") return readVouchers(rows, layout, today);
  return readJournal(rows, layout, today, said);
}
