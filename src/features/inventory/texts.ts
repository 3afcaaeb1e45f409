import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import type { StockKind } from "#domain/inventory/inventory-move.ts";
import type { CostingMethod } from "#domain/inventory/kardex.ts";
import type { StockRole } from "#domain/inventory/stock-accounts.data.ts";
import { formatDecimal } from "#domain/kernel/format.ts";
import { plural } from "#domain/kernel/spanish.ts";
import type { VatTreatment } from "#domain/law/tax-statutes.data.ts";

/** "1,5" for 1500 thousandths. */
export function unitsText(thousandths: number): string {
  const decimals = String(thousandths / 1000).split(".")[1]?.length ?? 0;
  return formatDecimal(thousandths / 1000, decimals);
}

export const COSTING_NAMES: Readonly<Record<CostingMethod, string>> = {
  average: "Promedio ponderado",
  peps: "PEPS",
};

export const TAX_NAMES: Readonly<Record<VatTreatment, string>> = {
  general: "IVA general",
  reduced: "IVA reducido",
  exempt: "Exento",
  excluded: "Excluido",
};

export const COUNTER_NAMES: Readonly<Record<StockRole, string>> = {
  inventory: "Ya está en la cuenta de inventario del libro",
  cost: "Costo de ventas",
  sales: "Ventas",
  salesReturns: "Devoluciones en ventas",
  vat: "IVA",
  lost: "Gastos diversos",
  found: "Otros ingresos",
  cash: "De contado, caja",
  receivable: "A crédito, cliente",
  supplier: "A crédito, proveedor",
  capital: "Aporte de capital",
};

export const MOVE_TITLES: Readonly<Record<StockKind, string>> = {
  opening: "Registrar saldo inicial",
  purchase: "Registrar compra",
  "purchase-return": "Devolver al proveedor",
  sale: "Registrar venta",
  "sale-return": "Recibir una devolución",
  in: "Registrar entrada",
  out: "Registrar salida",
};

const amountLabels: Readonly<Record<StockKind, string>> = {
  opening: "Costo total",
  purchase: "Costo total sin IVA",
  "purchase-return": "Total que te devuelven, sin IVA",
  sale: "Precio total sin IVA",
  "sale-return": "Total que devuelves, sin IVA",
  in: "Costo total",
  out: "",
};

export const inventoryTexts = {
  title: "Inventario",
  loading: "Cargando el inventario",
  readOnly: "Este libro no recibe cambios. El inventario se puede consultar.",
  failed: "No quedó registrado",
  undone: "Se deshizo",
  list: "Artículos del inventario",
  search: "Nombre, código o código de barras",
  noMatch: "Ningún artículo coincide con la búsqueda.",
  value: "Valor del inventario",
  equal: (account: string) => `Igual al saldo de ${account} en el libro`,
  differs: (account: string, ledger: string, difference: string) =>
    `El libro tiene ${ledger} en ${account}: difiere en ${difference}. Lo que se registra en esa cuenta sin pasar por aquí no mueve el inventario.`,
  cut: "Valor al día",
  filter: "Cuáles se muestran",
  all: "Todos",
  low: "Bajo el mínimo",
  missing: (quantity: string) => `Faltan ${quantity}`,
  lowCount: (count: number) => `${plural(count, "artículo", "artículos")} bajo el mínimo.`,
  closed: "Cerrado",
  columns: { item: "Artículo", stock: "Existencias", minimum: "Mínimo", cost: "Costo u.", value: "Valor" },
  sums: (count: number) => plural(count, "artículo", "artículos"),
  newItem: "Nuevo artículo",
  paste: "Pegar lista",
  buy: "Compra",
  sell: "Venta",
  opening: "Saldo inicial",
  count: "Contar",
  edit: "Editar",
  back: "Volver al inventario",
  begin: {
    title: "Lleva aquí tus existencias",
    text: "Cada compra y cada venta mueve el kardex y registra su asiento con el costo. Elige cómo se calcula el costo este año: después del primer movimiento no cambia hasta el año siguiente. UEPS no se permite bajo NIIF.",
    method: "Método de costo",
    start: "Empezar el inventario",
    begun: "Inventario empezado",
  },
  empty: {
    title: "Todavía no hay artículos",
    text: "Crea el primero, o pega una lista de tu hoja de cálculo.",
  },
  method: (method: string, year: number) => `Método de ${year}: ${method}`,
  changeMethod: "Cambiar el método",
  methodDialog: {
    title: "Método de costo",
    text: (year: number) => `El nuevo método rige desde ${year}. Los años con movimientos conservan el suyo.`,
    save: "Cambiar",
    saved: "Método cambiado",
  },
  itemDialog: {
    add: "Nuevo artículo",
    edit: "Editar artículo",
    save: "Guardar",
    code: "Código",
    barcode: "Código de barras",
    barcodeHelp: "Opcional. Un lector lo escribe solo.",
    name: "Nombre",
    unit: "Unidad",
    unitHelp: "Unidad, kilo, caja, metro",
    tax: "IVA al vender",
    minimum: "Mínimo",
    minimumHelp: "Avisa cuando hay menos. 0 no avisa.",
    badMinimum: "Escribe una cantidad, o 0.",
    divisible: "Se vende también por partes de la unidad",
    closed: "Cerrado: no recibe más compras ni ventas",
    added: "Artículo creado",
    saved: "Artículo guardado",
    takenBack: "Se deshizo",
  },
  pasteDialog: {
    title: "Pegar lista de artículos",
    text: "Una fila por artículo: código, nombre, unidad y mínimo, separados por tabulaciones o punto y coma, como salen al copiar de una hoja de cálculo.",
    label: "Filas",
    save: "Crear artículos",
    found: (count: number) => `${plural(count, "artículo", "artículos")} por crear.`,
    bad: (row: number) => `La fila ${row} no tiene código y nombre.`,
    added: (count: number) => `${plural(count, "artículo creado", "artículos creados")}`,
  },
  move: {
    date: "Fecha",
    reference: "Soporte",
    referenceHelp: "Número de la factura, opcional",
    thirdParty: "Tercero",
    counter: "Contrapartida",
    taxed: "Con IVA, según cada artículo",
    item: "Artículo",
    noItem: "Ningún artículo coincide.",
    items: "Artículos",
    quantity: "Cantidad",
    there: (quantity: string, unit: string) => `Hay ${quantity} ${unit}`,
    amount: amountLabels,
    addLine: "Otro artículo",
    removeLine: "Quitar esta línea",
    save: "Registrar",
    needItem: "Elige un artículo.",
    needDate: "Escribe la fecha.",
    badQuantity: "Escribe una cantidad mayor que cero.",
    posted: (kind: string) => `${kind}: quedó en el kardex y en el libro`,
    description: (kind: string, items: readonly string[]) =>
      `${kind}: ${items[0] ?? ""}${items.length > 1 ? ` y ${items.length - 1} más` : ""}`,
  },
  countDialog: {
    title: (name: string) => `Contar ${name}`,
    counted: "Cantidad contada",
    help: (quantity: string) => `Según el kardex hay ${quantity}.`,
    cost: "Costo de lo que sobra",
    save: "Registrar la diferencia",
    same: "Coincide con el kardex: no hay nada que registrar.",
    description: (name: string) => `Conteo: ${name}`,
    done: "Diferencia registrada",
  },
  adjustment: (what: string) => `Ajuste de costos por ${what}`,
  costs: {
    title: "Cambia el costo de movimientos posteriores",
    text: (count: number) =>
      `Esta fecha es anterior a ${plural(count, "movimiento cuyo costo cambia", "movimientos cuyo costo cambia")}.`,
    line: (date: string, item: string, before: string, after: string) =>
      `${date}, ${item}: de ${before} a ${after}`,
    more: (count: number) => `y ${count} más`,
    detail: "Los asientos de antes quedan como están; un asiento de ajuste por mes corrige la diferencia.",
    accept: "Registrar con el ajuste",
  },
  moves: {
    title: "Movimientos",
    giveBack: "Devolver",
    giveBackOf: (what: string) => `Devolver ${what}`,
    undo: "Anular",
    undoOf: (what: string) => `Anular ${what}`,
    ask: "¿Anular este movimiento?",
    askDetail: "Sale del kardex y su asiento queda anulado. Se puede deshacer.",
    done: "Movimiento anulado",
    entry: (number: number) => `Asiento ${number}`,
  },
  figures: { stock: "Existencias", cost: "Costo unitario", value: "Valor" },
  empties: "Este artículo todavía no tiene movimientos.",
} as const;

export const PROBLEMS = {
  quantity: "la cantidad debe ser mayor que cero",
  whole: "se vende solo por unidades completas; en el artículo puedes permitir partes",
  cost: "el costo no puede ser cero: escribe lo que costó",
  price: "el total no puede ser negativo",
} as const;

export const ITEM_PROBLEMS = {
  code: "Escribe un código.",
  name: "Escribe un nombre.",
  unit: "Escribe la unidad.",
  "same-code": "Otro artículo tiene ese código.",
  "same-barcode": "Otro artículo tiene ese código de barras.",
} as const;

export type ItemNameOf = (id: InventoryItem["id"]) => string;
