export const errorTexts = {
  notFoundCode: "404",
  notFoundTitle: "Oops! Page not found",
  notFoundText: "Esta página no existe o cambió de lugar. Tus libros siguen en este equipo, intactos.",
  backHome: "Volver al inicio",
  toDashboard: "Ir a mi panel",
  academicHint: "¿Buscabas el acceso académico? No hace falta solicitarlo: entra como estudiante o docente.",
  toEducation: "Ir a Educación",
  account: "Cuenta",
  debit: "Debe",
  credit: "Haber",
  askedPage: "Página pedida",
  difference: "Diferencia: 404",
} as const;
