/** Whose payroll it is, for the head of its reports; null where nobody is known. */
export type PayrollCompany = { readonly name: string; readonly nit: string } | null;

/** Company and NIT in one line, under the title of a payroll report. */
export function companyLine(company: PayrollCompany): string {
  if (company === null) return "";
  return company.nit === "" ? company.name : `${company.name}, NIT ${company.nit}`;
}
