import { formatDecimal } from "#domain/kernel/format.ts";
import { plural } from "#domain/kernel/spanish.ts";

export const bookExerciseTexts = {
  title: "Convertir un libro en ejercicio",
  lead: "Se copia lo que elijas: el libro no cambia ni queda unido al ejercicio.",
  signIn: "Entra a tu cuenta, o abre tu libro como invitado, para elegir uno de tus libros.",
  opening: "Abriendo tus libros…",
  noBooks: "Todavía no tienes libros contables en este equipo.",
  failed: "No pudimos leer tus libros. Cierra otras pestañas de Cuadra e inténtalo otra vez.",
  book: "Libro",
  from: "Desde",
  to: "Hasta",
  badPeriod: "Termina antes de empezar.",
  noDay: "Escribe una fecha.",
  entries: "Qué se hace con cada asiento",
  entry: "Asiento",
  role: "En el ejercicio",
  roles: {
    asked: "Por registrar (es la solución)",
    given: "Ya registrado",
    planted: "Con un error por corregir",
    out: "Fuera",
  },
  allAsked: "Todos por registrar",
  allGiven: "Todos ya registrados",
  noEntries: "No hay asientos en ese período. Elige otras fechas.",
  tooMany: (count: number, most: number) =>
    `En ese período hay ${formatDecimal(count, 0)} asientos y en un ejercicio caben ${most}: elige menos días.`,
  until: (day: string) => `Dejar hasta el ${day}`,
  balances: (count: number) =>
    count === 0
      ? "Empieza sin saldos iniciales."
      : `Empieza con ${plural(count, "saldo inicial", "saldos iniciales")}.`,
  nothingAsked: "Deja al menos un asiento por registrar o con un error por corregir.",
  next: "Revisar el ejercicio",
  back: "Cambiar asientos",
  use: "Usar este ejercicio",
  exerciseTitle: (book: string) => `Ejercicio: ${book}`,
  intro: "Una empresa necesita que registres sus operaciones. El libro ya tiene lo que pasó antes.",
  privacy:
    "Los terceros y las notas no se copian. Lee los textos: quita nombres de personas o empresas reales.",
} as const;
