export const ABSENCE_KINDS = ["sick", "accident", "parental", "paid", "unpaid", "vacation"] as const;

/** Reason for an absence on days of the contract. */
export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

/** Number of first days of a sick leave paid by the employer (Decreto 2943 de 2013, art. 1). */
export const SICK_DAYS_OF_EMPLOYER = 2;
/** After this many days a sick leave pays one half (CST art. 227). */
export const SICK_DAYS_AT_SHARE = 90;
/** After this many days the pension fund pays it (Decreto Ley 19 de 2012, art. 142). */
export const SICK_DAYS_OF_INSURER = 180;

/** Whether the days count for cesantías, prima and vacations (CST art. 53 for those that do not). */
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
  accident: "Incapacidad laboral, desde el día del accidente",
  parental: "Licencia de maternidad o paternidad",
  paid: "Licencia remunerada",
  unpaid: "Licencia no remunerada o suspensión",
  vacation: "Vacaciones",
};
