import type { VatTreatment } from "../law/tax-statutes.data.ts";

/** What the shop keeps in stock, at its cost of 2026 in pesos. */
export interface ShopItem {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly cost: number;
  /** In units. */
  readonly minimum: number;
  readonly tax: VatTreatment;
  readonly divisible: boolean;
  /** The supplier that brings it, by its place among `SHOP_SUPPLIERS`. */
  readonly supplier: number;
}

const item = (
  code: string,
  name: string,
  unit: string,
  [cost, minimum, supplier]: readonly [number, number, number],
): ShopItem => ({ code, name, unit, cost, minimum, supplier, tax: "general", divisible: false });

export const SHOP_ITEMS: readonly [ShopItem, ...ShopItem[]] = [
  item("PIN-001", "Pintura vinilo tipo 1, cuñete", "cuñete", [186_000, 4, 0]),
  item("PIN-002", "Pintura vinilo tipo 1, galón", "galón", [57_000, 10, 0]),
  item("BRO-003", "Brocha de 3 pulgadas", "unidad", [6_400, 20, 0]),
  item("VAR-012", "Varilla corrugada de 1/2, 6 metros", "unidad", [24_300, 30, 1]),
  item("MAL-015", "Malla electrosoldada de 15 × 15", "unidad", [98_000, 6, 1]),
  item("PUN-002", "Puntilla de 2 pulgadas, libra", "libra", [4_100, 40, 1]),
  item("TUB-003", "Tubo sanitario PVC de 3 pulgadas, 6 metros", "unidad", [62_500, 10, 2]),
  item("TAN-500", "Tanque plástico de 500 litros", "unidad", [214_000, 3, 2]),
  item("CEM-050", "Cemento gris, bulto de 50 kg", "bulto", [27_900, 60, 3]),
  item("PEG-025", "Pegante cerámico, bulto de 25 kg", "bulto", [19_600, 30, 3]),
  item("TAL-650", "Taladro percutor de 650 W", "unidad", [168_000, 3, 4]),
  item("CER-001", "Cerradura de sobreponer", "unidad", [52_300, 6, 4]),
  item("CAB-012", "Cable THHN n.º 12, rollo de 100 metros", "rollo", [172_000, 4, 5]),
  item("BOM-009", "Bombillo LED de 9 W", "unidad", [5_200, 50, 5]),
];

/** Sold by the gram: with it the cost of a sale comes out to the peso. */
export const SAND: ShopItem = {
  code: "ARE-001",
  name: "Arena lavada",
  unit: "kg",
  cost: 320,
  minimum: 300,
  tax: "general",
  divisible: true,
  supplier: 3,
};

export const ALL_SHOP_ITEMS: readonly ShopItem[] = [...SHOP_ITEMS, SAND];
