/** Sections of a slip: earnings, deductions, employer contributions, provisions. */
export const SLIP_GROUPS = ["accrued", "deducted", "employer", "provision"] as const;
export type SlipGroup = (typeof SLIP_GROUPS)[number];

/**
 * How a payment counts for the contribution base: as salary, as salary that an insurer recognises (paid on that base
 * already), as another payment (40 % rule), or not at all.
 */
type BaseShare = "salary" | "insured" | "non-salary" | "none";

/**
 * PUC accounts. `5_` stands for 51 or 52, by the person's area. A payment has the account it is charged to; a
 * deduction, the liability account; contributions and provisions have both.
 */
export interface Concept {
  readonly label: string;
  readonly group: SlipGroup;
  readonly debit: string | null;
  readonly credit: string | null;
  readonly ibc: BaseShare;
  /** Pay for work done, which is insured for occupational risk. */
  readonly worked: boolean;
  /** Part of the payroll for caja, SENA and ICBF (Ley 21 de 1982 art. 17). */
  readonly parafiscal: boolean;
  /** Variable pay that counts for cesantías and prima; basic salary counts by its days. */
  readonly benefits: boolean;
  /** The same for vacations, which count of all hours the night surcharge alone (CST art. 192, `countsForVacation`). */
  readonly vacation: boolean;
  /** Subject to income tax withholding. */
  readonly taxable: boolean;
}

const PLAIN = { ibc: "none", worked: false, parafiscal: false, benefits: false, vacation: false } as const;

function earned(label: string, debit: string, flags: Partial<Concept>): Concept {
  return { label, group: "accrued", debit, credit: null, ...PLAIN, taxable: true, ...flags };
}

function taken(label: string, credit: string): Concept {
  return { label, group: "deducted", debit: null, credit, ...PLAIN, taxable: false };
}

type Charged = Concept & Readonly<Record<"debit" | "credit", string>>;

function paid(group: "employer" | "provision", label: string, debit: string, credit: string): Charged {
  return { label, group, debit, credit, ...PLAIN, taxable: false };
}

const SALARY = { ibc: "salary", worked: true, parafiscal: true } as const;
const VARIABLE = { ...SALARY, benefits: true } as const;
/** Owed by the health or risk insurer; the employer pays it and claims it back. */
const INSURED = { ibc: "insured", taxable: false } as const;

export const CONCEPTS = {
  salary: earned("Salario básico", "5_0506", SALARY),
  integralSalary: earned("Salario integral", "5_0503", SALARY),
  hours: earned("Horas extra y recargos", "5_0515", VARIABLE),
  commissions: earned("Comisiones", "5_0518", { ...VARIABLE, vacation: true }),
  salaryBonus: earned("Bonificación salarial", "5_0548", { ...VARIABLE, vacation: true }),
  /** Of earlier months, so that it enters no test of this month's pay (`isVariablePay`). */
  salaryArrears: earned("Retroactivo de salario", "5_0506", { ...VARIABLE, vacation: true }),
  integralArrears: earned("Retroactivo de salario integral", "5_0503", { ...SALARY, vacation: true }),
  nonSalary: earned("Pagos no salariales", "5_0545", { ibc: "non-salary" }),
  transport: earned("Auxilio de transporte", "5_0527", { benefits: true }),
  sickLeaveEmployer: earned("Incapacidad, a cargo del empleador", "5_0524", INSURED),
  sickLeaveEps: earned("Incapacidad, a cargo de la EPS", "138095", INSURED),
  sickLeaveFund: earned("Incapacidad, a cargo del fondo de pensiones", "138095", INSURED),
  /** Only in runs closed while the day of an accident was leave; it is now a day of work. */
  accidentEmployer: earned("Incapacidad laboral, a cargo del empleador", "5_0524", INSURED),
  workAccident: earned("Incapacidad laboral, a cargo de la ARL", "138095", INSURED),
  parentalLeave: earned("Licencia de maternidad o paternidad", "138095", INSURED),
  paidLeave: earned("Licencia remunerada", "5_0506", { ibc: "salary", parafiscal: true }),
  vacation: earned("Vacaciones", "261015", { ibc: "salary", parafiscal: true }),
  health: taken("Salud", "237005"),
  pension: taken("Pensión", "238030"),
  solidarity: taken("Fondo de solidaridad pensional", "238030"),
  withholding: taken("Retención en la fuente", "236505"),
  alimony: taken("Embargo por alimentos", "237025"),
  garnishment: taken("Embargo judicial", "237025"),
  libranza: taken("Libranza", "237030"),
  cooperative: taken("Cooperativa", "237040"),
  union: taken("Sindicato", "237035"),
  employeeFund: taken("Fondo de empleados", "237045"),
  loan: taken("Préstamo de la empresa", "136595"),
  otherDeduction: taken("Otra deducción", "237095"),
  employerHealth: paid("employer", "Salud", "5_0569", "237005"),
  employerPension: paid("employer", "Pensión", "5_0570", "238030"),
  arl: paid("employer", "Riesgos laborales", "5_0568", "237006"),
  familyFund: paid("employer", "Caja de compensación", "5_0572", "237010"),
  icbf: paid("employer", "ICBF", "5_0575", "237010"),
  sena: paid("employer", "SENA", "5_0578", "237010"),
  severance: paid("provision", "Cesantías", "5_0530", "261005"),
  severanceInterest: paid("provision", "Intereses sobre cesantías", "5_0533", "261010"),
  serviceBonus: paid("provision", "Prima de servicios", "5_0536", "261020"),
  vacationProvision: paid("provision", "Vacaciones", "5_0539", "261015"),
} as const satisfies Readonly<Record<string, Concept>>;

export type ConceptKey = keyof typeof CONCEPTS;

/** Additions to the month's salary for work and results, which benefits average. */
export function isVariablePay(key: ConceptKey): boolean {
  const { ibc, worked, benefits }: Concept = CONCEPTS[key];
  return ibc === "salary" && worked && benefits && key !== "salaryArrears";
}

/** The basic salary of the days worked, or what is paid for those of leave. */
export function isPayOfDays(key: ConceptKey): boolean {
  const { ibc, worked }: Concept = CONCEPTS[key];
  return key === "salary" || key === "integralSalary" || (!worked && (ibc === "salary" || ibc === "insured"));
}

export const CONCEPT_KEYS = Object.keys(CONCEPTS) as ConceptKey[];

/** Account of the net owed to employees after a run. */
export const NET_PAYABLE = "2505";
/** Account for an employee's debt when deductions exceed earnings. */
export const OWED_BY_EMPLOYEE = "136595";
