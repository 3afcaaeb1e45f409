type Mark = "right" | "wrong" | "follows";

export interface SampleLine {
  readonly mark: Mark;
  readonly code: string;
  readonly account: string;
  readonly side: "debit" | "credit";
  readonly amount: string;
  /** What the student wrote, with the reason of its mark. */
  readonly was?: string;
  readonly reason?: string;
}

/** A purchase of 4.600.000 with IVA of 19 % and a withholding of 2,5 %, which the student took on the total. */
export const SAMPLE_LINES: readonly SampleLine[] = [
  { mark: "right", code: "1435", account: "Mercancías", side: "debit", amount: "4.600.000" },
  { mark: "right", code: "2408", account: "IVA por pagar", side: "debit", amount: "874.000" },
  {
    mark: "wrong",
    code: "2365",
    account: "Retención en la fuente",
    side: "credit",
    amount: "115.000",
    was: "136.850",
    reason: "Base equivocada: se calcula antes del IVA.",
  },
  {
    mark: "follows",
    code: "2205",
    account: "Proveedores: Nacionales",
    side: "credit",
    amount: "5.359.000",
    was: "5.337.150",
    reason: "Al corregir la retención, queda así.",
  },
];
export const SAMPLE_SUM = "5.474.000";

/** Of the three cards. */
export const DRAWN_ACCOUNT = { name: "2205 Proveedores", asked: "¿?" } as const;

export const DRAWN_GRADES = [
  { name: "Acosta", grades: ["4,5", "4,2", "3,8"], total: "4,3" },
  { name: "Barrera", grades: ["5,0", "4,7", "4,4"], total: "4,7" },
  { name: "Cortés", grades: ["3,2", "2,6", "2,4"], total: "2,7" },
  { name: "Díaz", grades: ["4,1", "3,9", "3,5"], total: "3,8" },
] as const;

export const DRAWN_PASSING = "3,0";

export const COMMON_ERRORS = [
  { name: "Base de retención", count: 14 },
  { name: "Lado invertido", count: 9 },
  { name: "IVA no separado", count: 6 },
  { name: "Línea omitida", count: 3 },
] as const;
