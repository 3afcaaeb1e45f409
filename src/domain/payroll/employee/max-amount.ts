/** A million millions: far above any salary, and low enough that all computed figures stay safe integers. */
export const MAX_AMOUNT = 1_000_000_000_000;
