export const postEntryTexts = {
  loading: "Leyendo los libros de la empresa",
  book: "Libro",
  bookHelp: "Quedará con el número que sigue en ese libro.",
  date: (day: string) => `Con fecha ${day}`,
  noBookTitle: "Esta empresa no tiene un libro donde registrar el asiento",
  noBookText: "Crea un libro con el PUC para ella, o reabre uno, y vuelve aquí.",
  toBooks: "Ir a Libro Contable",
  cancel: "Cancelar",
  post: "Registrar el asiento",
  remark: "Es una propuesta: revísala antes de registrarla. Después puedes reversarla desde el diario.",
} as const;
