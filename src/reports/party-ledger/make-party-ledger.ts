import type { AccountCode } from "#domain/accounting/account.ts";
import { belongsTo } from "#domain/accounting/ledger/ledger.ts";
import { pucOfAccount } from "#domain/accounting/puc-of-account.ts";
import { today } from "#domain/kernel/clock.ts";
import { documentText } from "#domain/parties/document.ts";
import { isPayable, isReceivable } from "#domain/parties/owed.ts";
import { defaultLedgerPeriod, periodFrom } from "#domain/report/report-period.ts";
import { balancesOfMonths, monthsInUseOf } from "#storage/queries/books/balances.ts";
import { cutoffOfMonths } from "#storage/queries/books/last-posted.ts";
import type { NamedParty } from "#storage/queries/parties/named-parties.ts";
import { readPartyBook } from "#storage/queries/parties/party-book.ts";
import { partyLedgers, partyNames, partySums } from "#storage/queries/parties/party-ledger.ts";
import type { MakeReport } from "../book-report.ts";
import { reportHead } from "../report-head.ts";
import { partyLedgersReport, partySumsReport } from "./party-ledger-report.ts";

const documentOf = ({ party }: NamedParty) => (party?.document ? documentText(party.document) : "");

/** Of all third parties it reads the sums of months; of one, the pages of the days on which it moves too. */
export const makePartyLedger: MakeReport = async (storage, open, search) => {
  const { book, chart } = open;
  const read = await readPartyBook(storage, book);
  const { rows } = read.months;
  const day = today(storage.clock);
  const used = monthsInUseOf(rows, book, day);
  const period = periodFrom(search.desde, search.hasta, defaultLedgerPeriod(day, used));
  const cutoff = await cutoffOfMonths(storage, rows, period);
  const balances = balancesOfMonths(rows);
  const chosen = (search.cuenta && chart.byCode.get(search.cuenta)) ?? null;
  const account = { chosen, balances, optional: true } as const;
  const base = { today: day, used, period, cutoff, account };
  const nobody = async () => [];
  if (used === null || (search.cuenta !== undefined && chosen === null))
    return { ...base, party: { chosen: null, all: nobody, unknown: false }, report: null };
  const counts = (code: AccountCode) => chosen === null || belongsTo(chosen, code);
  const head = reportHead(open, period, cutoff);
  const { tercero } = search;
  if (tercero === undefined) {
    const wants = (code: AccountCode) => {
      const puc = pucOfAccount(chart, code);
      return isReceivable(puc) || isPayable(puc);
    };
    const { names, sums, nobody } = await partySums(read, period, counts, wants);
    const byKey = new Map(names.map((named) => [named.key, named]));
    const named = sums.flatMap((each) => {
      const found = byKey.get(each.key);
      return found === undefined ? [] : [{ ...each, name: found.name, document: documentOf(found) }];
    });
    const report = partySumsReport({ chart, sums: named, nobody }, head);
    return { ...base, party: { chosen: null, all: async () => names, unknown: false }, report };
  }
  const { party, sums, entries, isIt } = await partyLedgers(read, period, counts, tercero);
  const all = () => partyNames(read, period.to, counts);
  if (party === null) return { ...base, party: { chosen: null, all, unknown: true }, report: null };
  const choice = { chosen: party, all, unknown: false };
  if (sums.length === 0) return { ...base, party: choice, report: null };
  const title = [party.name, documentOf(party)].filter(Boolean).join(", ");
  const report = partyLedgersReport(
    { chart, party: title, sums, entries, counts: ({ thirdParty }) => isIt(thirdParty), period },
    head,
  );
  return { ...base, party: choice, report };
};
