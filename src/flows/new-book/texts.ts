export const newBookTexts = {
  nameMissing: "Escribe el nombre del libro.",
  company: "Empresa",
  noCompany: "Sin empresa",
  chart: "Plan de cuentas",
  from: "Desde",
  to: "Hasta",
  toHelp: "30 días si no lo cambias",
  badPeriod: "El libro termina antes de empezar.",
  create: "Crear libro",
  created: (name: string) => `«${name}» está listo`,
} as const;
