import { MOST_WORKBOOK_BYTES } from "#domain/import/workbook-file.ts";
import { DOCUMENT_LIMITS } from "#domain/invoice/document-limits.ts";
import type { EInvoice, InvoiceField } from "#domain/invoice/e-invoice.ts";
import { wholePesos } from "#domain/invoice/invoice-amount.ts";
import type { InvoiceDoubt, InvoiceObstacle } from "#domain/invoice/review.ts";
import { formatMonth, formatNumber } from "#domain/kernel/format.ts";
import { formatBytes } from "#domain/kernel/format-bytes.ts";
import { documentText } from "#domain/parties/document.ts";
import type { InvoiceFault } from "#formats/invoice/document-part.ts";

/** Why a document is not recorded, and what to do. */
export function obstacleText(obstacle: InvoiceObstacle, { seller, buyer }: EInvoice): string {
  switch (obstacle.kind) {
    case "foreign":
      return `Es de otra empresa: la vendió ${seller.name}, ${documentText(seller.document)}, a ${buyer.name}, ${documentText(buyer.document)}. Regístrala en el libro de quien corresponde.`;
    case "own":
      return "La empresa se la facturó a sí misma: no hay compra ni venta que registrar.";
    case "no-nit":
      return "La empresa de este libro no tiene NIT: escríbelo para saber si es una compra o una venta.";
    case "no-rate":
      return `Está en ${obstacle.currency} y no dice a qué tasa. Ábrela y escríbela.`;
    case "negative":
      return "Tiene totales negativos, así que no es una factura que se pueda registrar. Pide al emisor que la corrija.";
    case "zero":
      return "Su total es cero: no hay nada que registrar.";
    case "withheld-over-total":
      return "Lo retenido pasa de lo que se paga. Revisa si es una factura de verdad, o regístrala a mano.";
    case "closed-month":
      return `${formatMonth(obstacle.month)} está cerrado. Abre el mes, o abre la factura y elige otra fecha de asiento.`;
    case "recorded":
      return `Ya está en el libro, asiento ${obstacle.entry.number}.`;
    case "repeated":
      return "Está dos veces en esta lista: se registra una.";
  }
}

const money = (hundredths: number) => `$ ${formatNumber(wholePesos(hundredths))}`;
const PARTS = {
  lines: "sus líneas",
  tax: "la base por la tarifa de un impuesto",
  payable: "sus partes",
} as const;

/** What to look at before a document is recorded. */
export function doubtText(doubt: InvoiceDoubt): string {
  switch (doubt.kind) {
    case "totals":
      return `Dice ${money(doubt.doubt.told)} donde ${PARTS[doubt.doubt.of]} suman ${money(doubt.doubt.counted)}.`;
    case "future":
      return "Su fecha todavía no llega. Si está bien, regístrala.";
    case "early":
      return "Su fecha es de antes de que hubiera facturas electrónicas. Ábrela y cámbiala, o confírmala.";
    case "rejected":
      return "Su contenedor dice que la DIAN no la aceptó. Pide al emisor la que sí fue validada.";
    case "no-invoice":
      return doubt.number === ""
        ? "No dice qué factura corrige."
        : `Corrige la factura ${doubt.number}, que no está en el libro ni en esta lista.`;
    case "same-number":
      return `El asiento ${doubt.entry.number} tiene este número y este tercero. Si es otro documento, regístralo.`;
    case "no-account":
      return "Ni facturas anteriores ni sus palabras dicen de qué es: ábrela y elige la cuenta, o confirma la propuesta.";
    case "items":
      return doubt.count === 1
        ? "Una línea no dice de qué artículo es o cuántos son: ábrela y dilo, o regístrala así y esa línea no entra al kardex."
        : `${doubt.count} líneas no dicen de qué artículo son o cuántos son: ábrela y dilo, o regístrala así y esas líneas no entran al kardex.`;
  }
}

const FIELDS: Readonly<Record<InvoiceField, string>> = {
  number: "su número",
  issued: "su fecha",
  seller: "quién vende, con su documento",
  buyer: "quién compra, con su documento",
  payable: "su total",
  amount: "un valor que se pueda leer",
  currency: "una moneda conocida",
};

const WHY: Readonly<Record<Exclude<InvoiceFault["kind"], "incomplete">, string>> = {
  payroll:
    "es un documento de nómina electrónica, que no se registra aquí. La nómina se liquida y contabiliza en Nómina.",
  response:
    "es una respuesta de la DIAN o del comprador, no la factura. Elige el XML de la factura o el zip completo.",
  "not-invoice": "no es una factura ni una nota electrónica de la DIAN.",
  pdf: "es un PDF: la imagen de la factura no trae sus datos. Elige el XML, o el zip que los trae a los dos.",
  "no-xml": "no tiene ningún XML. Elige el zip que mandó el proveedor.",
  nested: "trae documentos dentro de documentos, más de los que un emisor pone. No lo abrimos.",
  "too-many-documents": `pasa de lo que se lee de una vez: ${DOCUMENT_LIMITS.files} archivos y ${formatNumber(DOCUMENT_LIMITS.documents)} documentos. Registra estos y elige después los demás.`,
  empty: "está vacío. Pide al emisor que lo mande otra vez.",
  "too-heavy": `pasa de ${formatBytes(MOST_WORKBOOK_BYTES)}. Elige menos facturas por archivo.`,
  foreign: "no es un XML ni un zip. Elige lo que mandó el proveedor.",
  picture: "es una imagen: sube el XML o el zip que mandó el proveedor.",
  "open-document": "es de LibreOffice u OpenOffice, no una factura.",
  "web-page": "es una página web, no una factura.",
  "xml-sheet": "es una hoja de cálculo, no una factura.",
  "old-xls": "es una hoja de cálculo, no una factura.",
  locked: "está protegido con contraseña. Descomprímelo y elige el XML.",
  damaged: "está incompleto o dañado. Pide al emisor que lo mande otra vez.",
  bomb: "ocupa demasiado al abrirlo. Elige menos facturas por archivo.",
  "too-many-parts": "tiene demasiados archivos por dentro. Elige menos facturas por archivo.",
  "unsafe-names": "trae por dentro nombres que ningún programa de facturas escribe. No lo abrimos.",
  doctype: "trae por dentro definiciones que ninguna factura de la DIAN lleva. No lo abrimos.",
  deep: "está armado por dentro como ninguna factura de la DIAN. No lo abrimos.",
  "too-many-rows": "tiene demasiadas líneas.",
  "too-many-cells": "tiene demasiadas líneas.",
  "long-cell": "tiene un texto demasiado largo.",
  "no-sheets": "no tiene ningún documento.",
  changed:
    "no se pudo leer: otro programa lo cambió, lo movió o lo tiene abierto. Ciérralo allí y elígelo otra vez.",
  slow: "tardó demasiado en abrirse y lo dejamos.",
  failed: "no se pudo leer. Elígelo otra vez.",
};

/** Why a file was not read, by the name of the file and what it has inside. */
export function faultText(name: string, fault: InvoiceFault): string {
  const why =
    fault.kind === "incomplete"
      ? `no dice ${FIELDS[fault.field]}. Pide al emisor que la corrija.`
      : WHY[fault.kind];
  return `«${name}» ${why}`;
}
