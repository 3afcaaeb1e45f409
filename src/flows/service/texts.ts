import type { Service, View } from "#domain/access/pending-intent.ts";
import { MOST_WORKBOOK_BYTES, type WorkbookProblem } from "#domain/import/workbook-file.ts";
import { formatBytes } from "#domain/kernel/format-bytes.ts";
import type { StatementSlug } from "#domain/statement/statement-kind.ts";

export const STATEMENT_TEXTS: Readonly<
  Record<StatementSlug, { readonly name: string; readonly text: string }>
> = {
  "balance-general": {
    name: "Balance General",
    text: "Lo que tienes, lo que debes y lo que es tuyo en una fecha.",
  },
  "estado-resultados": {
    name: "Estado de Resultados",
    text: "Cuánto vendiste, cuánto te costó y cuánto ganaste.",
  },
  "flujo-caja": {
    name: "Flujo de Caja",
    text: "De dónde entró el dinero y en qué salió.",
  },
  "cambios-patrimonio": {
    name: "Estado de Patrimonio",
    text: "Cómo cambió lo que es de los dueños durante el período.",
  },
};

interface ViewText {
  readonly name: string;
  readonly text: string;
  readonly points: readonly string[];
}

export const VIEW_TEXTS: Readonly<Record<View, ViewText>> = {
  simple: {
    name: "Vista Sencilla",
    text: "Un resumen rápido y claro: escribes cuánto vale cada cosa.",
    points: ["Sin debe ni haber", "Para quienes empiezan", "Con asistente inteligente"],
  },
  complex: {
    name: "Vista Compleja",
    text: "Análisis detallado con partida doble manual.",
    points: ["Debe y haber en cada cuenta", "Porcentajes e impuestos por fila", "Para uso avanzado"],
  },
};

/** The journal's labels for the same two views. */
export const JOURNAL_VIEW_TEXTS: Readonly<Record<View, ViewText>> = {
  simple: {
    name: "Vista Sencilla",
    text: "Escribes qué entró o qué salió, y Cuadra hace el asiento.",
    points: ["Sin debe ni haber", "Para quienes empiezan", "Recomendada para el diario"],
  },
  complex: {
    name: "Vista Compleja",
    text: "Análisis detallado con partida doble manual.",
    points: ["Asientos con varias cuentas", "Debe y haber a la vista", "Para uso avanzado"],
  },
};

const upload = "Sube tu archivo Excel (XLSX)";
const analyze = "Sube tu archivo para análisis";

export const FIRST_TITLES: Readonly<Record<Service, string>> = {
  create: "Selecciona el tipo de estado financiero que deseas crear",
  upload,
  analyze,
  "accounting-journal": "Libro Contable Diario",
  journal: "Elige el tipo de vista",
};

export const serviceTexts = {
  titles: {
    viewType: "Elige el tipo de vista",
    loginPrompt: "¿Quieres guardar tu trabajo?",
    auth: "Iniciar sesión",
  },
  crumbs: {
    label: "Pasos",
    done: "listo: ",
    statement: "Estado financiero",
    view: "Tipo de vista",
    file: "Archivo",
    journal: "Libro diario",
    save: "Guardar",
  },
  statements: "Estados financieros",
  views: "Vistas",
  viewNote: "Puedes cambiar de vista más adelante sin perder lo que escribiste.",
  recommended: "Recomendada",
  back: "Atrás",
  next: "Continuar",
  signIn: "Iniciar sesión",
  skip: "Omitir por ahora",
  register: "Regístrate gratis",
  loginPrompt: {
    text: "Con una cuenta de este equipo puedes:",
    benefits: [
      "Guardar tu progreso automáticamente",
      "Ver análisis avanzados",
      "Exportar tus estados financieros",
    ],
    guest: "Si lo omites, trabajas como invitado: lo que hagas se borra al cerrar esta pestaña.",
    signedIn: (email: string) =>
      `Tu sesión está abierta con ${email}. Con «Iniciar sesión» sigues con ella; con «Omitir por ahora» la cerramos y trabajas como invitado.`,
  },
  file: {
    choose: "Elegir archivo de Excel",
    chooseAnother: "Elegir otro archivo",
    drop: "O arrástralo hasta aquí.",
    limit: (size: string) => `Solo archivos .xlsx, de hasta ${size}.`,
    clear: "Quitar el archivo",
    submit: "Subir y continuar",
    stays:
      "El archivo no sale de este equipo: queda guardado en tu espacio de trabajo, y ahí lo abres para mejorarlo o analizarlo.",
    several: "Sube un archivo a la vez.",
    problems: {
      name: "Solo aceptamos archivos que terminan en .xlsx. Ábrelo en Excel y guárdalo como libro de Excel (.xlsx).",
      empty: "Este archivo está vacío. Elige uno con datos.",
      tooLarge: `Este archivo pasa de ${formatBytes(MOST_WORKBOOK_BYTES)}. Deja solo las hojas que necesitas y vuelve a intentarlo.`,
      locked:
        "Este archivo tiene contraseña o es de un Excel antiguo (.xls). Guárdalo sin contraseña como .xlsx y vuelve a intentarlo.",
      macros:
        "Este libro tiene macros. Guárdalo como libro de Excel (.xlsx), sin macros, y vuelve a intentarlo.",
      foreign: "Termina en .xlsx, pero por dentro no es un libro de Excel. Elige el archivo original.",
      damaged:
        "Este libro está incompleto o dañado. Ábrelo en Excel, guárdalo de nuevo y vuelve a intentarlo.",
      unreadable: "No pudimos leer este archivo. Revisa que siga en su lugar y elígelo otra vez.",
    } satisfies Readonly<Record<WorkbookProblem | "unreadable", string>>,
    notKept: (reason: string) => `No pudimos guardar el archivo. ${reason} Sigue elegido aquí.`,
  },
  auth: {
    text: "Te llevamos a la pantalla de inicio de sesión y, al entrar, seguimos donde ibas.",
    file: (name: string) =>
      `Tu archivo ${name} queda guardado en este equipo durante 30 minutos mientras entras.`,
    minutes: "Guardamos lo que elegiste durante 30 minutos.",
    noAccount: "¿No tienes cuenta?",
  },
  accountingJournal: {
    text: "Registra cada operación del día y mira al momento si cuadra.",
    points: [
      "Asientos numerados, con fecha, referencia y detalle",
      "El libro mayor y el balance de comprobación salen de ahí",
      "Puedes pasar de la Vista Compleja a la Vista Sencilla en el mismo libro",
    ],
  },
} as const;

export type DrawnLine = readonly [name: string, amount: string];

/** The sample sheets drawn on the cards; each adds up. */
export const drawingTexts = {
  debit: "Debe",
  credit: "Haber",
  total: "40.340.000",
  statements: {
    "balance-general": [
      ["Activo", "40.340.000"],
      ["Pasivo", "(26.418.000)"],
      ["Patrimonio", "13.922.000"],
    ],
    "estado-resultados": [
      ["Ingresos", "18.600.000"],
      ["Costos y gastos", "(12.350.000)"],
      ["Utilidad", "6.250.000"],
    ],
    "flujo-caja": [
      ["Entró", "21.480.000"],
      ["Salió", "(17.930.000)"],
      ["Quedó", "3.550.000"],
    ],
    "cambios-patrimonio": [
      ["Al empezar", "7.672.000"],
      ["Utilidad", "6.250.000"],
      ["Al terminar", "13.922.000"],
    ],
  },
  simple: [
    ["Caja", "12.400.000"],
    ["Inventarios", "27.940.000"],
    ["Proveedores", "26.418.000"],
    ["Lo que es tuyo", "13.922.000"],
  ],
  complex: [
    ["1105", "Caja", "12.400.000", ""],
    ["1435", "Inventarios", "27.940.000", ""],
    ["2205", "Proveedores", "", "26.418.000"],
    ["3105", "Capital", "", "13.922.000"],
  ],
} satisfies {
  readonly statements: Readonly<Record<StatementSlug, readonly DrawnLine[]>>;
  readonly simple: readonly DrawnLine[];
  readonly complex: readonly (readonly [code: string, name: string, debit: string, credit: string])[];
  readonly [word: string]: unknown;
};
