import type { StockKind } from "#domain/inventory/inventory-move.ts";
import type { CostingMethod, CostSystem } from "#domain/inventory/kardex.ts";
import type { StockRole } from "#domain/inventory/stock-accounts.data.ts";
import { groupDigits } from "#domain/kernel/group-digits.ts";
import { plural } from "#domain/kernel/spanish.ts";
import type { VatTreatment } from "#domain/law/tax-statutes.data.ts";
import { EXIT_NAMES, exitTexts } from "./exits/texts.ts";

export const COSTING_NAMES: Readonly<Record<CostingMethod, string>> = {
  average: "Promedio ponderado",
  peps: "PEPS",
};

export const SYSTEM_NAMES: Readonly<Record<CostSystem, string>> = {
  perpetual: "Permanente",
  periodic: "Periódico",
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
  purchases: "Compras",
  purchaseReturns: "Devoluciones en compras",
  sales: "Ventas",
  salesReturns: "Devoluciones en ventas",
  vat: "IVA",
  ...EXIT_NAMES,
  found: "Otros ingresos",
  cash: "De contado, caja",
  bank: "De contado, banco",
  receivable: "A crédito, cliente",
  supplier: "A crédito, proveedor",
  carrier: "A crédito, transportador",
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
  "purchase-return": "Te devuelven, sin IVA",
  sale: "Precio total sin IVA",
  "sale-return": "Devuelves, sin IVA",
  in: "Costo total",
  out: exitTexts.worth,
};

export const inventoryTexts = {
  title: "Inventario",
  loading: "Cargando el inventario",
  readOnly: "Este libro no recibe cambios. El inventario se puede consultar.",
  failed: "No quedó registrado",
  undone: "Se deshizo",
  list: "Artículos del inventario",
  search: "Nombre, código o código de barras",
  options: "Opciones",
  noMatch: "Ningún artículo coincide con la búsqueda.",
  value: "Valor del inventario",
  equal: (account: string) => `Igual al saldo de ${account} en el libro`,
  differs: (account: string, ledger: string, difference: string) =>
    `El libro tiene ${ledger} en ${account}: difiere en ${difference}. Lo que se registra en esa cuenta sin pasar por aquí no mueve el inventario.`,
  review: "Revisar la diferencia",
  pending: "Ventas y compras sin artículo",
  difference: {
    title: "Inventario y libro",
    loading: "Buscando los asientos",
    agrees: "El kardex y el libro tienen el mismo valor.",
    text: (amount: string, more: boolean) =>
      `El libro tiene ${amount} ${more ? "más" : "menos"} que el kardex.`,
    questions: (count: number) =>
      plural(count, "asiento que no dice su artículo", "asientos que no dicen su artículo"),
    noQuestions: "Todos los asientos dicen su artículo, o que no son de ninguno.",
    entry: (number: number, date: string, description: string) =>
      `Asiento ${number} del ${date}${description === "" ? "" : `: ${description}`}`,
    withoutCost: "Venta sin costo",
    tell: "Decir de qué artículo",
    tellOf: (what: string) => `Decir de qué artículo es el ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
    more: (count: number) => `y ${count} más, cuando estos tengan su artículo.`,
    propose: "Proponer el ajuste",
    proposal: (date: string) => `Asiento de ajuste del ${date}`,
    proposalHelp:
      "Lleva al libro lo que dice el kardex. Regístralo cuando la diferencia no sea de ningún artículo; se puede deshacer.",
    post: "Registrar el ajuste",
    posted: "Ajuste registrado",
    description: "Ajuste del inventario al kardex",
    debit: (amount: string) => `Débito ${amount}`,
    credit: (amount: string) => `Crédito ${amount}`,
  },
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
  countAll: "Conteo",
  edit: "Editar",
  back: "Volver al inventario",
  begin: {
    title: "Lleva aquí tus existencias",
    text: "Cada compra y cada venta mueve el kardex y registra su asiento con el costo. Elige cómo se calcula el costo este año: después del primer movimiento no cambia hasta el año siguiente. UEPS no se permite bajo NIIF.",
    method: "Método de costo",
    system: "Sistema",
    systemHelp:
      "Permanente: cada venta registra su costo. Periódico: las compras van a su propia cuenta y el costo de ventas sale del conteo, con el juego de inventarios.",
    start: "Empezar el inventario",
    begun: "Inventario empezado",
  },
  empty: {
    title: "Todavía no hay artículos",
    text: "Crea el primero, o pega una lista de tu hoja de cálculo.",
  },
  method: (method: string, system: string, year: number) =>
    `Método de ${year}: ${method}, sistema ${system.toLocaleLowerCase("es-CO")}`,
  changeMethod: "Cambiar el método",
  play: {
    title: "Juego de inventarios",
    standing: (account: string, ledger: string) =>
      `Sistema periódico: ${account} tiene en el libro ${ledger} desde el último juego de inventarios.`,
    text: "Lleva al costo de ventas el inventario inicial y las compras, y le resta las devoluciones y lo que se contó. Cuenta primero con «Conteo»: el inventario final es lo que dice el kardex ese día.",
    date: "Fecha",
    loading: "Sumando las cuentas",
    initial: "Inventario inicial",
    purchases: "Compras",
    returns: "Devoluciones en compras",
    final: "Inventario final",
    cost: "Costo de ventas",
    post: "Registrar el juego",
    posted: "Juego de inventarios registrado",
    questions: "El libro y el kardex coinciden cuando se registra el juego de inventarios.",
  },
  methodDialog: {
    title: "Método y sistema de costo",
    text: "Los años con movimientos conservan su método y su sistema.",
    since: "Desde el año",
    save: "Cambiar",
    saved: "Método cambiado",
  },
  belowZero: {
    title: "Vender por debajo de cero",
    text: "Sirve cuando la mercancía se vende antes de registrar su compra. Lo que falta sale al último costo conocido y queda marcado; cuando llega la compra, un asiento de ajuste lleva el costo al verdadero. Un artículo que nunca ha entrado no tiene costo y no se puede vender así.",
    label: "Permitir ventas de más de lo que hay",
    save: "Guardar",
    saved: (allowed: boolean) =>
      allowed ? "Se puede vender por debajo de cero" : "Ya no se vende por debajo de cero",
    allowed: "Se puede vender por debajo de cero.",
    refused: "No se vende más de lo que hay.",
    change: "Cambiar",
    badge: "Bajo cero",
    missing: (quantity: string) => `Vendido sin haber: ${quantity}`,
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
    price: "Precio de venta sin IVA",
    minimum: "Mínimo",
    minimumHelp: "Avisa cuando hay menos. 0 no avisa.",
    badMinimum: "Escribe una cantidad con tres decimales como máximo, o 0.",
    divisible: "Se vende también por partes de la unidad",
    closed: "Cerrado: no recibe más compras ni ventas",
    added: "Artículo creado",
    saved: "Artículo guardado",
    takenBack: "Se deshizo",
  },
  pasteDialog: {
    title: "Pegar lista de artículos",
    text: "Copia las filas de tu hoja con sus títulos: código, código de barras, nombre, unidad, IVA, mínimo, precio, y existencias con su costo, en cualquier orden. Sin títulos: código, nombre, unidad y mínimo. Un código que ya existe se actualiza con lo que traiga la fila.",
    label: "Filas",
    save: "Guardar artículos",
    found: (added: number, changed: number) =>
      `${plural(added, "artículo", "artículos")} por crear y ${groupDigits(String(changed))} por actualizar.`,
    bad: {
      code: (row: number) => `La fila ${row} no tiene código.`,
      name: (row: number) => `La fila ${row} no tiene nombre.`,
      tax: (row: number) => `La fila ${row} tiene un IVA que no es 19, 5, 0, exento ni excluido.`,
      minimum: (row: number) => `La fila ${row} tiene un mínimo que no es una cantidad.`,
      price: (row: number) => `La fila ${row} tiene un precio que no es un valor en pesos.`,
      stock: (row: number) => `La fila ${row} tiene existencias que no son una cantidad.`,
      cost: (row: number) => `La fila ${row} tiene existencias y no dice cuánto costaron.`,
      twice: (row: number) => `La fila ${row} repite un código de esta lista.`,
    },
    added: (count: number) => plural(count, "artículo guardado", "artículos guardados"),
    stock: (count: number, amount: string) =>
      `${plural(count, "artículo entra", "artículos entran")} con existencias por ${amount}, como saldo inicial.`,
    known: (count: number) =>
      `${plural(count, "artículo ya tiene", "artículos ya tienen")} movimientos: sus existencias se corrigen con «Conteo».`,
    noCost: "Las existencias de la lista no entran: falta la columna de su costo.",
    day: "Fecha de las existencias",
    record: "Registrar las existencias como saldo inicial",
    opening: "Saldo inicial del inventario",
    needDate: "Escribe la fecha.",
  },
  move: {
    date: "Fecha",
    reference: "Soporte",
    referenceHelp: "Número de la factura, opcional",
    /** Of what no invoice was made of: written off, opened with, found. */
    actHelp: "Número del acta o del comprobante, opcional",
    thirdParty: "Tercero",
    counter: "Contrapartida",
    costs: "Flete y otros costos de la compra, sin IVA",
    costsHelp: "Opcional. Se reparte entre los artículos por su valor y se paga con la compra.",
    taxed: "Con IVA, según cada artículo",
    amount: amountLabels,
    save: "Registrar",
    needDate: "Escribe la fecha.",
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
  countSheet: {
    title: "Conteo de inventario",
    text: "Descarga la hoja en blanco, cuenta, y pega aquí lo contado.",
    about: "hoja-de-conteo",
    label: "Lo contado",
    help: "Una fila por artículo: primero el código, el código de barras o el nombre, y de último la cantidad. Lo que dejes vacío no se cuenta.",
    save: "Registrar las diferencias",
    day: "Día del conteo",
    dayHelp: "Se compara con lo que había al final de ese día.",
    found: (count: number, differing: number) =>
      `${plural(count, "artículo contado", "artículos contados")}, ${plural(differing, "diferencia", "diferencias")}.`,
    differences: "Diferencias",
    line: (counted: string, there: string) => `contado ${counted}, kardex ${there}`,
    more: (count: number) => `y ${count} más`,
    sum: (count: number) => `${plural(count, "diferencia", "diferencias")}, a su costo en el kardex`,
    same: "Todo coincide con el kardex: no hay nada que registrar.",
    bad: {
      unknown: (row: number) => `La fila ${row} no es de ningún artículo.`,
      quantity: (row: number) => `La fila ${row} tiene una cantidad que no es un número.`,
      whole: (row: number) => `La fila ${row} parte una unidad que se vende completa.`,
      twice: (row: number) => `La fila ${row} repite un artículo.`,
      cost: (row: number) =>
        `La fila ${row} tiene más de lo que hay y el artículo todavía no tiene costo: regístralo con su compra o su saldo inicial.`,
    },
    description: (kind: "in" | "out") => `Conteo: lo que ${kind === "in" ? "sobra" : "falta"}`,
    done: "Diferencias registradas",
  },
  moves: {
    title: "Movimientos",
    giveBack: "Devolver",
    giveBackOf: (what: string) => `Devolver ${what}`,
    undo: "Anular",
    undoOf: (what: string) => `Anular ${what}`,
    takeOff: "Quitar del asiento",
    takeOffOf: (what: string) => `Quitar del asiento ${what}`,
    askOff: "¿Quitar el artículo de su asiento?",
    askOffDetail:
      "El movimiento sale del kardex y el asiento queda como se escribió, sin el costo. Se puede deshacer.",
    off: "El asiento quedó sin artículos",
    ask: "¿Anular este movimiento?",
    askDetail: "Sale del kardex y su asiento queda anulado. Se puede deshacer.",
    done: "Movimiento anulado",
    entry: (number: number) => `Asiento ${number}`,
  },
  figures: { stock: "Existencias", cost: "Costo unitario", value: "Valor" },
  empties: "Este artículo todavía no tiene movimientos.",
} as const;
