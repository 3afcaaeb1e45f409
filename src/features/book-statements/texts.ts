import { formatLedger } from "#domain/kernel/format.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { CashMethod } from "#domain/statement/books/book-statement.ts";
import type { Comparison } from "#domain/statement/comparison.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";

export const bookStatementTexts = {
  title: "Estados financieros",
  loading: "Leyendo tus libros",
  which: "Estado financiero",
  kinds: {
    balance: "Balance General",
    income: "Resultados",
    cash: "Flujo de Caja",
    equity: "Patrimonio",
  } satisfies Record<StatementKind, string>,
  book: "Libro",
  allBooksOf: (company: string, count: number) => `Todos los libros de ${company} (${count})`,
  together: (count: number) => `${count} libros consolidados`,
  method: "Método",
  methods: { indirect: "Indirecto", direct: "Directo" } satisfies Record<CashMethod, string>,
  comparison: "Comparar",
  comparisons: {
    none: "Sin comparar",
    ano: "Con el año anterior",
    anterior: "Con el período anterior",
  } satisfies Record<Comparison | "none", string>,
  look: "Presentación",
  notes: "Mostrar notas",
  noteDetail: "Detalle de las notas",
  percent: "Porcentajes",
  accounts: "Cuentas de cada línea",
  zeros: "Líneas en cero",
  signatures: "Espacio para firmas",
  print: "Imprimir",
  save: "Guardar",
  saveTitle: "Guardar estado financiero",
  saveText:
    "Guarda las cifras como están hoy. Las verás en Mis estados financieros, y no cambiarán con el libro.",
  nameLabel: "Nombre del estado",
  savedTitle: "Estado guardado",
  savedText: (name: string) => `«${name}» quedó en Mis estados financieros.`,
  seeSaved: "Ver mis estados",
  noCompany: "Sin empresa",
  nit: (nit: string) => (nit === "" ? "" : `NIT ${nit}`),
  unit: "Cifras expresadas en pesos colombianos",
  notesAre: "Las notas son parte integral de los estados financieros.",
  unsigned: "Las firmas van sin nombre.",
  toSigners: "Escribir quién firma",
  source: {
    title: "De dónde sale",
    accounts: "Cuentas",
    sum: "Suma",
    none: "Ninguna cuenta: se calcula con otras líneas.",
    openLedger: (account: string) => `Ver ${account} en el libro mayor`,
    severalBooks: "Son varios libros. Elige uno solo para abrir su libro mayor.",
    inPeriod: (period: string, amount: Pesos) => `${period}: ${formatLedger(amount)}`,
  },
  maturity: {
    title: "A más de un año",
    help: "Lo que se cobra o se paga en más de un año va en lo no corriente, en este libro y en tus indicadores.",
    isLong: (account: string) => `${account} pasó a no corriente`,
    isCurrent: (account: string) => `${account} volvió a corriente`,
    failed: "No se pudo guardar",
  },
  closeSource: "Cerrar de dónde sale",
  emptyTitles: {
    balance: "No hay asientos hasta este período",
    income: "No hay ingresos, costos ni gastos en este período",
    cash: "No hay movimientos de efectivo en este período",
    equity: "No hay cambios en el patrimonio en este período",
  } satisfies Record<StatementKind, string>,
  emptyText: "Los estados financieros se arman con los asientos registrados. Los borradores no cuentan.",
  emptyBookTitle: "Este libro aún no tiene asientos",
  emptyBookText:
    "Registra el primero en el diario y aquí verás los cuatro estados financieros. Los borradores no cuentan.",
  toJournal: "Ir al diario",
  noBookText: "Crea uno, lleva en él tus asientos y aquí saldrán los estados financieros.",
} as const;
