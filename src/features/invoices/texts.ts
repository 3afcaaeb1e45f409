import type { EInvoice, InvoiceKind } from "#domain/invoice/e-invoice.ts";
import type { NotDeducted } from "#domain/invoice/invoice-entry.ts";
import type { LineItemProblem } from "#domain/invoice/invoice-stock.ts";
import type { ItemMatch } from "#domain/invoice/match-items.ts";
import type { InvoiceStanding } from "#domain/invoice/review.ts";
import { plural } from "#domain/kernel/spanish.ts";

const documents = (count: number) => plural(count, "documento", "documentos");
const invoices = (count: number) => plural(count, "factura", "facturas");

export const invoiceTexts = {
  title: "Facturas electrónicas",
  lead: (company: string) => `De la DIAN al libro de ${company}`,
  leadWithNit: (company: string, nit: string) => `De la DIAN al libro de ${company}, NIT ${nit}`,
  noNit: "Sin NIT no se sabe qué facturas son compras y cuáles ventas.",
  writeNit: "Escribir el NIT de la empresa",
  noCompany:
    "Este libro no es de ninguna empresa. Pásalo a una con NIT para saber qué facturas son compras y cuáles ventas.",
  toBooks: "Ir a los libros",
  noProfile:
    "La empresa no tiene perfil fiscal: se toma como responsable de IVA y no se practican retenciones.",
  noBookText: "Las facturas electrónicas se registran en un libro contable.",
  loading: "Leyendo el libro",
  drop: "Suelta aquí los XML o el zip que te mandó el proveedor",
  stays: "Se leen en este equipo. No se envía nada a la DIAN y no se verifica la firma.",
  choose: "Elegir archivos",
  sample: "Ver dos de ejemplo",
  reading: "Leyendo archivos",
  readSoFar: (done: number, all: number) => `${done} de ${all}`,
  cancel: "Cancelar la lectura",
  cancelled: "Lectura cancelada. No se agregó nada a la lista.",
  leftHere: (moment: string) =>
    `Aquí está la lista que dejaste el ${moment}. Sigue donde ibas, agrega archivos o descártala.`,
  unkept:
    "No se pudo guardar esta lista en el equipo. Regístrala antes de salir: si sales, tendrás que elegir los archivos otra vez.",
  discard: "Descartar la lista",
  store: "Bodega de los artículos",
  discarded: "La lista se descartó. En el libro no cambió nada.",
  restore: "Recuperar",
  ofOwn: (deed: "purchase" | "sale", company: string, hasBook: boolean) =>
    `La ${deed === "purchase" ? "compró" : "vendió"} ${company}, que también está en Mis empresas${
      hasBook ? "." : " y todavía no tiene un libro en el que se escriba."
    }`,
  passTo: (company: string) => `Pasarla a ${company}`,
  passed: (number: string, company: string, book: string) =>
    `${number} pasó a la lista de ${company}, libro ${book}`,
  notPassed: "No se pasó la factura",
  unkeptThere: "El equipo no guarda nada más. Sigue en esta lista.",
  leaveOutDocument: "Omitir la factura",
  keepInList: "Ya no omitirla",
  filters: "Qué documentos se muestran",
  search: "Tercero o factura",
  none: "Ningún documento es así.",
  list: "Documentos leídos",
  faults: (count: number) => plural(count, "archivo que no se pudo leer", "archivos que no se pudieron leer"),
  clearFaults: "Quitar estos avisos",
  moreFaults: (count: number) => `Ver ${count} más`,
  register: (count: number) => `Registrar ${invoices(count)}`,
  registering: "Registrando…",
  nothingReady: "Nada por registrar",
  summary: (ready: number, waiting: number, recorded: number) =>
    [
      ready === 1 ? "1 documento se registra" : `${ready} documentos se registran`,
      ...(waiting > 0 ? [waiting === 1 ? "1 espera una decisión" : `${waiting} esperan una decisión`] : []),
      ...(recorded > 0 ? [`${recorded} ya en el libro o repetidos`] : []),
    ].join("; "),
  registered: (count: number, from: number, to: number) =>
    from === to
      ? `Se registró ${documents(count)}: asiento ${from}`
      : `Se registraron ${documents(count)}: asientos ${from} a ${to}`,
  undone: "Se quitaron del libro las facturas registradas",
  failed: "No se registró ninguna factura",
  undoFailed: "No se deshizo el registro",
  recordedMeanwhile: (invoice: string, entry: number) =>
    `La factura ${invoice} ya se registró en otra pestaña, en el asiento ${entry}. Revisa la lista y vuelve a registrar.`,
  sums: {
    title: {
      purchase: "Sumas de las compras que se registran",
      sale: "Sumas de las ventas que se registran",
    },
    count: (count: number, notes: number) =>
      [
        ...(count > 0 ? [invoices(count)] : []),
        ...(notes > 0 ? [plural(notes, "nota crédito", "notas crédito")] : []),
      ].join(" y "),
    withheld: "Retenciones",
    net: { purchase: "Por pagar", sale: "Por cobrar" },
  },
  columns: {
    party: "Tercero",
    number: "Documento",
    date: "Fecha",
    base: "Base",
    vat: "IVA",
    total: "Total",
    state: "Estado",
  },
  kinds: {
    invoice: { sale: "Venta", purchase: "Compra" },
    "credit-note": { sale: "Nota crédito de venta", purchase: "Nota crédito de compra" },
    "debit-note": { sale: "Nota débito de venta", purchase: "Nota débito de compra" },
  } satisfies Readonly<Record<InvoiceKind, Readonly<Record<"sale" | "purchase", string>>>>,
  unknownKind: "Factura",
  newParty: "Tercero nuevo",
  standings: {
    ready: "Lista",
    doubt: "Por revisar",
    recorded: "Ya registrada",
    obstacle: "Con problema",
    "left-out": "Omitida",
  } satisfies Readonly<Record<InvoiceStanding, string>>,
  all: "Todas",
  filterReady: "Listas",
  filterRecorded: "Ya registradas",
  filterProblem: "Por revisar",
  detail: "Ver el asiento propuesto de",
  entry: "Asiento propuesto",
  debit: "Debe",
  credit: "Haber",
  account: "Cuenta",
  equal: "Sumas iguales",
  fromInvoice: "De la factura",
  lines: "Qué dice",
  payment: "Pago",
  payments: {
    credit: "A crédito",
    cash: "De contado, en efectivo",
    bank: "De contado, por banco",
  } satisfies Readonly<Record<EInvoice["payment"], string>>,
  due: "Vence",
  party: "Tercero",
  file: "Archivo",
  key: "CUFE",
  noKey: "No trae",
  corrects: "Corrige",
  inEntry: (number: string, entry: number) => `${number}, asiento ${entry}`,
  inList: (number: string) => `${number}, de esta lista`,
  moreLines: (first: string, more: number) =>
    more === 0 ? first : `${first}, y ${plural(more, "línea más", "líneas más")}`,
  change: "Cambiar",
  mainAccount: "Cuenta de lo comprado o vendido",
  sameParty: "Vale para las demás facturas de este tercero en la lista.",
  concept: "Concepto de retención",
  noConcept: "Sin retención",
  deducts: "El IVA se descuenta",
  day: "Fecha del asiento",
  rate: (currency: string) => `Pesos por 1 ${currency}`,
  rateHelp: "La TRM del día de la factura, como 4.123,45.",
  badRate: "Escribe un número mayor que cero, como 4.123,45.",
  leaveOut: "Omitir",
  leaveOutAgain: "Ya no registrarla",
  include: "Registrarla",
  includeAnyway: "Está bien, registrarla",
  whys: {
    chosen: "La cuenta que elegiste",
    rule: (name: string, over: readonly string[]) =>
      over.length === 0
        ? `Por tu regla «${name}»`
        : `Por tu regla «${name}», antes que ${over.map((each) => `«${each}»`).join(", ")}`,
    memory: (times: number) =>
      times === 1 ? "La cuenta de su última factura" : `La cuenta de sus últimas ${times} facturas`,
    items: (count: number) =>
      count === 1 ? "Un artículo de tu inventario" : `${count} artículos de tu inventario`,
    words: (words: string) => `Por lo que dice: «${words}»`,
    usual: "La cuenta usual: nada del documento la confirma",
  },
  notDeducted: {
    "not-responsible": "Con el IVA: quien no es responsable no lo descuenta",
    "fixed-asset": "Con el IVA: el de un activo fijo no se descuenta (ET art. 491)",
    chosen: "Con el IVA, que no se descuenta",
  } satisfies Readonly<Record<NotDeducted, string>>,
  otherTax: "Otros impuestos cobrados",
  stated: "Retención que dice la factura",
  advance: "Anticipo que descuenta la factura",
  dueOn: (day: string) => `Vence el ${day}`,
  costNote: "El costo de lo vendido no viene en la factura: regístralo con el inventario.",
  costFollows: "Al registrarla, el asiento recibe también el costo de lo que sale según el kardex.",
  adjusting: "facturas electrónicas",
  newItem: (name: string) => `Artículo nuevo: ${name}`,
  items: {
    title: "Inventario",
    lead: {
      purchase: "Lo que entra al kardex con esta compra.",
      sale: "Lo que sale del kardex con esta venta.",
      "purchase-return": "Lo que se devuelve al proveedor.",
      "sale-return": "Lo que el cliente devuelve: vuelve por lo que costó.",
    },
    noneOf: "Su valor va con el costo de los demás artículos de la compra.",
    allNew: (count: number) => `Crear ${plural(count, "artículo que falta", "artículos que faltan")}`,
    what: (line: string) => `Qué es «${line}»`,
    kinds: { item: "Artículo", new: "Nuevo", none: "Ninguno" },
    quantity: "Cantidad",
    badQuantity: "Escribe una cantidad mayor que cero, con tres decimales como máximo.",
    units: (quantity: string) => `${quantity} en la factura`,
    by: {
      chosen: "El que elegiste",
      remembered: "El de sus facturas anteriores",
      barcode: "Por su código de barras",
      code: "Por su código",
      name: "Por su nombre",
    } satisfies Readonly<Record<ItemMatch, string>>,
    problems: {
      quantity: "No dice cuántos: escríbelo.",
      whole: "Este artículo va por unidades completas: escribe cuántas son.",
      cost: "Vale cero y no viene con otras de pago: no entra al kardex.",
    } satisfies Readonly<Record<LineItemProblem, string>>,
  },
} as const;
