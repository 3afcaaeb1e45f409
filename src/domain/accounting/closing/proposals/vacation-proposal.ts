import { abs, pesos } from "../../../kernel/pesos.ts";
import { plural } from "../../../kernel/spanish.ts";
import { closingDay } from "../closing.ts";
import {
  type ClosingProposal,
  creditIn,
  creditLine,
  debitLine,
  type ProposalInput,
  proposedEntry,
} from "./proposal.ts";

const PROVISION = "261015";
const EXPENSE = "510539";

/** Brings the provision for vacations to what the pending days cost at today's salaries. */
export function vacationProposal({ company, standing, pucOf, year }: ProposalInput): ClosingProposal | null {
  const { vacation } = company;
  const provided = creditIn([standing], pucOf, /^(?:261015|2525)/);
  if (vacation === null || provided === 0) return null;
  const difference = pesos(vacation.amount - provided);
  if (difference === 0) return null;
  const amount = abs(difference);
  const lines =
    difference > 0
      ? [debitLine(EXPENSE, amount), creditLine(PROVISION, amount)]
      : [debitLine(PROVISION, amount), creditLine(EXPENSE, amount)];
  return {
    key: "vacation",
    title: "Ajuste de vacaciones",
    entry: proposedEntry(closingDay(year), `Ajuste de vacaciones de ${year}`, lines),
    steps: [
      {
        sign: "",
        label: `Días pendientes de ${plural(vacation.people, "persona", "personas")}, al salario de hoy`,
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
