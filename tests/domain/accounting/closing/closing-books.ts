import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { ProposalInput, ProposalKey } from "#domain/accounting/closing/proposals/proposal.ts";
import { balancesOfLines } from "#domain/accounting/ledger/balances.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { line } from "#tests/support/builders.ts";

export type Held = readonly (readonly [account: string, amount: number])[];

export const balances = (held: Held) =>
  balancesOfLines(held.map(([account, amount]) => line(account, amount)));
export const monthAt = (at: number) => month(`2026-${String(at).padStart(2, "0")}`);

export interface ClosingBooks
  extends Partial<Omit<ProposalInput, "months" | "before" | "since" | "closings" | "company">> {
  readonly held?: Held;
  readonly months?: Readonly<Record<number, Held>>;
  readonly since?: Held;
  /** What closed the year; without it, the year is open. */
  readonly closings?: Held;
  readonly name?: string;
  readonly company?: Partial<ProposalInput["company"]>;
}

/** Books of 2026 of an S.A., for what its closing proposes. Debits are positive. */
export function closingBooks({
  held = [],
  months = {},
  since = [],
  closings,
  name,
  company,
  ...more
}: ClosingBooks) {
  const input: ProposalInput = {
    kind: "puc",
    period: closingPeriod(2026),
    pucOf: (code) => code,
    before: balances(held),
    months: Object.entries(months).map(([at, moved]) => ({
      month: monthAt(Number(at)),
      balances: balances(moved),
    })),
    standing: balances([...held, ...Object.values(months).flat(), ...(closings ?? [])]),
    since: balances(since),
    reserved: { onCut: ZERO, since: ZERO },
    closings: balances(closings ?? []),
    until: monthAt(12),
    isClosed: closings !== undefined,
    company: { name: name ?? "La Sabana S.A.", tax: null, vacation: null, provided: [], ...company },
    ...more,
  };
  return input;
}

export const MILLION = 1_000_000;
export const profit = (amount: number): Held => [
  ["5905", amount],
  [amount >= 0 ? "3605" : "3610", -amount],
];
export const CAPITAL: Held = [
  ["3105", -100 * MILLION],
  ["1110", 100 * MILLION],
];

export function findProposal(input: ProposalInput, key: ProposalKey, wanted?: readonly ProposalKey[]) {
  const { before, transfer, after } = closingProposals(input, wanted ? new Set(wanted) : null);
  return [...before, transfer, ...after].find((each) => each?.key === key) ?? undefined;
}

/** Its arithmetic, each amount with its sign. */
export const stepsOf = (input: ProposalInput, key: ProposalKey, wanted?: readonly ProposalKey[]) =>
  findProposal(input, key, wanted)?.steps.map(({ sign, amount = "" }) => `${sign} ${amount}`.trim());
export const linesOf = (input: ProposalInput, key: ProposalKey, wanted?: readonly ProposalKey[]) =>
  findProposal(input, key, wanted)?.entry.lines.map(
    ({ account, debit, credit }) => `${account} ${debit - credit}`,
  );
