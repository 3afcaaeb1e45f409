import {
  MOST_ACCOUNT_BYTES,
  MOST_BOOK_BYTES,
  MOST_FILES,
  MOST_PDF_BYTES,
  MOST_PHOTO_BYTES,
} from "#domain/attachments/limits.ts";
import { formatNumber } from "#domain/kernel/format.ts";
import { formatBytes } from "#domain/kernel/format-bytes.ts";
import { plural } from "#domain/kernel/spanish.ts";
import type { WhyNot } from "./why-not.ts";

const [pdf, photo] = [formatBytes(MOST_PDF_BYTES), formatBytes(MOST_PHOTO_BYTES)];

export const attachmentTexts = {
  button: (count: number) => (count === 0 ? "Soportes" : `Soportes (${formatNumber(count)})`),
  compact: (count: number, name: string) =>
    `${count === 0 ? "Agregar soportes" : plural(count, "soporte", "soportes")}: ${name}`,
  ofEntry: (number: number) => `Soportes del asiento ${formatNumber(number)}`,
  ofDraft: "Soportes del borrador",
  of: (name: string) => `Soportes de ${name}`,
  unnamed: "soporte",
  drop: "Arrastra aquí fotos o PDF, o pégalos.",
  limits: `Fotos de hasta ${photo}, que se comprimen en tu dispositivo; PDF de hasta ${pdf}. Nada sale de aquí.`,
  choose: "Elegir archivos",
  camera: "Tomar foto",
  loading: "Cargando los soportes",
  none: "Todavía no hay soportes: la foto de un recibo o el PDF de una factura.",
  noneReadOnly: "No hay soportes.",
  reading: "Preparando los archivos",
  readSoFar: (done: number, all: number) => `${formatNumber(done)} de ${formatNumber(all)}`,
  locked: "El mes está cerrado: puedes agregar soportes, pero no quitarlos.",
  open: (name: string) => `Ver ${name}`,
  download: (name: string) => `Descargar ${name}`,
  downloadIt: "Descargar",
  openPdf: "Abrir el PDF",
  openPdfHint: "Se abre en otra pestaña, con el visor de tu navegador.",
  remove: (name: string) => `Quitar ${name}`,
  back: "Volver a los soportes",
  lost: "El archivo ya no está en este dispositivo o cambió. Recupera una copia de seguridad que lo tenga.",
  ofBook: "Soportes del libro",
  seeBook: "Ver todos los soportes del libro",
  noneInBook: "Este libro todavía no tiene soportes. Agrégalos desde un asiento, un activo o un tercero.",
  allOfBook: (count: number, size: number) => `${plural(count, "soporte", "soportes")}, ${formatBytes(size)}`,
  filter: "Buscar un soporte",
  noMatch: "Ningún soporte coincide.",
  ownerEntry: (number: number, day: string, words: string) =>
    [`Asiento ${formatNumber(number)} del ${day}`, words].filter(Boolean).join(": "),
  ownerDraft: (day: string, words: string) => [`Borrador del ${day}`, words].filter(Boolean).join(": "),
  ownerAsset: (name: string) => `Activo: ${name}`,
  ownerParty: (name: string) => `Tercero: ${name}`,
  ownerGone: {
    entry: "De un asiento que se eliminó",
    draft: "De un borrador que se descartó",
    asset: "De un activo que se eliminó",
    party: "De un tercero que se eliminó",
  },
  missing: "Falta en este dispositivo",
  missingSome: (count: number) =>
    `${plural(count, "archivo falta", "archivos faltan")} en este dispositivo: la copia que restauraste no los traía. Une una copia que los tenga, o quítalos y agrégalos de nuevo.`,
  lockedOne: "Mes cerrado",
  attached: (count: number) => plural(count, "soporte agregado", "soportes agregados"),
  removed: "Soporte quitado",
  undone: "Deshecho",
  failed: "No pudimos guardar el soporte",
  refusedTitle: (count: number) => plural(count, "archivo no se agregó", "archivos no se agregaron"),
  room: (used: number, most: number) =>
    `Este libro usa ${formatBytes(used)} de ${formatBytes(most)} en soportes.`,
  roomOfAll: (used: number, most: number) =>
    `Todos tus libros, ${formatBytes(used)} de ${formatBytes(most)}.`,
  roomOfBrowser: (left: number) => `Según el navegador, a este sitio le quedan ${formatBytes(left)}.`,
  why: {
    empty: "está vacío. Vuelve a guardarlo o a descargarlo, y elígelo de nuevo.",
    "pdf-too-large": `pasa de ${pdf}. Comprime el PDF o guarda solo las páginas que necesitas.`,
    "photo-too-large": `pasa de ${photo}. Toma la foto con menos resolución, o recórtala.`,
    markup: "es una página o un dibujo con código, y por seguridad no se guarda. Imprímelo como PDF.",
    "unknown-kind": "no es una foto ni un PDF. Guárdalo como PDF o tómale una foto.",
    heic: "es una foto HEIC que este navegador no abre. En el iPhone elige Ajustes, Cámara, Formatos, «Más compatible», o envíala como JPG.",
    damaged:
      "no se puede abrir: la imagen está dañada o es demasiado grande para este dispositivo. Tómala de nuevo.",
    unreadable: "no se pudo leer. Si está en la nube, descárgalo primero; si lo moviste, elígelo de nuevo.",
  } satisfies Readonly<Record<WhyNot, string>>,
  already: (name: string) => `ya está aquí como «${name}».`,
  tooMany: `no cabe: cada uno guarda hasta ${MOST_FILES} soportes. Quita alguno o únelos en un PDF.`,
  noRoom: {
    book: (used: number) =>
      `no cabe: los soportes de este libro ya usan ${formatBytes(used)} de ${formatBytes(MOST_BOOK_BYTES)}. Quita los que no necesites.`,
    account: (used: number) =>
      `no cabe: los soportes de todos tus libros ya usan ${formatBytes(used)} de ${formatBytes(MOST_ACCOUNT_BYTES)}. Quita los que no necesites.`,
  },
  gone: "Esto ya no está en el libro: se eliminó o se movió en otra pestaña.",
  removedElsewhere: "Este soporte cambió o se quitó en otra pestaña.",
  marks: (count: number) => plural(count, "soporte", "soportes"),
} as const;
