import type { LegalYear } from "./legal-year.ts";

export const YEAR_2024: LegalYear = {
  year: 2024,
  values: {
    minimumWage: [{ value: 1_300_000, norm: "Decreto 2292 de 2023" }],
    transportAllowance: [{ value: 162_000, norm: "Decreto 2293 de 2023" }],
    uvt: [{ value: 47_065, norm: "Resolución DIAN 000187 de 2023" }],
  },
};
