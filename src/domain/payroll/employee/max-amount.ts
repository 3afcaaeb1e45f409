/** A million millions: no salary is near it, and everything computed from it stays within whole safe numbers. */
export const MAX_AMOUNT = 1_000_000_000_000;
