import { listed, plural } from "#domain/kernel/spanish.ts";

export const chartPlanTexts = {
  title: "Plan de cuentas",
  search: "Busca por nombre, código o palabras",
  options: "Opciones",
  filter: "Qué cuentas se ven",
  filters: { moved: "Con movimientos", own: "Propias", all: "Todas" },
  scope: "Saldos de",
  scopes: { book: "Este libro", company: "Toda la empresa" },
  account: "Cuenta",
  entries: "Asientos",
  natures: { debit: "Débito", credit: "Crédito" },
  natureShort: { debit: "Db", credit: "Cr" },
  balance: "Saldo",
  debit: "Saldo débito",
  credit: "Saldo crédito",
  actions: "Acciones",
  sums: (until: string) => `Sumas a ${until}`,
  equal: "Sumas iguales",
  unequal: "Las sumas no son iguales: revisa los libros en Configuración",
  own: "Propia",
  closed: "Cerrada",
  retired: "No se usa bajo NIIF",
  open: (name: string) => `Abrir ${name}`,
  close: (name: string) => `Cerrar ${name}`,
  menu: (name: string) => `Acciones de ${name}`,
  ledgerOf: (name: string) => `Ver ${name} en el libro mayor`,
  found: (count: number) =>
    count === 0 ? "Ninguna cuenta encontrada" : plural(count, "cuenta encontrada", "cuentas encontradas"),
  foundList: "Cuentas encontradas",
  /** Why one was found, before what said it in bold. */
  why: {
    code: "El código empieza por ",
    name: (place: string) => place,
    words: (place: string) => `${place}: `,
    above: "Debajo de ",
    meaning: (place: string) => `${place}: `,
  },
  noLine: "Cuentas de orden",
  onlyFound: (count: number) =>
    `Ver en el árbol solo ${count === 1 ? "la encontrada" : `las ${count} encontradas`}`,
  wholeTree: "Ver todo el árbol",
  choose: "elegir",
  go: "ir",
  nothing: {
    moved: "Aún no hay movimientos. Mira todas las cuentas del plan.",
    own: "Aún no hay cuentas propias. Agrega una debajo de cualquier cuenta del PUC.",
    all: "Este plan no tiene cuentas.",
    found: "Ninguna cuenta se llama así. Prueba con otra palabra o con el código.",
  },
  seeAll: "Ver todas",
  toLedger: "Ver en el libro mayor",
  about: "Ver qué es",
  keys: "↑ ↓ se mueven, → abre, ← cierra, Enter va al libro mayor; con letras o números vas a una cuenta.",
  shared: (books: number) => `Compartido por ${plural(books, "libro", "libros")}`,
  alone: "De este libro",
  reading: "Leyendo el plan de cuentas",
};

/** Lines of a statement that are named one by one. */
const MOST_LINES = 3;

export const accountPanelTexts = {
  label: "Cuenta",
  nature: (nature: string) => `naturaleza ${nature}`,
  official: {
    puc: "del catálogo PUC",
    mini: "una de las doce cuentas",
    journal: "una de las dieciséis cuentas",
  },
  own: "cuenta propia",
  closed: "cuenta propia, cerrada a asientos nuevos",
  balance: { debit: "saldo débito", credit: "saldo crédito" },
  noBalance: "sin saldo",
  what: "Para qué sirve",
  debited: "Se debita",
  credited: "Se acredita",
  where: "Dónde aparece",
  inLines: (statement: string, lines: readonly string[]) =>
    lines.length > MOST_LINES
      ? `${statement}, en ${lines.length} líneas.`
      : `${statement}, en ${listed(lines.map((line) => `«${line}»`))}.`,
  nowhere: "En ningún estado: es de orden o de control.",
  words: "También se encuentra por",
  toLedger: "Abrir en el libro mayor",
} as const;
