import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type {
  ClosingCompany,
  ProposalInput,
  ProposalKey,
} from "#domain/accounting/closing/proposals/proposal.ts";
import type { Entry, EntryContent } from "#domain/accounting/entries/entry.ts";
import type { Balances } from "#domain/accounting/ledger/balances.ts";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { err } from "#domain/kernel/result.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type BookWork, type CommandResult, changeBook } from "../../pages/book-work.ts";
import { postEntries, pucOfWork, totalsBetween, type YearCommand } from "./close-year.ts";

export interface PostProposals extends YearCommand {
  /** What was on screen: the company, and the last whole month. */
  readonly company: ClosingCompany;
  readonly until: Month;
  /** The ticked proposals, with their entries as the person left them. */
  readonly chosen: readonly { readonly key: ProposalKey; readonly entry: EntryContent }[];
}

const GATHERED = /^59/;

async function inputOf(work: BookWork, { year, company, until }: PostProposals): Promise<ProposalInput> {
  const pucOf = pucOfWork(work);
  const own = (await work.pages.allMonths()).filter(({ month }) => yearOf(month) === year);
  const months: { readonly month: Month; readonly balances: Balances }[] = [];
  for (const { month } of own) months.push({ month, balances: await totalsBetween(work, month, month) });
  const isClosed = months.some(({ balances }) =>
    [...balances.keys()].some((code) => GATHERED.test(pucOf(code))),
  );
  return {
    kind: work.book.chart,
    year,
    pucOf,
    before: await totalsBetween(work, "", `${year - 1}-12`),
    months: months.sort((a, b) => (a.month < b.month ? -1 : 1)),
    standing: await totalsBetween(work, "", `${year}-12`),
    since: await totalsBetween(work, `${year + 1}-01`, `${year + 1}-12`),
    until,
    isClosed,
    company,
  };
}

/**
 * Posts the entries that a closing proposed and a person ticked, all or none. Refused unless each of them is still
 * missing in the books that the transaction reads: a second press, or another tab, posts nothing twice.
 * `undoCommand` takes them back. Returns the entries.
 */
export function postProposals(storage: AppStorage, command: PostProposals): Promise<CommandResult<Entry[]>> {
  const { year, chosen } = command;
  return changeBook(storage, command, "post-proposals", async (work) => {
    const { before, after } = closingProposals(await inputOf(work, command));
    const missing = new Set([...before, ...after].map(({ key }) => key));
    const keys = new Set(chosen.map(({ key }) => key));
    const isMissing =
      chosen.length > 0 && keys.size === chosen.length && [...keys].every((key) => missing.has(key));
    if (!isMissing) return err({ kind: "year", year, problem: "nothing-missing" });
    return postEntries(
      storage,
      work,
      chosen.map(({ entry }) => entry),
    );
  });
}
