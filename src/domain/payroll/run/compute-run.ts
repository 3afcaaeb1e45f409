import { type Pesos, trySum } from "../../kernel/pesos.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import type { Bracket } from "../../law/parameter.ts";
import { PARAMETER_KEYS, type ParameterKey } from "../../law/parameters.ts";
import { TABLE_KEYS, type TableKey } from "../../law/tables.data.ts";
import type { Contract, RunSettings } from "../employee/contract.ts";
import { bareDocument } from "../employee/employee.ts";
import { createLawReader, type Law, type LawOverrides } from "../law/law.ts";
import { computeSlip } from "../slip/compute-slip.ts";
import type { MonthSoFar, Slip, SlipProblem, SlipTotals } from "../slip/slip.ts";
import { type PayrollPeriod, periodSpan } from "./period.ts";
import type { PeriodInput } from "./period-input.ts";

/** A person in a payroll run. */
export interface RunPerson {
  readonly contract: Contract;
  readonly input: PeriodInput;
  /** Days worked out of 30, when their dates are unknown. */
  readonly workedDays?: number;
  /** `monthSoFar` of the person's first-fortnight slip, for a second fortnight. */
  readonly soFar?: MonthSoFar;
}

export interface RunOrder {
  readonly period: PayrollPeriod;
  readonly settings: RunSettings;
  /** Values that replace the law's; the run lists them. */
  readonly overrides: LawOverrides;
  readonly people: readonly RunPerson[];
}

/** What a run says of the law that it applies. */
export type LawWarning =
  /** A value of the law that may still change. */
  | { readonly kind: "provisional"; readonly parameter: ParameterKey; readonly reason: string }
  | {
      readonly kind: "overridden";
      readonly parameter: ParameterKey | TableKey;
      readonly value: number | readonly Bracket[];
    };

export type RunWarning =
  | LawWarning
  /** Two people with the same document, probably one person twice. */
  | { readonly kind: "same-document"; readonly document: string; readonly employees: readonly string[] };

export interface PayrollRun {
  readonly order: RunOrder;
  readonly slips: readonly Slip[];
  /** Sums of the slips (NU-08). */
  readonly totals: SlipTotals;
  readonly warnings: readonly RunWarning[];
}

export type RunProblem = SlipProblem | { readonly kind: "too-large" };

/** Values of a day's law that may still change, or that the user overrode. */
export function lawWarnings(law: Law): readonly LawWarning[] {
  const tables = TABLE_KEYS.flatMap((parameter): LawWarning[] => {
    const table = law[parameter];
    return table?.overridden ? [{ kind: "overridden", parameter, value: table.brackets }] : [];
  });
  const values = PARAMETER_KEYS.flatMap((parameter): LawWarning[] => {
    const { overridden, provisional, value } = law.values[parameter];
    if (overridden) return [{ kind: "overridden", parameter, value }];
    return provisional === undefined ? [] : [{ kind: "provisional", parameter, reason: provisional }];
  });
  return [...values, ...tables];
}

function sameDocuments(people: readonly RunPerson[]): readonly RunWarning[] {
  const found = new Map<string, string[]>();
  for (const { contract } of people) {
    const written = bareDocument(contract.document);
    if (written !== "") found.set(written, [...(found.get(written) ?? []), contract.id]);
  }
  return [...found].flatMap(([written, employees]) =>
    employees.length > 1 ? [{ kind: "same-document", document: written, employees } as const] : [],
  );
}

const TOTAL_KEYS = ["accrued", "deducted", "net", "employer", "provisions", "cost"] as const;

export function runTotals(slips: readonly Slip[]): SlipTotals | null {
  const totals: Partial<Record<keyof SlipTotals, Pesos>> = {};
  for (const key of TOTAL_KEYS) {
    const total = trySum(slips.map((slip) => slip.totals[key]));
    if (total === null) return null;
    totals[key] = total;
  }
  return totals as SlipTotals;
}

/** Computes the slip of one person of an order. */
export type SlipMaker = (person: RunPerson) => Result<Slip, SlipProblem>;

/**
 * Everyone's slips for a period, with warnings. Any person's first problem refuses the whole run: there are no
 * partial payrolls. "Parámetros por confirmar" is such a problem (`unknown-law`). `made` supplies slips computed
 * earlier, for a run recomputed repeatedly.
 */
export function computeRun(order: RunOrder, made?: SlipMaker): Result<PayrollRun, RunProblem> {
  const { period, settings, overrides, people } = order;
  const read = createLawReader(overrides);
  const law = read(periodSpan(period).to);
  if (!law.ok) return law;
  const slipOf = made ?? ((person: RunPerson) => computeSlip({ ...person, period, settings }, read));
  const slips: Slip[] = [];
  for (const person of people) {
    const slip = slipOf(person);
    if (!slip.ok) return slip;
    slips.push(slip.value);
  }
  const totals = runTotals(slips);
  if (totals === null) return err({ kind: "too-large" });
  return ok({ order, slips, totals, warnings: [...lawWarnings(law.value), ...sameDocuments(people)] });
}
