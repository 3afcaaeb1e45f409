import { formatMonthName, formatPesos } from "../../../kernel/format.ts";
import { type Pesos, pesos } from "../../../kernel/pesos.ts";
import { plural } from "../../../kernel/spanish.ts";
import { ALL_BENEFITS, BENEFIT_ACCOUNTS, BENEFITS, type Benefit, SALARIES } from "../benefit-accounts.ts";
import { recordedIn } from "../own-months.ts";
import {
  type ClosingProposal,
  type ClosingRemark,
  closingWords,
  creditIn,
  creditLine,
  debitLine,
  type ProposalInput,
  type ProvidedMonth,
  proposedEntry,
} from "./proposal.ts";

interface Words {
  readonly title: string;
  readonly norm: string;
}

const WORDS: Readonly<Record<Benefit, Words>> = {
  severance: { title: "Cesantías sin provisión", norm: "CST art. 249; NIIF para PYMES 28.4" },
  interest: {
    title: "Intereses a las cesantías sin provisión",
    norm: "Ley 52 de 1975; NIIF para PYMES 28.4",
  },
  bonus: { title: "Prima sin provisión", norm: "CST art. 306; NIIF para PYMES 28.4" },
  vacation: { title: "Vacaciones sin provisión", norm: "CST art. 186; NIIF para PYMES 28.6" },
};

/** Months whose salaries the books hold. What a run of another month provided comes with its salaries. */
function paidMonths({ months, pucOf }: ProposalInput): ReadonlySet<string> {
  return new Set(
    months.filter(({ balances }) => creditIn([balances], pucOf, SALARIES) < 0).map(({ month }) => month),
  );
}

/** What the books charged or owe for a benefit, whichever is more: either way it was recorded. */
function recordedOf({ months, pucOf }: ProposalInput, benefit: Benefit): Pesos {
  const { provision, consolidated, expense } = BENEFIT_ACCOUNTS[benefit];
  const own = months.map(({ balances }) => balances);
  const charged = -creditIn(own, pucOf, new RegExp(`^(?:5[12]|7\\d)${expense}`));
  const credited = (account: string) =>
    months.reduce(
      (all, each) =>
        [...recordedIn(each)].reduce(
          (sum, [code, { credit }]) => (pucOf(code).startsWith(account) ? sum + credit : sum),
          all,
        ),
      0,
    );
  return pesos(Math.max(charged, credited(provision), credited(consolidated)));
}

function chargedTo({ months, pucOf }: ProposalInput, account: string): number {
  return -creditIn(
    months.map(({ balances }) => balances),
    pucOf,
    new RegExp(`^${account}`),
  );
}

/** The missing amount by account of expense, first where the runs charged more than the books. */
function shares(
  input: ProposalInput,
  expected: ReadonlyMap<string, number>,
  missing: number,
): readonly (readonly [string, Pesos])[] {
  let left = missing;
  const found = [...expected].map(([account, amount]) => {
    const share = Math.min(Math.max(amount - chargedTo(input, account), 0), left);
    left -= share;
    return [account, share] as const;
  });
  return found
    .map(([account, share], index) => [account, pesos(index === 0 ? share + left : share)] as const)
    .filter(([, share]) => share > 0);
}

function proposalOf(
  input: ProposalInput,
  benefit: Benefit,
  known: readonly ProvidedMonth[],
): ClosingProposal | null {
  const own = known.flatMap(({ amounts }) => amounts.filter((each) => each.benefit === benefit));
  const byAccount = new Map<string, number>();
  for (const { account, amount } of own) byAccount.set(account, (byAccount.get(account) ?? 0) + amount);
  const expected = pesos(own.reduce((sum, { amount }) => sum + amount, 0));
  const recorded = recordedOf(input, benefit);
  const missing = pesos(expected - recorded);
  // A peso a run: somebody who provides by hand rounds once a month.
  if (missing <= known.length) return null;
  const { title, norm } = WORDS[benefit];
  const { period } = input;
  const debits = shares(input, byAccount, missing).map(([account, share]) => debitLine(account, share));
  return {
    key: benefit,
    title,
    entry: proposedEntry(period.to, `${title.replace(" sin provisión", "")} ${closingWords(period)}`, [
      ...debits,
      creditLine(BENEFIT_ACCOUNTS[benefit].provision, missing),
    ]),
    steps: [
      {
        sign: "",
        label: `Provisiones de ${plural(known.length, "mes con nómina cerrada", "meses con nómina cerrada")} de ${period.year}`,
        amount: expected,
      },
      { sign: "−", label: "Registrado en el año", amount: recorded },
      { sign: "=", label: "Falta provisión", amount: missing },
    ],
    norm,
    sure: true,
  };
}

/** Closed runs whose salaries the books lack: their provisions come with them. */
function unpostedRemark(runs: readonly ProvidedMonth[]): ClosingRemark | null {
  if (runs.length === 0) return null;
  const months = [...new Set(runs.map(({ month }) => formatMonthName(month)))];
  const total = runs.flatMap(({ amounts }) => amounts).reduce((sum, { amount }) => sum + amount, 0);
  return {
    key: "runs",
    text: `Nómina cerrada sin contabilizar: ${months.join(", ")}. Regístrala en Nómina: sus provisiones (${formatPesos(pesos(total))}) van en su asiento.`,
  };
}

/**
 * Benefits that closed runs provided and the books do not show, up to the cut: one proposal each, with the expense on
 * the accounts of the runs. Vacations only where nothing was provided: otherwise their pending days tell
 * (`vacationProposal`).
 */
export function benefitProposals(input: ProposalInput): readonly (ClosingProposal | ClosingRemark)[] {
  const paid = paidMonths(input);
  const runs = input.company.provided.filter(({ month }) => month <= input.until);
  const posted = new Set(runs.filter((each) => each.posted).map(({ month }) => month));
  // Without an entry of its own, a run is in the books if somebody recorded the month by hand.
  const known = runs.filter((each) => paid.has(each.month) && (each.posted || !posted.has(each.month)));
  const remark = unpostedRemark(runs.filter((each) => !known.includes(each)));
  const remarks = remark === null ? [] : [remark];
  const all = input.months.map(({ balances }) => balances);
  // Provided as one sum, which does not say for what.
  if (known.length === 0 || creditIn(all, input.pucOf, ALL_BENEFITS) > 0) return remarks;
  const provided = creditIn([input.standing], input.pucOf, /^(?:261015|2525)/) !== 0;
  const asked = BENEFITS.filter((benefit) => benefit !== "vacation" || !provided);
  const found = asked.map((benefit) => proposalOf(input, benefit, known)).filter((each) => each !== null);
  return [...found, ...remarks];
}
