import type { PartyConflict, PartyImport, PartyVerdict } from "#domain/import/parties/party-import.ts";
import { MOST_PARTIES } from "#domain/import/parties/party-rows.ts";
import { formatNumber } from "#domain/kernel/format.ts";
import { plural } from "#domain/kernel/spanish.ts";
import { listPlanTexts } from "#flows/table-file/texts.ts";
import { partyProblemText } from "#session/notices/party-refusal-text.ts";

const thirdParties = (count: number) => plural(count, "tercero", "terceros");

export const partyImportTexts = {
  title: "Importar terceros",
  text: "Lista de terceros",
  help: "Pega las columnas de una hoja de cálculo (nombre, NIT o cédula, correo, teléfono, ciudad), o elige un archivo de Excel o CSV. Nada se guarda hasta que lo confirmes.",
  nobody: "No hay ningún tercero debajo de los títulos.",
  missing: {
    name: "No encontramos la columna de los nombres. Ponle un título, como Nombre o Razón social.",
    "too-many": `La lista tiene más de ${formatNumber(MOST_PARTIES)} filas. Divídela y tráela por partes.`,
  },
  counts: (counts: PartyImport["counts"]) =>
    listPlanTexts.told(
      [counts.new, "nuevo", "nuevos"],
      [counts.completes, "se completa", "se completan"],
      [counts.same, "ya está igual", "ya están iguales"],
      [counts.conflict, "con problemas", "con problemas"],
    ),
  allSame: "Esta lista ya está en los terceros: no hay nada nuevo que agregar.",
  mend: (count: number) =>
    count === 1
      ? "Traerlo sin el dígito o el correo que no sirve"
      : `Traer ${formatNumber(count)} sin el dígito o el correo que no sirve`,
  name: "Nombre",
  number: "Documento",
  verdicts: {
    new: "Nuevo",
    completes: "Se completa",
    same: "Ya está igual",
    conflict: "No entra",
  } satisfies Readonly<Record<PartyVerdict, string>>,
  completesOther: (name: string) => `Se completa «${name}»`,
  conflict: (conflict: PartyConflict): string => {
    switch (conflict.kind) {
      case "field":
        return partyProblemText(conflict.problem);
      case "twice":
        return `Es el mismo de la fila ${formatNumber(conflict.row)}`;
      case "other":
        return `No coincide con «${conflict.name}», que ya está: corrígelo allí o aquí`;
    }
  },
  confirm: (count: number) => `Guardar ${thirdParties(count)}`,
  nothing: "Guardar terceros",
  done: (added: number, completed: number) =>
    [
      ...(added > 0 ? [`Agregaste ${thirdParties(added)}`] : []),
      ...(completed > 0 ? [`${added > 0 ? "completaste" : "Completaste"} ${formatNumber(completed)}`] : []),
    ].join(" y "),
  undone: "Los terceros quedaron como estaban",
} as const;
