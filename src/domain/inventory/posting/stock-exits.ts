/** Why something leaves that is neither sold nor given back, the usual reason first. */
export const EXIT_ROLES = ["lost", "supplies", "samples", "donated", "owner", "partner"] as const;
export type ExitRole = (typeof EXIT_ROLES)[number];

/**
 * How IVA looks at what leaves so. `deemed-sale`: the law takes it for a sale, at what the goods are worth to a customer
 * (ET arts. 421 and 458). `given-up`: what was taken off when it was bought is given up, on its cost, unless the goods
 * spoil or get lost easily (ET art. 486).
 */
export type ExitVat = "deemed-sale" | "given-up";

export function exitVat(role: ExitRole): ExitVat {
  return role === "lost" ? "given-up" : "deemed-sale";
}

export function isExitRole(role: string): role is ExitRole {
  return EXIT_ROLES.some((each) => each === role);
}
