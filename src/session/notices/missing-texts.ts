import { plural } from "#domain/kernel/spanish.ts";

export const missingTexts = {
  title: (count: number) =>
    count === 1
      ? "Falta 1 movimiento que ya estaba guardado"
      : `Faltan ${plural(count, "movimiento", "movimientos")} que ya estaban guardados`,
  sameDay: (day: string, from: string, to: string) =>
    `Lo que hiciste entre las ${from} y las ${to} del ${day} no llegó al disco, quizá por un corte de energía. Lo demás está completo. Revisa tus últimos asientos o vuelve a una copia.`,
  since: (fromDay: string, from: string, toDay: string, to: string) =>
    `Lo que hiciste entre el ${fromDay} a las ${from} y el ${toDay} a las ${to} no llegó al disco, quizá por un corte de energía. Lo demás está completo. Revisa tus últimos asientos o vuelve a una copia.`,
  all: (day: string, time: string) =>
    `Lo que hiciste hasta el ${day} a las ${time} no llegó al disco, quizá por un corte de energía. Vuelve a una copia si la tienes.`,
  toCopies: "Ver mis copias",
} as const;
