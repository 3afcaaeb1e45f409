import { placesOf } from "./layout.ts";

export type Component = "capital" | "surplus" | "reserves" | "retained" | "result";

/** The components of equity (NIIF para PYMES, sección 6.3), in the order of their columns. */
export const COMPONENTS: readonly { readonly key: Component; readonly label: string }[] = [
  { key: "capital", label: "Capital" },
  { key: "surplus", label: "Prima y superávit" },
  { key: "reserves", label: "Reservas" },
  { key: "retained", label: "Resultados acumulados" },
  { key: "result", label: "Resultado del ejercicio" },
];

/** The year's result is not one account: any amount on 36 from earlier years is in retained results. */
export const componentOf = placesOf<Component>([
  ["31", "capital"],
  ["32", "surplus"],
  ["34", "surplus"],
  ["38", "surplus"],
  ["3", "surplus"],
  ["33", "reserves"],
  ["35", "retained"],
  ["36", "retained"],
  ["37", "retained"],
]);

export type EquityMove =
  | "opening"
  | "brought"
  | "corrections"
  | "turned"
  | "result"
  | "oci"
  | "contributions"
  | "own-shares"
  | "dividends"
  | "transfers"
  | "others";

/** Changes in equity, in row order. */
export const EQUITY_MOVES: readonly {
  readonly key: EquityMove;
  readonly label: string;
  readonly ifUsed: boolean;
}[] = [
  { key: "brought", label: "Saldos con los que empezó el libro", ifUsed: true },
  { key: "corrections", label: "Cambios en políticas y corrección de errores", ifUsed: true },
  { key: "turned", label: "Traslado del resultado anterior", ifUsed: true },
  { key: "result", label: "Resultado del período", ifUsed: false },
  { key: "oci", label: "Otro resultado integral del período", ifUsed: true },
  { key: "contributions", label: "Aportes de los propietarios", ifUsed: true },
  { key: "own-shares", label: "Acciones o cuotas propias", ifUsed: true },
  { key: "dividends", label: "Dividendos y participaciones", ifUsed: true },
  { key: "transfers", label: "Reservas y otros traslados", ifUsed: true },
  { key: "others", label: "Otros movimientos", ifUsed: true },
];
