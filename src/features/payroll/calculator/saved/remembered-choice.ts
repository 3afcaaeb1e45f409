import { DEFAULT_TERMS } from "#domain/payroll/calculator/calculator.ts";
import { PARAMETER_SETS } from "#domain/payroll/calculator/parameter-set.ts";
import { EMPLOYER_KINDS } from "#domain/payroll/employee/contract.ts";
import type { Remembered } from "../payroll-state.ts";

// Parameter set (the academic one by default, spec-decision 16) and kind of employer remembered on this device.

const KEYS = { set: "cuadra_nomina_parametros", employer: "cuadra_nomina_empleador" } as const;

function read<Value extends string>(key: string, known: readonly Value[], otherwise: Value): Value {
  try {
    const found = localStorage.getItem(key);
    return known.find((each) => each === found) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function rememberedChoice(): Remembered {
  return {
    set: read(KEYS.set, PARAMETER_SETS, "academic"),
    employer: read(KEYS.employer, EMPLOYER_KINDS, DEFAULT_TERMS.employer),
  };
}

export function rememberChoice(choice: Partial<Remembered>): void {
  try {
    if (choice.set) localStorage.setItem(KEYS.set, choice.set);
    if (choice.employer) localStorage.setItem(KEYS.employer, choice.employer);
  } catch {
    // Storage is blocked: the choice only lasts for this visit.
  }
}
