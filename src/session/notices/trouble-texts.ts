import type { StorageTrouble } from "#storage/engine/storage-error.ts";

interface TroubleText {
  readonly title: string;
  readonly text: string;
  /** The actions offered, the main one first. */
  readonly ways: readonly ("retry" | "reload" | "recover")[];
}

/** Text and action for each kind of storage failure. */
export const TROUBLE_TEXTS: Readonly<Record<StorageTrouble, TroubleText>> = {
  full: {
    title: "El disco está lleno",
    text: "Libera espacio y sigue; nada se ha perdido. Lo que dice Guardado está completo.",
    ways: ["retry"],
  },
  busy: {
    title: "El navegador no abre tus datos por ahora",
    text: "No hay señal de daño y no hemos cambiado nada. Puede tenerlos ocupados otra ventana, otro programa o un antivirus: espera un momento, cierra los demás navegadores y vuelve a intentarlo.",
    ways: ["retry", "recover"],
  },
  damaged: {
    title: "No pudimos abrir tus datos",
    text: "El navegador dice que lo guardado está dañado. No hemos cambiado nada: restaura una copia o descarga lo que queda.",
    ways: ["recover"],
  },
  closed: {
    title: "Se cerró la conexión con tus datos",
    text: "Tus datos siguen en este dispositivo. Vuelve a cargar la página para continuar.",
    ways: ["reload"],
  },
  blocked: {
    title: "Cierra las otras pestañas",
    text: "Otra pestaña de Cuadra usa una versión anterior de tus datos. Ciérrala y vuelve a intentarlo.",
    ways: ["retry"],
  },
  newer: {
    title: "Estos datos son de una versión más nueva",
    text: "Una versión más nueva de Cuadra ya abrió tus datos. Vuelve a cargar para usarla; no hemos cambiado nada.",
    ways: ["reload", "recover"],
  },
  lost: {
    title: "Tus datos no están donde deberían",
    text: "En este dispositivo había libros y el navegador ya no los encuentra. No hemos creado nada encima: restaura una copia.",
    ways: ["recover"],
  },
  missing: {
    title: "Este navegador no deja guardar datos",
    text: "Puede ser una ventana privada o una política del equipo. Abre Cuadra en una ventana normal para llevar tus libros.",
    ways: ["retry"],
  },
  bug: {
    title: "Algo falló al abrir tus datos",
    text: "No se cambió nada. Vuelve a cargar la página.",
    ways: ["reload"],
  },
};

/**
 * What a refused command says: which of the troubles it is, and then what to do. A text alone speaks of room, or of
 * pages to be loaded again, to somebody who was not told of what (ST-06). The title of "bug" is of opening only.
 */
export function troubleText(trouble: StorageTrouble): string {
  const { title, text } = TROUBLE_TEXTS[trouble];
  return trouble === "bug" ? text : `${title}. ${text}`;
}
