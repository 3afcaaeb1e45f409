import type { ImportConflict } from "#domain/import/accounts/account-import.ts";
import { plural } from "#domain/kernel/spanish.ts";
import { listPlanTexts } from "#flows/table-file/texts.ts";

export const accountImportTexts = {
  import: "Importar",
  title: "Importar cuentas propias",
  text: "Código y nombre",
  help: "Pega dos columnas de una hoja de cálculo, o elige un archivo de Excel o CSV. Nada se guarda hasta que lo confirmes.",
  pick: "Elegir archivo de Excel o CSV",
  missing: {
    code: "No encontramos la columna de los códigos.",
    name: "No encontramos la columna de los nombres.",
  },
  foreign: "La mayoría de las filas no caben en el PUC colombiano. ¿Es el plan de otro país?",
  counts: (added: number, same: number, conflict: number) =>
    listPlanTexts.told(
      [added, "nueva", "nuevas"],
      [same, "igual", "iguales"],
      [conflict, "con problemas", "con problemas"],
    ),
  verdicts: { new: "Nueva", same: "Igual", conflict: "No entra" },
  conflicts: {
    "bad-code": "El código debe tener entre 4 y 12 dígitos, de dos en dos",
    "no-parent": "Falta la cuenta de arriba",
    "closed-parent": "La cuenta de arriba está cerrada",
    "blank-name": "No tiene nombre",
    "long-name": "El nombre pasa de 120 caracteres",
    official: "El PUC la llama de otra manera",
    "other-name": "Ya existe con otro nombre",
    twice: "El código está repetido",
  } satisfies Readonly<Record<ImportConflict, string>>,
  known: (conflict: string, name: string) => `${conflict}: ${name}`,
  code: "Código",
  name: "Nombre",
  confirm: (count: number) => `Agregar ${plural(count, "cuenta", "cuentas")}`,
  nothing: "Agregar cuentas",
  done: (count: number) => `Agregaste ${plural(count, "cuenta", "cuentas")}`,
};
