import { pesos } from "../../../kernel/pesos.ts";
import { benefitProposals } from "./benefit-proposals.ts";
import { carryProposal, transferProposal } from "./carry-proposal.ts";
import { depreciationProposal } from "./depreciation-proposal.ts";
import { dividendProposal } from "./dividend-proposal.ts";
import { incomeTaxProposal } from "./income-tax-proposal.ts";
import { interestProposals } from "./interest-proposals.ts";
import { absorbProposal, coverProposal } from "./losses-proposals.ts";
import type {
  ClosingProposal,
  ClosingProposals,
  ClosingRemark,
  ProposalInput,
  ProposalKey,
} from "./proposal.ts";
import { reserveProposal } from "./reserve-proposal.ts";
import { vacationProposal } from "./vacation-proposal.ts";

const NOTHING: ClosingProposals = { before: [], transfer: null, after: [], remarks: [] };

/** What an entry takes from the result: debits less credits of classes 4 to 7. */
function expenseOf({ entry }: ClosingProposal): number {
  return entry.lines.reduce(
    (sum, { account, debit, credit }) => (/^[4567]/.test(account) ? sum + debit - credit : sum),
    0,
  );
}

function isProposal(found: ClosingProposal | ClosingRemark | null): found is ClosingProposal {
  return found !== null && "entry" in found;
}

function isRemark(found: ClosingProposal | ClosingRemark | null): found is ClosingRemark {
  return found !== null && !("entry" in found);
}

type Found = ClosingProposal | ClosingRemark | null;

/** What divides the result of a closed period, each step on those before it that are ticked. */
function divided(input: ProposalInput, isWanted: (found: ClosingProposal) => boolean): readonly Found[] {
  const ticked = (found: Found) => (isProposal(found) && isWanted(found) ? found : null);
  const absorb = absorbProposal(input, ticked(carryProposal(input, null)));
  const reserve = reserveProposal(input, ticked(absorb));
  const carry = carryProposal(input, ticked(reserve));
  const steps = [absorb, reserve, carry].map(ticked);
  const cover = coverProposal(input, steps);
  const before = [...steps, ticked(cover)].filter((each) => each !== null);
  return [absorb, reserve, carry, cover, dividendProposal(input, before)];
}

/**
 * The entries that a period's books seem to lack, each with its arithmetic. `wanted`: those that the person ticked, on
 * which the tax counts; without it those that the books alone prove. Only the PUC has the accounts to tell (AC-40).
 */
export function closingProposals(
  input: ProposalInput,
  wanted: ReadonlySet<ProposalKey> | null = null,
): ClosingProposals {
  if (input.kind !== "puc") return NOTHING;
  const isWanted = ({ key, sure }: ClosingProposal) => wanted?.has(key) ?? sure;
  const interest = interestProposals(input, isWanted);
  const open = input.isClosed
    ? []
    : [depreciationProposal(input), ...benefitProposals(input), vacationProposal(input), interest.accrued];
  const adjustments = open.filter(isProposal);
  const expense = pesos(adjustments.filter(isWanted).reduce((sum, each) => sum + expenseOf(each), 0));
  const tax = input.isClosed ? null : incomeTaxProposal(input, expense);
  const after = divided(input, isWanted);
  return {
    before: [...adjustments, tax, input.isClosed ? null : interest.back].filter(isProposal),
    transfer: input.isClosed ? null : transferProposal(input),
    after: [...after, input.isClosed ? interest.back : null].filter(isProposal),
    remarks: [...open, tax, ...after].filter(isRemark),
  };
}
