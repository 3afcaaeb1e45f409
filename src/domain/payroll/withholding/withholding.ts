import { exact, over, timesExact } from "../../kernel/exact.ts";
import { formatDecimal } from "../../kernel/format.ts";
import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import { percentOf, timesPesos, toPesos } from "../../kernel/rounding.ts";
import type { ParameterKey } from "../../law/parameters.ts";
import { bracketOf } from "../contributions/contributions.ts";
import {
  addUp,
  chainFrom,
  chainMinus,
  chainPercent,
  chainPlus,
  type Figure,
  finishAtMultiple,
  type Part,
} from "../derivation/chain.ts";
import { amountStep, resultStep } from "../derivation/derivation.ts";
import type { TaxRelief } from "../employee/contract.ts";
import type { Law } from "../law/law.ts";

/** A month's taxable payments (procedimiento 1, ET arts. 383 to 388), in pesos. */
export interface TaxableMonth {
  /** All payments except cesantías, their interest and insured leave (ET art. 206). */
  readonly gross: Pesos;
  /** Mandatory health, pension and solidarity fund: not income (ET arts. 55 and 56). */
  readonly mandatory: readonly Part[];
  readonly relief: TaxRelief;
}

export interface Withholding {
  readonly netIncome: Figure;
  readonly relief: Figure;
  readonly base: Figure;
  readonly tax: Figure;
}

/** A cap in UVT converted to pesos per month; yearly caps are divided by twelve. */
function uvtCap(law: Law, key: ParameterKey, yearly: boolean): Pesos {
  const cap = timesExact(exact(law.values.uvt.value), law.values[key].value);
  return toPesos(yearly ? over(cap, 12) : cap) ?? ZERO;
}

function shareOf(amount: Pesos, law: Law, key: ParameterKey): Pesos {
  return percentOf(amount, law.values[key].value);
}

function least(...amounts: readonly Pesos[]): Pesos {
  return pesos(Math.min(...amounts));
}

/** Deductions of ET art. 387 and voluntary savings, each up to its own limit; only with a certificate. */
function certified(law: Law, gross: Pesos, relief: TaxRelief): readonly Part[] {
  const { dependentsAmount: typed } = relief;
  const share = shareOf(gross, law, "dependentsShare");
  const dependents = typed === undefined ? share : least(typed, share);
  const voluntary = shareOf(gross, law, "voluntaryShare");
  const parts: Part[] = [
    {
      label: "Intereses de vivienda",
      amount: least(relief.homeLoanInterest, uvtCap(law, "homeLoanCap", false)),
      note: law.values.homeLoanCap.norm,
    },
    {
      label: "Medicina prepagada",
      amount: least(relief.prepaidHealth, uvtCap(law, "prepaidHealthCap", false)),
      note: law.values.prepaidHealthCap.norm,
    },
    {
      label: "Dependientes",
      amount: relief.dependents ? least(dependents, uvtCap(law, "dependentsCap", false)) : ZERO,
      note: law.values.dependentsShare.norm,
    },
    {
      label: "Aportes voluntarios",
      amount: least(relief.voluntaryPension, voluntary, uvtCap(law, "voluntaryCap", true)),
      note: law.values.voluntaryShare.norm,
    },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

/** A quarter of the remainder, up to 790 UVT a year, which is 65,83 a month (ET art. 206 num. 10). */
export function exemptPart(law: Law, rest: Pesos): Part {
  const quarter = shareOf(rest, law, "exemptShare");
  const { value, norm } = law.values.exemptShare;
  const cap = uvtCap(law, "exemptCap", true);
  return { label: `Renta exenta del ${value}%`, amount: least(quarter, cap), note: norm };
}

function reliefOf(law: Law, net: Pesos, gross: Pesos, relief: TaxRelief): Figure {
  const parts = certified(law, gross, relief);
  const rest = pesos(
    Math.max(
      parts.reduce((left, part) => left - part.amount, net as number),
      0,
    ),
  );
  const total = addUp(
    "Deducciones y rentas exentas",
    [...parts, exemptPart(law, rest)],
    [],
    "ET arts. 206 y 387",
  );
  const { value, norm } = law.values.reliefLimit;
  const limit = least(shareOf(net, law, "reliefLimit"), uvtCap(law, "reliefCap", true));
  if (total.amount <= limit) return total;
  const step = amountStep(
    "=",
    `Límite: ${value}% del ingreso neto o ${law.values.reliefCap.value} UVT al año`,
    limit,
    norm,
  );
  return { amount: limit, derivation: { steps: [...total.derivation.steps, step], norm } };
}

const TAX_NORM = "ET arts. 383 y 385";

/** The table of ET art. 383 applied to a base in pesos, to the nearest thousand, as declared. */
export function taxOn(law: Law, base: Pesos): Figure {
  const uvt = pesos(law.values.uvt.value);
  const { over: from, percent, fixed } = bracketOf(law.withholding.brackets, base, uvt);
  const count = formatDecimal(base / uvt, 2);
  const start = timesPesos(uvt, from);
  const chain = chainMinus(chainFrom("Base de retención", base, `${count} UVT`), `${from} UVT`, start);
  chainPercent(chain, "Tarifa marginal", percent, law.withholding.norm);
  if (fixed > 0) chainPlus(chain, `${fixed} UVT`, timesPesos(uvt, fixed));
  return finishAtMultiple(chain, 1000, "Al múltiplo de mil más cercano", TAX_NORM);
}

/** Contributions on the minimum base may exceed the payment; net income is then zero. */
function netIncomeOf(gross: Pesos, mandatory: readonly Part[]): Figure {
  const norm = "ET arts. 55 y 56";
  const income = addUp("Ingreso neto", [{ label: "Pagos del mes", amount: gross }], mandatory, norm);
  if (income.amount >= 0) return income;
  const steps = [...income.derivation.steps, resultStep(ZERO, "Sin ingreso neto")];
  return { amount: ZERO, derivation: { steps, norm } };
}

/**
 * Withholding on a month's salaries. Mandatory contributions are not income; deductions and exempt income together
 * are limited to 40 % and 1.340 UVT a year (ET art. 336). Never below zero.
 */
export function withholdingOf(law: Law, { gross, mandatory, relief }: TaxableMonth): Withholding {
  const income = netIncomeOf(gross, mandatory);
  const net = income.amount;
  const off = reliefOf(law, net, gross, relief);
  const base = addUp(
    "Base de retención",
    [{ label: "Ingreso neto", amount: net }],
    [{ label: "Deducciones y rentas exentas", amount: off.amount }],
    "ET art. 388",
  );
  return { netIncome: income, relief: off, base, tax: taxOn(law, base.amount) };
}
