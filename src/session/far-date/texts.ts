export const farDateTexts = {
  title: "¿Es correcto el año?",
  text: (day: string) => `El asiento lleva la fecha ${day}.`,
  detail: (book: string) => `Está a más de un año de hoy y de los demás asientos de ${book}.`,
  confirm: "Registrar con esta fecha",
  cancel: "Corregir la fecha",
} as const;
