import type { BackupProblem } from "#storage/backup/backup-file.ts";

export const lockTexts = {
  passphrase: "Contraseña de la copia",
  again: "Repite la contraseña",
  missing: "Escribe una contraseña para la copia.",
  mismatch: "Las dos contraseñas no son iguales.",
  warning: "Sin esta contraseña nadie puede abrir la copia, tampoco nosotros. No es la de tu cuenta.",
  title: "Esta copia está protegida",
  ask: "Escribe la contraseña con que la protegiste.",
  open: "Abrir la copia",
  wrong: "Esa no es la contraseña de esta copia.",
} as const;

/** Why a file was not restored. In every case nothing has changed. */
export const FILE_PROBLEMS: Readonly<Record<BackupProblem, string>> = {
  foreign: "Este archivo no es una copia de Cuadra. Elige uno que termine en .cuadra.",
  truncated: "A esta copia le falta el final. Vuelve a traerla desde donde la guardaste.",
  altered: "Esta copia cambió después de hacerse y no es confiable. Usa otra.",
  newer: "Esta copia es de una versión más nueva de Cuadra. Actualiza Cuadra y vuelve a intentarlo.",
  locked: "Esta copia está protegida con contraseña.",
  "too-large": "Este archivo es demasiado grande para ser una copia de Cuadra.",
  academic:
    "Esta copia es de la edición académica. Restáurala en Educación, en la Configuración de quien la guardó.",
  unreadable:
    "No se pudo leer el archivo: se movió, se borró o lo tiene abierto otro programa. Ciérralo allí y elígelo otra vez.",
  damaged: "Esta copia está completa, pero su contenido no se puede leer. Usa otra.",
};
