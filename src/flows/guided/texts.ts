const SOON = "El Modo Guiado llega en una próxima versión";
const JOURNAL = {
  title: SOON,
  text: "Todavía no está aquí. Mientras tanto puedes escribir tus asientos en esta hoja.",
} as const;

export const guidedTexts = {
  name: "Modo Guiado",
  signIn: "Inicia sesión para usar el Modo Guiado: te traemos de vuelta a esta página.",
  soon: {
    workspace: {
      title: SOON,
      text: "Todavía no está aquí. Mientras tanto puedes registrar operaciones en el Libro Contable.",
    },
    "simple-journal": JOURNAL,
    "complex-journal": JOURNAL,
    payroll: {
      title: "Aprende Nómina llega en una próxima versión",
      text: "Todavía no está aquí. Mientras tanto, presiona una cifra del resultado para ver de dónde sale.",
    },
  },
} as const;
