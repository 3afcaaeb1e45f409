import type { ExerciseTopic } from "../exercises/exercise.ts";

export interface OutlinedLesson {
  readonly id: string;
  readonly title: string;
  readonly topic: ExerciseTopic;
}

/** The course without its contents, for a home that names lessons without loading them. */
export const COURSE_OUTLINE: readonly OutlinedLesson[] = [
  { id: "ecuacion", title: "La ecuación contable", topic: "equation" },
  { id: "partida-doble", title: "La partida doble", topic: "entries" },
  { id: "naturaleza", title: "La naturaleza de las cuentas y el PUC", topic: "entries" },
  { id: "documento", title: "Del documento al asiento", topic: "entries" },
  { id: "mayor", title: "El libro mayor y las cuentas T", topic: "cycle" },
  { id: "compras-ventas", title: "Compras y ventas", topic: "trade" },
  { id: "iva", title: "El IVA", topic: "vat" },
  { id: "retenciones", title: "Las retenciones", topic: "withholding" },
  { id: "inventarios", title: "Inventarios: PEPS y promedio", topic: "inventory" },
  { id: "nomina", title: "La nómina", topic: "payroll" },
  { id: "prestaciones", title: "Provisiones y prestaciones sociales", topic: "payroll" },
  { id: "ajustes", title: "Ajustes: depreciación, causación y diferidos", topic: "adjustments" },
  { id: "conciliacion", title: "La conciliación bancaria", topic: "reconciliation" },
  { id: "comprobacion", title: "El balance de comprobación y los errores", topic: "errors" },
  { id: "estados", title: "Los cuatro estados financieros", topic: "statements" },
  { id: "flujo", title: "El flujo de efectivo", topic: "statements" },
  { id: "cierre", title: "El cierre del año", topic: "cycle" },
  { id: "razones", title: "Leer un estado: las razones", topic: "ratios" },
];
