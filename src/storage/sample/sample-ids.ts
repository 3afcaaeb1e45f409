import {
  type BenefitPaymentId,
  type BookId,
  type CommandId,
  type CompanyId,
  makeId,
  type PayrollRunId,
} from "#domain/kernel/ids.ts";
import type { SampleDebtor } from "#domain/sample/sample-act.ts";

// The sample's ids are fixed: two tabs that create it at once, or a creation continued after an interruption, repeat
// the same commands and so create it once. A sample that is made otherwise has another version, whose ids differ.
const VERSION = 6;
const bytes = new Uint8Array(10);
bytes[9] = VERSION;

export const commandId = (count: number): CommandId => makeId("command", count, bytes);
export const SAMPLE_COMPANY: CompanyId = makeId("company", 1, bytes);
export const SAMPLE_BOOK: BookId = makeId("book", 1, bytes);
export const SAMPLE_PROFILE = makeId("fiscalProfile", 1, bytes);
export const retentionId = (count: number) => makeId("retention", count, bytes);
export const partyId = (count: number) => makeId("party", count, bytes);
export const statementId = (count: number) => makeId("statement", count, bytes);
export const recurringId = (count: number) => makeId("recurring", count, bytes);
export const ruleId = (count: number) => makeId("rule", count, bytes);
export const extractId = (count: number) => makeId("extract", count, bytes);
export const matchId = (count: number) => makeId("match", count, bytes);
export const itemId = (count: number) => makeId("item", count, bytes);
export const moveId = (count: number) => makeId("stockMove", count, bytes);
export const assetId = (count: number) => makeId("asset", count, bytes);
export const SAMPLE_ANALYSIS = makeId("analysis", 1, bytes);

/** "run 2026-10", "benefit 2026-06": the number of its month distinguishes it. */
const numberOf = (debtor: SampleDebtor) => Number(debtor.replace(/\D/g, ""));

export const runId = (debtor: SampleDebtor): PayrollRunId => makeId("payrollRun", numberOf(debtor), bytes);
export const benefitId = (debtor: SampleDebtor): BenefitPaymentId =>
  makeId("benefitPayment", numberOf(debtor), bytes);

/** The last command: once it ran, the sample is whole. */
export const COMPLETE = commandId(1);
