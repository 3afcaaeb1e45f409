import type { OtherType } from "#domain/accounting/operations/account-by-words.ts";
import type { Direction, OperationType, PaymentMethod } from "#domain/accounting/operations/operation.ts";
import { addDays } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatPesos, formatShortDay, formatWeekday } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { plural } from "#domain/kernel/spanish.ts";
import type { SentenceLack } from "#domain/understanding/sentence-entry.ts";
import type { DraftType, OperationProblem } from "./operation/simple-draft.ts";

/** Texts of the simple journal: no debit and no credit. */
export const simpleTexts = {
  title: "Libro Contable Diario - Vista Sencilla",
  shortTitle: "Libro Contable Diario",
  list: "Operaciones",
  add: "Agregar operación",
  tell: { label: "Cuéntala con tus palabras", example: "Vendí 120.000 por Nequi" },
  quick: "Operaciones rápidas",
  newTitle: "Nueva operación",
  newOf: {
    sale: "Nueva venta",
    income: "Nuevo ingreso",
    expense: "Nuevo gasto",
    purchase: "Nueva compra",
    other: "Otra operación",
    transfer: "Pasar plata entre bolsillos",
    "debt-payment": "Pago de una deuda",
  } satisfies Record<DraftType, string>,
  editTitle: "Editar operación",
  types: {
    sale: "Venta",
    income: "Ingreso",
    expense: "Gasto",
    purchase: "Compra",
    other: "Otro",
    transfer: "Traslado",
    "debt-payment": "Abono",
  } satisfies Record<DraftType, string>,
  methods: {
    cash: "Efectivo",
    bank: "Banco",
    check: "Cheque",
    card: "Tarjeta",
    other: "A crédito (fiado)",
  } satisfies Record<PaymentMethod, string>,
  directions: { in: "Entra", out: "Sale" } satisfies Record<Direction, string>,
  type: "Tipo de operación",
  direction: "Dirección",
  amount: "Valor",
  description: "Descripción",
  descriptionHint: "Qué fue, con pocas palabras",
  method: "Forma de pago",
  onCredit: {
    in: "A crédito: todavía no entra dinero.",
    out: "A crédito: todavía no sale dinero.",
  } satisfies Record<Direction, string>,
  date: "Fecha",
  number: "Número",
  reference: "Referencia",
  more: "Más datos",
  words: {
    goesTo: "Va a",
    change: "Cambiar",
    changeOf: (account: string) => `Cambiar la cuenta: va a ${account}`,
    other: "Otra cuenta",
    keep: "Dejar la sugerida",
    which: "¿Qué fue?",
    noExpense: "Por la descripción no es un gasto: lo usual es",
    recordAs: { purchase: "Registrar como compra", other: "Registrar así" } satisfies Record<
      OtherType["type"],
      string
    >,
  },
  vat: {
    region: "IVA de la operación",
    on: (rate: number) => `Con IVA ${rate} % incluido`,
    rate: "Tarifa del IVA",
    inCost: "El IVA de un activo fijo es parte de su costo (ET art. 491): no se separa.",
    base: {
      sale: "Tu venta",
      income: "Tu ingreso",
      expense: "Tu gasto",
      purchase: "Tu compra",
      other: "Tu operación",
      transfer: "",
      "debt-payment": "",
    } satisfies Record<DraftType, string>,
    dian: "De la DIAN",
    dianHint: "no lo gastes",
    town: "Del municipio",
    townHint: "ICA retenido",
    deductible: "IVA que pagaste",
    deductibleHint: "lo descuentas de tu IVA",
    ahead: "Te lo retienen",
    aheadHint: "cuenta como impuesto pagado",
    owed: { in: "Te deben", out: "Debes" } satisfies Record<Direction, string>,
    moved: {
      in: (pocket: string) => `Entra a ${pocket}`,
      out: (pocket: string) => `Sale de ${pocket}`,
    } satisfies Record<Direction, (pocket: string) => string>,
    theirs: (all: Pesos, dian: Pesos, town: Pesos) =>
      town === 0 || dian === 0
        ? `De esto, ${formatPesos(all)} ${town === 0 ? "es de la DIAN" : "es del municipio"}.`
        : `De esto, ${formatPesos(dian)} es de la DIAN y ${formatPesos(town)} del municipio.`,
  },
  told: {
    title: "Te propongo esta operación",
    what: (type: string, amount: string, method: string) => `${type} de ${amount}, ${method.toLowerCase()}.`,
    due: (day: string) => `para el ${day}`,
    take: "Usar",
    refuse: "No",
    lacks: {
      means: "Para proponértela falta cómo se pagó: «en efectivo», «por Nequi», «fiado»…",
      about: "No se entiende de qué fue: elige el tipo y escribe el valor.",
      amounts: "Hay más de un valor: escribe una operación cada vez.",
      shares:
        "Tiene más partes de las que caben aquí: escribe una cada vez, o regístrala en la vista compleja.",
      day: "No se entiende la fecha: escríbela en su casilla.",
      "other-day": "La descripción dice otra fecha que la casilla: deja una sola.",
      parties: "Hay más de un nombre: deja uno solo.",
      vat: "¿El valor ya tiene el IVA? Di «más IVA» o «IVA incluido».",
      asset: "Un activo que sale se registra en Activos fijos, o cuéntalo en el Modo Guiado.",
      "vat-not-charged": "Según tu perfil fiscal no cobras IVA: quítalo de la descripción.",
    } satisfies Record<SentenceLack, string>,
  },
  due: "¿Para cuándo?",
  dueHelp: "Opcional",
  account: "Cuenta de la operación",
  accountHelp: "Opcional: si la dejas vacía, la elegimos por el tipo.",
  clearAccount: "Usar la cuenta del tipo",
  save: "Guardar",
  beforeTaxes: "El valor es antes de impuestos.",
  settled: { sale: "En total recibes", purchase: "En total pagas" },
  saveNew: "Registrar",
  cancel: "Cancelar",
  close: "Cerrar",
  remove: "Eliminar",
  problems: {
    "no-amount": "Escribe el valor.",
    "no-date": "Escribe la fecha.",
    "same-account": "La cuenta elegida es la misma donde entra o sale el dinero: elige otra.",
    "same-pocket": "Elige dos bolsillos distintos.",
    "no-name": "Escribe el nombre: así sabes después quién debe.",
    "over-debt": "Es más de lo que se debe.",
  } satisfies Record<OperationProblem, string>,
  saved: "Operación registrada",
  changed: "Operación corregida",
  removed: "Operación eliminada",
  undoHeld: "Guarda o descarta lo que escribes para deshacer operaciones.",
  notRemoved: "No se pudo eliminar",
  notUndone: "No se pudo deshacer",
  minimumTitle: "Mínimo requerido",
  minimum: "Debe haber al menos una operación en el libro contable.",
  stale: "Otra pestaña cambió esta operación mientras la editabas.",
  showSaved: "Ver la guardada",
  composite: "Asiento compuesto",
  taxedText: "Lleva impuestos que propuso tu perfil fiscal: se corrige en la Vista Compleja.",
  itemsText: (cost: string) =>
    `Sus artículos salieron del inventario al costo de ${cost}: se corrige en la Vista Compleja.`,
  compositeText: (lines: number) =>
    `Tiene ${plural(lines, "línea", "líneas")} y se escribe en la Vista Compleja.`,
  toComplex: "Abrir en la Vista Compleja",
  unpaid: { in: "por cobrar", out: "por pagar" } satisfies Record<Direction, string>,
  withTaxes: "con impuestos",
  noMoney: "sin movimiento de dinero",
  between: "entre tus cuentas",
  drafts: (count: number) => `${plural(count, "borrador", "borradores")} en la Vista Compleja`,
  emptyMonth: (month: string) => `Sin operaciones en ${month}`,
  emptyText: "Registra la primera: elige el tipo y escribe el valor.",
  sampleTitle: "Venta de ejemplo",
  sampleBanner: "Esta operación es de ejemplo: no se guarda ni se cuenta.",
  sampleTag: "Ejemplo",
  useSample: "Usarla",
  startBlank: "Empezar en blanco",
  guestLead: "Modo invitado:",
  guest: "tus datos no se guardarán permanentemente.",
  signIn: "Inicia sesión",
  closedMonth: (month: string) => `${month} está cerrado: sus operaciones ya no cambian.`,
  loading: "Cargando el libro",
  missingBook: "Este libro no existe en esta cuenta",
  missingBookText: "Puede ser de otra cuenta de este equipo, o haber sido eliminado.",
  openRecent: "Abrir mi libro más reciente",
  firstBook: "Crea tu primer libro",
  firstBookText: "Un libro reúne las operaciones de un negocio o de un ejercicio.",
  moreActions: "Más acciones",
  tools: "Libro, mes y búsqueda",
  changeMonth: "Cambiar de mes",
  search: "Buscar en el libro",
  clearSearch: "Cerrar la búsqueda",
  results: (count: number) => plural(count, "operación encontrada", "operaciones encontradas"),
  noResults: "Ninguna operación coincide",
  noResultsText: "Busca por descripción, referencia, número o valor.",
} as const;

/** "Hoy, 20/11", "Ayer, 19/11", "Miércoles, 18/11"; with the year if it is not the current one. */
export function dayHeading(day: Day, today: Day): string {
  const date = day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(day) : formatDay(day);
  if (day === today) return `Hoy, ${date}`;
  return day === addDays(today, -1) ? `Ayer, ${date}` : `${formatWeekday(day)}, ${date}`;
}

/** "Te pagaron, Nequi". */
export function paymentWords(direction: Direction, pocket: string): string {
  return `${direction === "in" ? "Te pagaron lo que te debían" : "Pagaste lo que debías"}, ${pocket}`;
}

/** "Venta, efectivo"; "Venta, Nequi" from a pocket that a person named. */
export function operationWords(type: OperationType, method: PaymentMethod, pocket?: string): string {
  return `${simpleTexts.types[type]}, ${pocket ?? simpleTexts.methods[method].toLowerCase()}`;
}
