import type { ClosingPeriod, Cuts } from "#domain/accounting/closing/closing-period.ts";
import { closingWords as of } from "#domain/accounting/closing/proposals/proposal.ts";
import { capitalize } from "#domain/kernel/capitals.ts";
import { plural } from "#domain/kernel/spanish.ts";

/** "2026", "el primer semestre de 2026". */
const the = ({ part, name }: ClosingPeriod) => (part === null ? name : `el ${name}`);
const The = (period: ClosingPeriod) => capitalize(the(period));

export const closingTexts = {
  title: (period: ClosingPeriod) => `Cierre ${of(period)}`,
  periodOption: ({ name }: ClosingPeriod) => capitalize(name),
  plainTitle: "Cierre",
  loading: "Leyendo el libro",
  period: "Año o corte",
  cuts: {
    year: "Cierras cada año, al 31 de diciembre.",
    half: "Cierras cada semestre, por los estatutos.",
    quarter: "Cierras cada trimestre, por los estatutos.",
  } satisfies Record<Cuts, string>,
  changeCuts: "Cambiar en la empresa",
  onlyYear:
    "Este libro cierra cada año: los cortes de semestre o trimestre piden el PUC, que tiene la cuenta 5905.",
  left: (count: number) => (count === 1 ? "Falta 1 punto" : `Faltan ${count} puntos`),
  month: "Mes",
  wholePeriod: "Todo el período",
  monthOpenTitle: (month: string) => `${month} está abierto`,
  monthClosedTitle: (month: string) => `${month} está cerrado`,
  monthOpenText:
    "Cuando la lista esté como quieres, ciérralo: nada en él cambia hasta que alguien lo abra otra vez.",
  monthClosedText: "Ningún asiento suyo cambia mientras esté cerrado. Se puede abrir otra vez.",
  closeMonth: (month: string) => `Cerrar ${month}`,
  reopenMonth: (month: string) => `Abrir ${month}`,
  monthClosed: (month: string) => `${month} quedó cerrado`,
  monthReopened: (month: string) => `${month} quedó abierto`,
  monthEntries: (count: number) => plural(count, "asiento registrado", "asientos registrados"),
  monthIncome: "Ingresos",
  monthSpent: "Costos y gastos",
  monthResult: "Resultado del mes",
  report: "Informe del cierre",
  reportButton: "Informe",
  guest: "Visitante de este equipo",
  preview: "Así quedaría el cierre hoy",
  previewText: (day: string) => `Con los saldos al ${day}. Nada se ha registrado.`,
  closedTitle: (period: ClosingPeriod) => `${The(period)} está cerrado`,
  closedText: "Estos asientos dejan en cero las cuentas de resultados.",
  nothingTitle: (period: ClosingPeriod) => `No hay resultados ${of(period)} por cerrar`,
  nothingText: "Las cuentas de ingresos, costos y gastos están en cero.",
  profit: "Utilidad",
  loss: "Pérdida",
  moreAccounts: (count: number) => plural(count, "cuenta más", "cuentas más"),
  gathered: "Ganancias y pérdidas",
  resultOf: (period: ClosingPeriod) => `Resultado ${of(period)}`,
  sum: "Suma",
  others: (count: number) => `Otras ${count} cuentas`,
  costsSide: "Debe: costos y gastos",
  incomeSide: "Haber: ingresos",
  leftAtZero: "Las cuentas de resultados quedan en cero.",
  equalSums: "Sumas iguales",
  close: (period: ClosingPeriod) => `Cerrar ${the(period)}`,
  earlyTitle: (period: ClosingPeriod) => `${The(period)} no ha terminado`,
  earlyText: (end: string) =>
    `Termina el ${end}. Si lo cierras hoy, lo que registres después pedirá cerrar otra vez. Mientras tanto puedes deshacer el cierre.`,
  carried: "El resultado ya pasó a los de ejercicios anteriores",
  reopen: "Deshacer el cierre",
  reopenTitle: (period: ClosingPeriod) => `¿Deshacer el cierre ${of(period)}?`,
  reopenText: (count: number) =>
    `Se ${count === 1 ? "anula 1 asiento" : `anulan ${count} asientos`} de cierre. Tus otros asientos quedan como están, y puedes volver a cerrar.`,
  leftByReopening: (what: string) =>
    `Se tomaron de este resultado ${what}, y sus asientos quedan: si el resultado cambia, ajústalos o revérsalos.`,
  leftReserve: (amount: string) => `${amount} de reserva legal`,
  leftDividends: (amount: string) => `${amount} de dividendos`,
  undoable: (month: string) => `El cierre se puede deshacer mientras ${month} no esté cerrado en el diario.`,
  copied: "Antes se guarda una copia de tu cuenta en este navegador.",
  notCopied: "No se pudo guardar antes una copia. Descarga una en Configuración.",
  locked: (month: string) => `${month} está cerrado en el diario. Ábrelo allí si quieres deshacer el cierre.`,
  shut: (month: string) => `${month} está cerrado en el diario. Ábrelo allí para poder cerrar.`,
  closedToast: (period: ClosingPeriod) => `${The(period)} quedó cerrado`,
  reopenedToast: (period: ClosingPeriod) => `El cierre ${of(period)} se deshizo`,
  failed: "No se pudo hacer",
  noBookText: "Crea uno y lleva en él tus asientos; aquí cerrarás el año.",
} as const;
