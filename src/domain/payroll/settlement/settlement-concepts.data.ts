/** Lines of a contract's final settlement; the last pay itself is a slip. Accounts as in `concepts.data.ts`. */
export const SETTLEMENT_CONCEPTS = {
  severance: { label: "Cesantías", side: "debit", account: "261005" },
  severanceInterest: { label: "Intereses sobre cesantías", side: "debit", account: "261010" },
  serviceBonus: { label: "Prima de servicios", side: "debit", account: "261020" },
  earlierSeverance: { label: "Cesantías del año anterior", side: "debit", account: "261005" },
  earlierInterest: { label: "Intereses del año anterior", side: "debit", account: "261010" },
  earlierBonus: { label: "Prima del semestre anterior", side: "debit", account: "261020" },
  vacation: { label: "Vacaciones pendientes", side: "debit", account: "261015" },
  indemnity: { label: "Indemnización por despido", side: "debit", account: "5_0560" },
  bonusWithholding: { label: "Retención sobre la prima", side: "credit", account: "236505" },
  indemnityWithholding: { label: "Retención sobre la indemnización", side: "credit", account: "236505" },
} as const;

export type SettlementConcept = keyof typeof SETTLEMENT_CONCEPTS;

/** Reason for the end of a contract; only a dismissal without just cause is indemnified (CST art. 64). */
export const END_REASONS = ["resignation", "agreement", "just-cause", "term-ended", "unjust"] as const;

export type EndReason = (typeof END_REASONS)[number];

export const END_REASON_LABELS: Readonly<Record<EndReason, string>> = {
  resignation: "Renuncia",
  agreement: "Mutuo acuerdo",
  "just-cause": "Despido con justa causa",
  "term-ended": "Terminó el plazo o la obra",
  unjust: "Despido sin justa causa",
};

/** Least days of indemnity of a contract for a piece of work (CST art. 64). */
export const LEAST_DAYS_OF_WORK = 15;

/** Days of salary for the first year and for each further year, by whether the salary reaches ten minimum wages. */
export const INDEMNITY_DAYS = {
  below: { firstYear: 30, eachMore: 20 },
  reaching: { firstYear: 20, eachMore: 15 },
  from: 10,
} as const;
