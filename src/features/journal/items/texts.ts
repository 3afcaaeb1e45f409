import type { StockKind } from "#domain/inventory/inventory-move.ts";

const WHAT: Readonly<Record<StockKind, (amount: string) => string>> = {
  opening: (amount) => `Lleva ${amount} al inventario: ¿de qué artículos?`,
  purchase: (amount) => `Lleva ${amount} al inventario: ¿de qué artículos?`,
  in: (amount) => `Lleva ${amount} al inventario: ¿de qué artículos?`,
  sale: (amount) => `Vende ${amount}: ¿qué artículos salen?`,
  "sale-return": (amount) => `Devuelve una venta de ${amount}: ¿qué artículos vuelven?`,
  "purchase-return": (amount) => `Devuelve una compra de ${amount}: ¿qué artículos salen?`,
  out: (amount) => `Saca ${amount} del inventario: ¿qué artículos salen?`,
};

export const typedItemsTexts = {
  region: "Artículos del asiento",
  ask: (kind: StockKind, amount: string) => WHAT[kind](amount),
  tell: "Decir artículos",
  key: "decir los artículos del asiento",
  none: "No es de artículos",
  isNone: "Este asiento no es de artículos.",
  change: "Cambiar",
  takeOff: "Quitar artículos",
  ready: "Listo",
  more: "Otro artículo",
  item: (place: number) => `Artículo ${place}`,
  itemHint: "Artículo, código o código de barras",
  quantity: (place: number) => `Cantidad del artículo ${place}`,
  quantityHint: "Cantidad",
  amount: (what: string, place: number) => `${what} del artículo ${place}`,
  cost: "Costo sin IVA",
  price: "Precio sin IVA",
  source: (place: number) => `De dónde se devuelve el artículo ${place}`,
  sourceHint: "¿De cuál?",
  noSource: "No hay nada por devolver",
  sourceOf: (date: string, left: string) => `${date}, quedan ${left}`,
  remove: (place: number) => `Quitar el artículo ${place}`,
  costLines: (cost: string, inventory: string, amount: string) =>
    `Costo del kardex: ${amount}, débito ${cost} y crédito ${inventory}.`,
  noCost: "Queda en el kardex con el asiento.",
  changes: (count: number) =>
    count === 1
      ? "Cambia el costo de un movimiento posterior: se muestra antes de registrar."
      : `Cambia el costo de ${count} movimientos posteriores: se muestra antes de registrar.`,
  incomplete: "Elige cada artículo y escribe cuántos son.",
  incompleteSource: "Elige cada artículo, cuántos son y de qué movimiento se devuelven.",
  refused: "Completa los artículos del asiento o quítalos.",
  changesOthers:
    "Este cambio toca el costo de movimientos posteriores. Corrígelo en la vista completa, que los muestra antes.",
  notAccepted: "No quedó registrado: el costo de otros movimientos no cambió.",
  adjustment: (what: string) => `Ajuste de costos por ${what === "" ? "asiento del diario" : what}`,
  loading: "Cargando los artículos",
  empty: "Todavía no hay artículos en el inventario. Crea el primero en Inventario.",
} as const;
