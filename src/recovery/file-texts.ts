import type { BackupProblem } from "#storage/backup/backup-file.ts";

/** Why a chosen file is not restored here. In every case nothing has changed. */
export const fileProblems: Readonly<Record<BackupProblem, string>> = {
  foreign: "Ese archivo no es una copia de Cuadra. Las copias terminan en .cuadra.",
  truncated: "La copia está incompleta: le falta el final. Vuelve a traerla desde donde la guardaste.",
  altered: "La copia cambió después de guardarse y no es confiable. No se cambió nada.",
  newer: "La copia es de una versión más nueva de Cuadra. Actualiza Cuadra y vuelve a intentar.",
  locked:
    "Esta copia está protegida con contraseña. Crea una cuenta en este equipo y restáurala en Configuración.",
  "too-large": "El archivo es demasiado grande para ser una copia de Cuadra.",
  academic:
    "Es una copia de la edición académica: restáurala en Educación, en la Configuración de quien la guardó.",
  unreadable: "El archivo se movió, se borró o lo tiene abierto otro programa. Elígelo otra vez.",
  damaged: "La copia está dañada por dentro y no se puede leer. No se cambió nada.",
};
