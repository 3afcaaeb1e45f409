import { day } from "../../../kernel/calendar-day.ts";
import { type Pesos, pesos } from "../../../kernel/pesos.ts";
import { roundHalfUp } from "../../../kernel/rounding.ts";
import { closingDay } from "../closing.ts";
import {
  type ClosingProposal,
  type ClosingRemark,
  creditIn,
  creditLine,
  debitLine,
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
  if (SIMPLIFIED.test(plain)) return null;
  return BOUND.find(([ending]) => ending.test(plain))?.[1] ?? null;
}

/** Result of the year still on 36: credits less debits of its closing, whatever was done with it since. */
function resultOf({ standing, before, pucOf }: ProposalInput): Pesos {
  return pesos(creditIn([standing], pucOf, /^36/) - creditIn([before], pucOf, /^36/));
}

/**
 * Ten percent of a closed year's profit, after losses of earlier years, until half of the capital. Proposed once the
 * year is closed, while no reserve was made since its end.
 */
export function reserveProposal(input: ProposalInput): ClosingProposal | ClosingRemark | null {
  const { pucOf, standing, since, year, company, isClosed, months } = input;
  if (!isClosed) return null;
  const norm = reserveNorm(company.name);
  const profit = resultOf(input);
  if (profit <= 0) return null;
  if (norm === null)
    return SIMPLIFIED.test(company.name.trim())
      ? {
          key: "reserve",
          text: "Reserva legal: una S.A.S. la hace solo si sus estatutos lo dicen (Ley 1258 de 2008).",
        }
      : null;
  const december = months.at(-1);
  const made = creditIn([since, ...(december ? [december.balances] : [])], pucOf, /^3305/);
  if (made !== 0) return null;
  const losses = Math.max(-creditIn([standing], pucOf, /^3710/), 0);
  const base = pesos(Math.max(profit - losses, 0));
  const half = Math.floor(creditIn([standing], pucOf, /^31/) / 2);
  const reserved = creditIn([standing], pucOf, /^3305/);
  const room = Math.max(half - reserved, 0);
  const amount = pesos(Math.min(roundHalfUp(base, 10, 100), room));
  if (amount === 0) return null;
  // Already carried: the result of the year is among those of earlier years.
  const carried = creditIn([since], pucOf, /^36/) < 0;
  const date = carried ? day(`${year + 1}-01-01`) : closingDay(year);
  return {
    key: "reserve",
    title: "Reserva legal",
    entry: proposedEntry(date, `Reserva legal de ${year}`, [
      debitLine(carried ? "3705" : "3605", amount),
      creditLine("330505", amount),
    ]),
    steps: [
      { sign: "", label: `Utilidad de ${year}`, amount: profit },
      ...(losses > 0
        ? [{ sign: "−" as const, label: "Pérdidas de años anteriores", amount: pesos(losses) }]
        : []),
      { sign: "×", label: "10 %" },
      ...(amount === room
        ? [{ sign: "" as const, label: "Hasta la mitad del capital", amount: pesos(room) }]
        : []),
      { sign: "=", label: "Reserva", amount },
    ],
    norm,
    sure: true,
  };
}
