import { pesos } from "../../kernel/pesos.ts";
import type { Contract } from "../employee/contract.ts";
import type { Law } from "../law/law.ts";
import type { SlipWarning } from "../slip/slip.ts";
import { inMinimumWages } from "../slip/slip-context.ts";

export type WageShortfall = Extract<
  SlipWarning,
  { readonly kind: "salary-below-minimum" | "integral-below-minimum" }
>;

/**
 * Shortfall of a salary below the day's legal minimum: the minimum wage (CST art. 145), or thirteen of them for an
 * integral salary (CST art. 132). Null if none. Only a warning; nothing is refused.
 */
export function wageShortfall(
  { salary, kind }: Pick<Contract, "salary" | "kind">,
  law: Law,
): WageShortfall | null {
  const integral = kind === "integral";
  const minimum = integral ? inMinimumWages(law, "integralMinimum") : pesos(law.values.minimumWage.value);
  if (salary >= minimum) return null;
  return { kind: integral ? "integral-below-minimum" : "salary-below-minimum", salary, minimum };
}
