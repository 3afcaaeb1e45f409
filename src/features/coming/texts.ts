/** Areas whose screens are not built yet, with an honest description of each. */
export const COMING = {
  inventory: {
    title: "Inventario",
    text: "Aquí llevarás el kárdex de tus productos, unido a la contabilidad.",
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
