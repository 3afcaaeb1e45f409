import type { LegalYear } from "./legal-year.ts";

export const YEAR_2025: LegalYear = {
  year: 2025,
  values: {
    minimumWage: [{ value: 1_423_500, norm: "Decreto 1572 de 2024" }],
    transportAllowance: [{ value: 200_000, norm: "Decreto 1573 de 2024" }],
    uvt: [{ value: 49_799, norm: "Resolución DIAN 000193 de 2024" }],
  },
};
