import { formatPesos } from "../../../kernel/format.ts";
import { abs, type Pesos, pesos } from "../../../kernel/pesos.ts";
import { roundHalfUp } from "../../../kernel/rounding.ts";
import { dayAfter } from "../closing-period.ts";
import { leftToCarry } from "./carry-proposal.ts";
import { absorbedBy } from "./losses-proposals.ts";
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

/** Companies that must have a legal reserve, by the end of their name. */
const BOUND: readonly (readonly [RegExp, string])[] = [
  [/\bS\.?\s?A\.?$/i, "C.Co. art. 452"],
  [/\bLtda\.?$|\blimitada$/i, "C.Co. arts. 371 y 452"],
  [/\bS\.?\s?C\.?\s?A\.?$|\ben\s+C\.?\s*(?:por)?\s*A\.?$/i, "C.Co. arts. 350 y 452"],
];
const SIMPLIFIED = /\bS\.?\s?A\.?\s?S\.?$/i;

/** The norm that asks a company of this name for a legal reserve; null for none. */
export function reserveNorm(name: string): string | null {
  const plain = name.trim();
  return BOUND.find(([ending]) => ending.test(plain))?.[1] ?? null;
}

const remark = (text: string): ClosingRemark => ({ key: "reserve", text });

/** What is said of a reserve that was made and is no longer what the result asks for; null if it is. */
function remarkOf({ period }: ProposalInput, made: Pesos, due: Pesos): ClosingRemark | null {
  const difference = pesos(made - due);
  if (abs(difference) <= 1) return null;
  const words = `Ya hay ${formatPesos(made)} de reserva legal ${closingWords(period)}`;
  if (due === 0)
    return remark(
      `${words}, y el resultado de ahora no pide reserva. Si el resultado cambió, reversa su asiento.`,
    );
  const side = difference > 0 ? "de más" : "de menos";
  return remark(
    `${words}; por la utilidad de ahora serían ${formatPesos(due)}: ${formatPesos(abs(difference))} ${side}. Si la utilidad cambió, ajusta la reserva.`,
  );
}

/** The reserve that a profit asks for, without the one already made of it. */
function dueOf(input: ProposalInput, profit: Pesos, absorb: ClosingProposal | null) {
  const { standing, pucOf, reserved } = input;
  const absorbed = absorbedBy(input, absorb);
  const losses = pesos(Math.max(-creditIn([standing], pucOf, /^3[67]10/) - absorbed.all, 0));
  const base = pesos(Math.max(profit - losses, 0));
  // Half of the subscribed capital (C.Co. art. 452): what partners still owe of it (310515) is part of it.
  const half = Math.floor(creditIn([standing], pucOf, /^31/, /^310515/) / 2);
  const earlier = creditIn([standing], pucOf, /^3305/) - reserved.onCut - absorbed.legal;
  const room = pesos(Math.max(half - earlier, 0));
  return { losses, room, amount: pesos(Math.min(roundHalfUp(base, 10, 100), room)) };
}

/**
 * Ten percent of a closed period's profit, after losses of earlier ones, until half of the capital. Proposed once the
 * period is closed, while no reserve was made since its end; one that was made of another result is said. `absorb`:
 * losses that reserves cover, ticked by the person.
 */
export function reserveProposal(
  input: ProposalInput,
  absorb: ClosingProposal | null = null,
): ClosingProposal | ClosingRemark | null {
  const { pucOf, closings, company, isClosed, period, reserved } = input;
  if (!isClosed) return null;
  const norm = reserveNorm(company.name);
  const profit = creditIn([closings], pucOf, /^3[67]/);
  const made = pesos(reserved.onCut + reserved.since);
  if (norm === null)
    return profit > 0 && SIMPLIFIED.test(company.name.trim())
      ? remark("Reserva legal: una S.A.S. la hace solo si sus estatutos lo dicen (Ley 1258 de 2008).")
      : null;
  const { losses, room, amount } = dueOf(input, pesos(Math.max(profit, 0)), absorb);
  if (made !== 0) return remarkOf(input, made, amount);
  if (amount === 0) return null;
  // Already carried: the result of the period is among those of earlier ones.
  const carried = leftToCarry(input) < amount;
  return {
    key: "reserve",
    title: "Reserva legal",
    entry: proposedEntry(carried ? dayAfter(period) : period.to, `Reserva legal ${closingWords(period)}`, [
      debitLine(carried ? "3705" : "3605", amount),
      creditLine("330505", amount),
    ]),
    steps: [
      { sign: "", label: `Utilidad ${closingWords(period)}`, amount: profit },
      ...optionalStep("−", "Pérdidas de ejercicios anteriores", losses),
      { sign: "×", label: "10 %" },
      ...(amount === room ? optionalStep("", "Hasta la mitad del capital", room) : []),
      { sign: "=", label: "Reserva", amount },
    ],
    norm,
    sure: true,
  };
}
