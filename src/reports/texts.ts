export const headTexts = {
  nit: (company: string, nit: string) => (nit === "" ? company : `${company}, NIT ${nit}`),
  noCompany: "Sin empresa",
  inPesos: "Cifras en pesos colombianos",
} as const;
