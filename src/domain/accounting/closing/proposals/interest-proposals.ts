import { formatPesos } from "../../../kernel/format.ts";
import { abs, type Pesos, pesos, sum } from "../../../kernel/pesos.ts";
import { plural } from "../../../kernel/spanish.ts";
import type { AccountCode } from "../../account.ts";
import type { EntryLine } from "../../entries/entry.ts";
import { type ClosingLoan, interestAccounts } from "../accrued-interest.ts";
import { dayAfter } from "../closing-period.ts";
import type { LoanInterestFact } from "../points/closing-point.ts";
import {
  type ClosingProposal,
  type ClosingRemark,
  closingWords,
  creditLine,
  debitLine,
  type ProposalInput,
  proposedEntry,
} from "./proposal.ts";

const NORM = "NIIF para PYMES 2.36 y 11.15";

function netBy(lines: readonly EntryLine[]): ReadonlyMap<AccountCode, number> {
  const nets = new Map<AccountCode, number>();
  for (const { account, debit, credit } of lines)
    nets.set(account, (nets.get(account) ?? 0) + debit - credit);
  return nets;
}

/** Where the books keep interest that is owed: the account of 2335 that they use, as deep as that of the loan if none. */
function owedAccount({ standing, pucOf }: ProposalInput, { debt }: ClosingLoan): string {
  const used = [...standing.keys()].filter((code) => /^2335(?:05|$)/.test(pucOf(code))).sort();
  return used.at(-1) ?? (debt.length <= 4 ? "2335" : "233505");
}

const number = (rate: number) => String(Math.round(rate * 10_000) / 10_000).replace(".", ",");

function accruedProposal(input: ProposalInput, loans: readonly ClosingLoan[]): ClosingProposal {
  const { period } = input;
  const byAccount = (of: (loan: ClosingLoan) => string) => {
    const all = new Map<string, number>();
    for (const loan of loans) all.set(of(loan), (all.get(of(loan)) ?? 0) + loan.accrued);
    return [...all].map(([account, amount]) => [account, pesos(amount)] as const);
  };
  return {
    key: "accrued",
    title: "Intereses causados de los préstamos",
    entry: proposedEntry(period.to, `Intereses causados ${closingWords(period)}`, [
      ...byAccount(({ interest }) => interest).map(([account, amount]) => debitLine(account, amount)),
      ...byAccount((loan) => owedAccount(input, loan)).map(([account, amount]) =>
        creditLine(account, amount),
      ),
    ]),
    steps: [
      ...loans.map(({ name, days, rate, owed, accrued }, at) => ({
        sign: at === 0 ? ("" as const) : ("+" as const),
        label: `${name}: ${plural(days, "día", "días")} de 30 al ${number(rate)} % mensual sobre ${formatPesos(owed)}`,
        amount: accrued,
      })),
      { sign: "=", label: "Intereses causados", amount: sum(loans.map(({ accrued }) => accrued)) },
    ],
    norm: NORM,
    sure: true,
  };
}

/** Interest that the books accrued on the last day, or that is ticked, given back on the next one. */
function backProposal(
  { period }: ProposalInput,
  lines: readonly EntryLine[],
  isTicked: boolean,
): ClosingProposal | null {
  const nets = [...netBy(lines)].filter(([, net]) => net !== 0);
  if (nets.length === 0) return null;
  const total = pesos(nets.reduce((all, [, net]) => all + Math.max(net, 0), 0));
  return {
    key: "accrued-back",
    title: "Reversión de los intereses causados",
    entry: proposedEntry(
      dayAfter(period),
      `Reversión de los intereses causados ${closingWords(period)}`,
      nets
        .toSorted(([, a], [, b]) => a - b)
        .map(([account, net]) =>
          net < 0 ? debitLine(account, pesos(-net)) : creditLine(account, pesos(net)),
        ),
    ),
    steps: [{ sign: "=", label: "Intereses causados que se devuelven", amount: total }],
    norm: NORM,
    sure: isTicked,
    note: "La próxima cuota, que está en Recurrentes, cobra el mes completo: así cada período queda con lo suyo. Si esa cuota la registras contra lo causado, no la marques.",
  };
}

export interface InterestProposals {
  readonly accrued: ClosingProposal | ClosingRemark | null;
  readonly back: ClosingProposal | null;
}

function interestIn(lines: readonly EntryLine[], isInterest: (account: AccountCode) => boolean): Pesos {
  return pesos(
    lines.reduce((all, { account, debit, credit }) => (isInterest(account) ? all + debit - credit : all), 0),
  );
}

/** What the loans of the register accrued on the last day beside what the books have of it; null where none accrued. */
export function loanInterestFact({ accrued, pucOf }: ProposalInput): LoanInterestFact | null {
  const loans = accrued?.loans.filter((loan) => loan.accrued > 0) ?? [];
  if (accrued === undefined || loans.length === 0) return null;
  const recorded = interestIn(accrued.recorded, interestAccounts(accrued.loans, pucOf));
  return { due: sum(loans.map((loan) => loan.accrued)), recorded, loans: loans.length };
}

/**
 * Interest of the register's loans since their last payments, accrued on the last day of a period that is over, and
 * taken back on the next day, so that the payment that follows is registered as its table says (RC-04). Not proposed
 * where the books accrued any on that day: an amount that differs is said. `isWanted`: what the person ticked.
 */
export function interestProposals(
  input: ProposalInput,
  isWanted: (found: ClosingProposal) => boolean,
): InterestProposals {
  const { period, until, isClosed, accrued } = input;
  if (accrued === undefined || until < period.last) return { accrued: null, back: null };
  const loans = accrued.loans.filter((loan) => loan.accrued > 0);
  const recorded = interestIn(accrued.recorded, interestAccounts(accrued.loans, input.pucOf));
  const back = (lines: readonly EntryLine[], isTicked: boolean) =>
    accrued.back.length > 0 ? null : backProposal(input, lines, isTicked);
  if (recorded !== 0) {
    const due = sum(loans.map((loan) => loan.accrued));
    const text = `Ya hay ${formatPesos(recorded)} de intereses causados el último día; por los préstamos de Recurrentes serían ${formatPesos(due)}.`;
    const differs = loans.length > 0 && abs(pesos(recorded - due)) > loans.length;
    return { accrued: differs ? { key: "accrued", text } : null, back: back(accrued.recorded, false) };
  }
  if (isClosed || loans.length === 0) return { accrued: null, back: null };
  const proposal = accruedProposal(input, loans);
  return { accrued: proposal, back: isWanted(proposal) ? back(proposal.entry.lines, true) : null };
}
