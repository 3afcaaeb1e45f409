import { lastDay } from "../../kernel/calendar-day.ts";
import type { Month } from "../../kernel/day.ts";
import { guessColumns } from "../pasted/pasted-columns.ts";
import { type FileSheet, plainCell, type SheetBook, type SheetRow } from "../table/sheet.ts";
import { monthSaid, titlePeriod } from "../table/title-period.ts";
import {
  type Bank,
  type BankColumns,
  type BankUse,
  bankColumns,
  bankNamed,
  missingBankUses,
} from "./bank-columns.ts";
import { bareColumns } from "./bare-extract.ts";

/** A sheet as an extract: of which bank, and its columns. `isSure`: a heading names them. */
export interface FoundExtract {
  readonly bank: Bank | null;
  readonly columns: BankColumns;
  /** That of the days that say none: the one of its titles or its name, else the one that it is read for. */
  readonly month: Month;
  readonly isSure: boolean;
}

/** Rows that say what the columns of a sheet without a heading hold. */
const LOOKED_AT = 400;

function byContent(rows: readonly SheetRow[], month: Month): BankColumns {
  const some = rows.slice(0, LOOKED_AT);
  const { uses, skipped } = guessColumns(
    some.map(({ cells }) => cells.map(plainCell)),
    lastDay(month),
  );
  const heading = some[skipped - 1]?.row ?? 0;
  return { uses: uses as readonly BankUse[], heading };
}

/** How the rows of a sheet are read as an extract; what is not sure is asked of the person, who sees the guess. */
export function foundExtract(name: string, rows: readonly SheetRow[], month: Month): FoundExtract {
  const named = bankColumns(rows) ?? bareColumns(rows, lastDay(month));
  const columns = named ?? byContent(rows, month);
  const titles = rows.filter(({ row }) => row <= columns.heading);
  const said = monthSaid(titlePeriod(titles, [name], lastDay(month)));
  return {
    month: said ?? month,
    bank: bankNamed(name, titles),
    columns,
    isSure: named !== null && missingBankUses(columns.uses).length === 0,
  };
}

/** The sheet of a workbook that holds the extract: shown before hidden, with a heading before without, longer first. */
export function extractSheet({ sheets }: SheetBook): number {
  const weight = ({ hidden, rows }: FileSheet) =>
    (hidden ? 0 : 2_000_000) + (bankColumns(rows) === null ? 0 : 1_000_000) + rows.length;
  const best = Math.max(...sheets.map(weight));
  return sheets.findIndex((sheet) => weight(sheet) === best);
}
