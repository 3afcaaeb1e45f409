import { plural } from "#domain/kernel/spanish.ts";

export const proposalTexts = {
  title: "Asientos que parecen faltar",
  text: "Se calcularon con tus libros. Marca los que quieras, cámbialos si hace falta, y se registran juntos.",
  afterText: "Ya está cerrado: esto reparte su resultado. Marca lo que quieras y se registra junto.",
  transferText: "Va con el cierre. Si lo quitas, el resultado queda en 5905 hasta que lo traslades.",
  take: (title: string) => `Registrar: ${title}`,
  dated: (day: string) => `Con fecha ${day}`,
  change: "Cambiar valores",
  changeOf: (title: string) => `Cambiar valores de ${title}`,
  changed: "Cambiado por ti",
  restore: "Volver a lo calculado",
  debitOf: (account: string) => `Débito, ${account}`,
  creditOf: (account: string) => `Crédito, ${account}`,
  unequal: "Los débitos y los créditos no suman lo mismo.",
  empty: "Escribe un valor en dos cuentas.",
  norm: (norm: string) => `Norma: ${norm}`,
  post: (count: number) => `Registrar ${plural(count, "asiento", "asientos")}`,
  none: "Marca al menos un asiento",
  posted: (count: number) => (count === 1 ? "1 asiento registrado" : `${count} asientos registrados`),
  undone: "Los asientos se quitaron",
} as const;
