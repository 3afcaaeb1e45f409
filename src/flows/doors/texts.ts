import type { BroughtKind } from "#domain/import/doors/brought-kind.ts";
import { plural } from "#domain/kernel/spanish.ts";

export const doorTexts = {
  drop: "Suelta el archivo en cualquier parte",
  dropText: "Reconocemos qué es y te mostramos qué haría. Nada se escribe sin que lo confirmes.",
  reading: "Reconociendo los archivos…",
  title: "¿Cuál abrimos?",
  onlyTitle: "Este archivo no se puede abrir",
  lead: "Cada archivo tiene su propia revisión. Elige por cuál empezar y trae después los demás.",
  open: "Abrir",
  openOf: (name: string) => `Abrir ${name}`,
  close: "Cerrar",
  cancel: "Cancelar",
  folder: (name: string) =>
    `«${name}» es una carpeta. Ábrela y trae sus archivos; las facturas también se leen en un zip.`,
  invoices: (count: number) => plural(count, "archivo de facturas", "archivos de facturas"),
  needsAccount: "Para esto se necesita una cuenta. Ingresa y tráelo de nuevo.",
  busy: "Termina o cierra lo que tienes abierto",
  busyText: "Después trae el archivo otra vez: no se leyó nada de él.",
  noRun: "Abre la nómina de esas novedades",
  noRunText: "En el borrador que abras se muestra la lista, y nada cambia hasta que la confirmes.",
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
