import type { ColumnMeaning } from "#domain/import/books/column-meanings.ts";
import type { HeldReason } from "#domain/import/books/import-plan.ts";
import type { NearAmount } from "#domain/import/books/near-amount.ts";
import type { LeftOut } from "#domain/import/books/raw-entries.ts";
import type { TableKind } from "#domain/import/books/recognise.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatMonthName, formatPesos } from "#domain/kernel/format.ts";
import { groupDigits } from "#domain/kernel/group-digits.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { listed, plural } from "#domain/kernel/spanish.ts";
import { problemText } from "#session/notices/refusal-text.ts";

const entries = (count: number) => plural(count, "asiento", "asientos");
const shown = (count: number) => groupDigits(String(count));

/** What a person counts in a sheet of each kind: each of them becomes an entry. */
const NOUNS: Readonly<Record<TableKind, readonly [one: string, many: string]>> = {
  journal: ["asiento", "asientos"],
  vouchers: ["comprobante", "comprobantes"],
  trial: ["asiento de saldos iniciales", "asientos de saldos iniciales"],
  operations: ["operación", "operaciones"],
  plain: ["asiento", "asientos"],
};

function reasonText(reason: HeldReason, kind: TableKind): string {
  switch (reason.kind) {
    case "bad-date":
      return `«${reason.cell}» no es una fecha`;
    case "bad-amount":
      return `«${reason.cell}» no es un valor completo`;
    case "both-sides":
      return "tiene valor en el debe y en el haber";
    case "no-side":
      if (kind === "operations") return `«${reason.cell}» no dice si la plata entró o salió`;
      return reason.cell === ""
        ? "no dice si es débito o crédito"
        : `«${reason.cell}» no dice si es débito o crédito`;
    case "in-and-out":
      return "tiene valor en lo que entró y en lo que salió";
    case "currency":
      return `«${reason.cell}» no está en pesos${kind === "plain" ? ", o trae un precio" : ""}: conviértelo a pesos en el archivo`;
    case "two-blanks":
      return `«${reason.cell}» es la segunda cuenta sin valor del asiento: escribe uno de los dos`;
    case "assigned":
      return `«${reason.cell}» dice el saldo y no el valor: escribe el valor`;
    case "include":
      return `«${reason.cell}» trae otro archivo, que no se lee: impórtalo aparte`;
    case "line":
      return `«${reason.cell}» no se entiende`;
    case "no-account":
      return "falta la cuenta";
    case "no-date":
      return "falta la fecha";
    case "stray-year":
      return `el año ${reason.year} no puede ser`;
    case "closed-month":
      return `${formatMonthName(reason.month)} de ${reason.month.slice(0, 4)} está cerrado: ábrelo en Cierre, o cambia la fecha en el archivo`;
    case "unknown-account":
      return kind === "operations"
        ? `falta decir a qué cuenta va «${reason.cell}»`
        : `la cuenta «${reason.cell}» no está en el plan de este libro`;
    case "entry":
      return problemText(reason.problem);
  }
}

/** Texts of bringing a file into a book. */
export const importTexts = {
  title: "Importar al libro",
  lead: "Un libro diario, un balance de comprobación o una lista de operaciones en Excel (.xlsx) o CSV, o un diario en texto plano (hledger, ledger), como lo exporta Siigo, World Office, Helisa, Alegra, Cuadra o tu propia hoja. No sale de tu equipo, y nada se registra hasta que lo confirmes.",
  pick: "Elegir archivo",
  plainEndings: ",.journal,.hledger,.ledger,.j",
  drop: "También puedes arrastrarlo sobre el diario o pegarlo.",
  kind: "Qué trae la hoja",
  kinds: {
    journal: "Libro diario, con cuentas, debe y haber",
    vouchers: "Comprobantes, con la fecha encima",
    trial: "Balance de comprobación: saldos iniciales",
    operations: "Operaciones: lo que entró y salió",
    plain: "Diario en texto plano (hledger, ledger)",
  } satisfies Readonly<Record<TableKind, string>>,
  openingDay: "Fecha del asiento de saldos iniciales",
  columns: "Qué hay en cada columna",
  column: (place: number, label: string) => (label === "" ? `Columna ${place}` : label),
  start: "Los datos empiezan en la fila",
  startHelp: "La primera fila debajo de los títulos.",
  uses: {
    date: "Fecha",
    year: "Año",
    month: "Mes",
    number: "Número o comprobante",
    kind: "Tipo de documento",
    code: "Código de la cuenta",
    account: "Nombre de la cuenta",
    level: "Nivel del código (clase, grupo, cuenta…)",
    debitAccount: "Cuenta que se debita",
    creditAccount: "Cuenta que se acredita",
    party: "Tercero",
    partyId: "NIT o cédula",
    reference: "Documento",
    text: "Detalle",
    debit: "Debe",
    credit: "Haber",
    amount: "Valor",
    side: "Débito o crédito",
    in: "Entró",
    out: "Salió",
    means: "Medio de pago",
    category: "Categoría",
    balance: "Saldo",
    endDebit: "Saldo débito",
    endCredit: "Saldo crédito",
    void: "Anulado o estado",
    currency: "Moneda",
    none: "No se usa",
  } satisfies Readonly<Record<ColumnMeaning, string>>,
  lacking: {
    text: "No se reconoce la columna del concepto: elige abajo Detalle o Categoría.",
    flow: "No se reconoce lo que entró o salió: elige abajo Entró, Salió, o Valor.",
    date: "No se reconoce la columna de la fecha: elígela abajo.",
    account: "No se reconoce la columna de la cuenta: elígela abajo, por código o por nombre.",
    sides: "No se reconocen las columnas de los valores: elige abajo Debe y Haber, o Valor.",
  },
  summary: (count: number, debit: Pesos | null) =>
    count === 0
      ? "Todavía no hay asientos por registrar."
      : `${entries(count)} por registrar${debit === null ? "" : `, por ${formatPesos(debit)} en el debe`}.`,
  ofFile: (debit: Pesos) => `El archivo suma ${formatPesos(debit)} en el debe.`,
  planning: (done: number) =>
    done === 0 ? "Preparando los asientos…" : `Preparando los asientos: ${Math.floor(done * 100)} %…`,
  failed: "No se pudo preparar el archivo. Quítalo y elígelo otra vez.",
  nothing: "La hoja no tiene filas que se entiendan como asientos. Revisa las columnas.",
  accounts: (count: number, kind: TableKind) =>
    kind === "operations"
      ? `${plural(count, "palabra de la lista no tiene", "palabras de la lista no tienen")} todavía su cuenta en este libro:`
      : `${plural(count, "cuenta del archivo no está", "cuentas del archivo no están")} en el plan de este libro:`,
  accountOf: (label: string) => `Cuenta del libro para ${label}`,
  proposals: (count: number) =>
    `Usar ${count === 1 ? "la cuenta propuesta" : `las ${shown(count)} propuestas`}`,
  addOwn: (count: number) => `Crear ${plural(count, "subcuenta", "subcuentas")} en el plan`,
  accountsAdded: (count: number) => `${plural(count, "subcuenta creada", "subcuentas creadas")} en el plan`,
  held: (count: number, kind: TableKind) =>
    kind === "trial"
      ? "Los saldos iniciales no se registran mientras no se corrija esto:"
      : `${plural(count, ...NOUNS[kind])} ${count === 1 ? "no se registra" : "no se registran"} mientras no se corrija esto:`,
  /** `sheet`: its name, in a file of several. */
  reason: (reason: HeldReason, kind: TableKind, sheet: string | null) =>
    `Fila ${shown(reason.row)}${sheet === null ? "" : ` de «${sheet}»`}: ${reasonText(reason, kind)}`,
  more: (count: number) => `Y ${shown(count)} más.`,
  seeMore: (count: number) => `Ver ${shown(count)} más`,
  lastDays: (near: readonly Day[]) =>
    near.length === 1 && near[0] !== undefined
      ? `Usar el ${formatDay(near[0])}, el último día del mes`
      : "Usar el último día de esos meses",
  /** «3950200» reads as the figure that it is. */
  nearAmounts: (first: readonly NearAmount[], count: number) => {
    const written = (cell: string) => (/^\d+$/.test(cell) ? groupDigits(cell) : `«${cell}»`);
    const said = first.map(
      ({ row, said: cell, value }) => `la fila ${shown(row)}, ${shown(value)} en vez de ${written(cell)}`,
    );
    const rest = count > said.length ? `, y ${shown(count - said.length)} más` : "";
    return `${count === 1 ? "Así cuadraría" : "Así cuadrarían"}: ${listed(said)}${rest}.`;
  },
  takeAmounts: ([first]: readonly NearAmount[], count: number) =>
    count === 1 && first !== undefined ? `Usar ${shown(first.value)}` : `Usar esos ${shown(count)} valores`,
  repeatedHeads: (name: string) =>
    `Dos columnas se llaman «${name}» y solo se lee la primera: di abajo qué trae cada una.`,
  mendYears: "Leer esas fechas en el año de las demás",
  titleDay: (day: Day) => `Usar el ${formatDay(day)}, la fecha del título`,
  fillDays: "Usar la fecha del asiento anterior",
  known: (count: number, kind: TableKind) =>
    kind === "trial"
      ? "Estos saldos iniciales ya están en el libro, iguales, y no se agregan otra vez."
      : `${plural(count, ...NOUNS[kind])} ${
          count === 1
            ? "ya está en el libro, igual, y no se agrega"
            : "ya están en el libro, iguales, y no se agregan"
        } otra vez.`,
  allKnown: "Este archivo ya está en el libro: no hay nada nuevo que agregar.",
  addKnown: "Agregarlos de todos modos",
  outside: (count: number, start: string, end: string) =>
    `${entries(count)} fuera del período del libro (${start} a ${end}).`,
  left: {
    total: (count: number) => `${plural(count, "fila de totales", "filas de totales")}`,
    void: (count: number) => `${plural(count, "fila de asientos anulados", "filas de asientos anulados")}`,
    draft: (count: number) => `${plural(count, "fila en borrador", "filas en borrador")}`,
    "no-amount": (count: number) => `${plural(count, "fila sin valor", "filas sin valor")}`,
    head: (count: number) => `${plural(count, "título repetido", "títulos repetidos")}`,
    rule: (count: number) => `${plural(count, "regla o precio", "reglas y precios")}`,
    virtual: (count: number) => `${plural(count, "línea virtual", "líneas virtuales")}`,
    above: (count: number) =>
      `${plural(count, "cuenta que solo suma otras", "cuentas que solo suman otras")}`,
  } satisfies Readonly<Record<LeftOut, (count: number) => string>>,
  together: (names: readonly string[]) =>
    `Se leen juntas las hojas ${listed(names.map((name) => `«${name}»`))}.`,
  onlySheet: (name: string) => `Leer solo «${name}»`,
  allSheets: "Leerlas juntas",
  alike: (names: readonly string[]) =>
    `${names.length === 1 ? "La hoja" : "Las hojas"} ${listed(names.map((name) => `«${name}»`))} ${
      names.length === 1 ? "tiene los mismos títulos y no se lee" : "tienen los mismos títulos y no se leen"
    } con esta: cuando registres esta, elige el archivo otra vez y cambia de hoja.`,
  leftOut: (what: string) => `No se importan: ${what}.`,
  rounded: (count: number) =>
    `${plural(count, "valor tiene centavos y se redondea", "valores tienen centavos y se redondean")} al peso, sin descuadrar el asiento.`,
  mixed: (count: number) =>
    `${plural(count, "valor viene escrito", "valores vienen escritos")} de otra manera (1,234.56 entre 1.234,56): revisa que estén bien.`,
  preview: "Así quedan los primeros asientos",
  noDescription: "Sin detalle",
  debit: "Debe",
  credit: "Haber",
  account: "Cuenta",
  cancel: "Cancelar",
  confirm: (count: number) => (count === 0 ? "Registrar" : `Registrar ${entries(count)}`),
  uncopied: "No hubo cómo guardar antes una copia de tus libros; puedes deshacer la importación.",
  posted: (count: number, from: number, to: number) =>
    count === 1
      ? `Asiento ${shown(from)} importado`
      : `${entries(count)} importados: del ${shown(from)} al ${shown(to)}`,
  undone: (count: number) => `Se quitaron los ${entries(count)} importados`,
  name: (count: number) => `importación de ${entries(count)}`,
} as const;
