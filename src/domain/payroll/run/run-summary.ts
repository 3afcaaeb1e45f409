import { type Pesos, pesos, sum } from "../../kernel/pesos.ts";
import {
  CONCEPT_KEYS,
  CONCEPTS,
  type ConceptKey,
  NET_PAYABLE,
  type SlipGroup,
} from "../slip/concepts.data.ts";
import type { PayrollRun } from "./compute-run.ts";

/** Totals of one concept over all slips of a run. */
export interface ConceptTotal {
  readonly concept: ConceptKey;
  readonly label: string;
  readonly group: SlipGroup;
  readonly people: number;
  readonly amount: Pesos;
}

/** The run by concept, in slip order; unused concepts are left out. */
export function summarizeRun({ slips }: Pick<PayrollRun, "slips">): readonly ConceptTotal[] {
  return CONCEPT_KEYS.flatMap((concept): ConceptTotal[] => {
    const amounts = slips.flatMap(({ lines }) => {
      const own = lines.filter((line) => line.concept === concept);
      return own.length > 0 ? [sum(own.map(({ amount }) => amount))] : [];
    });
    const { label, group } = CONCEPTS[concept];
    return amounts.length > 0
      ? [{ concept, label, group, people: amounts.length, amount: sum(amounts) }]
      : [];
  });
}

/** Creditors of a payroll run. */
export type Creditor =
  | "employees"
  | "health"
  | "pension"
  | "risks"
  | "parafiscal"
  | "tax"
  | "judge"
  | "third-parties"
  | "benefits";

export interface Obligation {
  readonly creditor: Creditor;
  readonly label: string;
  /** Account of the liability. */
  readonly account: string;
  readonly amount: Pesos;
  /** Due date as text; null where the law sets no common date. */
  readonly due: string | null;
}

const OWED: readonly (readonly [account: string, Creditor, label: string, due: string | null])[] = [
  ["237005", "health", "Salud (EPS)", "Con la planilla PILA del mes"],
  ["238030", "pension", "Pensión y fondo de solidaridad", "Con la planilla PILA del mes"],
  ["237006", "risks", "Riesgos laborales (ARL)", "Con la planilla PILA del mes"],
  ["237010", "parafiscal", "Caja de compensación, ICBF y SENA", "Con la planilla PILA del mes"],
  ["236505", "tax", "Retención en la fuente por salarios", "Con la declaración de retenciones del mes"],
  ["237025", "judge", "Embargos judiciales", null],
  ["237030", "third-parties", "Libranzas", null],
  ["237035", "third-parties", "Sindicatos", null],
  ["237040", "third-parties", "Cooperativas", null],
  ["237045", "third-parties", "Fondos de empleados", null],
  ["237095", "third-parties", "Otras deducciones", null],
  ["261005", "benefits", "Cesantías", "Al fondo, a más tardar el 14 de febrero"],
  ["261010", "benefits", "Intereses sobre cesantías", "Al trabajador, a más tardar el 31 de enero"],
  ["261020", "benefits", "Prima de servicios", "A más tardar el 30 de junio y el 20 de diciembre"],
  ["261015", "benefits", "Vacaciones", "Cuando se disfruten o termine el contrato"],
];

/** Amounts payable after a run, by creditor, as in the books; the PILA form rounds each person's figures up. */
export function obligationsOf({ slips }: Pick<PayrollRun, "slips">): readonly Obligation[] {
  const byAccount = new Map<string | null, number>();
  for (const { lines } of slips)
    for (const { concept, amount } of lines) {
      const { credit } = CONCEPTS[concept];
      byAccount.set(credit, (byAccount.get(credit) ?? 0) + amount);
    }
  const owed = OWED.flatMap(([account, creditor, label, due]): Obligation[] => {
    const amount = pesos(byAccount.get(account) ?? 0);
    return amount === 0 ? [] : [{ creditor, label, account, amount, due }];
  });
  // Nobody is paid a negative amount: what an employee owes the company goes to another account (`runEntry`).
  const amount = sum(slips.map(({ totals }) => pesos(Math.max(totals.net, 0))));
  const net = { creditor: "employees", label: "Neto a los empleados", account: NET_PAYABLE } as const;
  return [{ ...net, amount, due: null }, ...owed];
}
