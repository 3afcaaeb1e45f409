/** The kinds of assets that are depreciated, in the order in which the decree numbers their accounts (Decreto 2650 de 1993). */
const KINDS = "1516 1520 1524 1528 1532 1536 1540 1544 1548 1552 1556 1560 1562".split(" ");

const ENDS = KINDS.map((_, at) => String(5 * (at + 1)).padStart(2, "0"));

/** What the accounts of a kind's depreciation end with, in 1592, 5160 and 5260: "05" of 1516, "65" of 1562; empty for none. */
export const depreciationEnd = (kind: string): string => ENDS[KINDS.indexOf(kind)] ?? "";

/** The kind whose depreciation such an account bears: 1524 of 159215; null where it bears that of all, or of none. */
export const depreciatedKind = (puc: string): string | null => KINDS[ENDS.indexOf(puc.slice(4, 6))] ?? null;
