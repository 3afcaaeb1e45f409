import type { ChangedField, EmployeeImport, EmployeeVerdict } from "#domain/import/staff/employee-import.ts";
import { MOST_EMPLOYEES } from "#domain/import/staff/employee-rows.ts";
import type { EmployeeConflict, EmployeeMend } from "#domain/import/staff/employee-salary.ts";
import { formatDay, formatNumber, formatPesos } from "#domain/kernel/format.ts";
import { plural } from "#domain/kernel/spanish.ts";
import { listPlanTexts } from "#flows/table-file/texts.ts";
import { employeeProblemText } from "#session/notices/run-refusal-text.ts";

const LONGEST_SHOWN = 24;

function cut(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

const CHANGED: Readonly<Record<ChangedField, string>> = {
  salary: "salario",
  start: "fecha de ingreso",
  end: "fecha de retiro",
  position: "cargo",
  eps: "EPS",
  pensionFund: "fondo de pensiones",
  other: "contrato",
};

const employees = (count: number) => plural(count, "empleado", "empleados");

export const employeeImportTexts = {
  title: "Importar empleados",
  text: "Lista de empleados",
  help: "Pega las columnas de una hoja de cálculo con sus títulos (nombre, cédula, cargo, salario, fecha de ingreso, EPS, fondo, riesgo…), o elige un archivo de Excel o CSV. Lo que la lista no diga queda como lo más común. Nada se guarda hasta que lo confirmes.",
  missing: {
    head: "No encontramos los títulos de las columnas. Ponles nombre: al menos Nombre, Cédula, Salario y Fecha de ingreso.",
    "too-many": `La lista tiene más de ${formatNumber(MOST_EMPLOYEES)} filas. Divídela y tráela por partes.`,
  },
  nobody: "No hay ninguna persona debajo de los títulos.",
  name: "Nombre",
  number: "Documento",
  counts: (counts: EmployeeImport["counts"]) =>
    listPlanTexts.told(
      [counts.new, "nuevo", "nuevos"],
      [counts.changes, "se actualiza", "se actualizan"],
      [counts.same + counts.skipped, "queda igual", "quedan iguales"],
      [counts.conflict, "con problemas", "con problemas"],
    ),
  allSame: "Esta lista ya está en los empleados: no hay nada nuevo que agregar.",
  verdicts: {
    new: "Nuevo",
    same: "Ya está igual",
    skipped: "Ya está: no se toca",
  } satisfies Readonly<Record<Exclude<EmployeeVerdict, "changes" | "conflict">, string>>,
  changes: (changed: readonly ChangedField[]) =>
    `Se actualiza: ${changed.map((field) => CHANGED[field]).join(", ")}`,
  updates: "Actualizar a los que ya están",
  start: "Fecha de ingreso de los que no la dicen",
  mend: (mend: EmployeeMend, count: number): string => {
    switch (mend) {
      case "thousands":
        return `Leer en miles ${plural(count, "salario", "salarios")}`;
      case "minimum":
        return `Poner el mínimo de ley a ${formatNumber(count)}`;
      case "keep":
        return `Dejar como ${count === 1 ? "está 1 salario bajo" : `están ${formatNumber(count)} salarios bajos`}`;
      case "round":
        return `Quitar los centavos a ${formatNumber(count)}`;
    }
  },
  conflict: (conflict: EmployeeConflict): string => {
    switch (conflict.kind) {
      case "field":
        return employeeProblemText(conflict.problem);
      case "no-salary":
        return "Falta el salario";
      case "no-start":
        return "Falta la fecha de ingreso";
      case "cents":
        return "El salario tiene centavos";
      case "service":
        return "Es prestación de servicios: no va en la nómina. Tráelo como tercero";
      case "bad-name":
        return `«${cut(conflict.cell)}» no es un nombre`;
      case "bad-number":
        return `«${cut(conflict.cell)}» no es un documento`;
      case "bad-salary":
        return `No entendimos el salario «${cut(conflict.cell)}»`;
      case "bad-start":
        return `«${cut(conflict.cell)}» no es una fecha de ingreso`;
      case "bad-end":
        return `«${cut(conflict.cell)}» no es una fecha de retiro`;
      case "bad-arl":
        return `«${cut(conflict.cell)}» no es una clase de riesgo: va de 1 a 5`;
      case "far-start":
        return `${formatDay(conflict.day)} no puede ser su fecha de ingreso`;
      case "low":
        return `${formatPesos(conflict.salary)} no llega al mínimo de ${formatPesos(conflict.minimum)}`;
      case "in-minimums":
        return conflict.amount === null
          ? "El mínimo de este año está por confirmar: escribe el valor"
          : `Dice salarios mínimos: son ${formatPesos(conflict.amount)}`;
      case "twice":
        return `Es la misma persona de la fila ${formatNumber(conflict.row)}`;
      case "other":
        return `No coincide con «${conflict.name}», que ya está: corrígelo allí o aquí`;
    }
  },
  confirm: (count: number) => `Guardar ${employees(count)}`,
  nothing: "Guardar empleados",
  done: (added: number, updated: number) =>
    [
      ...(added > 0 ? [`Agregaste ${employees(added)}`] : []),
      ...(updated > 0 ? [`${added > 0 ? "actualizaste" : "Actualizaste"} ${formatNumber(updated)}`] : []),
    ].join(" y "),
  undone: "Los empleados quedaron como estaban",
} as const;
