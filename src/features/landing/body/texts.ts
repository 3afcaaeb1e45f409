export interface Profile {
  readonly id: "estudiantes" | "empresarios" | "contadores" | "emprendedores";
  readonly title: string;
  readonly hook: string;
  readonly benefit: string;
  readonly heading: string;
  readonly description: string;
  readonly action: string;
  readonly features: readonly string[];
}

const profiles: readonly Profile[] = [
  {
    id: "estudiantes",
    title: "Estudiantes",
    hook: "Aprende haciendo, no copiando.",
    benefit: "Un laboratorio contable virtual",
    heading: "Un laboratorio contable para practicar sin miedo a equivocarte",
    description:
      "Registras el caso por partida doble y ves, línea por línea, cuánto falta para cuadrar. Puedes repetirlo las veces que quieras.",
    action: "Aprender con guía paso a paso",
    features: [
      "Plan Único de Cuentas (PUC) académico",
      "Asistente educativo disponible 24/7",
      "Ejercicios que tu docente adapta a la clase",
      "Estados financieros automáticos",
      "Calificación automática, línea por línea",
    ],
  },
  {
    id: "empresarios",
    title: "Empresarios",
    hook: "Tu negocio en números claros.",
    benefit: "Nómina e indicadores al día",
    heading: "Sabes qué entró, qué salió y cuánto queda",
    description:
      "Escribes cada movimiento como lo dirías y Cuadra hace el asiento. El libro mayor y el balance de comprobación salen de ahí.",
    action: "Ver productos para mi negocio",
    features: [
      "Libro diario, libro mayor y balance de comprobación",
      "Indicadores financieros en tiempo real",
      "Nómina automática",
      "Inventario integrado con la contabilidad",
      "Presentación bajo NIIF",
    ],
  },
  {
    id: "contadores",
    title: "Contadores",
    hook: "Todos tus clientes en una mesa.",
    benefit: "Panel de varias empresas",
    heading: "Partida doble a la velocidad del teclado",
    description:
      "Cuentas por código o por nombre, subcuentas propias, meses que se cierran y un rastro de cada cambio. Cada libro aparte, sin mezclarse.",
    action: "Ver productos para mi oficina",
    features: [
      "Diario con teclado, borradores y deshacer",
      "PUC con tus propias subcuentas",
      "Panel para varias empresas clientes",
      "Exportación masiva de reportes",
      "Cumplimiento NIIF",
    ],
  },
  {
    id: "emprendedores",
    title: "Emprendedores",
    hook: "Empieza con las cuentas en orden.",
    benefit: "Asistente contable guiado",
    heading: "Lleva tus cuentas aunque nunca hayas hecho un asiento",
    description:
      "La vista sencilla no pide débitos ni créditos: dices qué pasó y por cuánto. Cuando quieras ver la contabilidad, ya está hecha.",
    action: "Ver productos para empezar",
    features: [
      "Registro automático de ingresos y gastos",
      "Empresa de ejemplo con más de un año registrado",
      "Asistente contable guiado",
      "Estados financieros en un clic",
    ],
  },
];

export const bodyTexts = {
  hero: {
    line: "Que todo",
    last: "cuadre.",
    text: "Lleva el diario, arma tus estados financieros bajo NIIF y entiende qué dicen los números. Todo queda en tu equipo y funciona sin conexión.",
    seeProducts: "Ver productos",
    openJournal: "Abrir el diario",
    register: "Crear una cuenta gratis",
    toDashboard: "Ir a mi panel",
  },
  ledger: {
    caption: "Libro diario, noviembre de 2026",
    date: "Fecha",
    account: "Cuenta",
    debit: "Debe",
    credit: "Haber",
    equal: "Sumas iguales",
    debitSum: "Sumas del debe",
    creditSum: "Sumas del haber",
    figureName: (amount: string, name: string) => `${amount}, de dónde sale: ${name}`,
    sourceTitle: "De dónde sale",
    partsOf: (name: string) => `Partes de ${name}`,
    base: (amount: string) => `Base ${amount}`,
    toSample: "Ver una empresa completa",
  },
  sample: {
    title: "Mira una empresa por dentro",
    text: "Una ferretería de ejemplo con sus asientos, su nómina y sus estados. Sin cuenta, y nada de lo que pruebes cuenta en tus libros.",
    ways: {
      panel: { name: "Su panel", href: "/dashboard?ejemplo=true" },
      ledger: { name: "Libro mayor", href: "/dashboard/libro-contable/mayor?ejemplo=true" },
      trial: { name: "Balance de comprobación", href: "/dashboard/libro-contable/comprobacion?ejemplo=true" },
      statements: { name: "Estados financieros", href: "/dashboard/libro-contable/estados?ejemplo=true" },
      payroll: { name: "Nómina", href: "/dashboard/nomina?ejemplo=true" },
      analysis: { name: "Análisis", href: "/dashboard/analisis?ejemplo=true" },
    },
  },
  benefits: [
    {
      title: "Automatiza",
      text: "En la vista sencilla escribes qué entró o salió, y Cuadra hace el asiento con su contrapartida.",
    },
    {
      title: "Comprende",
      text: "Ves cuánto falta para cuadrar mientras escribes, y de cada saldo llegas a sus asientos.",
    },
    {
      title: "Crece",
      text: "Empieza con las cuentas que necesitas y recorre una empresa de ejemplo con más de un año registrado.",
    },
  ],
  audience: {
    title: "Para quién es",
    text: "Elige tu perfil para ver qué resuelve",
    professional: "Usar como profesional",
    profiles,
  },
  products: {
    title: "Productos",
    text: "Empieza por lo que necesitas hoy.",
    create: {
      title: "Crea estados financieros desde cero",
      text: "Balance General, Estado de Resultados, Flujo de Caja y Estado de Patrimonio, en vista sencilla o compleja.",
      action: "Crear estado",
    },
    journal: {
      title: "Libro contable diario",
      text: "Registra cada operación y mira cómo cuadran las sumas mientras escribes.",
      action: "Abrir el diario",
    },
    upload: {
      title: "Mejora tu archivo de Excel",
      text: "Sube tu .xlsx para convertirlo en estados con presentación NIIF.",
      action: "Subir archivo",
    },
    analyze: {
      title: "Analiza y visualiza",
      text: "Gráficas e indicadores clave de tu situación financiera.",
      action: "Analizar",
    },
    payroll: {
      title: "Calcula la nómina",
      text: "Salarios, deducciones, aportes del empleador y prestaciones, con el detalle de cada cifra.",
      action: "Calcular nómina",
    },
  },
  drawings: {
    debit: "Debe",
    credit: "Haber",
    equal: "Sumas iguales",
    currentAssets: "Activo corriente",
    fixedAssets: "Activo no corriente",
    currentDebts: "Pasivo corriente",
    longDebts: "Pasivo no corriente",
    equity: "Patrimonio",
    salary: "Salario básico",
    transport: "Auxilio de transporte",
    health: "Salud 4%",
    pension: "Pensión 4%",
    net: "Neto a pagar",
  },
  workspaces: {
    title: "Espacios de trabajo",
    text: "El mismo libro, de dos maneras. Cambias cuando quieras.",
    simple: {
      title: "Vista Sencilla",
      text: "Resumen rápido y claro, sin débitos ni créditos. Recomendada para el diario y para quienes empiezan.",
      picture: "El libro diario en Vista Sencilla: lo que entró, lo que salió y lo que queda cada día",
    },
    complex: {
      title: "Vista Compleja",
      text: "Análisis detallado, con débitos y créditos a mano. Para uso avanzado.",
      picture: "El libro diario en Vista Compleja: asientos por partida doble y la barra que dice si cuadran",
    },
    enter: "Ir a los espacios de trabajo",
    chooseView: "Elegir la vista del diario",
  },
  plans: {
    title: "Planes",
    text: "Empieza gratis. Sube a Pro cuando los límites te queden cortos.",
    compared: "Los dos planes, línea por línea",
    free: { name: "Gratis", hook: "Para aprender y para un solo negocio." },
    premium: { name: "Pro", stamp: "Premium", hook: "Sin anuncios y sin límites." },
    analysis: {
      label: "Análisis de estados",
      free: "Vertical básico",
      premium: "Vertical y horizontal",
    },
    interpretation: { label: "Interpretación con IA", free: "No", premium: "Sí" },
    register: "Crear una cuenta gratis",
    yours: "Ver mi plan",
    premiumNote: "Se activa desde tu panel, con Hazte Premium, como demostración: esta edición no cobra.",
    freeNote: "Puedes empezar sin cuenta: como invitado nada se guarda al cerrar la pestaña.",
  },
  about: {
    title: "Acerca de Cuadra",
    left: {
      head: "Lo que hace la aplicación",
      lines: [
        "Lleva la partida doble y avisa cuando un asiento no cuadra",
        "Suma el libro mayor y el balance de comprobación con cada asiento",
        "Guarda copias de tus libros y comprueba que estén completos",
      ],
    },
    right: {
      head: "Lo que decides tú",
      lines: [
        "Qué registras y con qué nivel de detalle: vista sencilla o compleja",
        "Qué imprimes y qué copias te llevas",
        "Dónde viven tus datos: en este equipo, sin enviarlos a nadie",
      ],
    },
  },
  contact: {
    title: "Hablemos de tus cuentas",
    text: "Cuéntanos qué necesitas llevar y con cuánta gente trabajas.",
    city: "Ciudad",
    cityValue: "Bogotá, Colombia",
    weekdays: "Lunes a viernes",
    weekdaysValue: "9:00 – 18:00",
    saturday: "Sábados",
    saturdayValue: "9:00 – 14:00",
    loading: "Preparando el formulario",
    failed: "El formulario no se pudo abrir.",
    retry: "Reintentar",
  },
} as const;
