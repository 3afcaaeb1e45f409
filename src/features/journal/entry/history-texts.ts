import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { ContentChange, EntryEvent } from "#domain/accounting/entries/entry-changes.ts";
import { sideOf } from "#domain/accounting/entries/entry-changes.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { ended } from "#domain/kernel/spanish.ts";
import type { HistoryStep } from "#storage/queries/books/entry-history.ts";
import { journalTexts } from "../texts.ts";

/** Name of an account as the book shows it. */
export type NameOf = (line: EntryLine) => string;

const SIDES = { debit: journalTexts.debit, credit: journalTexts.credit } as const;

function quoted(text: string): string {
  return text === "" ? "(vacío)" : `«${text}»`;
}

function amount(line: EntryLine): string {
  return formatPesos(line.debit > 0 ? line.debit : line.credit);
}

/** "Bancos Debe $ 100.000". */
function whole(line: EntryLine, nameOf: NameOf): string {
  return `${nameOf(line)} ${SIDES[sideOf(line)]} ${amount(line)}`;
}

function lineText(before: EntryLine | null, after: EntryLine | null, nameOf: NameOf): string {
  if (before === null || after === null) {
    if (after) return `Se agregó ${whole(after, nameOf)}`;
    return before ? `Se quitó ${whole(before, nameOf)}` : "";
  }
  if (before.account !== after.account) return `${whole(before, nameOf)} → ${whole(after, nameOf)}`;
  if (sideOf(before) !== sideOf(after))
    return `${whole(before, nameOf)} → ${SIDES[sideOf(after)]} ${amount(after)}`;
  if (amount(before) !== amount(after)) return `${whole(before, nameOf)} → ${amount(after)}`;
  const words = (line: EntryLine) => [line.thirdParty, line.note].filter(Boolean).join(", ");
  return `${nameOf(after)}: ${quoted(words(before))} → ${quoted(words(after))}`;
}

/** One difference in words: the old value, an arrow, the new value. */
export function changeText(change: ContentChange, nameOf: NameOf): string {
  switch (change.kind) {
    case "date":
      return `${journalTexts.date} ${formatDay(change.before)} → ${formatDay(change.after)}`;
    case "reference":
    case "description":
      return `${journalTexts[change.kind]} ${quoted(change.before)} → ${quoted(change.after)}`;
    case "line":
      return lineText(change.before, change.after, nameOf);
    case "order":
      return "Se cambió el orden de las líneas";
    case "flows":
      return "Se cambió su actividad en el flujo de efectivo";
  }
}

function eventText(event: EntryEvent, isUndo: boolean, isImport: boolean): string {
  switch (event.kind) {
    case "posted":
      if (isImport) return "Registrado al importar";
      return event.reverses ? `Registrado como reversión del asiento ${event.reverses.number}` : "Registrado";
    case "restored":
      return `Recuperado como asiento ${event.number}`;
    case "deleted":
      return isUndo ? "Registro deshecho" : "Eliminado";
    case "voided":
      return isUndo ? "Registro deshecho: quedó anulado" : "Anulado";
    case "unvoided":
      return "Anulación deshecha";
    case "reversed":
      return `Revertido por el asiento ${event.by.number}`;
    case "released":
      return "Su reversión se quitó";
    case "edited":
      return isUndo ? "Corrección deshecha" : "Corregido";
  }
}

/** Texts of an entry's history. */
export const historyTexts = {
  menu: "Ver historial",
  title: (number: number) => `Historial del asiento ${number}`,
  loading: "Leyendo el historial",
  failed: "No pudimos leer el historial. Cierra y vuelve a intentarlo.",
  who: (name: string) => `Cambios guardados en la cuenta de ${ended(name)}`,
  guest: "Cambios de esta visita, sin cuenta.",
  step: ({ event, isUndo, isImport }: HistoryStep) => eventText(event, isUndo, isImport),
} as const;
