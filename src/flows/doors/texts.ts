import type { BroughtKind } from "#domain/import/doors/brought-kind.ts";
import { plural } from "#domain/kernel/spanish.ts";

const MOST_NAMED = 3;

function listed(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).map((name) => `«${name}»`);
  return `${named.join(", ")}${rest > 0 ? ` y ${rest} más` : ""}`;
}

export const doorTexts = {
  drop: "Suelta el archivo en cualquier parte",
  dropText: "Reconocemos qué es y te mostramos qué haría. Nada se escribe sin que lo confirmes.",
  reading: "Reconociendo los archivos…",
  title: "¿Cuál abrimos?",
  onlyTitle: "Este archivo no se puede abrir",
  lead: "Cada archivo tiene su propia revisión. Elige por cuál empezar: los demás esperan su turno.",
  queueTitle: "Archivos que esperan",
  queueLead: "Ábrelos en el orden que quieras. Nada se escribe sin que lo confirmes.",
  leave: (name: string) => `Quitar ${name}`,
  leaveAll: "Quitar todos",
  next: (name: string) => `Sigue «${name}»`,
  nextText: (kind: string, others: readonly string[]) =>
    others.length === 0 ? `${kind}.` : `${kind}. Después: ${listed(others)}.`,
  openNext: "Abrirlo",
  seeQueue: "Ver la lista",
  leaveOne: "Dejarlo",
  go: "Ir a donde se abre",
  waiting: (name: string) => `«${name}» espera`,
  waitingText: "Se abre en cuanto su pantalla pueda: mira en ella qué le falta.",
  waitingRun: (name: string) => `«${name}» espera un borrador de nómina`,
  waitingRunText:
    "No hay ninguno. Crea el de su período con «Nueva nómina», y la lista se abre en él. Antes van la empresa y sus empleados.",
  asked: (count: number, name: string) =>
    count === 1 ? `¿Abrimos «${name}»?` : `¿Abrimos ${count} archivos?`,
  askedText: "Reconocemos qué es y te llevamos a su revisión. Antes guarda lo que tengas aquí a medias.",
  openAsked: "Abrir",
  elsewhere: "Aquí no se abren archivos",
  elsewhereText:
    "Los de una clase se sueltan en su recuadro para recibir. Los de tu contabilidad, en el panel o en un libro contable.",
  open: "Abrir",
  openOf: (name: string) => `Abrir ${name}`,
  close: "Cerrar",
  cancel: "Cancelar",
  folder: (name: string) =>
    `«${name}» es una carpeta. Ábrela y trae sus archivos; las facturas también se leen en un zip.`,
  unread: (name: string) =>
    name === ""
      ? "Un archivo no se pudo leer: se movió, se borró o lo tiene abierto otro programa. Ciérralo allí y ábrelo otra vez."
      : `El archivo «${name}» no se pudo leer: se movió, se borró o lo tiene abierto otro programa. Ciérralo allí y ábrelo otra vez.`,
  beyond: (taken: number, beyond: number) =>
    `Se abren ${taken} archivos a la vez. ${beyond === 1 ? "Falta 1" : `Faltan ${beyond}`}: ábrelos después de estos.`,
  invoices: (count: number) => plural(count, "archivo de facturas", "archivos de facturas"),
  needsAccount: "Para esto se necesita una cuenta. Ingresa y tráelo de nuevo.",
  busy: "Termina o cierra lo que tienes abierto",
  busyText: "Después trae el archivo otra vez: no se leyó nada de él.",
  notKept: (why: string) => `No se pudo abrir. ${why}`,
  notTaken: {
    "read-only": [
      "Este libro es de solo lectura",
      "No se leyó el archivo. Abre otro libro, o este para editarlo, y tráelo de nuevo.",
    ],
    "closed-month": [
      "Ese mes ya está conciliado",
      "No se leyó el extracto. Abre de nuevo la conciliación del mes y tráelo otra vez.",
    ],
    "closed-run": [
      "Esta nómina ya no es un borrador",
      "No se leyó la lista. Abre el borrador al que pertenece y tráela de nuevo.",
    ],
    "no-codes": [
      "Este libro no usa códigos de cuenta",
      "No se leyó el plan. Ábrelo en un libro del PUC y tráelo de nuevo.",
    ],
  },
  pasted: "Lo que pegaste.txt",
  kinds: {
    journal: "Asientos de un libro",
    trial: "Balance de comprobación: saldos iniciales de un libro",
    operations: "Lista de ingresos y gastos",
    plain: "Diario en texto plano",
    statement: "Estado financiero",
    extract: "Extracto bancario",
    parties: "Lista de terceros",
    chart: "Plan de cuentas",
    employees: "Lista de empleados",
    novelties: "Novedades de nómina",
    invoices: "Facturas electrónicas",
    backup: "Copia de seguridad de Cuadra",
    unknown: "Una tabla: di qué trae cada columna",
  } satisfies Readonly<Record<BroughtKind | "unknown", string>>,
} as const;
