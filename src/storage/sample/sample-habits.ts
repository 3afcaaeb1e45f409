import type { AccountCode } from "#domain/accounting/account.ts";
import { addMonths, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { refOfMove } from "#domain/reconciliation/bank-match.ts";
import { sampleExtract } from "#domain/sample/sample-bank.ts";
import type { SampleCompany } from "#domain/sample/sample-company.ts";
import { SAMPLE_RULES, sampleRecurring } from "#domain/sample/sample-habits.ts";
import { saveRule } from "../commands/automation/save-rule.ts";
import { closeReconciliation } from "../commands/reconciliation/close-reconciliation.ts";
import { acceptMatches, type NewMatch } from "../commands/reconciliation/match-lines.ts";
import { saveExtract } from "../commands/reconciliation/save-extract.ts";
import { saveRecurring } from "../commands/recurring/save-recurring.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { readChart } from "../pages/book-work.ts";
import { readReconciliation } from "../queries/reconciliation/read-reconciliation.ts";
import { addSampleAssets } from "./sample-assets.ts";
import { extractId, matchId, recurringId, ruleId, SAMPLE_BOOK } from "./sample-ids.ts";
import { addSampleStock } from "./sample-stock.ts";
import type { SampleWriter } from "./sample-writer.ts";

const BANK = "1110" as AccountCode;
/** No month of an account has as many lines. */
const MATCHES_A_MONTH = 1000;

/** What it keeps in stock, what it owns, what repeats each month, and the rules of the company. */
export async function addHabits(
  storage: AppStorage,
  writer: SampleWriter,
  sample: SampleCompany,
  until: Day,
): Promise<void> {
  await addSampleStock(storage, writer, sample, until);
  await addSampleAssets(storage, writer, sample, until);
  const { entries } = sample;
  const loan = entries.flatMap(({ lines }) => lines).filter(({ account }) => account === "2105");
  const owed = loan.reduce((sum, { debit, credit }) => sum + credit - debit, 0);
  for (const [index, fields] of sampleRecurring(until, owed).entries()) {
    const own = { bookId: SAMPLE_BOOK, recurringId: recurringId(index + 1), version: null };
    await writer.run((id) => saveRecurring(storage, { id, ...own, fields }));
  }
  const found = await readChart(storage, SAMPLE_BOOK);
  const chart = found.ok ? found.value : null;
  if (chart === null) throw new Error("the sample has no chart");
  for (const [index, fields] of SAMPLE_RULES.entries()) {
    const own = { bookId: SAMPLE_BOOK, ruleId: ruleId(index + 1), version: null };
    await writer.run((id) => saveRule(storage, { id, ...own, fields, chart }));
  }
}

/** What the bank says of one month, as its file would, and for a reconciled one what it is in the book. */
async function addBankMonth(
  storage: AppStorage,
  writer: SampleWriter,
  { entries }: SampleCompany,
  { month, first, number }: { readonly month: Month; readonly first: Month; readonly number: number },
): Promise<void> {
  const isReconciled = month === first;
  const { moves, before } = await readReconciliation(storage, SAMPLE_BOOK, BANK, month);
  const own = moves.filter(({ date }) => monthOf(date) === month);
  const since = moves.filter(({ date }) => monthOf(date) < month && monthOf(date) >= first);
  const opening = pesos(since.reduce<number>((sum, { amount }) => sum + amount, before));
  const known = new Map(entries.map((entry) => [entry.reference, entry]));
  const { content, shown } = sampleExtract(month, own, known, opening, !isReconciled);
  const extract = { bookId: SAMPLE_BOOK, extractId: extractId(number) };
  await writer.run((id) => saveExtract(storage, { id, ...extract, account: BANK, month, content }));
  if (!isReconciled) return;
  const matches = shown.map(({ move, lines }, at): NewMatch => {
    return {
      matchId: matchId(number * MATCHES_A_MONTH + at),
      lines: lines.map((n) => ({ extractId: extract.extractId, n })),
      moves: [refOfMove(move)],
    };
  });
  await writer.run((id) => acceptMatches(storage, { id, ...extract, matches }));
  await writer.run((id) => closeReconciliation(storage, { id, ...extract }));
}

/** The month before the last is reconciled; the extract of the last one waits for a look. */
export async function addBankMonths(
  storage: AppStorage,
  writer: SampleWriter,
  sample: SampleCompany,
  until: Day,
): Promise<void> {
  const last = addMonths(monthOf(until), -1);
  const first = addMonths(last, -1);
  await addBankMonth(storage, writer, sample, { month: first, first, number: 1 });
  await addBankMonth(storage, writer, sample, { month: last, first, number: 2 });
}
