/** Areas whose screens are still to be built: what will stand there, said honestly. */
export const COMING = {
  workspace: {
    title: "Espacios de trabajo",
    text: "Aquí empezarás un proyecto: elegirás qué estado financiero crear y con qué vista trabajar. Todavía no está construido.",
  },
  workspaceSelection: {
    title: "Elige tu espacio de trabajo",
    text: "Aquí escogerás entre crear estados financieros, mejorar un archivo de Excel o analizar tu situación. Todavía no está construido.",
  },
  statementSelection: {
    title: "Elige un estado financiero",
    text: "Aquí escogerás entre Balance General, Estado de Resultados, Flujo de Caja y Estado de Patrimonio. Todavía no está construido.",
  },
  simpleWorkspace: {
    title: "Estado financiero, Vista Sencilla",
    text: "Aquí armarás un estado financiero con hasta ocho cuentas, sin débitos ni créditos a la vista. Todavía no está construido.",
  },
  complexWorkspace: {
    title: "Estado financiero, Vista Compleja",
    text: "Aquí armarás un estado financiero con débitos, créditos, porcentajes y efecto en impuestos. Todavía no está construido.",
  },
  simpleJournal: {
    title: "Libro Contable Diario - Vista Sencilla",
    text: "Aquí registrarás ventas, gastos y compras en palabras comunes, y Cuadra hará el asiento. Se está construyendo.",
  },
  complexJournal: {
    title: "Libro Contable Diario - Vista Compleja",
    text: "Aquí llevarás el diario por partida doble: asientos con sus cuentas, su debe y su haber. Se está construyendo.",
  },
  payroll: {
    title: "Calculadora de Nómina",
    text: "Aquí calcularás salarios, deducciones, aportes del empleador y desprendibles de pago. Todavía no está construida.",
  },
  companies: {
    title: "Mis empresas",
    text: "Aquí crearás tus empresas, elegirás con cuál trabajas y verás su situación en montos o porcentajes. Todavía no está construido.",
  },
  books: {
    title: "Libro Contable",
    text: "Aquí verás tus libros diarios como tarjetas, con su cuadre, su período y su estado. Todavía no está construido; el diario se abre desde aquí.",
  },
  ledger: {
    title: "Libro mayor",
    text: "Aquí verás los movimientos de una cuenta con su saldo después de cada asiento. Se está construyendo.",
  },
  trialBalance: {
    title: "Balance de comprobación",
    text: "Aquí verás saldos iniciales, movimientos y saldos finales de todas las cuentas. Se está construyendo.",
  },
  inventory: {
    title: "Inventario",
    text: "Aquí llevarás el kardex de tus productos, unido a la contabilidad. Todavía no está construido.",
  },
  closing: {
    title: "Cierre",
    text: "Aquí revisarás el año paso a paso y harás los asientos de cierre. Todavía no está construido.",
  },
  statements: {
    title: "Mis estados financieros",
    text: "Aquí estarán tus estados guardados, para analizarlos, descargarlos o compararlos. Todavía no está construido.",
  },
  analysis: {
    title: "Análisis de estados",
    text: "Aquí verás razones financieras, análisis vertical y horizontal de tus estados. Todavía no está construido.",
  },
  ai: {
    title: "IA disponible",
    text: "Aquí conversarás con un asistente que responde con tus propias cifras, sin conexión. Es una función Premium y todavía no está construida.",
  },
  settings: {
    title: "Configuración",
    text: "Aquí cambiarás tus datos y tu contraseña, harás copias de seguridad y verificarás tus libros. Todavía no está construido.",
  },
  education: {
    title: "Educación",
    text: "Aquí entrarán estudiantes y docentes: ejercicios que se califican solos, aulas y lecciones. Todavía no está construido.",
  },
  educationLogin: {
    title: "Acceso académico",
    text: "Aquí entrarás como estudiante o como docente. Todavía no está construido.",
  },
  educationDashboard: {
    title: "Panel académico",
    text: "Aquí estarán tus lecciones, o tus aulas y actividades si eres docente. Todavía no está construido.",
  },
} as const;

export type ComingArea = keyof typeof COMING;

export const comingTexts = {
  meanwhile: "Mientras tanto puedes abrir",
  links: {
    home: "Inicio",
    dashboard: "Mi panel",
    journal: "Libro contable diario",
  },
} as const;
