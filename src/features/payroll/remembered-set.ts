import { PARAMETER_SETS, type ParameterSet } from "#domain/payroll/calculator.ts";

const KEY = "cuadra_nomina_parametros";

/** The parameters that were chosen on this device; the specification's unless others were (decision 16). */
export function rememberedSet(): ParameterSet {
  try {
    const found = localStorage.getItem(KEY);
    return PARAMETER_SETS.find((each) => each === found) ?? "academic";
  } catch {
    return "academic";
  }
}

export function rememberSet(set: ParameterSet): void {
  try {
    localStorage.setItem(KEY, set);
  } catch {
    // Not remembered where storage is blocked; it still holds for this visit.
  }
}
