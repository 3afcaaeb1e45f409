import type { StockKind } from "#domain/inventory/inventory-move.ts";

const kinds: Readonly<Record<StockKind, string>> = {
  opening: "Saldo inicial",
  purchase: "Compra",
  "purchase-return": "Devolución de compra",
  sale: "Venta",
  "sale-return": "Devolución de venta",
  in: "Ajuste de entrada",
  out: "Ajuste de salida",
};

export const inventoryReportTexts = {
  kinds,
  kardexOf: (item: string) => `Kardex de ${item}`,
  below: (kind: string, units: string) => `${kind}, ${units} bajo cero`,
  corrected: "Ajuste de lo vendido bajo cero",
  valuation: "Inventario valorizado",
  countSheet: "Hoja de conteo",
  counted: "Contado",
  date: "Fecha",
  detail: "Detalle",
  incoming: "Entradas",
  outgoing: "Salidas",
  balance: "Saldo",
  quantity: "Cant.",
  unitCost: "Costo u.",
  total: "Total",
  sums: "Sumas",
  code: "Código",
  item: "Artículo",
  unit: "Unidad",
  stock: "Existencias",
  minimum: "Mínimo",
  value: "Valor",
} as const;
