export const payrollCompanyTexts = {
  company: "Empresa",
  noCompanyTitle: "Primero crea tu empresa",
  noCompanyText: "Los empleados y las nóminas son de una empresa.",
  toCompanies: "Ir a Mis empresas",
} as const;
