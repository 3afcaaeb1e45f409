import type { StorageTrouble } from "#storage/storage-error.ts";

export const sessionTexts = {
  checking: "Comprobando tu sesión",
  opening: "Abriendo tus libros",
  userMenu: (name: string) => `Cuenta de ${name}`,
  toDashboard: "Ir al Panel",
  signOut: "Cerrar Sesión",
  signIn: "Iniciar sesión",
  understood: "Entendido",
  accessRequired: "Acceso Requerido",
  workspaceNeedsUser: "⚠️ Debes iniciar sesión para acceder a los espacios de trabajo.",
  retry: "Reintentar",
  reload: "Volver a cargar",
  recover: "Recuperar mis datos",
  stopped: "Lo que escribiste sigue en pantalla; cópialo si no dice Guardado.",
  sample: {
    text: "Estás viendo la empresa de ejemplo. Prueba lo que quieras: nada de esto cuenta en tus libros.",
    leave: "Salir del ejemplo",
  },
  missing: {
    title: (count: number) =>
      count === 1
        ? "Falta 1 movimiento que ya estaba guardado"
        : `Faltan ${count} movimientos que ya estaban guardados`,
    sameDay: (day: string, from: string, to: string) =>
      `Lo que hiciste entre las ${from} y las ${to} del ${day} no llegó al disco, quizá por un corte de energía. Lo demás está completo. Revisa tus últimos asientos o vuelve a una copia.`,
    since: (fromDay: string, from: string, toDay: string, to: string) =>
      `Lo que hiciste entre el ${fromDay} a las ${from} y el ${toDay} a las ${to} no llegó al disco, quizá por un corte de energía. Lo demás está completo. Revisa tus últimos asientos o vuelve a una copia.`,
    all: (day: string, time: string) =>
      `Lo que hiciste hasta el ${day} a las ${time} no llegó al disco, quizá por un corte de energía. Vuelve a una copia si la tienes.`,
    toCopies: "Ver mis copias",
  },
  guestWork: {
    title: "Tienes trabajo de invitado",
    text: "Lo que hiciste antes de iniciar sesión sigue en esta pestaña. Puedes traerlo a tu cuenta como un libro más.",
    detail: "Si lo descartas, se borra y no se puede recuperar.",
    bring: "Traer mi trabajo de invitado",
    discard: "Descartar",
    done: "Listo: tu trabajo de invitado está en tu cuenta",
    failed: "No pudimos traer tu trabajo de invitado. Sigue guardado en esta pestaña; inténtalo otra vez.",
  },
} as const;

interface TroubleText {
  readonly title: string;
  readonly text: string;
  /** The one way out. */
  readonly way: "retry" | "reload" | "recover";
}

/** One text and one way out for each class of trouble with the store (reliability rule 8). */
export const TROUBLE_TEXTS: Readonly<Record<StorageTrouble, TroubleText>> = {
  full: {
    title: "No queda espacio en este dispositivo",
    text: "Tus datos están a salvo, pero no cabe nada más. Libera espacio y vuelve a intentarlo.",
    way: "retry",
  },
  damaged: {
    title: "No pudimos abrir tus datos",
    text: "El navegador dice que lo guardado está dañado. No hemos cambiado nada: restaura una copia o descarga lo que queda.",
    way: "recover",
  },
  closed: {
    title: "Se cerró la conexión con tus datos",
    text: "Tus datos siguen en este dispositivo. Vuelve a cargar la página para continuar.",
    way: "reload",
  },
  blocked: {
    title: "Cierra las otras pestañas",
    text: "Otra pestaña de Cuadra usa una versión anterior de tus datos. Ciérrala y vuelve a intentarlo.",
    way: "retry",
  },
  newer: {
    title: "Estos datos son de una versión más nueva",
    text: "Una versión más nueva de Cuadra ya abrió tus datos. Vuelve a cargar para usarla; no hemos cambiado nada.",
    way: "reload",
  },
  lost: {
    title: "Tus datos no están donde deberían",
    text: "En este dispositivo había libros y el navegador ya no los encuentra. No hemos creado nada encima: restaura una copia.",
    way: "recover",
  },
  missing: {
    title: "Este navegador no deja guardar datos",
    text: "Puede ser una ventana privada o una política del equipo. Abre Cuadra en una ventana normal para llevar tus libros.",
    way: "retry",
  },
  bug: {
    title: "Algo falló al abrir tus datos",
    text: "No se cambió nada. Vuelve a cargar la página.",
    way: "reload",
  },
};
