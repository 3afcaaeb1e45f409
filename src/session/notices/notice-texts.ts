/** Texts of notices that come with their own code; what every screen needs at once stays in `../texts.ts`. */
export const noticeTexts = {
  slow: {
    title: "Tus datos tardan en responder",
    text: "Van más de 10 segundos. Lo que dice Guardado sigue guardado. Cierra las otras pestañas de Cuadra y vuelve a cargar; si sigue igual, abre la recuperación.",
  },
  sample: {
    text: "Estás viendo la empresa de ejemplo. Prueba lo que quieras: nada de esto cuenta en tus libros.",
    /** On phones, where the whole text takes four lines. */
    short: "Empresa de ejemplo",
    /** Beside two buttons. */
    shortest: "Ejemplo",
    leave: "Salir del ejemplo",
    toPanel: "Ver su panel",
  },
} as const;
