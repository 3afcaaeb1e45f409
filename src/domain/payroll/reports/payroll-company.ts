/** Company in the head of payroll reports; null when unknown. */
export type PayrollCompany = { readonly name: string; readonly nit: string } | null;

/** Company and NIT on one line, under the title of a payroll report. */
export function companyLine(company: PayrollCompany): string {
  if (company === null) return "";
  return company.nit === "" ? company.name : `${company.name}, NIT ${company.nit}`;
}
