import { listed, plural } from "#domain/kernel/spanish.ts";
import type { RunSettings } from "#domain/payroll/employee/contract.ts";

/** The screen of one run. */
export const runTexts = {
  back: "Nóminas",
  loading: "Leyendo la nómina",
  goneTitle: "Esta nómina no existe en esta cuenta",
  goneText: "Puede haberse eliminado, o pertenecer a otra cuenta.",
  toRuns: "Ir a las nóminas",
  sections: {
    label: "Partes de la nómina",
    personas: "Personas",
    resumen: "Resumen",
    pagos: "Por pagar",
    comparacion: "Comparación",
    ajustes: "Ajustes",
  },
  figures: {
    label: "Totales",
    net: "Neto a pagar",
    netHelp: (accrued: string, deducted: string) => `Devengado ${accrued}, deducido ${deducted}`,
    cost: "Costo para la empresa",
    costHelp: (employer: string, provisions: string) => `Aportes ${employer}, provisiones ${provisions}`,
    people: "Personas",
    peopleHelp: (from: string, to: string) => `Del ${from} al ${to}`,
  },
  actions: {
    more: "Más acciones",
    novelties: "Importar novedades",
    close: "Cerrar nómina",
    reopen: "Reabrir",
    pay: "Marcar pagada",
    unpay: "Quitar el pago",
    post: "Contabilizar",
    reverse: "Reversar el asiento",
    history: "Historial",
    remove: "Eliminar borrador",
  },
  closed: "Esta nómina está cerrada y es de solo lectura. Reábrela para cambiarla.",
  closedPosted:
    "Esta nómina está cerrada y su asiento está en los libros. Para cambiarla, reversa primero el asiento y después reábrela.",
  paid: (day: string) => `Esta nómina se pagó el ${day} y es de solo lectura.`,
  postedAs: (number: number, day: string) => `Contabilizada en el asiento ${number}, del ${day}.`,
  postingReversed: (number: number) => `El asiento ${number} de esta nómina fue reversado o anulado.`,
  seeEntry: "Ver asiento",
  changed: (count: number) =>
    count === 1
      ? "Con los parámetros de hoy, una cifra daría otro valor. Aquí está como se cerró."
      : `Con los parámetros de hoy, ${count} cifras darían otro valor. Aquí están como se cerraron.`,
  unknownTitle: "Parámetros por confirmar",
  unknown: (day: string, missing: string) =>
    `Para el ${day} todavía no se conoce: ${missing}. Cuadra no calcula con valores supuestos.`,
  toLaw: "Ver los parámetros",
  problem: "Hay algo por revisar antes de ver los totales",
  notSaved: "No se pudo guardar la nómina",
  closedElsewhere: "La nómina se cerró en otra pestaña",
  closedElsewhereText: "Lo último que escribiste aquí no se guardó.",
  noFigures: "Todavía no hay totales",
  noFiguresText: "Las cifras de todos salen cuando las de cada persona se pueden calcular.",
  noPeopleTitle: "Esta nómina no tiene personas",
  noPeopleText: "Nadie tiene un contrato con días en este período.",
  warnings: (count: number) => plural(count, "aviso", "avisos"),
  warningsHelp: "Nada de esto impide cerrar la nómina.",
  arrears: {
    title: "Entra el retroactivo de un aumento con fecha anterior",
    of: (amount: string, periods: readonly string[]) => `${amount}, por ${listed(periods)}.`,
    contributions:
      "Lo puedes cambiar en cada persona. Aquí se calculan sus aportes con los de este mes; los de aquellos meses se corrigen en la PILA con una planilla N.",
  },
  update: {
    text: (changed: number, added: number) =>
      [
        changed > 0 ? `${plural(changed, "contrato cambió", "contratos cambiaron")} en Empleados` : "",
        added > 0
          ? `${plural(added, "empleado", "empleados")} de este período no ${added === 1 ? "está" : "están"}`
          : "",
      ]
        .filter(Boolean)
        .join(" y "),
    action: "Traer de Empleados",
    done: "Nómina al día con Empleados",
  },
  people: {
    label: "Personas de la nómina",
    search: "Buscar persona",
    none: "Nadie con esas palabras",
    name: "Empleado",
    salary: "Salario",
    accrued: "Devengado",
    deducted: "Deducido",
    net: "Neto",
    cost: "Costo",
    totals: "Totales",
    toReview: "Por revisar",
    hasWarnings: (count: number) => plural(count, "aviso", "avisos"),
  },
  summary: {
    title: "Por concepto",
    concept: "Concepto",
    people: "Personas",
    amount: "Valor",
    groups: {
      accrued: "Devengado",
      deducted: "Deducido",
      employer: "Aportes de la empresa",
      provision: "Provisiones",
    },
    sum: (group: string) => `Total ${group.charAt(0).toLowerCase()}${group.slice(1)}`,
    net: "Neto a pagar",
    cost: "Costo para la empresa",
  },
  owed: {
    title: "Obligaciones que deja",
    creditor: "A quién",
    account: "Cuenta",
    due: "Cuándo",
    amount: "Valor",
    open: "Sin fecha común en la ley",
    net: "Con la nómina",
    payable: "Se paga con esta nómina",
    provided: "Provisiones, se pagan después",
    total: "Total por pagar",
    pila: "Planilla PILA",
    pilaText:
      "Cada aporte sube al múltiplo de 100 siguiente, como lo pide la planilla (Decreto 780 de 2016, art. 3.2.1.5).",
    pilaHalf: "La planilla es del mes: sus cifras salen con la segunda quincena.",
    columns: {
      ibc: "IBC",
      health: "Salud",
      pension: "Pensión",
      solidarity: "Solidaridad",
      risks: "ARL",
      familyFund: "Caja",
      icbf: "ICBF",
      sena: "SENA",
    },
  },
  compare: {
    title: (before: string) => `Frente a ${before}`,
    none: "No hay una nómina anterior con la que comparar",
    noneText: "Cuando la empresa tenga una de un período anterior, aquí verás qué cambió.",
    failed: "Las cifras de la nómina anterior no se pueden calcular.",
    concepts: "Por concepto",
    people: "Por persona",
    concept: "Concepto",
    person: "Empleado",
    before: "Antes",
    after: "Ahora",
    difference: "Diferencia",
    netBefore: "Neto antes",
    netAfter: "Neto ahora",
    netDifference: "Diferencia del neto",
    costDifference: "Diferencia del costo",
    net: "Neto a pagar",
    cost: "Costo para la empresa",
    joined: "Entró",
    left: "Salió",
    same: "Nada cambió para nadie.",
  },
  shortcuts: {
    move: "Moverse entre las personas",
    open: "Abrir a la persona",
    next: "Pasar a la persona siguiente",
    previous: "Pasar a la persona anterior",
  },
  settled: (people: string) =>
    `Se liquidaron, y no entran en ninguna nómina después de ese día: ${people}. Si fue un error, revierte el asiento de la liquidación.`,
  stale: {
    title: "Otra pestaña cambió esta nómina",
    text: "Lo que escribiste aquí no se ha guardado. Elige con qué sigues.",
    mine: "Guardar lo mío",
    theirs: "Usar lo de la otra pestaña",
  },
  leave: {
    title: "Hay cambios sin guardar",
    text: "El almacenamiento no los recibió. Si sales ahora, se pierden.",
    stay: "Quedarme",
    go: "Salir sin guardar",
  },
} as const;

/** Run-wide settings, and overridden legal values. */
export const settingTexts = {
  employer: "La empresa es",
  exonerated:
    "Exonerada de salud, SENA e ICBF por quienes ganan menos de 10 SMMLV (art. 114-1 del Estatuto Tributario).",
  notExonerated: "Paga salud, SENA e ICBF por todos.",
  transport: "Tope del auxilio de transporte",
  transports: {
    "all-salary": "Se compara todo el salario del mes",
    "basic-salary": "Se compara solo el salario básico",
  } satisfies Record<RunSettings["transportBy"], string>,
  law: "Valores de la ley",
  lawText: (day: string) => `Los que rigen el ${day}. Lo que cambies aquí vale solo para esta nómina.`,
} as const;
