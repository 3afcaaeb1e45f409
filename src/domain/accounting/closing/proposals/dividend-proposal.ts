import { formatPesos } from "../../../kernel/format.ts";
import { type Pesos, pesos, ZERO } from "../../../kernel/pesos.ts";
import { percentOf, roundHalfUp } from "../../../kernel/rounding.ts";
import { dayAfter } from "../closing-period.ts";
import { ownerDividends, ownerLines, ownerSteps } from "./dividend-owners.ts";
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

const NORM = "C.Co. arts. 151, 155 y 451";

function noteOf(byOwner: boolean, isUnknown: boolean): string {
  if (byOwner)
    return "Los descuentos del ET art. 254-1 y las sociedades sin retención (ET art. 242-1, parágrafos 2 y 3) no se miran, ni otros dividendos del mismo año.";
  if (isUnknown)
    return "Cuadra no tiene la ley o la UVT de ese día para la retención de cada socio: escríbela tú.";
  return "La retención depende de cada socio (ET arts. 242, 242-1 y 245): escríbelos abajo.";
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
  const decided = input.typed?.owners?.decided ?? ZERO;
  const asked = decided > 0 ? decided : half;
  const amount = pesos(Math.min(asked, available));
  if (amount === 0) return null;
  const next = dayAfter(period);
  const date = today !== undefined && today > next ? today : next;
  const owners = ownerDividends(amount, input.typed?.owners, date);
  const withholding = owners === null ? company.tax?.dividends : undefined;
  const withheld = withholding === undefined ? ZERO : percentOf(amount, withholding.rate);
  const told = input.typed?.owners?.owners.some(({ shares }) => shares > 0) ?? false;
  return {
    key: "dividends",
    title: "Dividendos o participaciones",
    entry: proposedEntry(date, `Dividendos decretados ${closingWords(period)}`, [
      debitLine("3705", amount),
      ...(withheld > 0 && withholding !== undefined ? [creditLine(withholding.account, withheld)] : []),
      ...(owners === null ? [creditLine("2360", pesos(amount - withheld))] : ownerLines(owners)),
    ]),
    steps: [
      { sign: "", label: `Utilidad ${closingWords(period)}`, amount: profit },
      ...optionalStep("−", "Pérdidas de ejercicios anteriores", losses),
      ...optionalStep("−", "Reserva legal", kept),
      ...(decided > 0
        ? [{ sign: "" as const, label: "Lo que decidió la asamblea o la junta", amount: decided }]
        : [{ sign: "×" as const, label: `${LEAST_SHARE} %, salvo que los socios decidan otra cosa` }]),
      ...(amount < asked ? optionalStep("", "Hasta lo que hay en 3705", available) : []),
      { sign: "=", label: "Dividendos", amount },
      ...(withholding === undefined
        ? []
        : optionalStep("−", `Retención de tu perfil fiscal, ${withholding.rate} %`, withheld)),
      ...(owners === null ? [] : ownerSteps(owners)),
    ],
    norm: owners === null ? NORM : `${NORM}; ET arts. 49, 242, 242-1 y 245`,
    sure: false,
    note: `Lo decide la asamblea o la junta de socios: escribe lo que dice el acta. ${noteOf(owners !== null, told)}`,
  };
}
