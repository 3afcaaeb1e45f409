import type { LegalYear } from "./legal-year.ts";

export const YEAR_2023: LegalYear = {
  year: 2023,
  values: {
    minimumWage: [{ value: 1_160_000, norm: "Decreto 2613 de 2022" }],
    transportAllowance: [{ value: 140_606, norm: "Decreto 2614 de 2022" }],
    uvt: [{ value: 42_412, norm: "Resolución DIAN 001264 de 2022" }],
  },
};
