import { useMemo } from "react";
import type { Account, AccountCode } from "#domain/accounting/account.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { type RuleEntry, ruleEntry } from "#domain/automation/rule-entry.ts";
import { chargesVat } from "#domain/fiscal/effect-vat.ts";
import { lastDay } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { type DeedEntry, deedEntry, tellsVatApart } from "#domain/reconciliation/bank-deed.ts";
import type { BankExtract } from "#domain/reconciliation/bank-extract.ts";
import { type ExtractLine, extractLineKey } from "#domain/reconciliation/bank-match.ts";
import { type Reconciliation, reconciliationOf } from "#domain/reconciliation/reconciliation.ts";
import { type SettledLine, settledLines } from "#domain/reconciliation/settle-debts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { type Loadable, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { bookRules } from "#storage/queries/automation/book-rules.ts";
import { balancesNow } from "#storage/queries/books/balances.ts";
import { fiscalProfileFor } from "#storage/queries/fiscal.ts";
import { knownExtracts } from "#storage/queries/reconciliation/known-extracts.ts";
import { readReconciliation } from "#storage/queries/reconciliation/read-reconciliation.ts";
import { unsettledDebts } from "#storage/queries/reconciliation/unsettled-debts.ts";

/** Bancos and Cuentas de ahorro, with what is below them. */
const BANKS = /^11[12]0/;

export interface BankAccounts {
  /** The accounts of banks that may be reconciled: those that were used, or all of them while none was. */
  readonly accounts: readonly Account[];
  readonly extracts: readonly BankExtract[];
}

export function useBankAccounts({ book, chart }: OpenBook): Loadable<BankAccounts> {
  const storage = useStorage();
  const found = useQueryKeepingLast(
    async () => ({
      extracts: await knownExtracts(storage, book.id),
      balances: await balancesNow(storage, book.id),
    }),
    [storage, book.id],
  );
  return useMemo(() => {
    if (found.state !== "ready") return found;
    const { extracts, balances } = found.value;
    const banks = chart.accounts.filter(
      ({ puc, posting, retired }) => posting && !retired && BANKS.test(puc),
    );
    const named = new Set<AccountCode>(extracts.map(({ account }) => account));
    const used = banks.filter(({ code, own }) => own || balances.has(code) || named.has(code));
    return { state: "ready", value: { accounts: used.length > 0 ? used : banks, extracts } };
  }, [found, chart]);
}

/** A line that only the bank has, with the entry that it would become. */
export interface UnrecordedLine {
  readonly line: ExtractLine;
  readonly deed: DeedEntry | null;
  /** By a rule of the company, which comes before what the bank's words tell. */
  readonly rule: RuleEntry | null;
  /** What it settles with a third party, where neither a rule nor the bank's words tell it. */
  readonly settled: SettledLine | null;
}

/** The entry that is proposed for the line; null where nothing tells it. */
export function proposedContent({ deed, rule, settled }: UnrecordedLine): EntryContent | null {
  return rule?.content ?? deed?.content ?? settled?.content ?? null;
}

export interface ReconciliationView {
  readonly found: Reconciliation;
  readonly unrecorded: readonly UnrecordedLine[];
  /** The closing balance of the extract of an earlier month. */
  readonly last: BankExtract | null;
}

/** Of no account, while none is known, there is nothing. */
export function useReconciliation(
  { book, chart }: OpenBook,
  account: AccountCode | null,
  month: Month,
): Loadable<ReconciliationView | null> {
  const storage = useStorage();
  const { id, companyId } = book;
  const read = useQueryKeepingLast(
    async () =>
      account === null
        ? null
        : {
            input: await readReconciliation(storage, id, account, month),
            profile: await fiscalProfileFor(storage, { statementId: null, companyId }),
            rules: await bookRules(storage, { id, companyId, chart: chart.kind }),
            debts: await unsettledDebts(storage, { id, companyId }, chart, lastDay(month)),
          },
    [storage, id, companyId, chart, account, month],
  );
  return useMemo(() => {
    if (read.state !== "ready") return read;
    if (read.value === null || account === null) return { state: "ready", value: null };
    const { input, profile, rules, debts } = read.value;
    const found = reconciliationOf(input);
    const vatApart = tellsVatApart(found.extract?.lines ?? []);
    const deductsVat = profile?.flags.vatResponsible === true && profile.vatSettings.enabled;
    const place = { chart, account, deductsVat, vatApart };
    const byRule = { chart, account, rules, chargesVat: profile && chargesVat(profile) };
    const told = found.unrecorded.map((line) => ({
      line,
      deed: deedEntry(line, place),
      rule: ruleEntry(line, byRule),
    }));
    const untold = told.filter(({ deed, rule }) => deed === null && rule === null).map(({ line }) => line);
    const settled = settledLines(untold, debts, account);
    const unrecorded = told.map((each) => ({
      ...each,
      settled: settled.get(extractLineKey(each.line)) ?? null,
    }));
    const last = input.extracts.findLast((each) => each.month < month) ?? null;
    return { state: "ready", value: { found, unrecorded, last } };
  }, [read, chart, account, month]);
}

export const keyOfUnrecorded = ({ line }: UnrecordedLine) => extractLineKey(line);
