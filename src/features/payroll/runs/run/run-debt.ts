import { asPosted, openLiabilities, runLiabilities } from "#domain/payroll/payment/liabilities.ts";
import { runEntry } from "#domain/payroll/run/run-entry.ts";
import type { Debt } from "../../payments/pay-dialog.tsx";
import { actionTexts as texts } from "../action-texts.ts";
import { periodWords } from "../period-words.ts";
import type { RunView } from "./use-run.ts";

/** What a posted run left owed, with what was paid of it; null before its entry counts. */
export function runDebt({ open: { run, entry, payments }, figures }: RunView): Debt | null {
  if (run.posting === null || !entry?.counts || !figures.run.ok) return null;
  const computed = figures.run.value;
  const counting = payments.filter(({ counts }) => counts);
  return {
    debtor: { what: "run", id: run.id },
    version: run.version,
    companyId: run.companyId,
    bookId: run.posting.bookId,
    open: openLiabilities(asPosted(runLiabilities(computed), entry.lines), counting),
    name: texts.runOf(periodWords(run.period)),
    reference: runEntry(computed).reference,
  };
}
