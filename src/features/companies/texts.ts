import type { Cuts } from "#domain/accounting/closing/closing-period.ts";
import type { Sector } from "#domain/company/sector.ts";
import type { SignerRole } from "#domain/company/signers.ts";
import { plural } from "#domain/kernel/spanish.ts";

export const companyTexts = {
  title: "Mis empresas",
  lead: "Cada empresa tiene sus libros, sus estados y su perfil fiscal.",
  leadMany: (count: number) => `${plural(count, "empresa", "empresas")}. Activar una desactiva las demás.`,
  loading: "Leyendo tus empresas",
  list: "Empresas",
  view: "Cómo se ven las empresas",
  cards: "Tarjetas",
  table: "Tabla",
  figures: "Cómo se ven las cifras",
  amounts: "Montos",
  percentages: "Porcentajes",
  limitMore: "Con Premium llevas varias y puedes eliminarlas.",
  count: (now: number, most: number) => `Ya tienes ${now} de ${most}.`,
  emptyTitle: "Todavía no tienes empresas",
  emptyText: "Crea la primera para reunir sus libros y ponerle nombre a tus informes.",
} as const;

export const cardTexts = {
  active: "Activa",
  inactive: "Inactiva",
  activate: "Activar",
  activateNamed: (name: string) => `Activar ${name}`,
  nit: (nit: string) => `NIT ${nit}`,
  noNit: "Sin NIT",
  lastUsed: (day: string) => `Último uso: ${day}`,
  fiscalYear: (year: number) => `Año fiscal ${year}`,
  noProfile: "Sin perfil fiscal",
  manageProfile: "Gestionar perfil",
  createProfile: "Crear perfil fiscal",
  toBooks: "Libro contable",
  toStatements: "Estados financieros",
  createBook: "Crear libro",
  seeBooks: "Ver sus libros",
  upload: "Subir .xlsx",
  edit: (name: string) => `Editar ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  removeLocked: ", solo Premium",
} as const;

export const figureTexts = {
  assets: "Activo total",
  assetsHelp: "Lo que tiene la empresa",
  liabilities: "Pasivo total",
  liabilitiesHelp: "Lo que debe",
  equity: "Patrimonio",
  equityHelp: "Lo que es de los socios",
  equal: "Sumas iguales",
  equation: (assets: string, liabilities: string, equity: string, day: string) =>
    `${assets} = ${liabilities} + ${equity}, saldos a ${day}`,
  difference: (amount: string) => `Diferencia: ${amount}`,
  differenceAt: (day: string) => `en lo registrado hasta el ${day}`,
  has: "Activo",
  financed: "Financiado",
  missing: (name: string) => `${name} en contra`,
  nothing: "Sin saldos todavía.",
} as const;

export const companyFormTexts = {
  createTitle: "Crear empresa",
  create: "Crear empresa",
  name: "Nombre de la Empresa",
  namePlaceholder: "Por ejemplo, Papelería El Trébol",
  nameMissing: "Escribe el nombre de la empresa.",
  nameRepeated: "Ya tienes una empresa con este nombre. Puedes tener las dos: el NIT las distingue.",
  nameCut: (most: number) => `Es muy largo: se guardan los primeros ${most} caracteres.`,
  nit: "NIT o cédula",
  optional: "Opcional",
  nitHelp: "El dígito de verificación se calcula solo",
  nitShown: (nit: string, digit: number) => `${nit}: su dígito de verificación es ${digit}`,
  sector: "Sector",
  noSector: "Sin indicar",
  fiscalYear: "Año fiscal",
  fiscalYearHelp: "Sin él, el de su último asiento",
  cuts: "Cierre de cuentas",
  cutsHelp: "Según los estatutos",
  created: (name: string) => `«${name}» está lista`,
  createdText: "Actívala cuando quieras trabajar con ella.",
} as const;

export const CUT_NAMES: Readonly<Record<Cuts, string>> = {
  year: "Cada año",
  half: "Cada semestre",
  quarter: "Cada trimestre",
};

interface SignerWords {
  readonly name: string;
  readonly help?: string;
  readonly document: string;
  readonly example: string;
}

export const signerTexts = {
  titleOf: (name: string) => `${name}: cargo que firma`,
  title: "Quién firma y ciudad",
  lead: "Sus nombres, con la cédula o la tarjeta profesional, van bajo las firmas de los estados financieros. El representante legal firma también los desprendibles de pago y las liquidaciones.",
  optional: "Opcional",
  city: "Ciudad",
  cityHelp: "Va junto al NIT en los desprendibles de pago",
} as const;

export const SIGNER_WORDS: Readonly<Record<SignerRole, SignerWords>> = {
  representative: {
    name: "Representante legal",
    document: "Cédula del representante",
    example: "Por ejemplo, 52.418.306",
  },
  accountant: {
    name: "Contador público",
    document: "Tarjeta del contador",
    example: "Por ejemplo, 148206-T",
  },
  auditor: {
    name: "Revisor fiscal",
    help: "Déjalo vacío si la empresa no tiene",
    document: "Tarjeta del revisor",
    example: "Por ejemplo, 97315-T",
  },
};

export const SECTOR_NAMES: Readonly<Record<Sector, string>> = {
  agriculture: "Agropecuario",
  industry: "Industria",
  construction: "Construcción",
  commerce: "Comercio",
  transport: "Transporte",
  food: "Alimentos y restaurantes",
  technology: "Tecnología",
  health: "Salud",
  education: "Educación",
  services: "Servicios",
  other: "Otro",
};

export const dialogTexts = {
  cancel: "Cancelar",
  understood: "Entendido",
  editTitle: "Editar empresa",
  save: "Guardar cambios",
  saved: "Empresa actualizada",
  staleTitle: "Otra pestaña guardó una versión distinta de esta empresa.",
  staleNow: (name: string, nit: string) => `Ahora dice: ${name}, ${nit}.`,
  useSaved: "Ver lo guardado",
  keepMine: "Guardar lo mío",
  goneTitle: "Esta empresa ya no existe",
  goneText: "Se eliminó en otra pestaña, con sus libros. Lo que tenías abierto aquí no se guardó.",
  unknownTitle: "No encontramos esa empresa",
  unknownText: "El enlace nombra una empresa que no está en esta cuenta. Tus empresas siguen aquí.",
  removeTitle: "Eliminar empresa",
  removeConfirm: (name: string) => `¿Eliminar «${name}»?`,
  removeAlone: "No tiene libros contables. Podrás deshacerlo enseguida.",
  removeWith: (books: number, entries: number) =>
    `Con ella ${books === 1 ? "se va su libro contable" : `se van sus ${books} libros contables`}, con ${plural(entries, "asiento", "asientos")}. Podrás deshacerlo enseguida.`,
  remove: "Eliminar",
  removed: "Empresa eliminada",
  removedWith: (name: string, books: number) =>
    books === 0 ? name : `${name}, con ${plural(books, "libro contable", "libros contables")}`,
  restored: "Empresa recuperada",
  activated: (name: string) => `«${name}» es la empresa activa`,
  activatedText: "Las demás quedaron inactivas.",
  backTo: "Volvió a ser la activa la de antes",
  failed: "No se pudo hacer el cambio",
} as const;

export const companyFiscalTexts = {
  title: "Perfil fiscal",
  count: (now: number, most: number) => `${now} de ${most}`,
  profile: "Perfil",
  regime: "Régimen",
  vat: "IVA",
  noVat: "No lo cobra",
  rate: (rate: string, account: string) => `${rate} en ${account}`,
  none: "Sin perfil fiscal. En uno guardas el IVA y las retenciones de la empresa, y ves cómo quedan una compra y una venta.",
} as const;

export const tableTexts = {
  lead: (count: number) => plural(count, "empresa cliente", "empresas cliente"),
  label: "Empresas cliente",
  summary: "Resumen de las empresas",
  companies: "Empresas",
  withoutProfile: (count: number) => (count === 0 ? "Todas con perfil fiscal" : `${count} sin perfil fiscal`),
  unbalanced: "No cuadran",
  differences: (amount: string) => `Diferencias por ${amount}`,
  allBalanced: "Todas cuadran",
  openMonths: "Meses abiertos",
  openBefore: (count: number) =>
    count === 0
      ? "Ninguno anterior a este mes"
      : `${count} ${count === 1 ? "anterior" : "anteriores"} a este mes`,
  alerts: "Alertas",
  urgent: (count: number) => (count === 0 ? "Ninguna urgente" : plural(count, "urgente", "urgentes")),
  search: "Buscar empresa o NIT",
  filter: "Qué empresas se ven",
  all: "Todas",
  withAlerts: "Con alertas",
  notBalanced: "No cuadran",
  nothingFound: "Ninguna empresa coincide",
  nothingFoundText: "Cambia la búsqueda o el filtro.",
  clear: "Quitar filtros",
  sortBy: "Ordenar por",
  company: "Empresa",
  lastEntry: "Último asiento",
  balances: "¿Cuadra?",
  yes: "Cuadra",
  liquidity: "Liquidez",
  profitability: "Rentab.",
  debt: "Endeud.",
  actions: "Acciones",
  noAlerts: "Sin alertas",
  more: (count: number) => `y ${count} más`,
  menu: (name: string) => `Acciones de ${name}`,
  open: "Ver la empresa",
  editItem: "Editar",
  removeItem: "Eliminar",
  noMonths: "ninguno",
  months: (count: number) => plural(count, "mes abierto", "meses abiertos"),
  monthRange: (from: string, to: string) => `${from} a ${to}`,
  number: (number: number) => `N.º ${number}`,
} as const;

export const alertTexts = {
  unbalanced: (amount: string) => `No cuadra por ${amount}`,
  lowLiquidity: "Liquidez menor que 1",
  overLimit: "Solo lectura en el plan gratuito",
  drafts: (count: number) => `${plural(count, "borrador", "borradores")} sin terminar`,
  openMonths: (count: number) => `${plural(count, "mes anterior abierto", "meses anteriores abiertos")}`,
  strays: (months: string) => `Fechas lejos de las demás: ${months}`,
  overdrawn: "Caja con saldo crédito",
  noProfile: "Sin perfil fiscal",
} as const;
