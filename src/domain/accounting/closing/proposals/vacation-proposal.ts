import { formatDay } from "../../../kernel/format.ts";
import { abs, type Pesos, pesos } from "../../../kernel/pesos.ts";
import { plural } from "../../../kernel/spanish.ts";
import {
  type ClosingProposal,
  creditIn,
  creditLine,
  debitLine,
  type ProposalInput,
  proposedEntry,
  type VacationOwed,
} from "./proposal.ts";

const PROVISION = "261015";
const EXPENSE = "510539";

/** A difference by areas, as their people's pending days are; what rounding leaves is of the last one. */
function byArea({ expenses }: VacationOwed, difference: Pesos): readonly (readonly [string, Pesos])[] {
  const owed = expenses.filter(({ amount }) => amount > 0);
  const total = owed.reduce((sum, { amount }) => sum + amount, 0);
  let left: number = difference;
  const parts = owed.map(({ account, amount }, index): [string, Pesos] => {
    const part = index === owed.length - 1 ? left : Math.round(difference * (amount / total));
    left -= part;
    return [account, pesos(part)];
  });
  if (parts.length > 0) return parts.filter(([, part]) => part > 0);
  return [[expenses[0]?.account ?? EXPENSE, difference]];
}

/** Brings the provision for vacations to what the pending days cost at today's salaries and the averages of the last year (CST art. 192). */
export function vacationProposal({
  company,
  standing,
  pucOf,
  period,
}: ProposalInput): ClosingProposal | null {
  const { vacation } = company;
  const provided = creditIn([standing], pucOf, /^(?:261015|2525)/);
  if (vacation === null || provided === 0) return null;
  const difference = pesos(vacation.amount - provided);
  if (difference === 0) return null;
  const amount = abs(difference);
  const areas = byArea(vacation, amount);
  const lines =
    difference > 0
      ? [...areas.map(([account, part]) => debitLine(account, part)), creditLine(PROVISION, amount)]
      : [debitLine(PROVISION, amount), ...areas.map(([account, part]) => creditLine(account, part))];
  return {
    key: "vacation",
    title: "Ajuste de vacaciones",
    entry: proposedEntry(period.to, `Ajuste de vacaciones al ${formatDay(period.to)}`, lines),
    steps: [
      {
        sign: "",
        label: `Días pendientes de ${plural(vacation.people, "persona", "personas")}, al salario de hoy y el promedio variable`,
        amount: vacation.amount,
      },
      { sign: "−", label: "Provisión en los libros", amount: provided },
      { sign: "=", label: difference > 0 ? "Falta provisión" : "Sobra provisión", amount },
    ],
    norm: "CST arts. 186 y 189; NIIF para PYMES 28.6",
    sure: vacation.complete,
    ...(vacation.complete
      ? {}
      : {
          note: "Las nóminas cerradas no cubren los contratos completos: descuenta los días ya disfrutados.",
        }),
  };
}
