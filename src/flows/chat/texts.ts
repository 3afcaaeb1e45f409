export const chatTexts = {
  assistant: "Asistente",
  close: "Cerrar el asistente",
  clear: "Borrar la conversación",
  cleared: "Conversación borrada",
  log: "Conversación",
  greeting: "Hola. Pregúntame por una cuenta, un asiento o un indicador.",
  fallback: "Gracias por tu pregunta. Te ayudo con eso en un momento...",
  cannot:
    "Sé de contabilidad, impuestos, nómina y de Cuadra; no veo tus libros ni registro nada. Tus cifras las responde IA disponible y las operaciones van en el Modo Guiado.",
  operation:
    "Eso es una operación. Desde aquí no registro: llévala al Modo Guiado, donde ves el asiento antes de confirmarlo.",
  toGuided: "Llevar al Modo Guiado",
  meanwhile: "Mientras tanto, esto sí lo puedo responder:",
  suggested: "Preguntas sugeridas",
  field: "Escribe tu pregunta",
  writing: "Escribiendo la respuesta",
  you: "Tú",
} as const;

/** Suggested at the start. The assistant has an answer to each. */
export const FIRST_QUESTIONS: readonly string[] = [
  "¿Qué es la partida doble?",
  "Explícame la liquidez",
  "¿Cuadra funciona sin internet?",
  "¿Qué límites tiene el plan gratuito?",
];
