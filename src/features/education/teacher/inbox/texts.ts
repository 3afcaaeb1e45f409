import { listed, plural } from "#domain/kernel/spanish.ts";

/** Nothing can be sealed to whoever never handed in anything. */
const withoutDevice = (names: readonly string[]): string => {
  const who = names.length > 3 ? `${names.length} estudiantes con nota` : listed(names);
  return `De ${who} no ha llegado ninguna entrega desde su equipo, y su nota no se puede cerrar para él: ${names.length === 1 ? "dile" : "diles"} cuál es.`;
};

export const inboxTexts = {
  title: "Recibir entregas",
  loading: "Abriendo la bandeja…",
  noKeys:
    "Comparte primero la tarjeta de la clase: con ella tus estudiantes entran al aula y sus entregas vienen cerradas para ti.",
  shareClass: "Compartir clase",
  withCode: "Tarjeta para entrar con el código",
  withNames: "Tarjeta con la lista de nombres",
  /** Tells the two cards of a class apart, on the screen and in the names of their files. */
  cardOf: (classroom: string, withNames: boolean) =>
    `${classroom}, ${withNames ? "con la lista de nombres" : "para entrar con el código"}`,
  codesGiven: (count: number) =>
    count === 1
      ? "Le dimos un código a 1 estudiante que no tenía"
      : `Les dimos un código a ${count} estudiantes que no tenían`,
  shareTask: "Compartir",
  shareTaskOf: (title: string) => `Compartir ${title}`,
  notMade: "No se pudo preparar para compartir",
  notMadeText: "Nada cambió. Inténtalo otra vez.",
  received: (count: number) => plural(count, "entrega recibida", "entregas recibidas"),
  asked: (count: number) => plural(count, "entrega trae una pregunta", "entregas traen una pregunta"),
  /** Of a whole class the first ones are named. */
  askedText: (names: readonly string[]) =>
    `${listed(names.length > 3 ? [...names.slice(0, 3), `${names.length - 3} más`] : names)}. Responde en el comentario del trabajo.`,
  kept: "La bandeja guardó lo que llegó",
  tray: "Bandeja",
  unidentified: (code: string, name: string) => (name === "" ? `Código ${code}` : `Código ${code}, ${name}`),
  damaged: "Dañado",
  whose: (code: string) => `De quién es la entrega con código ${code}`,
  choose: "Elige un estudiante",
  assign: "Asignar",
  identified: "Entrega asignada",
  remove: "Quitar",
  removeOf: (file: string) => `Quitar ${file}`,
  removed: (count: number) =>
    count === 1 ? "Lo quitaste de la bandeja" : `Quitaste ${count} archivos de la bandeja`,
  allOfTray: (count: number) => `Ver los ${count} de la bandeja`,
  removeDamaged: (count: number) => `Quitar los ${count} dañados`,
  returns: {
    action: "Devolver",
    of: (title: string) => `Devolver notas de ${title}`,
    title: "Devolver notas",
    lead: "Cada nota va cerrada para el equipo del que llegaron las entregas de cada quien: puedes pasar el mismo archivo a todo el curso y cada quien abre solo la suya.",
    none: (names: readonly string[]) =>
      names.length === 0 ? "Todavía no hay notas por devolver." : withoutDevice(names),
    withoutDevice,
    all: (count: number) => `Descargar ${plural(count, "devolución", "devoluciones")}`,
    arrived: (count: number) => (count === 1 ? "¿Ya tienes la devolución?" : "¿Ya tienes las devoluciones?"),
    arrivedText:
      "El navegador no nos dice si el archivo llegó. Cuando lo tengas, o lo hayas compartido, quedan como devueltas.",
    yes: "Sí, ya quedó",
    returned: (count: number) =>
      count === 1 ? "1 nota quedó como devuelta" : `${count} notas quedaron como devueltas`,
    one: "Compartir",
    oneOf: (name: string) => `Compartir la nota de ${name}`,
  },
} as const;
