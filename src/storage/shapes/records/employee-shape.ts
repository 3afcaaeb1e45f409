import {
  ARL_CLASSES,
  CONTRACT_KINDS,
  type Contract,
  type TaxRelief,
  TRANSPORT_KINDS,
  WORK_AREAS,
} from "#domain/payroll/employee/contract.ts";
import type { Employee, PersonNotes } from "#domain/payroll/employee/employee.ts";
import { amount, count, day, type Fields, flag, id, integer, oneOf, orNull, shape, text } from "../shape.ts";

export const contractFields: Fields<Omit<Contract, "id">> = {
  name: text,
  document: text,
  salary: amount,
  kind: oneOf(CONTRACT_KINDS),
  start: day,
  end: orNull(day),
  arlClass: oneOf(ARL_CLASSES),
  area: oneOf(WORK_AREAS),
  transport: oneOf(TRANSPORT_KINDS),
  contributesToPension: flag,
  relief: shape<TaxRelief>({
    homeLoanInterest: amount,
    prepaidHealth: amount,
    dependents: flag,
    voluntaryPension: amount,
  }),
};

export const noteFields: Fields<PersonNotes> = { position: text, eps: text, pensionFund: text };

export const employeeShape = shape<Employee>({
  id: id("employee"),
  companyId: id("company"),
  contract: shape<Omit<Contract, "id">>(contractFields),
  ...noteFields,
  createdAt: integer,
  updatedAt: integer,
  version: count,
});
