import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { type BankUse, missingBankUses } from "#domain/import/bank/bank-columns.ts";
import { extractSheet, foundExtract } from "#domain/import/bank/find-extract.ts";
import { isLoan } from "#domain/import/bank/loan-extract.ts";
import { type ExtractReading, pastedRows, readExtract } from "#domain/import/bank/read-extract.ts";
import { plainCell, type SheetRow } from "#domain/import/table/sheet.ts";
import type { Month } from "#domain/kernel/day.ts";
import {
  type ExtractRefusal,
  type MonthOfExtract,
  monthOfExtract,
} from "#domain/reconciliation/bank-extract.ts";
import { useTableFile } from "#flows/table-file/use-table-file.ts";

/** Columns that are asked for; an extract has fewer. */
const MOST_COLUMNS = 15;

interface ColumnChoice {
  readonly at: number;
  readonly sample: string;
  readonly use: BankUse;
}

interface ReadExtract {
  readonly reading: ExtractReading;
  readonly month: MonthOfExtract | ExtractRefusal;
  readonly bank: string;
}

interface ExtractColumns {
  readonly columns: readonly ColumnChoice[];
  /** The columns are asked for: no heading named them, or the person changes them. */
  readonly asks: boolean;
  /** Null until a day and an amount are named. */
  readonly read: ReadExtract | null;
}

function columnsOf(
  rows: readonly SheetRow[],
  heading: number,
  uses: readonly BankUse[],
): readonly ColumnChoice[] {
  const first = rows.find(({ row }) => row > heading)?.cells ?? [];
  const width = Math.min(MOST_COLUMNS, Math.max(uses.length, first.length));
  return Array.from({ length: width }, (_, at) => ({
    at,
    sample: plainCell(first[at]).slice(0, 40),
    use: uses[at] ?? "none",
  }));
}

/** What a chosen file or a pasted text says of a month, with the columns as the person named them. */
export function useExtractReading(month: Month, given: File | null, onProblem: (why: string) => void) {
  const [pasted, setPasted] = useState("");
  const [uses, setUses] = useState<ReadonlyMap<number, BankUse>>(new Map());
  const file = useTableFile({ choose: extractSheet, onProblem, onReady: () => setUses(new Map()) });
  const take = useEffectEvent((one: File) => void file.take(one));
  useEffect(() => {
    if (given !== null) take(given);
  }, [given]);
  const name = file.state.kind === "ready" ? file.state.name : "";
  const rows = useMemo(() => file.sheet?.rows ?? pastedRows(pasted), [file.sheet, pasted]);
  const found: ExtractColumns | null = useMemo(() => {
    if (rows.length === 0) return null;
    const { bank, columns, isSure, month: said } = foundExtract(name, rows, month);
    const choices = columnsOf(rows, columns.heading, columns.uses).map((each) => ({
      ...each,
      use: uses.get(each.at) ?? each.use,
    }));
    const named = choices.map(({ use }) => use);
    const isOfLoan = isLoan(rows, columns.heading);
    const asks = !isOfLoan && (!isSure || uses.size > 0);
    if (missingBankUses(named).length > 0 && !isOfLoan) return { columns: choices, asks, read: null };
    const reading = readExtract(rows, { uses: named, heading: columns.heading }, said);
    const read = { reading, bank: bank ?? "", month: monthOfExtract(reading, month, bank ?? "") };
    return { columns: choices, asks, read };
  }, [name, rows, month, uses]);
  return {
    file,
    pasted,
    found,
    paste: (text: string) => {
      setUses(new Map());
      setPasted(text);
    },
    name: (at: number, use: BankUse) => setUses((now) => new Map(now).set(at, use)),
  };
}
