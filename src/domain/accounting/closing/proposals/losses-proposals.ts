import { type Pesos, pesos, sum, ZERO } from "../../../kernel/pesos.ts";
import type { AccountCode } from "../../account.ts";
import type { EntryLine } from "../../entries/entry.ts";
import { dayAfter } from "../closing-period.ts";
import {
  type ClosingProposal,
  creditLine,
  debitLine,
  type ProposalInput,
  type ProposalStep,
  proposedEntry,
} from "./proposal.ts";

/** What covers losses, in order: the legal reserve, and reserves that the assembly may turn to another purpose. */
const RESERVES = [
  { fits: /^3305(?:05)?$|^330505/, label: "Reserva legal" },
  { fits: /^331545/, label: "Reserva a disposición del máximo órgano social" },
  { fits: /^3315/, label: "Otras reservas ocasionales" },
] as const;

const LOSSES = /^3710/;
const NORM = "C.Co. arts. 151 y 456";

/** Credits less debits of each account, in some balances and in entries that are ticked. */
function heldBy({ standing, since }: ProposalInput, ticked: readonly (ClosingProposal | null)[]) {
  const held = new Map<AccountCode, number>();
  const add = (code: AccountCode, amount: number) => held.set(code, (held.get(code) ?? 0) + amount);
  for (const balances of [standing, since])
    for (const [code, { debit, credit }] of balances) add(code, credit - debit);
  for (const each of ticked)
    for (const { account, debit, credit } of each?.entry.lines ?? []) add(account, credit - debit);
  return [...held].sort(([a], [b]) => (a < b ? -1 : 1));
}

type Held = ReturnType<typeof heldBy>;

/** Lines that take an amount from accounts, each as far as it holds it. */
function taken(held: Held, side: "debit" | "credit", amount: number): readonly EntryLine[] {
  let left = amount;
  return held.flatMap(([account, net]) => {
    const part = pesos(Math.min(left, Math.max(side === "debit" ? net : -net, 0)));
    left -= part;
    if (part === 0) return [];
    return [side === "debit" ? debitLine(account, part) : creditLine(account, part)];
  });
}

const totalOf = (held: Held): Pesos => pesos(held.reduce((all, [, net]) => all + net, 0));

/** Losses of earlier years that would be left once the ticked entries are posted. */
export function uncoveredLosses(input: ProposalInput, ticked: readonly (ClosingProposal | null)[]): Pesos {
  const held = heldBy(input, ticked).filter(([code]) => LOSSES.test(input.pucOf(code)));
  return pesos(Math.max(-totalOf(held), 0));
}

function dateOf({ period, today }: ProposalInput) {
  const next = dayAfter(period);
  return today !== undefined && today > next ? today : next;
}

/**
 * Losses of earlier years taken from reserves: the legal one, and what the assembly may give another purpose (C.Co.
 * arts. 453 and 456). Statutory reserves change with the statutes alone, those of the law and of own shares by none.
 * `carry`: of a period with a loss of its own, that is carried first.
 */
export function absorbProposal(input: ProposalInput, carry: ClosingProposal | null): ClosingProposal | null {
  const { pucOf, isClosed, reserved } = input;
  const losses = isClosed ? uncoveredLosses(input, [carry]) : ZERO;
  if (losses === 0) return null;
  // The reserve of this very result was computed after the losses: it does not pay for them.
  let own = Math.max(reserved.onCut + reserved.since, 0);
  const all = heldBy(input, [carry]);
  const used = new Set<AccountCode>();
  const lines: EntryLine[] = [];
  const steps: ProposalStep[] = [{ sign: "", label: "Pérdidas de ejercicios anteriores", amount: losses }];
  let left: number = losses;
  for (const { fits, label } of RESERVES) {
    const held = all.filter(([code]) => fits.test(pucOf(code)) && !used.has(code));
    for (const [code] of held) used.add(code);
    const parts = taken(held, "debit", Math.min(left, Math.max(totalOf(held) - own, 0)));
    own = 0;
    const amount = sum(parts.map(({ debit }) => debit));
    if (amount === 0) continue;
    left -= amount;
    lines.push(...parts);
    steps.push({ sign: "−", label, amount });
  }
  const covered = pesos(losses - left);
  if (covered === 0) return null;
  const owed = all.filter(([code]) => LOSSES.test(pucOf(code)));
  return {
    key: "losses",
    title: "Pérdidas contra reservas",
    entry: proposedEntry(dateOf(input), "Pérdidas de ejercicios anteriores enjugadas con reservas", [
      ...lines,
      ...taken(owed, "credit", covered),
    ]),
    steps: [...steps, { sign: "=", label: "Quedan sin enjugar", amount: pesos(left) }],
    norm: "C.Co. arts. 453 y 456",
    sure: false,
    note: "Lo decide la asamblea o la junta de socios. Si tienes una reserva destinada a enjugar pérdidas, esa va antes que la legal. Las reservas estatutarias solo se usan si cambian los estatutos.",
  };
}

/** What reserves do not cover of earlier losses, taken from the profits of later years (C.Co. arts. 151 and 456). */
export function coverProposal(
  input: ProposalInput,
  ticked: readonly (ClosingProposal | null)[],
): ClosingProposal | null {
  const { pucOf, isClosed } = input;
  const losses = isClosed ? uncoveredLosses(input, ticked) : ZERO;
  const all = heldBy(input, ticked);
  const profits = all.filter(([code]) => pucOf(code).startsWith("3705"));
  const amount = pesos(Math.min(losses, Math.max(totalOf(profits), 0)));
  if (amount === 0) return null;
  const owed = all.filter(([code]) => LOSSES.test(pucOf(code)));
  return {
    key: "cover",
    title: "Pérdidas contra utilidades",
    entry: proposedEntry(dateOf(input), "Pérdidas de ejercicios anteriores enjugadas con utilidades", [
      ...taken(profits, "debit", amount),
      ...taken(owed, "credit", amount),
    ]),
    steps: [
      { sign: "", label: "Pérdidas de ejercicios anteriores", amount: losses },
      { sign: "", label: "Utilidades acumuladas en 3705", amount: totalOf(profits) },
      { sign: "=", label: "Se enjugan", amount },
    ],
    norm: NORM,
    sure: false,
    note: "Va antes de cualquier dividendo. Lo decide la asamblea o la junta de socios.",
  };
}

/** What a ticked or posted use of reserves took: all of them, and the legal one (3305). */
export function absorbedBy({ absorbed }: ProposalInput, ticked: ClosingProposal | null) {
  const lines = ticked?.entry.lines ?? [];
  const taken = (fits: RegExp) =>
    lines.reduce((all, { account, debit }) => (fits.test(account) ? all + debit : all), 0);
  return {
    all: pesos(taken(/^33/) + (absorbed?.all ?? 0)),
    legal: pesos(taken(/^3305/) + (absorbed?.legal ?? 0)),
  };
}
