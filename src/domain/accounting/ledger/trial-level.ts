/** Digits of the code that a row keeps: 2 group, 4 account, 6 sub-account, 8 as posted. */
export type TrialLevel = 2 | 4 | 6 | 8;

export const TRIAL_LEVELS: readonly TrialLevel[] = [2, 4, 6, 8];

/** Accounts of four digits, as a trial balance is usually read. */
export const DEFAULT_LEVEL: TrialLevel = 4;
