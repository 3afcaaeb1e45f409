import type { SlipsHead } from "#formats/slips-head.ts";

export const SLIPS_HEAD: SlipsHead = {
  bundle: "one",
  title: "Desprendibles de pago, noviembre de 2026",
  company: "Ferretería La Sabana S.A.S.",
  page: ["Página", "de"],
  columns: ["Concepto", "Cantidad", "Valor"],
};
