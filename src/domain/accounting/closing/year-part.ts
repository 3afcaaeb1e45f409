/** The parts of a year that statutes may cut: its halves and its quarters. */
export const YEAR_PARTS = ["h1", "h2", "q1", "q2", "q3", "q4"] as const;
export type YearPart = (typeof YEAR_PARTS)[number];
