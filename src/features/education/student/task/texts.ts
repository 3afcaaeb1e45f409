const MEGABYTE = 1024 * 1024;

/** "1,5 MB", "340 KB": so that a wrong file is noticed before it goes. */
function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(Math.round((bytes / MEGABYTE) * 10) / 10).toString().replace(".", ",")} MB`;
}

export const taskTexts = {
  answer: "Tu respuesta",
  manner: "Cómo entregas",
  handInTitle: "¿Entregar la tarea?",
  handInAs: { text: "Se entrega el texto que escribiste.", file: "Se entrega el archivo que elegiste." },
  asks: { text: "Tu docente pide un texto.", file: "Tu docente pide un archivo." },
  due: (day: string) => `Vence el ${day}.`,
  opening: {
    lead: "Tu docente la abre en clase: escribe el código que dice.",
    code: "Código para abrir la tarea",
    open: "Abrir",
    empty: "Escribe el código.",
    wrong:
      "Ese no es el código. Pregúntaselo a tu docente; las mayúsculas, las tildes y los espacios no importan.",
    notOpened: "No se pudo abrir la tarea",
    tryAgain: "El código es correcto. Inténtalo otra vez.",
  },
  asText: "Texto",
  asFile: "Archivo",
  attempts: (used: number, most: number) =>
    used === 0
      ? `Tienes ${most === 1 ? "1 intento" : `${most} intentos`}.`
      : `Usaste ${used} de ${most === 1 ? "1 intento" : `${most} intentos`}.`,
  chooseFile: "Elegir archivo",
  changeFile: "Cambiar archivo",
  dropFile: "Quitar",
  fileOf: (name: string, bytes: number) => `${name} (${sizeText(bytes)})`,
  fileHelp: "Hasta 8 MB. Se guarda una copia en este equipo hasta que entregues.",
  fileStays: "Se entrega el texto. El archivo que elegiste sigue aquí, sin entregar.",
  textStays: "Se entrega el archivo. El texto que escribiste sigue aquí, sin entregar.",
  handIn: "Entregar",
  handed: "Lo que entregaste",
  shareAgain: "Enviar otra vez",
  emptyText: "Escribe tu respuesta antes de entregar.",
  emptyFile: "Elige el archivo que entregas.",
  tooLarge: "El archivo pasa de 8 MB: comprímelo o divídelo.",
  noBytes: "El archivo está vacío: elige otro.",
  unreadableFile:
    "No se pudo leer el archivo. Si está en la nube, descárgalo primero; si lo moviste, elígelo otra vez.",
  notHanded: "No se pudo entregar",
  notHandedText: "Tu trabajo sigue aquí. Inténtalo otra vez.",
  noAttempts: "Ya usaste todos los intentos de esta tarea.",
} as const;
