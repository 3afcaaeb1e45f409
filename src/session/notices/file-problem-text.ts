import type { FileProblem } from "#domain/import/table/sheet.ts";
import { SHEET_LIMITS } from "#domain/import/table/sheet-limits.ts";
import { formatNumber } from "#domain/kernel/format.ts";
import { formatBytes } from "#domain/kernel/format-bytes.ts";

const WHY: Readonly<Record<FileProblem["kind"], string>> = {
  empty: "está vacío. Elige uno con datos.",
  "too-heavy": `pasa de ${formatBytes(SHEET_LIMITS.bytes)}. Deja solo las hojas que necesitas y vuelve a intentarlo.`,
  foreign:
    "no es una hoja de cálculo ni un archivo de texto. Elige el archivo original, en Excel (.xlsx) o CSV.",
  pdf: "es un PDF, del que no se leen filas. Descárgalo en Excel o CSV de donde salió, o copia sus filas y pégalas.",
  picture:
    "es una imagen, de la que no se leen filas. Para guardarla como soporte, ábrela en «Archivos» del asiento; para leerla, pide el archivo en Excel o CSV.",
  "open-document":
    "es de LibreOffice u OpenOffice (.ods, .odt). Ábrelo allí y guárdalo como libro de Excel (.xlsx) o CSV.",
  "web-page": "es una página web. Ábrela en Excel o LibreOffice y guárdala como libro de Excel (.xlsx).",
  "xml-sheet":
    "es una hoja de cálculo en XML (la de Excel 2003 o la plana de LibreOffice). Ábrela en Excel o LibreOffice y guárdala como libro de Excel (.xlsx).",
  "old-xls": "es de un Excel antiguo (.xls). Ábrelo y guárdalo como libro de Excel (.xlsx).",
  locked: "está protegido con contraseña. Ábrelo en Excel, quítale la contraseña y guárdalo de nuevo.",
  damaged: "está incompleto o dañado. Ábrelo en Excel, guárdalo de nuevo y vuelve a intentarlo.",
  bomb: `ocupa demasiado al abrirlo: más de ${formatBytes(SHEET_LIMITS.unpacked)}, o mucho más de lo que pesa. Deja solo las hojas que necesitas.`,
  "too-many-parts": "tiene demasiadas partes por dentro. Copia lo que necesitas en un libro nuevo.",
  "unsafe-names":
    "tiene por dentro partes con nombres que ningún programa de hojas de cálculo escribe. No lo abrimos: pídele otro a quien te lo envió.",
  doctype:
    "trae por dentro definiciones que ningún programa de hojas de cálculo escribe. No lo abrimos: pídele otro a quien te lo envió.",
  deep: "está armado por dentro como ningún programa de hojas de cálculo lo hace. No lo abrimos.",
  "too-many-rows": `tiene más de ${formatNumber(SHEET_LIMITS.rows)} filas con datos. Divídelo en varios archivos.`,
  "too-many-cells": "tiene demasiadas celdas con datos. Deja solo las columnas que necesitas.",
  "long-cell": `tiene una celda con más de ${formatNumber(SHEET_LIMITS.cellLength)} caracteres. Acórtala y vuelve a intentarlo.`,
  "no-sheets": "no tiene ninguna hoja con celdas.",
  changed:
    "no se pudo leer: otro programa lo cambió, lo movió o lo tiene abierto. Ciérralo allí y elígelo otra vez.",
  slow: "tardó demasiado en abrirse y lo dejamos. Deja solo las hojas que necesitas y vuelve a intentarlo.",
  failed: "no se pudo leer. Elígelo otra vez; si sigue igual, guárdalo como CSV.",
};

/** Endings that say what these files are; under any other name they say so themselves. */
const ENDINGS: Partial<Readonly<Record<FileProblem["kind"], RegExp>>> = {
  "web-page": /\.x?html?$/i,
  "old-xls": /\.xls$/i,
};

function whyOf(name: string, { kind }: FileProblem): string {
  const ending = ENDINGS[kind];
  return ending === undefined || ending.test(name)
    ? WHY[kind]
    : WHY[kind].replace(". ", ", aunque su nombre diga otra cosa. ");
}

/** Where in a file a problem is: its sheet and row, as far as they are known. */
function placeText({ sheet, row }: FileProblem): string {
  const parts = [
    ...(sheet === undefined || sheet === "" ? [] : [`hoja «${sheet}»`]),
    ...(row === undefined || row === 0 ? [] : [`fila ${formatNumber(row)}`]),
  ];
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

/** Why a file was not read, with its name, sheet and row, and what to do. */
export function fileProblemText(name: string, problem: FileProblem): string {
  return `El archivo «${name}»${placeText(problem)} ${whyOf(name, problem)}`;
}
