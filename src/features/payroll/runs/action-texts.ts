import type { RunEvent } from "#domain/payroll/run/run-events.ts";

/** Questions and notices for a run's changes of state. */
export const actionTexts = {
  failed: "No se pudo hacer",
  busy: "Ya se está registrando.",
  cancel: "Cancelar",
  closed: "Nómina cerrada",
  reopened: "Nómina reabierta",
  paid: "Nómina marcada como pagada",
  unpaid: "La nómina vuelve a estar sin pagar",
  removed: "Borrador eliminado",
  restored: "Borrador recuperado",
  posted: "Nómina contabilizada",
  posting: (period: string) => `contabilizar la nómina de ${period}`,
  reversed: (number: number) => `Asiento ${number} reversado`,
  reversal: (number: number, description: string) => `Reversión del asiento ${number}: ${description}`,
  close: {
    title: "¿Cerrar esta nómina?",
    text: (period: string, net: string, people: string) => `${period}: se pagarán ${net} a ${people}.`,
    detail:
      "Las cifras quedan como están aunque la ley se corrija después. Podrás reabrirla mientras no esté contabilizada ni pagada.",
    confirm: "Cerrar nómina",
  },
  runOf: (period: string) => `la nómina de ${period}`,
  pay: {
    title: "Marcar pagada",
    text: "Cuadra no mueve dinero: solo guarda qué día la pagaste.",
    inBooks: "Pagar la nómina",
    onlyMark: "Solo marcarla",
    day: "Fecha del pago",
    confirm: "Marcar pagada",
  },
  post: "Contabilizar la nómina",
  history: {
    title: "Historial de la nómina",
    events: {
      created: "Creada",
      closed: "Cerrada",
      reopened: "Reabierta",
      paid: "Marcada como pagada",
      unpaid: "Se quitó el pago",
      posted: "Contabilizada",
      "owed-paid": "Se registró un pago",
      deleted: "Eliminada",
      changed: "Cambiada",
    } satisfies Record<RunEvent, string>,
    restored: "Recuperada",
    undone: (event: string) => `${event}, al deshacer`,
  },
  reverse: {
    title: (number: number) => `Reversar el asiento ${number}`,
    text: "Se registra otro asiento con los lados cambiados. Después puedes reabrir la nómina o contabilizarla otra vez.",
    day: "Fecha de la reversión",
    confirm: "Reversar",
  },
} as const;
