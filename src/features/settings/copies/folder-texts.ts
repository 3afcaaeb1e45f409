import { plural } from "#domain/kernel/spanish.ts";
import type { FolderTrouble } from "#storage/folder/folder-record.ts";

export const folderTexts = {
  title: "Copia en una carpeta tuya",
  lead: "Elige una carpeta y Cuadra guarda sola allí una copia mientras trabajas, como mucho una por hora. Si es una memoria o una carpeta que se sube a la nube, tus libros sobreviven a este equipo.",
  absent:
    "Este navegador no deja guardar copias en una carpeta. Descarga una copia cada semana, o abre Cuadra en Chrome o Edge en un computador.",
  choose: "Elegir carpeta",
  change: "Cambiar de carpeta",
  now: "Copiar ahora",
  copying: "Copiando y comprobando",
  slow: "La carpeta tarda en responder. Si está en una red o en la nube, revisa la conexión; tus libros siguen guardados en este navegador.",
  stop: "Dejar de copiar aquí",
  stopped: "Ya no copiamos en esa carpeta",
  stoppedText: "Las copias que hay en ella se quedan.",
  held: "Otra pestaña de Cuadra tiene abierta la carpeta. Ciérrala y vuelve a intentar.",
  allow: "Volver a permitir",
  into: (name: string) => `En «${name}»`,
  never: "Todavía no hay ninguna copia en ella.",
  checked: (when: string) => `${when}: la leímos de vuelta, se abrió y cuadra.`,
  damaged: (when: string, problems: number) =>
    `${when}: la leímos de vuelta y está completa, pero tus libros tienen ${plural(problems, "dato dañado", "datos dañados")}, y ella también: búscalos en «Verificar mis libros». Las copias sanas siguen en la carpeta.`,
  waits: "La primera se hace un minuto después de que guardes algo.",
  unstopped: "No pudimos dejar de copiar en esa carpeta",
  unkept: "No pudimos guardar cuál es tu carpeta",
  againText: "El navegador no respondió. Vuelve a intentarlo en un momento.",
  unpicked: "No pudimos abrir esa carpeta",
  unpickedText: "Elige otra, que no sea del sistema.",
  troubleTitle: "La última copia no llegó a tu carpeta",
  offer: "Descarga una copia, o elige en Configuración una carpeta y Cuadra las hará sola.",
} as const;

/** What happened, and what to do. In every case the books are whole and the earlier copies stay. */
export const FOLDER_TROUBLES_TEXT: Readonly<Record<FolderTrouble, string>> = {
  permission: "El navegador pide permiso otra vez para escribir en la carpeta. Pulsa «Volver a permitir».",
  gone: "La carpeta ya no está: se movió, se borró o la memoria está desconectada. Conéctala o elige otra.",
  full: "En la carpeta no cabe la copia. Libera espacio o elige otra; las copias anteriores siguen ahí.",
  held: "Otro programa tiene ocupado el archivo, quizá el que sube la carpeta a la nube. Espera a que termine y copia otra vez.",
  unsound:
    "La copia no pasó su prueba o no quedó escrita igual, así que no la dejamos en la carpeta. Copia otra vez o elige otra carpeta.",
  silent:
    "La carpeta no responde; quizá está en una red o en un disco que no contesta. Revisa la conexión o elige otra.",
  crowded:
    "En este equipo no queda espacio para probar la copia, y sin probarla no la escribimos. Libera espacio y copia otra vez; las copias anteriores siguen ahí.",
  untried:
    "No pudimos leer o probar la copia antes de escribirla. Copia otra vez; las copias anteriores siguen ahí.",
  failed: "No se pudo escribir en la carpeta. Copia otra vez o elige otra.",
};
