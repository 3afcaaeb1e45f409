import type { SlipsHead } from "#formats/slips-head.ts";

export const SLIPS_HEAD: SlipsHead = {
  bundle: "one",
  title: "Desprendibles de pago, noviembre de 2026",
  company: "Ferretería La Sabana S.A.S.",
  made: "Hecho con Cuadra el 30/11/2026 10:42 a. m.",
  page: ["Página", "de"],
  columns: ["Concepto", "Cantidad", "Valor"],
};
