import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { plural } from "#domain/kernel/spanish.ts";

export const stockTexts = {
  item: "Artículo",
  noItem: "Ningún artículo coincide.",
  items: "Artículos",
  store: "Bodega",
  quantity: "Cantidad",
  there: (quantity: string) => `Hay ${quantity}`,
  available: (quantity: string) => `Disponible: ${quantity}`,
  needItem: "Elige un artículo.",
  badQuantity:
    "Escribe una cantidad mayor que cero y de menos de 1.000.000.000, con tres decimales como máximo.",
  badCount: "Escribe lo contado, de cero a menos de 1.000.000.000, con tres decimales como máximo.",
  needReturn: "Escribe cuánto se devuelve por lo que vuelve, sin IVA.",
  needPrice:
    "Escribe el precio. Lo que se entrega sin cobrar no es una venta: regístralo como salida, de muestra o donación.",
  needCost: "El costo no puede ser cero: escribe lo que costó.",
  addLine: "Otro artículo",
  share: (amount: string) => `Repartir ${amount} de flete y otros costos`,
  scan: {
    start: "Escanear código",
    stop: "Apagar la cámara",
    video: "Imagen de la cámara",
    starting: "Permite la cámara en el aviso del navegador, o escribe el código.",
    unseen: "La cámara no mostró ninguna imagen. Escribe el código, o apágala y vuelve a intentarlo.",
    aim: "Acerca el código de barras a la cámara.",
    unknown: (code: string) => `Ningún artículo tiene el código ${code}.`,
    refused: "El navegador no dio permiso para la cámara. Dáselo en su configuración, o escribe el código.",
    missing: "No se encontró una cámara que se pueda usar. Escribe el código, o usa un lector.",
  },
  removeLine: "Quitar esta línea",
  failed: "No quedó registrado",
  undone: "Se deshizo",
  adjustment: (what: string) => `Ajuste de costos por ${what}`,
  costs: {
    title: "Cambia el costo de movimientos posteriores",
    text: (count: number) =>
      `Hay ${plural(count, "movimiento posterior cuyo costo cambia", "movimientos posteriores cuyo costo cambia")}.`,
    line: (date: string, item: string, before: string, after: string) =>
      `${date}, ${item}: de ${before} a ${after}`,
    more: (count: number) => `y ${count} más`,
    detail: "Los asientos de antes quedan como están; un asiento de ajuste por mes corrige la diferencia.",
    accept: "Registrar con el ajuste",
  },
  entryItems: {
    title: (number: number) => `Artículos del asiento ${number}`,
    none: "Se dijo que este asiento no es de artículos.",
    fromInventory:
      "Este asiento lo escribió el inventario: su movimiento se anula allí, en el kardex del artículo.",
    takeOff: "Quitarlos",
    takenOff: "El asiento quedó sin artículos",
    tell: "Decir de qué artículo",
    adjusting: (number: number) => `quitar los artículos del asiento ${number}`,
  },
  question: {
    title: "¿De qué artículo?",
    entry: (number: number, date: string, description: string) =>
      `Asiento ${number} del ${date}${description === "" ? "" : `: ${description}`}.`,
    incoming: (amount: string) =>
      `Lleva ${amount} al inventario. Dinos qué entró y queda en el kardex por ese valor.`,
    sale: (amount: string) =>
      `Vende ${amount}. Dinos qué salió y el asiento recibe su costo según el kardex.`,
    outgoing: (amount: string) =>
      `Saca ${amount} del inventario. Dinos qué salió y el asiento toma el costo del kardex.`,
    more: (count: number) => `Después de este, ${plural(count, "asiento más", "asientos más")}.`,
    cost: "Costo sin IVA",
    price: "Precio sin IVA",
    save: "Registrar",
    none: "No es de artículos",
    later: "Ahora no",
    done: "Quedó en el kardex",
    marked: "Marcado: no es de artículos",
    noItems:
      "Todavía no hay artículos en el inventario. Crea el primero en Inventario y vuelve a este asiento.",
    loading: "Cargando los artículos",
  },
} as const;

export const PROBLEMS = {
  quantity: "la cantidad debe ser mayor que cero",
  whole: "se vende solo por unidades completas; en el artículo puedes permitir partes",
  cost: "el costo no puede ser cero: escribe lo que costó",
  price: "el total no puede ser negativo",
  kit: "es un kit, y un kit se vende, se retira o vuelve de su venta; lo demás se registra por sus componentes",
} as const;

export const ITEM_PROBLEMS = {
  code: "Escribe un código.",
  name: "Escribe un nombre.",
  unit: "Escribe la unidad.",
  "same-code": "Otro artículo tiene ese código.",
  "same-barcode": "Otro artículo tiene ese código de barras.",
  parts: "Elige los componentes del kit, cada uno una vez y con su cantidad.",
  "part-unit": "Un componente que se vende por unidades completas entra en el kit con una cantidad entera.",
  circle: "Uno de los componentes es un kit que contiene este mismo.",
} as const;

export const STORE_PROBLEMS = {
  name: "Escribe el nombre de cada bodega.",
  "same-name": "Dos bodegas tienen el mismo nombre.",
} as const;

export type ItemNameOf = (id: InventoryItem["id"]) => string;
