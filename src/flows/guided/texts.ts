export const guidedTexts = {
  name: "Modo Guiado",
  signIn: "Inicia sesión para usar el Modo Guiado: te traemos de vuelta a esta página.",
  soon: "El Modo Guiado llega en una próxima versión",
  soonText: "Todavía no está aquí. Mientras tanto puedes escribir tus asientos en esta hoja.",
  soonInWorkspace: "Todavía no está aquí. Mientras tanto puedes registrar operaciones en el Libro Contable.",
};
