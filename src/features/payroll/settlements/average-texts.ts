import { plural } from "#domain/kernel/spanish.ts";
import type { EarlierConcept } from "#domain/payroll/settlement/settlement-order.ts";
import type { AverageKey } from "./settlement-draft.ts";

const FIXED = "Salario básico";
const VARIABLE = "Pago variable";
const TRANSPORT = "Auxilio de transporte";

export const averageTexts = {
  source: (known: number, days: number) =>
    known === 0
      ? "No hay nóminas cerradas de este año: escribe los promedios de un mes si algo cambió o varía."
      : `Promedios de un mes, de las nóminas cerradas: ${plural(known, "día", "días")} de ${days} de este año. Cambia lo que haga falta.`,
  fields: {
    salaryOfYear: FIXED,
    variableOfYear: VARIABLE,
    transportOfYear: TRANSPORT,
    salaryOfSemester: FIXED,
    variableOfSemester: VARIABLE,
    transportOfSemester: TRANSPORT,
    vacationVariable: VARIABLE,
  } satisfies Record<AverageKey, string>,
  year: "Base de cesantías e intereses, de este año",
  yearHelp:
    "En lo variable entran horas extra, recargos, comisiones y bonificaciones. El salario es el último, o el promedio si cambió en los últimos tres meses o hay pago variable (CST art. 253). Sin auxilio escrito, el del último día si le corresponde.",
  semester: "Base de la prima, de este semestre",
  semesterHelp:
    "Entra lo mismo. El salario es el promedio del semestre si cambió o hay pago variable (CST art. 306).",
  vacation: "Base de vacaciones, del último año",
  vacationHelp:
    "Se suma al último salario. Entran comisiones, bonificaciones y el recargo nocturno; no entran horas extra ni trabajo en domingos y festivos (CST arts. 189 y 192).",
  earlier: "De un período anterior, sin pagar",
  earlierHelp:
    "Las cesantías se consignan hasta el 14 de febrero; si el contrato termina antes y no se consignaron, se pagan al trabajador con sus intereses (Ley 50 de 1990, art. 99).",
  earlierBonusHelp:
    "La prima de junio se paga hasta el 30 de junio; la de diciembre, hasta el 20 (CST art. 306).",
  earlierPaid: {
    whole: " (pagados desde Por pagar)",
    part: " (pagados en parte desde Por pagar: revisa cuánto le falta)",
  },
  earlierNames: {
    earlierSeverance: (year: number) => `Cesantías de ${year}, sin consignar`,
    earlierInterest: (year: number) => `Intereses sobre cesantías de ${year}`,
    earlierBonus: (year: number, first: boolean) => `Prima de ${first ? "junio" : "diciembre"} de ${year}`,
  } satisfies Record<EarlierConcept, (year: number, first: boolean) => string>,
} as const;
