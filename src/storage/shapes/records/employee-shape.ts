import {
  ARL_CLASSES,
  CONTRACT_KINDS,
  type Contract,
  type EarlierSalary,
  type TaxRelief,
  TRANSPORT_KINDS,
  WORK_AREAS,
} from "#domain/payroll/employee/contract.ts";
import type { Employee, PersonNotes } from "#domain/payroll/employee/employee.ts";
import {
  amountValue,
  count,
  dayValue,
  type Fields,
  flag,
  id,
  integer,
  list,
  maybe,
  oneOf,
  orNull,
  shape,
  textValue,
} from "../shape.ts";

export const contractFields: Fields<Omit<Contract, "id">> = {
  name: textValue,
  document: textValue,
  salary: amountValue,
  earlierSalaries: maybe(list(shape<EarlierSalary>({ until: dayValue, salary: amountValue }))),
  kind: oneOf(CONTRACT_KINDS),
  start: dayValue,
  end: orNull(dayValue),
  arlClass: oneOf(ARL_CLASSES),
  area: oneOf(WORK_AREAS),
  transport: oneOf(TRANSPORT_KINDS),
  contributesToPension: flag,
  relief: shape<TaxRelief>({
    homeLoanInterest: amountValue,
    prepaidHealth: amountValue,
    dependents: flag,
    dependentsAmount: maybe(amountValue),
    voluntaryPension: amountValue,
  }),
};

export const noteFields: Fields<PersonNotes> = {
  position: textValue,
  eps: textValue,
  pensionFund: textValue,
};

export const employeeShape = shape<Employee>({
  id: id("employee"),
  companyId: id("company"),
  contract: shape<Omit<Contract, "id">>(contractFields),
  ...noteFields,
  createdAt: integer,
  updatedAt: integer,
  version: count,
});
