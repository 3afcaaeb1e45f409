import { fold } from "../../kernel/spanish.ts";
import type { HourKind } from "../../payroll/earnings/overtime-kinds.data.ts";
import type { AbsenceKind } from "../../payroll/leave/absences.data.ts";
import type { DeductionKind } from "../../payroll/run/period-input.ts";

export const PAY_KINDS = ["commissions", "salaryBonus", "nonSalary"] as const;
export type PayKind = (typeof PAY_KINDS)[number];

/** Where in the input of a person a novelty belongs. */
export type NoveltyKind =
  | { readonly what: "hours"; readonly kind: HourKind }
  | { readonly what: "absence"; readonly kind: AbsenceKind }
  | { readonly what: "pay"; readonly kind: PayKind }
  | { readonly what: "deduction"; readonly kind: DeductionKind };

const hours = (kind: HourKind) => ({ what: "hours", kind }) as const;
const absence = (kind: AbsenceKind) => ({ what: "absence", kind }) as const;
const pay = (kind: PayKind) => ({ what: "pay", kind }) as const;
const deduction = (kind: DeductionKind) => ({ what: "deduction", kind }) as const;

/** What firms call each novelty, the surest words first; null: a column of a payroll that is no novelty. */
const WORDS: readonly (readonly [NoveltyKind | null, RegExp])[] = [
  [null, /transp|conectiv|salario|sueldo|basico|devengad|neto|total|cesant|prima|^salud|^pension|retefuente/],
  [hours("HENDF"), /\bhendf\b|\bhefn\b|(?=.*(?:extra|\bhe\b))(?=.*noct)(?=.*(?:domin|fest))/],
  [hours("HEDDF"), /\bheddf\b|\bhefd\b|(?=.*(?:extra|\bhe\b))(?=.*(?:domin|fest))/],
  [hours("HEN"), /\bhen\b|(?=.*(?:extra|\bhe\b))(?=.*noct)/],
  [hours("HED"), /\bhed\b|(?=.*(?:extra|\bhe\b))(?=.*diur)/],
  [hours("RNDF"), /\brndf\b|\brnf\b|(?=.*\brec(?:argos?)?\b)(?=.*noct)(?=.*(?:domin|fest))/],
  [hours("RDF"), /\brdf\b|(?=.*\brec(?:argos?)?\b)(?=.*(?:domin|fest))|^(?:horas )?(?:dominical|festiv)/],
  [hours("RN"), /\brn\b|(?=.*\brec(?:argos?)?\b)(?=.*noct)/],
  [absence("accident"), /accidente|(?=.*incapacidad)(?=.*(?:laboral|trabajo|arl|profesional))/],
  [absence("sick"), /incapacidad|enfermedad/],
  [absence("parental"), /maternidad|paternidad|parental/],
  [absence("unpaid"), /no remunerad|suspension|sancion|ausen|inasistencia|\bfalt/],
  [absence("paid"), /remunerad|luto|calamidad|matrimonio/],
  [absence("vacation"), /vacacion/],
  // Food that a firm pays for is no alimony.
  [deduction("alimony"), /\balimentos?\b|alimentari[ao]/],
  [deduction("garnishment"), /embargo/],
  [deduction("cooperative"), /cooperativ/],
  [deduction("libranza"), /libranza/],
  [deduction("union"), /sindica/],
  [deduction("employeeFund"), /fondo de emplead/],
  [deduction("loan"), /prestamo|anticipo|avance|\bvales?\b/],
  [deduction("otherDeduction"), /descuento|deduccion/],
  [pay("commissions"), /comision/],
  [pay("nonSalary"), /no salarial|no constitu|auxilio|viatico|rodamiento|alimentacion/],
  [pay("salaryBonus"), /bonific|incentivo|\bbono/],
];

/** What words say a novelty is; null where they say none without doubt: "licencia", "horas extra". */
export function noveltyIn(words: string): NoveltyKind | null {
  const said = fold(words)
    .replace(/[^\p{L}\d]+/gu, " ")
    // H.E.D. is HED.
    .replace(/\b([a-z]) (?=[a-z]\b)/g, "$1")
    .trim();
  return WORDS.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}
