import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import type { RecoverRefusal } from "#storage/recovery/recover-account.ts";

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("es-CO", { useGrouping: "always" } as Intl.NumberFormatOptions)} ${count === 1 ? one : many}`;

export const entriesText = (count: number): string => plural(count, "asiento", "asientos");
export const booksText = (count: number): string => plural(count, "libro", "libros");
export const accountsText = (count: number): string => plural(count, "cuenta", "cuentas");

const UNTOUCHED = "No hemos borrado ni cambiado nada, y no se guardará nada encima mientras decides.";

/** Title and lead by heading. */
export const headings = {
  danado: {
    title: "No pudimos abrir tus datos",
    lead: `El archivo de datos de este navegador tiene una parte dañada. ${UNTOUCHED}`,
  },
  perdido: {
    title: "No pudimos abrir tus datos",
    lead: `Cuadra guardó trabajo en este navegador y ya no está: una limpieza o un daño del disco lo quitó. ${UNTOUCHED}`,
  },
  "mas-nuevo": {
    title: "Estos datos son de una versión más nueva",
    lead: "Los guardó una versión de Cuadra posterior a la que tienes abierta. Esta versión no escribe nada en ellos, para no dañarlos.",
  },
  lleno: {
    title: "El disco está lleno",
    lead: "Libera espacio y sigue; nada se ha perdido. Lo que decía Guardado está completo, y no hace falta borrar nada de Cuadra.",
  },
  ocupado: {
    title: "El navegador no abre tus datos por ahora",
    lead: "No responde el lugar donde guarda tus libros, y nada dice que estén dañados. Puede tenerlo ocupado otra ventana, otro programa o un antivirus. No hemos borrado ni cambiado nada.",
  },
  bloqueado: {
    title: "Otra pestaña no suelta tus datos",
    lead: "Cierra las otras pestañas de Cuadra y vuelve a intentar. No hemos borrado ni cambiado nada.",
  },
  sano: {
    title: "Tus datos se pueden abrir",
    lead: "Revisamos las cuentas de este navegador y sus libros están completos. Aquí puedes volver a una copia o guardar una descarga.",
  },
  academico: {
    title: "Tus datos se pueden abrir",
    lead: "Revisamos lo que guarda aquí la edición académica y se lee completo. Puedes guardar una descarga.",
  },
  dejado: {
    title: "Empezaste sin los datos anteriores",
    lead: "Cuadra ya no los busca en este navegador. Sus copias se conservan: puedes guardarlas en un archivo o volver a ellas cuando quieras.",
  },
  cerrado: {
    title: "Tus libros están detrás de tu PIN",
    lead: "Escríbelo para ver cómo están y qué se puede hacer. No hemos borrado ni cambiado nada.",
  },
  vacio: {
    title: "No hay nada que recuperar",
    lead: "Este navegador no guarda cuentas de Cuadra. Si tienes una copia tuya, puedes traerla aquí.",
  },
} as const;

export type Heading = keyof typeof headings;

export const tiles = {
  safe: "A salvo",
  damaged: "Dañado",
  lost: "Perdido",
  copy: "Última copia automática",
  nothing: "Nada",
  noSafe: "Ningún libro se puede leer",
  inCopy: (when: string) => `En la copia automática de ${when}`,
  safeBooks: (safe: number, all: number) =>
    safe === all
      ? `En ${booksText(all)}, con sumas iguales`
      : `En ${safe} de ${booksText(all)}, con sumas iguales`,
  unnamed: "Un libro sin su ficha",
  noDamage: "Ningún libro con problemas",
  lostWho: (names: string) => (names === "" ? "Sus libros ya no están aquí" : `Los libros de ${names}`),
  noCopy: "No hay",
  noCopyHint: "Puedes usar una copia que hayas guardado",
  silentCopies: "No se sabe",
  silentCopiesHint: "El navegador no responde por ellas",
  copyHolds: (entries: number, books: number) => `Con ${entriesText(entries)} en ${booksText(books)}`,
};

export const options = {
  heading: "Qué puedes hacer",
  recommended: "Recomendado",
  copyTitle: (when: string) => `Volver a la copia automática de ${when}`,
  restoreCopyTitle: (when: string) => `Volver a la copia de antes de restaurar, ${when}`,
  copyAll: (entries: number, books: number) =>
    `Recupera todo lo guardado: ${entriesText(entries)} en ${booksText(books)}.`,
  copyLoses: (entries: number, books: number, from: string, to: string) =>
    `Recupera ${entriesText(entries)} en ${booksText(books)}. Pierdes lo que escribiste entre ${from} y ${to}.`,
  copyBad: (bad: number) =>
    ` En la copia, ${plural(bad, "registro no se pudo", "registros no se pudieron")} leer.`,
  copyOff: (off: number) =>
    ` Al copiarlos, ${plural(off, "libro no cuadraba", "libros no cuadraban")} con sus asientos.`,
  copyOf: (email: string) => ` Cuenta ${email}.`,
  copyButton: "Restaurar esa copia",
  older: (count: number) => `Ver ${plural(count, "copia anterior", "copias anteriores")}`,
  openTitle: "Abrir sin la parte dañada",
  openText: (safe: string) =>
    `Entras ya a lo demás (${safe}); lo dañado queda apartado para intentarlo después.`,
  openButton: "Abrir sin ella",
  enterTitle: "Entrar a Cuadra",
  enterText: "Tus libros siguen como estaban.",
  enterButton: "Entrar",
  startText: "Inicia sesión o crea una cuenta: tus libros quedarán en este navegador.",
  fileTitle: "Usar una copia mía",
  fileText:
    "Un archivo .cuadra que guardaste en este equipo, en una memoria o en el correo. También puedes soltarlo en esta página.",
  fileButton: "Elegir archivo",
  fileReading: "Leyendo la copia…",
  fileOne: "Suelta una sola copia: cada una reemplaza los libros de su cuenta.",
  rawTitle: "Descargar los datos tal como están",
  rawText: "Guarda todo lo que aún se puede leer, sin contraseñas. Sirve para pedir ayuda sin perder nada.",
  rawButton: "Descargar",
  rawRunning: "Reuniendo los datos…",
  rawDone: "Le entregamos el archivo al navegador: búscalo en tus descargas.",
  rawNothing:
    "Ahora mismo el navegador no deja leer nada, así que no hay archivo. Reinicia el equipo y vuelve a intentar.",
  rawFailed: "No se pudo reunir la descarga en este navegador.",
  failed:
    "No pudimos hacerlo ahora, y nada ha cambiado. Cierra las otras pestañas de Cuadra, recarga esta página y vuelve a intentar.",
  retryTitle: "Volver a intentar",
  retryText: "Después de cerrar las otras pestañas de Cuadra.",
  retryFull: "Después de vaciar la papelera o de mover archivos grandes a otra parte.",
  retryBusy: "Después de cerrar las demás ventanas del navegador, o de reiniciar el equipo.",
  retryCopies: "Las copias no responden: puede haber alguna que ahora no se ve.",
  retryButton: "Reintentar",
  handTitle: "Guardar la copia automática en un archivo",
  handText: (when: string, entries: number, books: number, email: string) =>
    `La de ${when}: ${entriesText(entries)} en ${booksText(books)}. Se abre en este equipo o en otro.${email === "" ? "" : ` Cuenta ${email}.`}`,
  handButton: "Guardar archivo",
  handDone: (name: string) => `Le entregamos ${name} al navegador. Búscalo en tus descargas antes de seguir.`,
  clearTitle: "Si sigue sin abrir, empezar de nuevo con la copia",
  clearText:
    "Último recurso: borrar lo que el navegador guarda de este sitio y traer tus libros del archivo.",
  clearButton: "Ver los pasos",
  clearSteps: [
    "Guarda la copia automática en un archivo, con el botón de arriba, y comprueba que está en tus descargas: al borrar los datos del sitio se borra también la copia de aquí.",
    "En la barra de direcciones, pulsa el icono que está antes de la dirección. Entra a «Cookies y datos del sitio», luego a «Administrar los datos del sitio», y elimina los de este sitio.",
    "Vuelve a esta página, elige «Usar una copia mía» y abre el archivo. Tus libros vuelven con una contraseña nueva.",
  ],
  clearWithout:
    "En este navegador no hay copia automática. Si tampoco tienes un archivo .cuadra, no borres los datos del sitio: con ellos se irían los libros.",
  updateTitle: "Abrir la versión nueva",
  updateText: "Busca en internet la última versión de Cuadra y abre con ella tus libros.",
  updateButton: "Buscar versión nueva",
  updateRunning: "Buscando la versión nueva…",
  overTitle: "Empezar sin esos datos",
  overText: (who: string) =>
    `Deja de buscar los libros que ya no están (${who}). Las copias se conservan, y lo dañado queda apartado, no borrado.`,
  overButton: "Empezar sin ellos",
  overSure: "Entiendo que esos libros solo vuelven con una copia.",
  overConfirm: "Sí, empezar sin ellos",
  overOpens: "Al mirar otra vez, hay datos que se pueden abrir: no se borró nada.",
  overFull:
    "No hay espacio para apartar lo dañado, así que no se borró nada. Libera espacio y vuelve a intentar.",
  overFailed:
    "No se pudo leer lo dañado para apartarlo, así que no se borró nada. Cierra las demás ventanas del navegador, o reinicia el equipo, y vuelve a intentar.",
  overRunning: "Apartando lo dañado…",
  overAgain: "Revisar de nuevo",
  overBlocked: "Otra pestaña de Cuadra no suelta los datos. Ciérrala y vuelve a intentar.",
  someAccount: "una cuenta",
} as const;

export const locked = {
  heading: "Cuentas con PIN",
  lead: "Lo que hay de ellas en este navegador se muestra, se descarga o se cambia después de escribir su PIN.",
  someAccount: "Una cuenta de este navegador",
  label: { pin: "PIN", password: "Contraseña de la cuenta" },
  blank: { pin: "Escribe tu PIN.", password: "Escribe tu contraseña." },
  wrong: { pin: "Ese no es tu PIN.", password: "Esa no es la contraseña de la cuenta." },
  other: { pin: "Olvidé mi PIN", password: "Volver al PIN" },
  open: "Mostrar sus libros",
  checking: "Comprobando…",
  wait: (seconds: number) =>
    `Demasiados intentos. Espera ${plural(seconds, "segundo", "segundos")} y vuelve a probar.`,
  unreadable: "El PIN guardado no se puede leer. Pulsa «Olvidé mi PIN».",
  uncounted:
    "El navegador no tiene espacio para contar los intentos. Libera espacio o pulsa «Olvidé mi PIN».",
  failed: "No pudimos comprobarlo ahora. Vuelve a intentar.",
  waitText:
    "La contraseña de esta cuenta ya no se puede comprobar en este navegador. Si olvidaste el PIN, pide que se abra: pasadas 24 horas, esta página muestra sus libros. Si alguien entra antes con el PIN, la espera se anula.",
  waitAsk: "Pedir que se abra en 24 horas",
  waitUntil: (when: string) => `Pedido. Vuelve a esta página después de ${when}: mostrará sus libros.`,
  waitFailed: "El navegador no dejó anotar el pedido. Libera espacio y vuelve a intentar.",
  ofShut:
    "Esa copia es de una cuenta con PIN. Muestra primero sus libros, más abajo, y vuelve a elegir el archivo.",
} as const;

export const aside = {
  heading: "Lo que quedó apartado",
  lead: "Lo dañado que se retiró para poder seguir. Se conserva hasta que lo elimines.",
  title: (when: string) => `Apartado ${when}`,
  text: (records: number, unreadable: number) =>
    unreadable === 0
      ? `${plural(records, "registro", "registros")}.`
      : `${plural(records, "registro", "registros")}; ${plural(unreadable, "más no se pudo leer", "más no se pudieron leer")}.`,
  download: "Descargar",
  remove: "Eliminar",
  sure: "Entiendo que no se puede recuperar después.",
  confirm: "Sí, eliminar",
  removed: "Eliminado.",
  removing: "Eliminando…",
  failed: "El navegador no lo eliminó. Reinícialo y vuelve a intentar.",
  held: "Otra pestaña lo tiene abierto. Ciérrala y vuelve a intentar.",
} as const;

export const form = {
  holds: (who: string, when: string, entries: number, books: number) =>
    `Copia de ${who}, ${when}: ${entriesText(entries)} en ${booksText(books)}.`,
  problems: (count: number) =>
    `${plural(count, "registro no se pudo", "registros no se pudieron")} leer: lo demás se restaura completo.`,
  settled: (names: string) =>
    `Los totales de ${names} no cuadraban con sus asientos: se recalcularon desde los asientos.`,
  replaces: "Reemplaza lo que hay ahora en esa cuenta. Antes guardamos una copia de lo que hay.",
  known: (email: string) => `Contraseña de ${email}`,
  fresh: (email: string) =>
    `La cuenta también se perdió. Escribe una contraseña nueva para ${email}; la anterior ya no se puede comprobar.`,
  newPassword: "Contraseña nueva",
  repeat: "Repite la contraseña",
  restore: "Restaurar",
  restoring: "Restaurando…",
  readingCopy: "Leyendo y comprobando la copia",
  writingCopy: "Restaurando la copia",
  slow: "Tarda más de lo normal. Puedes esperar o cancelar: si cancelas, todo queda como estaba.",
  cancelled: "Restauración cancelada: todo quedó como estaba.",
  cancel: "Cancelar",
  blank: "Escribe la contraseña.",
  mismatch: "❌ Las contraseñas no coinciden",
  copyGone: "Esa copia ya no está en este navegador.",
} as const;

export const done = {
  title: "Tus datos están de vuelta",
  text: (entries: number, books: number) =>
    `Recuperamos ${entriesText(entries)} en ${booksText(books)}, y comprobamos que sus sumas son iguales.`,
  enter: "Entrar a Cuadra",
};

export const technical = {
  heading: "Detalle técnico",
  code: (code: string) => `Código ${code}`,
  copy: "Copiar el código",
  copied: "Copiado",
  manual: "Selecciona el texto para copiarlo.",
} as const;

export const page = {
  looking: "Revisando los datos de este navegador…",
  slow: "El navegador tarda en responder. En unos segundos te decimos qué se puede hacer, responda o no.",
  slowPress: "Tarda más de lo normal.",
  lookedSame: (hour: string) =>
    `Volvimos a mirar a ${hour} y todo sigue igual. Nada se ha borrado: puedes intentarlo cuantas veces quieras.`,
  lookedOther: (hour: string) => `Volvimos a mirar a ${hour}: esto es lo que encontramos ahora.`,
  version: (version: string) => `Versión ${version}`,
  today: (time: string) => `hoy, ${time}`,
  yesterday: (time: string) => `ayer, ${time}`,
  day: (day: string, time: string) => `el ${day}, ${time}`,
  hour: (time: string) => (/^0?1:/.test(time) ? `la ${time}` : `las ${time}`),
};

const troubles: Readonly<Record<StorageTrouble, string>> = {
  full: "El disco está lleno y la copia no cupo. Libera espacio y vuelve a intentar; nada se ha perdido.",
  busy: "El navegador no abre sus datos por ahora. Reinícialo y vuelve a intentar.",
  damaged: "El navegador dice que parte de sus datos se dañó. Reinícialo y vuelve a intentar.",
  closed: "El navegador cerró los datos a mitad de camino. Vuelve a intentar.",
  blocked: "Otra pestaña de Cuadra no suelta los datos. Ciérrala y vuelve a intentar.",
  newer: "Lo que hay en este navegador es de una versión más nueva: no se escribió nada encima.",
  lost: "Los datos cambiaron mientras decidías. Recarga esta página.",
  missing: "Este navegador no permite guardar datos. Sal del modo privado y vuelve a intentar.",
  bug: "Algo falló y no se restauró nada. Descarga los datos tal como están para pedir ayuda.",
};

export function recoveryRefusalText(refusal: RecoverRefusal): string {
  switch (refusal.kind) {
    case "wrong-password":
      return "Esa contraseña no es la de la cuenta.";
    case "bad-email":
      return "La copia no dice de qué correo es, así que no se puede abrir su cuenta.";
    case "copy-failed":
      return "No hubo espacio para guardar antes lo que hay ahora, así que no se cambió nada. Libera espacio y vuelve a intentar.";
    case "changed":
      return "Otra pestaña de Cuadra siguió guardando mientras copiábamos lo que hay, así que no se cambió nada. Ciérrala y vuelve a intentar.";
    case "cancelled":
      return form.cancelled;
    case "storage":
      return troubles[refusal.trouble];
  }
}
