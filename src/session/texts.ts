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
  waiting: "Lo que escribiste sigue en pantalla. Cuadra vuelve a probar sola cada pocos segundos.",
  stopped: "Lo que escribiste sigue en pantalla; cópialo si no dice Guardado.",
  slow: {
    title: "Tus datos tardan en responder",
    text: "Van más de 10 segundos. Lo que dice Guardado sigue guardado. Cierra las otras pestañas de Cuadra y vuelve a cargar; si sigue igual, abre la recuperación.",
  },
  sample: {
    text: "Estás viendo la empresa de ejemplo. Prueba lo que quieras: nada de esto cuenta en tus libros.",
    /** On phones, where the whole text takes four lines. */
    short: "Empresa de ejemplo",
    leave: "Salir del ejemplo",
    toPanel: "Ver su panel",
  },
} as const;
