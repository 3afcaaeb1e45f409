export const COUNT_KEYS = [
  "companies",
  "fiscalProfiles",
  "books",
  "statements",
  "exports",
  "guidedUses",
  "people",
] as const;

/**
 * What is counted against limits. `statements`: each once, whichever way it came; each way has its own limit
 * (spec-decision 7). `exports`: those that counted in this calendar month of Bogotá. `people`: in the payroll on screen.
 */
export type CountKey = (typeof COUNT_KEYS)[number];

export type Counts = Readonly<Record<CountKey, number>>;

export const NO_COUNTS: Counts = {
  companies: 0,
  fiscalProfiles: 0,
  books: 0,
  statements: 0,
  exports: 0,
  guidedUses: 0,
  people: 0,
};
