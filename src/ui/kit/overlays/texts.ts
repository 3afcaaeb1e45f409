/** Said by every dialog alike. */
export const askedCloseTexts = {
  title: "¿Descartar los cambios?",
  text: "Lo que escribiste, pegaste o cambiaste se pierde si cierras esta ventana.",
  stay: "Seguir editando",
  discard: "Descartar",
} as const;

/** Said of a window that is left while what was sent from it is on its way. */
export const heldWorkTexts = {
  wait: "Espera un momento: se está guardando",
  unknown: "Tus datos no han respondido",
  unknownText: "Mira si quedó guardado antes de repetirlo.",
} as const;
