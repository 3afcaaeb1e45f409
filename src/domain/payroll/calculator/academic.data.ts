import { pesos } from "../../kernel/pesos.ts";

/** The calculator's default parameter set: the specification's figures, not the law of any year. */
export const ACADEMIC = {
  name: "Académico (especificación)",
  norm: "Parámetros académicos",
  hoursOfMonth: 240,
  health: 4,
  pension: 4,
  arl: 0.522,
  /** What a new row has, and the least of a surcharge. */
  overtimeRate: 25,
  transportAllowance: pesos(140_606),
  employerHealth: 8.5,
  employerPension: 12,
  employerOthers: 9,
} as const;

/** Percentages of the whole basic salary, without days, minimum or cap (spec §9). */
export const ACADEMIC_SHARES = {
  health: { label: "Salud", percent: "healthContribution" },
  pension: { label: "Pensión", percent: "pensionContribution" },
  employerHealth: { label: "Salud del empleador", percent: ACADEMIC.employerHealth },
  employerPension: { label: "Pensión del empleador", percent: ACADEMIC.employerPension },
  employerArl: { label: "ARL", percent: "arl" },
  employerOthers: { label: "Aportes parafiscales", percent: ACADEMIC.employerOthers },
} as const;

/** Sums of a row (spec §9), each listed after its parts. */
export const ACADEMIC_TOTALS = {
  grossSalary: {
    label: "Salario Bruto",
    plus: ["basicSalary", "overtimePay", "bonus", "transportAllowance"],
    minus: [],
  },
  totalDeductions: { label: "Deducciones", plus: ["health", "pension", "deductions"], minus: [] },
  netSalary: { label: "Salario Neto", plus: ["grossSalary"], minus: ["totalDeductions"] },
  employerContributions: {
    label: "Costo Patronal",
    plus: ["employerHealth", "employerPension", "employerArl", "employerOthers"],
    minus: [],
  },
  totalCost: { label: "Costo Total", plus: ["grossSalary", "employerContributions"], minus: [] },
} as const;

/** Labels of the parts of a sum. */
export const ACADEMIC_LABELS = {
  basicSalary: "Salario básico",
  overtimePay: "Horas extra",
  bonus: "Bonificación",
  transportAllowance: "Auxilio de transporte",
  health: "Salud",
  pension: "Pensión",
  deductions: "Otras deducciones",
  grossSalary: "Salario Bruto",
  totalDeductions: "Deducciones",
  netSalary: "Salario Neto",
  employerHealth: "Salud",
  employerPension: "Pensión",
  employerArl: "ARL",
  employerOthers: "Aportes parafiscales",
  employerContributions: "Costo Patronal",
  totalCost: "Costo Total",
} as const;
