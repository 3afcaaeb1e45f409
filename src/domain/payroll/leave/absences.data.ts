export const ABSENCE_KINDS = ["sick", "accident", "parental", "paid", "unpaid", "vacation"] as const;

/** Why somebody does not work on days of the contract. */
export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

/** So many first days of a sick leave are the employer's (Decreto 2943 de 2013, art. 1). */
export const SICK_DAYS_OF_EMPLOYER = 2;
/** After so many days a sick leave pays less (CST art. 227): it is warned about, not computed. */
export const SICK_DAYS_AT_SHARE = 90;

/** Whether the days go on counting for cesantías, prima and vacations (CST art. 53 for those that do not). */
export const ABSENCE_COUNTS: Readonly<Record<AbsenceKind, boolean>> = {
  sick: true,
  accident: true,
  parental: true,
  paid: true,
  unpaid: false,
  vacation: true,
};

export const ABSENCE_LABELS: Readonly<Record<AbsenceKind, string>> = {
  sick: "Incapacidad de origen común",
  accident: "Incapacidad de origen laboral",
  parental: "Licencia de maternidad o paternidad",
  paid: "Licencia remunerada",
  unpaid: "Licencia no remunerada o suspensión",
  vacation: "Vacaciones",
};
