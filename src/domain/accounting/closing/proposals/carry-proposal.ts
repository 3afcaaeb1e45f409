import { formatDay } from "../../../kernel/format.ts";
import { type Pesos, pesos, ZERO } from "../../../kernel/pesos.ts";
import { type Balances, Tally } from "../../ledger/balances.ts";
import { carryEntry, closingContents } from "../closing.ts";
import {
  type ClosingProposal,
  creditIn,
  optionalStep,
  type ProposalInput,
  type ProposalStep,
} from "./proposal.ts";

/** Result still on 36, on the side of profits. */
export function leftToCarry(input: ProposalInput): Pesos {
  const { kind, period, pucOf, standing, since } = input;
  const entry = carryEntry({ kind, period, pucOf, before: standing, since });
  return pesos(
    (entry?.lines ?? []).reduce((sum, each) => sum + (each.account === "3705" ? each.credit : 0), 0),
  );
}

/** Income, costs and what 5905 held already, down to the result. */
function stepsOf({ standing, pucOf }: ProposalInput, result: number): readonly ProposalStep[] {
  const of = (fits: RegExp) => creditIn([standing], pucOf, fits);
  return [
    { sign: "", label: "Ingresos", amount: of(/^4/) },
    { sign: "−", label: "Costos y gastos", amount: pesos(-of(/^(?:5[0-8]|[67])/)) },
    ...optionalStep("+", "Saldo que ya tenía Ganancias y pérdidas", of(/^59/)),
    { sign: "=", label: result < 0 ? "Pérdida" : "Utilidad", amount: pesos(Math.abs(result)) },
  ];
}

/** The step of a closing that takes its result from 5905 to 3605 or 3610; null if there is none. */
export function transferProposal(input: ProposalInput): ClosingProposal | null {
  const { kind, period, pucOf, standing: balances } = input;
  const { transfer } = closingContents({ kind, period, pucOf, balances });
  if (transfer === null) return null;
  return {
    key: "result",
    title: "Traslado del resultado",
    entry: transfer,
    steps: stepsOf(input, creditIn([balances], pucOf, /^[4567]/)),
    norm: "Decreto 2650 de 1993, cuentas 5905, 3605 y 3610",
    sure: true,
  };
}

/** Movements since the period, with those of a reserve that is taken from its result first. */
function sinceWith(since: Balances, reserve: ClosingProposal | null): Balances {
  const tally = new Tally();
  for (const [code, movement] of since) tally.add(code, movement);
  for (const { account, debit, credit } of reserve?.entry.lines ?? []) tally.add(account, { debit, credit });
  return tally.balances();
}

/**
 * What a closed period leaves on 36, carried to 37 on the day after it; null if nothing is left. `reserve`: the legal
 * reserve that the person ticked, which leaves less to carry.
 */
export function carryProposal(input: ProposalInput, reserve: ClosingProposal | null): ClosingProposal | null {
  const { kind, period, pucOf, standing: before, isClosed } = input;
  if (!isClosed) return null;
  const entry = carryEntry({ kind, period, pucOf, before, since: sinceWith(input.since, reserve) });
  if (entry === null) return null;
  const of = (fits: RegExp, side: "debit" | "credit") =>
    pesos(entry.lines.reduce((sum, each) => (fits.test(each.account) ? sum + each[side] : sum), 0));
  const [profit, loss] = [of(/^3705/, "credit"), of(/^3710/, "debit")];
  const taken = reserve === null ? ZERO : pesos(leftToCarry(input) - profit);
  return {
    key: "carry",
    title: "Traslado a resultados de ejercicios anteriores",
    entry,
    steps: [
      ...optionalStep("", `Utilidad hasta el ${formatDay(period.to)}, en 3605`, pesos(profit + taken)),
      ...optionalStep("−", "Reserva legal de arriba", taken),
      ...(taken === 0 ? [] : optionalStep("=", "Pasa a 3705", profit)),
      ...optionalStep("", `Pérdida hasta el ${formatDay(period.to)}, en 3610`, loss),
    ],
    norm: "Decreto 2650 de 1993, cuentas 3705 y 3710; Superintendencia de Sociedades, oficio 340-016985 de 2007",
    sure: true,
  };
}
