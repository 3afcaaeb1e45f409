import type { Refusal } from "#domain/accounting/refusal.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import type { EmployeeField, EmployeeProblem } from "#domain/payroll/employee/check-employee.ts";
import type { PaymentProblem } from "#domain/payroll/payment/pay-liabilities.ts";
import type { RunProblem } from "#domain/payroll/run/compute-run.ts";
import { periodName } from "#domain/payroll/run/period.ts";
import type { RunRefusal } from "#domain/payroll/run/run-refusal.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { refusalText } from "./refusal-text.ts";

const FIELDS: Readonly<Record<EmployeeField, string>> = {
  name: "El nombre",
  document: "El documento",
  salary: "El salario",
  start: "La fecha de ingreso",
  end: "La fecha de retiro",
  relief: "Un certificado de retención",
  position: "El cargo",
  eps: "La EPS",
  pensionFund: "El fondo de pensiones",
  choice: "Una de las opciones",
};

/** One sentence for each reason why an employee cannot be saved. */
export function employeeProblemText({ field, problem }: EmployeeProblem): string {
  const name = FIELDS[field];
  switch (problem) {
    case "blank":
      return field === "salary" ? "Escribe el salario." : "Escribe el nombre.";
    case "too-long":
      return `${name} es demasiado largo.`;
    case "amount":
      return `${name} debe ser un número de pesos enteros, sin signo.`;
    case "day":
      return `${name} no es un día del calendario.`;
    case "end":
      return "La fecha de retiro no puede ir antes de la de ingreso.";
    case "unknown":
      return `${name} no es de la lista.`;
  }
}

function runProblemText(problem: RunProblem): string {
  switch (problem.kind) {
    case "unknown-law":
      return "Los parámetros de ley de este período están por confirmar.";
    case "too-large":
      return "Las sumas de la nómina serían demasiado grandes.";
    case "not-in-period":
      return "Hay una persona cuyo contrato no tiene días en este período.";
    case "bad-input":
    case "absences-overlap":
    case "hours-across-change":
      return "Hay una novedad por corregir. Revísala antes de cerrar la nómina.";
  }
}

/** Why a payment of what payroll owes cannot be posted. */
export function paymentProblemText(problem: PaymentProblem): string {
  switch (problem.kind) {
    case "nothing":
      return "Elige qué vas a pagar.";
    case "not-money":
      return "Elige la cuenta de caja o de banco de la que sale el pago.";
    case "amount":
      return problem.most === 0
        ? `No queda saldo por pagar en la cuenta ${problem.account}.`
        : `El valor de la cuenta ${problem.account} va de $ 1 a ${formatPesos(problem.most)}.`;
  }
}

const TEXTS = {
  "unknown-employee": "Este empleado ya no existe.",
  "stale-employee": "Otra pestaña guardó una versión distinta de este empleado.",
  "unknown-run": "Esta nómina ya no existe.",
  "stale-run": "Otra pestaña guardó una versión distinta de esta nómina.",
  "bad-run": "Esta nómina tiene un dato que no se puede guardar. Revísala.",
  "run-empty": "Agrega al menos una persona antes de cerrar la nómina.",
  "run-closed": "Esta nómina está cerrada. Reábrela para hacer cambios.",
  "run-open": "Esta nómina todavía es un borrador. Ciérrala primero.",
  "run-paid": "Esta nómina está pagada. Quita la marca de pago para reabrirla.",
  "run-posted": "El asiento de esta nómina está en los libros. Revérsalo primero.",
  "first-open": "Cierra primero la nómina de la primera quincena: esta sigue a partir de ella.",
  "second-closed": "La segunda quincena ya está cerrada y sigue a partir de la primera. Reábrela primero.",
  "already-paid":
    "Este pago ya está en los libros: otra pestaña lo contabilizó. Cierra esta ventana para verlo.",
  "payment-posted": "El asiento de un pago de esta nómina está en los libros. Revérsalo o deshazlo primero.",
  "run-unposted": "Contabilízala primero: sin su asiento no hay saldo que pagar en el libro.",
  "stale-payment": "Otra pestaña cambió este pago. Cierra esta ventana para verlo.",
  "foreign-book": "Este libro no es de la empresa de la nómina.",
  "not-puc": "La nómina se contabiliza en un libro con el PUC.",
} as const;

type Worded = Extract<RunRefusal, { kind: keyof typeof TEXTS }>;

function isWorded(refusal: RunRefusal | Refusal | StorageRefusal): refusal is Worded {
  return Object.hasOwn(TEXTS, refusal.kind);
}

/** The one Spanish text for each reason why a change to employees or payroll runs was refused. */
export function runRefusalText(refusal: RunRefusal | Refusal | StorageRefusal): string {
  if (isWorded(refusal)) return TEXTS[refusal.kind];
  switch (refusal.kind) {
    case "bad-employee": {
      const [first] = refusal.problems;
      return first ? employeeProblemText(first) : "Los datos del empleado no se pueden guardar.";
    }
    case "settled-person":
      return `El contrato de ${refusal.name} se liquidó hasta el ${formatDay(refusal.day)}. Actualiza la nómina para que no le pague días después.`;
    case "run-exists":
      return `Ya hay una nómina con días de este período: ${periodName(refusal.period)}.`;
    case "bad-payment":
      return paymentProblemText(refusal.problem);
    case "run-problem":
      return runProblemText(refusal.problem);
    default:
      return refusalText(refusal);
  }
}
