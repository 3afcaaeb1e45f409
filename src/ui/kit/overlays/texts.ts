/** Said by every dialog alike. */
export const askedCloseTexts = {
  title: "¿Descartar los cambios?",
  text: "Lo que escribiste, pegaste o cambiaste se pierde si cierras esta ventana.",
  stay: "Seguir editando",
  discard: "Descartar",
} as const;
