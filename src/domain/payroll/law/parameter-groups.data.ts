import { PARAMETER_KEYS, type ParameterKey } from "../../law/parameters.ts";

const GROUPS = [
  ["wages", "Salario y auxilio de transporte"],
  ["hours", "Jornada, horas extra y recargos"],
  ["contributions", "Aportes"],
  ["benefits", "Prestaciones e incapacidades"],
  ["withholding", "Retención en la fuente"],
  ["deductions", "Descuentos y embargos"],
] as const;

type GroupId = (typeof GROUPS)[number][0];

/** Where people look for each parameter. */
const GROUP_OF: Readonly<Record<ParameterKey, GroupId>> = {
  minimumWage: "wages",
  transportAllowance: "wages",
  transportLimit: "wages",
  integralMinimum: "wages",
  uvt: "wages",
  weeklyHours: "hours",
  hourDivisor: "hours",
  nightStart: "hours",
  overtimeDay: "hours",
  overtimeNight: "hours",
  nightSurcharge: "hours",
  restSurcharge: "hours",
  overtimeMostDay: "hours",
  overtimeMostWeek: "hours",
  ibcFloor: "contributions",
  ibcCap: "contributions",
  integralBase: "contributions",
  nonSalaryLimit: "contributions",
  health: "contributions",
  employerHealth: "contributions",
  pension: "contributions",
  employerPension: "contributions",
  arl1: "contributions",
  arl2: "contributions",
  arl3: "contributions",
  arl4: "contributions",
  arl5: "contributions",
  familyFund: "contributions",
  sena: "contributions",
  icbf: "contributions",
  exonerationLimit: "contributions",
  severanceInterest: "benefits",
  sickLeaveShare: "benefits",
  sickLeaveHalf: "benefits",
  exemptShare: "withholding",
  exemptCap: "withholding",
  reliefLimit: "withholding",
  reliefCap: "withholding",
  homeLoanCap: "withholding",
  prepaidHealthCap: "withholding",
  dependentsShare: "withholding",
  dependentsCap: "withholding",
  voluntaryShare: "withholding",
  voluntaryCap: "withholding",
  indemnityTaxFrom: "withholding",
  indemnityTax: "withholding",
  deductionCeiling: "deductions",
  garnishedShare: "deductions",
  garnishedMost: "deductions",
};

export interface ParameterGroup {
  readonly label: string;
  readonly keys: readonly ParameterKey[];
}

/** The parameters as people look for them. */
export const PARAMETER_GROUPS: readonly ParameterGroup[] = GROUPS.map(([id, label]) => ({
  label,
  keys: PARAMETER_KEYS.filter((key) => GROUP_OF[key] === id),
}));
