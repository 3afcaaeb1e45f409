import { formatPesos } from "../../../kernel/format.ts";
import { type Pesos, pesos, ZERO } from "../../../kernel/pesos.ts";
import { percentOf, roundHalfUp } from "../../../kernel/rounding.ts";
import { dayAfter } from "../closing-period.ts";
import { absorbedBy, uncoveredLosses } from "./losses-proposals.ts";
import {
  type ClosingProposal,
  type ClosingRemark,
  closingWords,
  creditIn,
  creditLine,
  debitLine,
  optionalStep,
  type ProposalInput,
  proposedEntry,
} from "./proposal.ts";

/** The share of the net profits that companies distribute unless their owners decide otherwise, in percent. */
const LEAST_SHARE = 50;

/** What an entry adds to the accounts that fit. */
function creditOf(proposal: ClosingProposal | null, fits: RegExp): number {
  const lines = proposal?.entry.lines ?? [];
  return lines.reduce((sum, each) => (fits.test(each.account) ? sum + each.credit - each.debit : sum), 0);
}

/** What 3705 holds once the other steps that the person ticked are posted, less losses that are not covered. */
function availableOf({ standing, since, pucOf }: ProposalInput, steps: readonly ClosingProposal[]): Pesos {
  const held = (fits: RegExp) =>
    steps.reduce<number>((all, each) => all + creditOf(each, fits), creditIn([standing, since], pucOf, fits));
  return pesos(Math.max(held(/^3705/) + Math.min(held(/^3[67]10/), 0), 0));
}

function uncoveredRemark(losses: Pesos): ClosingRemark {
  return {
    key: "dividends",
    text: `Dividendos: no se decretan con ${formatPesos(losses)} de pérdidas de ejercicios anteriores sin enjugar (C.Co. arts. 151 y 155). Marca arriba con qué se enjugan.`,
  };
}

/**
 * Half of a closed period's profit after losses and legal reserve, as far as 3705 holds it (C.Co. arts. 155 and 451),
 * with the withholding that the fiscal profile has for dividends. The owners decide on it: it is never ticked to begin
 * with, and not proposed once any was decided since the period's end, nor while losses of earlier years are not covered
 * (C.Co. art. 151). `steps`: those before it that are ticked.
 */
export function dividendProposal(
  input: ProposalInput,
  steps: readonly ClosingProposal[],
): ClosingProposal | ClosingRemark | null {
  const { closings, pucOf, period, company, isClosed, reserved, decreed = ZERO, today } = input;
  if (!isClosed || decreed !== 0) return null;
  const profit = creditIn([closings], pucOf, /^3[67]/);
  const absorb = steps.find(({ key }) => key === "losses") ?? null;
  const reserve = steps.find(({ key }) => key === "reserve") ?? null;
  const before = -creditIn([input.standing], pucOf, /^3[67]10/);
  const losses = pesos(Math.max(before - absorbedBy(input, absorb).all, 0));
  const kept = pesos(creditOf(reserve, /^3305/) + reserved.onCut + reserved.since);
  const base = pesos(Math.max(profit - losses - kept, 0));
  const uncovered = uncoveredLosses(input, steps);
  if (uncovered > 0) return base === 0 ? null : uncoveredRemark(uncovered);
  const available = availableOf(input, steps);
  const half = roundHalfUp(base, LEAST_SHARE, 100);
  const amount = pesos(Math.min(half, available));
  if (amount === 0) return null;
  const withholding = company.tax?.dividends;
  const withheld = withholding === undefined ? ZERO : percentOf(amount, withholding.rate);
  const next = dayAfter(period);
  return {
    key: "dividends",
    title: "Dividendos o participaciones",
    entry: proposedEntry(
      today !== undefined && today > next ? today : next,
      `Dividendos decretados ${closingWords(period)}`,
      [
        debitLine("3705", amount),
        ...(withheld > 0 && withholding !== undefined ? [creditLine(withholding.account, withheld)] : []),
        creditLine("2360", pesos(amount - withheld)),
      ],
    ),
    steps: [
      { sign: "", label: `Utilidad ${closingWords(period)}`, amount: profit },
      ...optionalStep("−", "Pérdidas de ejercicios anteriores", losses),
      ...optionalStep("−", "Reserva legal", kept),
      { sign: "×", label: `${LEAST_SHARE} %, salvo que los socios decidan otra cosa` },
      ...(amount < half ? optionalStep("", "Hasta lo que hay en 3705", available) : []),
      { sign: "=", label: "Dividendos", amount },
      ...(withholding === undefined
        ? []
        : optionalStep("−", `Retención de tu perfil fiscal, ${withholding.rate} %`, withheld)),
    ],
    norm: "C.Co. arts. 151, 155 y 451",
    sure: false,
    note: `Lo decide la asamblea o la junta de socios: escribe lo que dice el acta. ${
      withholding === undefined
        ? "Si hay retención (ET arts. 242, 242-1 y 245), agrégala a tu perfil fiscal con la cuenta 236510."
        : "Revisa la retención de cada socio (ET arts. 242, 242-1 y 245)."
    }`,
  };
}
