import type { ParameterKey } from "./parameters.data.ts";

export interface ParameterGroup {
  readonly label: string;
  readonly keys: readonly ParameterKey[];
}

/** The parameters as people look for them. Each stands in one group. */
export const PARAMETER_GROUPS: readonly ParameterGroup[] = [
  {
    label: "Salario y auxilio de transporte",
    keys: ["minimumWage", "transportAllowance", "transportLimit", "integralMinimum", "uvt"],
  },
  {
    label: "Jornada, horas extra y recargos",
    keys: [
      ...(["weeklyHours", "hourDivisor", "nightStart", "overtimeDay", "overtimeNight"] as const),
      ...(["nightSurcharge", "restSurcharge", "overtimeMostDay", "overtimeMostWeek"] as const),
    ],
  },
  {
    label: "Aportes",
    keys: [
      ...(["ibcFloor", "ibcCap", "integralBase", "nonSalaryLimit"] as const),
      ...(["health", "employerHealth", "pension", "employerPension"] as const),
      ...(["arl1", "arl2", "arl3", "arl4", "arl5"] as const),
      ...(["familyFund", "sena", "icbf", "exonerationLimit"] as const),
    ],
  },
  { label: "Prestaciones e incapacidades", keys: ["severanceInterest", "sickLeaveShare"] },
  {
    label: "Retención en la fuente",
    keys: [
      ...(["exemptShare", "exemptCap", "reliefLimit", "reliefCap", "homeLoanCap"] as const),
      ...(["prepaidHealthCap", "dependentsShare", "dependentsCap"] as const),
      ...(["voluntaryShare", "voluntaryCap", "indemnityTaxFrom", "indemnityTax"] as const),
    ],
  },
  { label: "Descuentos y embargos", keys: ["deductionCeiling", "garnishedShare", "garnishedMost"] },
];
