import type { NoveltyConflict, NoveltyImport, NoveltyVerdict } from "#domain/import/staff/novelty-import.ts";
import { MOST_NOVELTIES } from "#domain/import/staff/novelty-rows.ts";
import { formatDay, formatNumber } from "#domain/kernel/format.ts";
import { plural } from "#domain/kernel/spanish.ts";
import { plainNumber } from "#domain/payroll/slip/quantity-text.ts";
import { listPlanTexts } from "#flows/table-file/texts.ts";

const LONGEST_SHOWN = 24;

const novelties = (count: number) => plural(count, "novedad", "novedades");

const CONFLICTS = {
  unknown: "No está en esta nómina",
  "two-people": "Hay dos personas que coinciden: escribe su documento",
  "other-document": "El documento no es el de esa persona",
  unclear: "No sabemos qué novedad es: di, por ejemplo, si es diurna o nocturna, remunerada o no",
  "no-quantity": "Falta la cantidad de horas",
  "no-value": "Falta el valor",
  "no-days": "Faltan las fechas: di desde cuándo y hasta cuándo",
  "out-of-period": "Sus días no son de este período",
  backwards: "Termina antes de empezar",
  overlap: "Se cruza con otra ausencia de la misma persona",
  bad: "No cabe en esta nómina: revisa el valor y las fechas",
} as const;

export const noveltyImportTexts = {
  title: "Importar novedades",
  text: "Lista de novedades",
  help: "Pega las columnas de una hoja de cálculo con sus títulos, o elige un archivo de Excel o CSV: una fila por novedad (cédula o nombre, novedad, cantidad o valor, desde, hasta) o una fila por persona con una columna para cada una (HED, HEN, comisiones, préstamo…). Nada cambia hasta que lo confirmes.",
  missing: {
    head: "No encontramos los títulos de las columnas. Ponles nombre: Cédula o Nombre, y Novedad con Cantidad, Valor o Desde, o una columna para cada novedad.",
    "too-many": `La lista tiene más de ${formatNumber(MOST_NOVELTIES)} novedades. Divídela y tráela por partes.`,
  },
  nobody: "No hay ninguna novedad debajo de los títulos.",
  name: "Persona",
  novelty: "Novedad",
  amount: "Cantidad o valor",
  counts: (counts: NoveltyImport["counts"]) =>
    listPlanTexts.told(
      [counts.new, "nueva", "nuevas"],
      [counts.replaces, "cambia un valor", "cambian un valor"],
      [counts.same, "ya está", "ya están"],
      [counts.conflict, "con problemas", "con problemas"],
    ),
  allSame: "Estas novedades ya están en la nómina: no hay nada nuevo que agregar.",
  over: (count: number) =>
    `Pagar ${count === 1 ? "1 que pasa" : `${formatNumber(count)} que pasan`} del límite`,
  verdicts: {
    new: "Se agrega",
    replaces: "Reemplaza el valor que hay",
    same: "Ya está",
  } satisfies Readonly<Record<Exclude<NoveltyVerdict, "conflict">, string>>,
  conflict: (conflict: NoveltyConflict): string => {
    switch (conflict.kind) {
      case "bad-cell": {
        const { cell } = conflict;
        return `No entendimos «${cell.length > LONGEST_SHOWN ? `${cell.slice(0, LONGEST_SHOWN)}…` : cell}»`;
      }
      case "over":
        return `Son ${plainNumber(conflict.hours)} horas extra: la ley deja hasta ${formatNumber(conflict.most)}`;
      case "law-change":
        return `La hora vale otra cosa desde el ${formatDay(conflict.day)}: escribe aparte las de antes`;
      case "twice":
        return `Es la misma de la fila ${formatNumber(conflict.row)}`;
      default:
        return CONFLICTS[conflict.kind];
    }
  },
  confirm: (count: number) => `Agregar ${novelties(count)}`,
  nothing: "Agregar novedades",
  done: (count: number) => `Trajiste ${novelties(count)} a la nómina`,
  undone: "Las novedades quedaron como estaban",
} as const;
