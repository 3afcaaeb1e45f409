import { LAW_FROM, NO_END } from "./horizon.ts";
import { type DatedValue, datedRows, type Parameter, type ParameterUnit } from "./parameter.ts";

// What a law sets until another changes it. A value that changed has one row for each, with its first day and its norm.

type Since = readonly [from: string, value: number, norm: string];

function since(label: string, unit: ParameterUnit, ...steps: readonly Since[]): Parameter {
  const rows = steps.map(([from, value, norm]) => ({ from, value, norm }));
  return { kind: "statute", label, unit, rows: datedRows(rows, NO_END) };
}

function statute(label: string, unit: ParameterUnit, value: number, norm: string): Parameter {
  return since(label, unit, [LAW_FROM, value, norm]);
}

/** A value that its law says in words. */
function said(words: string, parameter: Parameter): Parameter {
  return { ...parameter, rows: parameter.rows.map((row) => ({ ...row, words })) };
}

// From 15 July of each year, by the law's publication date; some count from the 16th, and can override the value.
const WEEK = "Ley 2101 de 2021, art. 3";
const REST = "Ley 2466 de 2025, art. 14 (CST art. 179)";
const ARL = "Decreto 1772 de 1994, art. 13";
const EXEMPT = "ET art. 206 num. 10 (Ley 2277 de 2022)";
const LIMIT = "ET art. 336 y Decreto 2231 de 2023";

const WEEKLY_HOURS = since(
  "Jornada semanal máxima",
  "hours",
  ["2023-01-01", 48, "CST art. 161"],
  ["2023-07-15", 47, WEEK],
  ["2024-07-15", 46, WEEK],
  ["2025-07-15", 44, WEEK],
  ["2026-07-15", 42, WEEK],
);

export const STATUTES = {
  weeklyHours: WEEKLY_HOURS,
  hourDivisor: {
    kind: "statute",
    label: "Horas del mes para el valor de la hora",
    unit: "hours",
    // Daily hours (a sixth of the week's) for the 30 days of a month.
    rows: WEEKLY_HOURS.rows.map((row): DatedValue => ({ ...row, value: (row.value / 6) * 30 })),
  },
  nightStart: since(
    "Hora en que empieza la noche",
    "clock",
    ["2023-01-01", 21, "CST art. 160"],
    ["2025-12-25", 19, "Ley 2466 de 2025, art. 10"],
  ),
  restSurcharge: since(
    "Recargo dominical y festivo",
    "percent",
    ["2023-01-01", 75, "CST art. 179"],
    ["2025-07-01", 80, REST],
    ["2026-07-01", 90, REST],
    ["2027-07-01", 100, REST],
  ),
  nightSurcharge: statute("Recargo nocturno", "percent", 35, "CST art. 168"),
  overtimeDay: statute("Recargo de hora extra diurna", "percent", 25, "CST art. 168"),
  overtimeNight: statute("Recargo de hora extra nocturna", "percent", 75, "CST art. 168"),
  overtimeMostDay: statute("Horas extra máximas al día", "hours", 2, "CST art. 167A"),
  overtimeMostWeek: statute("Horas extra máximas a la semana", "hours", 12, "CST art. 167A"),
  transportLimit: statute("Tope del auxilio de transporte", "smmlv", 2, "Ley 15 de 1959, art. 2"),
  ibcFloor: statute("IBC mínimo", "smmlv", 1, "Ley 797 de 2003, art. 5"),
  ibcCap: statute("IBC máximo", "smmlv", 25, "Ley 797 de 2003, art. 5"),
  nonSalaryLimit: statute("Pagos no salariales fuera del IBC", "percent", 40, "Ley 1393 de 2010, art. 30"),
  integralMinimum: statute("Salario integral mínimo", "smmlv", 13, "CST art. 132"),
  integralBase: statute(
    "Base del salario integral",
    "percent",
    70,
    "Ley 100 de 1993, art. 18; Ley 789 de 2002, art. 49",
  ),
  health: statute("Salud, trabajador", "percent", 4, "Ley 100 de 1993, art. 204"),
  employerHealth: statute("Salud, empleador", "percent", 8.5, "Ley 100 de 1993, art. 204"),
  pension: statute("Pensión, trabajador", "percent", 4, "Ley 100 de 1993, art. 20"),
  employerPension: statute("Pensión, empleador", "percent", 12, "Ley 100 de 1993, art. 20"),
  arl1: statute("ARL clase I", "percent", 0.522, ARL),
  arl2: statute("ARL clase II", "percent", 1.044, ARL),
  arl3: statute("ARL clase III", "percent", 2.436, ARL),
  arl4: statute("ARL clase IV", "percent", 4.35, ARL),
  arl5: statute("ARL clase V", "percent", 6.96, ARL),
  familyFund: statute("Caja de compensación", "percent", 4, "Ley 21 de 1982, arts. 7 y 12"),
  sena: statute("SENA", "percent", 2, "Ley 21 de 1982, arts. 7 y 12"),
  icbf: statute("ICBF", "percent", 3, "Ley 89 de 1988, art. 1"),
  exonerationLimit: statute("Exoneración de aportes: por debajo de", "smmlv", 10, "ET art. 114-1"),
  severanceInterest: statute("Intereses sobre cesantías, al año", "percent", 12, "Ley 52 de 1975, art. 1"),
  sickLeaveShare: said(
    "Dos terceras partes",
    statute("Incapacidad de origen común", "percent", 66.67, "CST art. 227"),
  ),
  sickLeaveHalf: statute("Incapacidad de origen común desde el día 91", "percent", 50, "CST art. 227"),
  exemptShare: statute("Renta de trabajo exenta", "percent", 25, EXEMPT),
  exemptCap: statute("Tope anual de la renta exenta", "uvt", 790, EXEMPT),
  reliefLimit: statute("Tope de deducciones y rentas exentas", "percent", 40, LIMIT),
  reliefCap: statute("Tope anual de deducciones y rentas exentas", "uvt", 1340, LIMIT),
  homeLoanCap: statute("Intereses de vivienda, tope mensual", "uvt", 100, "ET art. 387"),
  prepaidHealthCap: statute("Medicina prepagada, tope mensual", "uvt", 16, "ET art. 387"),
  dependentsShare: statute("Dependientes", "percent", 10, "ET art. 387"),
  dependentsCap: statute("Dependientes, tope mensual", "uvt", 32, "ET art. 387"),
  voluntaryShare: statute("Aportes voluntarios a pensión y AFC", "percent", 30, "ET arts. 126-1 y 126-4"),
  voluntaryCap: statute("Tope anual de aportes voluntarios", "uvt", 3800, "ET arts. 126-1 y 126-4"),
  deductionCeiling: statute("Descuentos autorizados", "percent", 50, "CST arts. 149 a 151"),
  garnishedShare: statute("Embargable sobre el mínimo", "percent", 20, "CST arts. 154 y 155"),
  indemnityTaxFrom: statute("Retención de indemnizaciones: desde ingresos de", "uvt", 204, "ET art. 401-3"),
  indemnityTax: statute("Retención de indemnizaciones", "percent", 20, "ET art. 401-3"),
  garnishedMost: statute("Embargable por alimentos o cooperativas", "percent", 50, "CST art. 156"),
} as const satisfies Readonly<Record<string, Parameter>>;

export type StatuteKey = keyof typeof STATUTES;
