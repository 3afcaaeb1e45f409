/** Areas whose screens are not built yet, with an honest description of each. */
export const COMING = {
  inventory: {
    title: "Inventario",
    text: "Aquí llevarás el kardex de tus productos, unido a la contabilidad.",
  },
  education: {
    title: "Educación",
    text: "Aquí entrarán estudiantes y docentes: ejercicios, aulas y lecciones.",
  },
  educationLogin: {
    title: "Acceso académico",
    text: "Aquí entrarás como estudiante o como docente.",
  },
  educationDashboard: {
    title: "Panel académico",
    text: "Aquí estarán tus lecciones, o tus aulas y actividades si eres docente.",
  },
} as const;

export type ComingArea = keyof typeof COMING;

export const comingTexts = {
  title: "Esta pantalla está por construir",
  meanwhile: "Mientras tanto puedes abrir",
  links: {
    home: "Página de inicio",
    dashboard: "Mi panel",
    journal: "Libro contable diario",
  },
} as const;
