import { formatDay } from "#domain/kernel/format.ts";
import type { AmountProblem } from "#domain/kernel/parse-amount.ts";
import { LAW_FROM } from "#domain/law/horizon.ts";
import type { EmployerKind } from "#domain/payroll/employee/contract.ts";
import type { OverrideProblem } from "#domain/payroll/law/read-override.ts";
import type { TableProblem } from "#domain/payroll/law/table-override.ts";

export const lawTexts = {
  day: "Ley del día",
  compare: "Comparar con otra fecha",
  compareHelp: "Lo que cambia aparece primero.",
  parameter: "Parámetro",
  unknown: "Por confirmar",
  provisional: "Provisional",
  unknownDay: (day: string, missing: string, lastKnown: string | null) =>
    lastKnown === null
      ? `Cuadra no tiene parámetros para el ${day}: los conoce desde el ${formatDay(LAW_FROM)}.`
      : `Parámetros por confirmar para el ${day}: ${missing}. El último día con todos los parámetros es el ${lastKnown}.`,
  between: (from: string, to: string) => `Del ${from} al ${to}`,
  since: (from: string) => `Desde el ${from}`,
  until: (to: string) => `Hasta el ${to}`,
  solidarity: "Fondo de solidaridad pensional",
  solidarityLead: "Un porcentaje de todo el IBC, según cuántos salarios mínimos sea.",
  withholding: "Retención en la fuente por salarios",
  withholdingLead: "Procedimiento 1: sobre la base del mes, en UVT.",
  sameTable: "No cambia entre las dos fechas.",
  base: { smmlv: "IBC, en SMMLV", uvt: "Base, en UVT" },
  rate: "Tarifa",
  fixed: "Más",
  byHand: "Cambiado a mano",
  ofTheLaw: (value: string) => `La ley: ${value}`,
  dialog: {
    title: "Parámetros de la ley",
    lead: (day: string) => `Los que rigen el ${day}, con la norma que los fija.`,
  },
  typed: {
    type: "Escribir los valores",
    change: "Cambiar los valores",
    unit: (values: string) => `Cifras en pesos. Valores de la ley cambiados a mano: ${values}`,
    typed: (values: string) => `Con valores escritos a mano: ${values}.`,
  },
  overrides: {
    lead: "Un valor que cambies vale en lugar del de la ley, y las cifras lo dicen.",
    parameter: "Valor que quieres cambiar",
    choose: "Elige un parámetro",
    value: "Valor nuevo",
    put: "Cambiar",
    list: "Cambiados a mano",
    restore: (label: string) => `Volver al valor de la ley: ${label}`,
    tableRows: "Tramos de la tabla",
    tableHelp: {
      solidarity: "Un tramo por línea: desde cuántos SMMLV; tarifa en %. El primero es 0; 0.",
      withholding:
        "Un tramo por línea: más de cuántas UVT; tarifa en %; UVT que se suman. El primero es 0; 0.",
    },
    tableOfLaw: (norm: string) => `La ley: ${norm}`,
    foreseen: (norm: string) =>
      `Propuesta: la tabla de la ${norm}, por confirmar. Revísala antes de cambiarla.`,
  },
} as const;

/** Kinds of employer, by whether ET art. 114-1 exempts them. */
export const EMPLOYER_NAMES: Readonly<Record<EmployerKind, string>> = {
  company: "Sociedad o persona jurídica que declara renta",
  "person-two-or-more": "Persona natural con dos o más empleados",
  "person-one": "Persona natural con un empleado",
  "non-filer": "Entidad que no declara renta",
};

const AMOUNT_PROBLEMS: Readonly<Record<AmountProblem, string>> = {
  empty: "Escribe un valor.",
  "not-a-number": "Escribe un número.",
  decimals: "Tiene demasiados decimales.",
  negative: "No puede llevar signo.",
  "too-large": "Es demasiado grande.",
};

/** Why a typed value cannot override the law's. */
export const OVERRIDE_PROBLEMS: Readonly<Record<OverrideProblem, string>> = {
  ...AMOUNT_PROBLEMS,
  "out-of-range": "No es un valor posible para este parámetro.",
};

/** Why a typed table cannot override the law's. */
export function tableProblemText(problem: TableProblem): string {
  switch (problem.kind) {
    case "empty":
      return "Escribe los tramos de la tabla.";
    case "line":
      return `La línea ${problem.line} no es un tramo: escribe números separados por punto y coma.`;
    case "order":
      return `La línea ${problem.line} no empieza después de la anterior.`;
    case "start":
      return "El primer tramo empieza en 0.";
  }
}
