/** Areas whose screens are still to be built: what will stand there, said honestly. */
export const COMING = {
  simpleJournal: {
    title: "Libro Contable Diario - Vista Sencilla",
    text: "Aquí registrarás ventas, gastos y compras en palabras comunes, y Cuadra hará el asiento.",
  },
  complexJournal: {
    title: "Libro Contable Diario - Vista Compleja",
    text: "Aquí llevarás el diario por partida doble: asientos con sus cuentas, su debe y su haber.",
  },
  payroll: {
    title: "Calculadora de Nómina",
    text: "Aquí calcularás salarios, deducciones, aportes del empleador y desprendibles de pago.",
  },
  companies: {
    title: "Mis empresas",
    text: "Aquí crearás tus empresas, elegirás con cuál trabajas y verás su situación en montos o porcentajes.",
  },
  books: {
    title: "Libro Contable",
    text: "Aquí verás tus libros diarios como tarjetas, con su cuadre, su período y su estado.",
  },
  ledger: {
    title: "Libro mayor",
    text: "Aquí verás los movimientos de una cuenta con su saldo después de cada asiento.",
  },
  trialBalance: {
    title: "Balance de comprobación",
    text: "Aquí verás saldos iniciales, movimientos y saldos finales de todas las cuentas.",
  },
  inventory: {
    title: "Inventario",
    text: "Aquí llevarás el kardex de tus productos, unido a la contabilidad.",
  },
  closing: {
    title: "Cierre",
    text: "Aquí revisarás el año paso a paso y harás los asientos de cierre.",
  },
  education: {
    title: "Educación",
    text: "Aquí entrarán estudiantes y docentes: ejercicios que se califican solos, aulas y lecciones.",
  },
  educationLogin: {
    title: "Acceso académico",
    text: "Aquí entrarás como estudiante o como docente.",
  },
  educationDashboard: {
    title: "Panel académico",
    text: "Aquí estarán tus lecciones, o tus aulas y actividades si eres docente.",
  },
} as const;

export type ComingArea = keyof typeof COMING;

export const comingTexts = {
  title: "Esta pantalla está por construir",
  meanwhile: "Mientras tanto puedes abrir",
  links: {
    home: "Página de inicio",
    dashboard: "Mi panel",
    journal: "Libro contable diario",
  },
} as const;
