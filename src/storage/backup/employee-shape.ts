import {
  ARL_CLASSES,
  type ArlClass,
  type Contract,
  type TaxRelief,
} from "#domain/payroll/employee/contract.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import {
  amount,
  BAD,
  type Copy,
  count,
  day,
  type Fields,
  flag,
  id,
  integer,
  oneOf,
  orNull,
  shape,
  text,
} from "./copy-value.ts";

const arlClass: Copy<ArlClass> = (value) => ARL_CLASSES.find((each) => each === value) ?? BAD;

export const contractFields: Fields<Omit<Contract, "id">> = {
  name: text,
  document: text,
  salary: amount,
  kind: oneOf("ordinary", "integral"),
  start: day,
  end: orNull(day),
  arlClass,
  area: oneOf("administration", "sales"),
  transport: oneOf("transport", "connectivity", "none"),
  contributesToPension: flag,
  relief: shape<TaxRelief>({
    homeLoanInterest: amount,
    prepaidHealth: amount,
    dependents: flag,
    voluntaryPension: amount,
  }),
};

export const noteFields = { position: text, eps: text, pensionFund: text };

export const copyEmployee = shape<Employee>({
  id: id("employee"),
  companyId: id("company"),
  contract: shape<Omit<Contract, "id">>(contractFields),
  ...noteFields,
  createdAt: integer,
  updatedAt: integer,
  version: count,
});
