import { firstDay, lastDay } from "../../kernel/calendar-day.ts";
import type { Day, Month } from "../../kernel/day.ts";
import { formatMonthName } from "../../kernel/format.ts";
import { invariant } from "../../kernel/invariant.ts";
import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import { DEFAULT_SETTINGS, type WorkArea } from "../../payroll/employee/contract.ts";
import { createLawReader, type Law } from "../../payroll/law/law.ts";
import { computeRun, type PayrollRun } from "../../payroll/run/compute-run.ts";
import { type HoursEntry, NOTHING_NEW } from "../../payroll/run/period-input.ts";
import { accountOf } from "../../payroll/run/run-entry.ts";
import { CONCEPTS, NET_PAYABLE, type SlipGroup } from "../../payroll/slip/concepts.data.ts";
import type { SolutionLine } from "../exercise.ts";
import { cr, dr, type Recorded, recorded, sayPesos } from "../parts/lines.ts";

export interface CaseWorker {
  readonly name: string;
  readonly salary: number;
  readonly area: WorkArea;
  readonly hours?: readonly HoursEntry[];
}

/** The law that a case's payroll is paid by. */
export function caseLaw(month: Month): Law {
  const law = createLawReader()(lastDay(month));
  invariant(law.ok, "the law of a case's payroll is not known");
  return law.value;
}

/** The payroll of a month, as the product computes it for a company that files income tax. */
export function casePayroll(month: Month, workers: readonly CaseWorker[]): PayrollRun {
  const run = computeRun({
    period: { month, part: "month" },
    settings: DEFAULT_SETTINGS,
    overrides: {},
    people: workers.map(({ name, salary, area, hours = [] }, index) => ({
      contract: {
        id: String(index + 1),
        name,
        document: String(52_418_306 + index),
        salary: pesos(salary),
        kind: "ordinary",
        start: firstDay("2025-01" as Month),
        end: null,
        arlClass: 1,
        area,
        transport: "transport",
        contributesToPension: true,
        relief: { homeLoanInterest: ZERO, prepaidHealth: ZERO, dependents: false, voluntaryPension: ZERO },
      },
      input: { ...NOTHING_NEW, hours },
    })),
  });
  invariant(run.ok, "the payroll of a case cannot be computed");
  return run.value;
}

/** Accounts that say the same: the group of a sub-account, and a benefit provided for or already consolidated. */
const AS_GOOD: Readonly<Record<string, string>> = {
  "237005": "2370",
  "237006": "2370",
  "237010": "2370",
  "238030": "2380|2370",
  "236505": "2365",
  "261005": "2610|2510",
  "261010": "2610|2515",
  "261020": "2610|2520",
  "261015": "2610|2525",
};

const alsoRight = (account: string) => {
  const others = AS_GOOD[account] ?? (account.length === 6 ? account.slice(0, 4) : "");
  return others === "" ? account : `${account}|${others}`;
};

const DEBIT_WHYS: Readonly<Record<SlipGroup, string>> = {
  accrued: "es un gasto de personal del mes.",
  deducted: "",
  employer: "aporte a cargo de la empresa, un gasto de personal.",
  provision: "se gana mes a mes, aunque se pague después: es un gasto del mes.",
};
const CREDIT_WHYS: Readonly<Record<SlipGroup, string>> = {
  accrued: "",
  deducted: "se le descuenta al trabajador y se le debe a la entidad.",
  employer: "se le debe a la entidad hasta pagarlo con la PILA.",
  provision: "es una deuda estimada con los trabajadores.",
};

interface Sum {
  amount: number;
  readonly labels: Set<string>;
  readonly group: SlipGroup;
}

/** Lines of some sections of the slips, summed by account. */
function sumsOf(run: PayrollRun, groups: readonly SlipGroup[], side: "debit" | "credit"): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { contract, lines } of run.slips)
    for (const { concept, amount } of lines) {
      const { group, label, [side]: account } = CONCEPTS[concept];
      if (account === null || !groups.includes(group)) continue;
      const code = accountOf(account, contract);
      const sum = sums.get(code) ?? { amount: 0, labels: new Set<string>(), group };
      sum.amount += amount;
      sums.set(code, sum);
      sum.labels.add(label);
    }
  return sums;
}

function linesOf(run: PayrollRun, groups: readonly SlipGroup[]): readonly SolutionLine[] {
  const said = ({ labels }: Sum) => [...labels].join(", ");
  return [
    ...[...sumsOf(run, groups, "debit")].map(([account, sum]) =>
      dr(alsoRight(account), sum.amount, `${said(sum)}: ${DEBIT_WHYS[sum.group]}`),
    ),
    ...[...sumsOf(run, groups, "credit")].map(([account, sum]) =>
      cr(alsoRight(account), sum.amount, `${said(sum)}: ${CREDIT_WHYS[sum.group]}`),
    ),
  ];
}

/** What people earned and what is taken from it; the net is owed to them. */
export function payrollAccrual(run: PayrollRun, date: Day): Recorded {
  const name = formatMonthName(run.order.period.month);
  return recorded(
    date,
    `corresponde registrar la nómina de ${name}: lo devengado, los descuentos de salud y pensión y el neto por pagar.`,
    [
      ...linesOf(run, ["accrued", "deducted"]),
      cr(
        NET_PAYABLE,
        run.totals.net,
        `Neto por pagar: ${sayPesos(run.totals.accrued)} devengados menos ${sayPesos(run.totals.deducted)} de descuentos.`,
      ),
    ],
    "El gasto es todo lo devengado; lo que se descuenta no baja el gasto: cambia a quién se le debe.",
  );
}

/** The employer's contributions. */
export function payrollContributions(run: PayrollRun, date: Day): Recorded {
  return recorded(
    date,
    "corresponde registrar los aportes a cargo de la empresa: pensión, riesgos laborales y caja de compensación.",
    linesOf(run, ["employer"]),
    "Los aportes del empleador son un gasto más, aparte del salario; la exoneración quita salud, SENA e ICBF (ET art. 114-1).",
  );
}

/** What is set aside for benefits. */
export function payrollProvisions(run: PayrollRun, date: Day): Recorded {
  return recorded(
    date,
    "corresponde registrar las provisiones de cesantías, sus intereses, prima y vacaciones del mes.",
    linesOf(run, ["provision"]),
    "Las prestaciones se causan cada mes, aunque se paguen a fin de semestre o de año.",
  );
}

/** The net is paid. */
export function netPayment(net: Pesos, date: Day): Recorded {
  return recorded(
    date,
    "pagó por transferencia el neto de la nómina.",
    [
      dr("2505", net, "Se salda lo que se les debía a los trabajadores."),
      cr("1110", net, "Sale del banco el neto, no lo devengado."),
    ],
    "Al trabajador se le paga el neto; los descuentos se les pagan a las entidades.",
  );
}
