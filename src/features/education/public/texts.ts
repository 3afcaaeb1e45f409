export const publicTexts = {
  title: "Educación",
  toContent: "Saltar al contenido",
  hero: {
    title: "El laboratorio contable que corrige línea por línea",
    text: "El estudiante registra el caso, Cuadra le muestra dónde se equivocó y el docente recibe la nota. Sin servidor y sin internet en el salón.",
    asStudent: "Iniciar como Estudiante",
    asTeacher: "Iniciar como Profesor/a",
    // The specification's claim: marketing text that the owner can change (spec-decision 31).
    trust: "Con la confianza de más de 120 universidades",
    offlineReady: "Este equipo ya abre Cuadra sin internet",
  },
  sample: {
    caption: "Taller 4, compra con IVA y retención",
    code: "Código",
    account: "Cuenta",
    debit: "Debe",
    credit: "Haber",
    mark: "Marca",
    right: "Correcta",
    wrong: "Equivocada",
    follows: "Consecuencia de otra línea",
    was: (amount: string) => `Escribió ${amount}.`,
    equal: "Sumas iguales",
    grade: "4,0",
    of: "/ 5,0",
    gradedBy: "Calificado automáticamente",
  },
  cardsTitle: "Para cada lado del salón",
  cards: {
    students: {
      title: "Estudiantes",
      text: "Practica con casos propios y entiende el porqué de cada línea.",
      points: ["Lecciones con cuentas T", "Intentos y pistas", "¿Cuánto necesito para pasar?"],
    },
    teachers: {
      title: "Profesores",
      text: "Asigna, recibe y califica a todo el grupo en una tarde.",
      points: ["Planeador por cortes", "Calificación automática", "Planilla lista para exportar"],
    },
    analysis: {
      title: "Análisis académico",
      text: "Mira en qué se equivoca el grupo antes del parcial.",
      points: ["Errores más comunes", "Distribución de notas", "Estudiantes en riesgo"],
    },
  },
  handsTitle: "Sin servidor, de mano en mano",
  hands: [
    { id: "class", title: "La clase", text: "El docente comparte una tarjeta: QR, enlace o archivo." },
    { id: "task", title: "La tarea", text: "Cada estudiante recibe su propia variante." },
    { id: "work", title: "La entrega", text: "Sale sellada: solo el docente puede abrirla." },
    { id: "return", title: "La devolución", text: "Vuelve con nota, marcas y la regla que faltó." },
  ],
} as const;
