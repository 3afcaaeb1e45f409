import { type LeftReason, MOST_PASTED } from "#domain/classroom/pasted/pasted-roster.ts";
import type { NumbersTold } from "#domain/classroom/pasted/roster-looks.ts";
import { capitalize } from "#domain/kernel/capitals.ts";
import { ended, plural } from "#domain/kernel/spanish.ts";
import { gradesAndWorks, whatGoes } from "../desk/what-goes.ts";

const NO_CODES: Readonly<Record<Exclude<NumbersTold["use"], "code">, string>> = {
  order: "cuentan las líneas",
  repeated: "se repiten",
  unused: "acompañan a quien ya tiene código o cédula",
};

export const rosterTexts = {
  title: "Agregar estudiantes",
  list: "Un estudiante por línea",
  help: "Escribe o pega de una hoja de cálculo: apellidos y nombres, cédula, correo. El orden no importa, y puede venir con encabezados.",
  example: "Acosta Rivera, Juan Pablo; 1001156284; juan@correo.co",
  pick: "Traer un archivo de Excel o CSV",
  nobody: "Escribe al menos un nombre que no esté en la lista.",
  confirm: (count: number) => (count === 0 ? "Agregar" : `Agregar ${count}`),
  read: (taken: number, left: number) => {
    const fresh = plural(taken, "estudiante nuevo", "estudiantes nuevos");
    return left === 0 ? fresh : `${fresh}; ${plural(left, "línea no agrega", "líneas no agregan")} a nadie:`;
  },
  coded: (count: number) =>
    count === 1
      ? "A 1 le falta código y cédula: le damos un código desde el 101, para reconocer sus entregas."
      : `A ${count} les falta código y cédula: les damos códigos desde el 101, para reconocer sus entregas.`,
  /** What became of short numbers that stand beside the names. */
  numbers: (told: NumbersTold): string => {
    const where = told.place === "before" ? "antes" : "después";
    if (told.use === "code")
      return `El número ${where} del nombre queda como código, si la línea no trae otro ni cédula: ${told.example.code} es el de ${ended(told.example.name)}`;
    return `Los números ${where} de los nombres ${NO_CODES[told.use]}: no quedan como códigos.`;
  },
  /** Where a line stands: in the text, or in the file that it came from. */
  line: (line: number) => `línea ${line}`,
  row: (row: number) => `fila ${row} del archivo`,
  left: (place: PlaceOf, line: number, text: string, reason: LeftReason): string =>
    `${capitalize(place(line))}, «${text.length > 40 ? `${text.slice(0, 40).trim()}…` : text}»: ${leftWords(reason, place)}`,
  more: (count: number) => `Y ${plural(count, "línea más", "líneas más")}.`,
  added: (count: number) => (count === 1 ? "Agregaste 1 estudiante" : `Agregaste ${count} estudiantes`),
  studentTitle: "Datos del estudiante",
  save: "Guardar",
  fields: {
    name: "Apellidos y nombres",
    cedula: "Cédula",
    code: "Código",
    email: "Correo",
  },
  codeHelp: "Con este código se reconocen sus entregas.",
  noName: "Escribe el nombre.",
  taken: (name: string) => `Ya es de ${ended(name)}`,
  merge: {
    action: "Unir con otro",
    title: "Unir dos estudiantes",
    lead: (name: string) =>
      `Para quien está dos veces en la lista. Queda ${name}, con sus datos; lo que le falte se toma del otro.`,
    with: "Es la misma persona que",
    choose: "Elige a quién unir",
    none: "Elige a quién unir.",
    brings: (grades: number, works: number) =>
      grades + works === 0 ? "No trae notas ni entregas." : `Trae ${gradesAndWorks(grades, works)}.`,
    kept: (count: number) =>
      `En ${plural(count, "actividad", "actividades")} ambos tienen nota o entrega: queda la nota de quien se conserva, y las entregas de los dos.`,
    confirm: "Unir",
  },
  remove: "Quitar del aula",
  removeTitle: "Quitar estudiante",
  removeText: (name: string) => `¿Quitar a ${name} del aula?`,
  removeDetail: whatGoes,
} as const;

type PlaceOf = (line: number) => string;

function leftWords(reason: LeftReason, place: PlaceOf): string {
  switch (reason.kind) {
    case "no-name":
      return "no tiene nombre.";
    case "title":
      return "es un título de la lista.";
    case "repeated":
      return `repite a quien está en la ${place(reason.of)}.`;
    case "known":
      return `${reason.of} ya está en el aula.`;
    case "over":
      return `pasa de ${MOST_PASTED}: agrégala en otra lista.`;
  }
}
