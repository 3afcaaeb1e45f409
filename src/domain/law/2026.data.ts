import type { LegalYear } from "./legal-year.ts";

export const YEAR_2026: LegalYear = {
  year: 2026,
  values: {
    minimumWage: [
      { value: 1_750_905, norm: "Decreto 1469 de 2025" },
      {
        from: "2026-02-19",
        value: 1_750_905,
        norm: "Decreto 159 de 2026",
        provisional: "Rige mientras se falla la demanda contra el Decreto 1469 de 2025",
        provisionalNote:
          "sigue por un decreto transitorio mientras se decide una demanda, según lo consultado en noviembre de 2026",
      },
    ],
    transportAllowance: [{ value: 249_095, norm: "Decreto 1470 de 2025" }],
    uvt: [{ value: 52_374, norm: "Resolución DIAN 000238 de 2025" }],
  },
};
