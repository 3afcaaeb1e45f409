import { formatNumber } from "#domain/kernel/format.ts";
import { formatBytes } from "#domain/kernel/format-bytes.ts";
import { ended, plural } from "#domain/kernel/spanish.ts";

const entriesText = (count: number): string => plural(count, "asiento", "asientos");
const booksText = (count: number): string => plural(count, "libro", "libros");
const entriesInBooks = (entries: number, books: number): string =>
  `${entriesText(entries)} en ${booksText(books)}`;

export const settingsTexts = {
  title: "Configuración",
  sample:
    "Estás en la empresa de ejemplo. Las copias y la verificación son de tus propios libros: sal del ejemplo para usarlas.",
  leaveSample: "Salir del ejemplo",
} as const;

export const profileTexts = {
  title: "Perfil",
  name: "Nombre",
  email: "Correo electrónico",
  save: "Guardar cambios",
  hint: "Tu cuenta vive en este equipo.",
  noName: "Escribe tu nombre.",
} as const;

export const passwordTexts = {
  title: "Contraseña",
  current: "Contraseña actual",
  next: "Nueva contraseña",
  confirm: "Confirmar nueva contraseña",
  save: "Cambiar contraseña",
  noCurrent: "Escribe tu contraseña actual.",
  noNext: "Escribe la contraseña nueva.",
} as const;

export const planTexts = {
  title: "Plan",
  free: "Gratis",
  premium: "Premium",
  yours: "Tu plan",
  used: (now: number, most: number) => `${formatNumber(now)} de ${formatNumber(most)}`,
  inUse: (now: number) => `Sin límite, llevas ${formatNumber(now)}`,
  unlimited: "Sin límite",
  goFree: "Volver al plan gratuito",
  freeQuestion: "¿Volver al plan gratuito?",
  freeText:
    "No se borra ni se esconde nada. Lo que pase de los límites del plan gratuito queda de solo lectura.",
  freeDetail: "Puedes verlo, exportarlo y descargarlo siempre, y vuelve a abrirse con Premium.",
} as const;

export const deletionTexts = {
  title: "Eliminar cuenta",
  lead: "Borra de este equipo tus empresas, libros, nóminas y estados. Guarda antes una copia.",
  toCopies: "Ir a las copias",
  open: "Eliminar cuenta",
  confirm: "Sí, eliminar mi cuenta",
  done: "No queda nada de ella en este equipo.",
  pending: "Otra pestaña la tiene abierta: se terminará de borrar cuando la cierres.",
  failed: "No pudimos eliminar la cuenta",
} as const;

export const backupTexts = {
  title: "Copia de seguridad",
  noCopy: "Todavía no has descargado una copia",
  lastCopy: (days: number) =>
    days === 0
      ? "Última copia hoy"
      : days === 1
        ? "Última copia hace 1 día"
        : `Última copia hace ${formatNumber(days)} días`,
  nothingSince: "Desde entonces no ha cambiado nada: esa copia lo tiene todo.",
  nothingYet: "Cuando tengas libros, descarga aquí una copia y guárdala fuera de este equipo.",
  sinceThen: (day: string, entries: number, others: number) => {
    const parts = [
      ...(entries > 0 ? [entriesText(entries)] : []),
      ...(others > 0
        ? [plural(others, entries > 0 ? "cambio más" : "cambio", entries > 0 ? "cambios más" : "cambios")]
        : []),
    ];
    const only = entries + others === 1 ? "existe" : "existen";
    return `Desde el ${day} hay ${parts.join(" y ")} que solo ${only} en este equipo.`;
  },
  onlyHere: (entries: number, books: number) =>
    entries === 0
      ? `${booksText(books)} que solo ${books === 1 ? "existe" : "existen"} en este equipo.`
      : `${entriesInBooks(entries, books)} que solo ${entries === 1 ? "existe" : "existen"} en este equipo.`,
  remind: "Recordármelo cada 7 días",
  reminder: "Hay cambios que solo existen en este equipo. Descarga una copia y guárdala fuera de él.",
  toCopies: "Ir a las copias",
  later: "Ahora no",
  download: "Descargar copia",
  downloading: "Preparando la copia",
  arrivedQuestion: "¿Ya tienes la copia?",
  arrivedText: (file: string) =>
    `Busca ${file} en tus descargas: el navegador no nos dice si el archivo llegó.`,
  trying: "Probando que la copia se abre y cuadra…",
  tried: (books: number, entries: number) =>
    `Esta copia se abrió y cuadra: ${entriesInBooks(entries, books)}.`,
  triedDamaged: (problems: number) =>
    `Esta copia se abrió, pero tus libros tienen ${plural(problems, "dato dañado", "datos dañados")}: búscalos en «Verificar mis libros».`,
  triedFailed:
    "Probamos la copia y no se abre. Descárgala otra vez; si vuelve a pasar, no borres nada de este equipo.",
  untried: "No pudimos probar la copia en este equipo.",
  arrived: "Sí, ya la tengo",
  again: "Descargarla otra vez",
  downloaded: "Copia descargada",
  downloadedText: "Guárdala fuera de este equipo: en una memoria, en tu correo o en la nube.",
  downloadFailed: "No pudimos hacer la copia",
  withoutFiles: (count: number, size: number) =>
    `Sin los soportes (${plural(count, "archivo", "archivos")}, ${formatBytes(size)})`,
  withoutFilesText:
    "La copia pesará menos, pero no traerá las fotos ni los PDF: solo sus nombres. Si pierdes este equipo, los pierdes. Por eso no cuenta como tu última copia. Al restaurarla en este equipo se conservan los soportes que sigan en él.",
  withoutFilesName: "sin-soportes",
  downloadedLight: "No trae los soportes, así que te seguiremos recordando la copia completa.",
  hint: "Un solo archivo .cuadra con tus empresas y tus libros. No lleva tu contraseña.",
  unreadable: "No pudimos ver qué cambió desde tu última copia.",
} as const;

export const protectText = "Proteger la copia con contraseña";

export const restoreTexts = {
  restore: "Restaurar una copia",
  pick: "Elegir un archivo .cuadra",
  reading: "Leyendo la copia",
  question: "¿Restaurar esta copia?",
  holds: (who: string, when: string, entries: number, books: number) =>
    `Copia de ${who}, ${when}: ${entriesInBooks(entries, books)}.`,
  nobody: "alguien sin nombre",
  person: (name: string, email: string) => (name === "" ? email : `${name} (${email})`),
  otherAccount: "Es de otra cuenta: sus libros quedarán en la tuya.",
  bad: (count: number, names: string) =>
    `${plural(count, "registro no se puede leer y no se restaura", "registros no se pueden leer y no se restauran")}: ${ended(names)}`,
  newer: (count: number) =>
    `${plural(count, "registro es de una versión más nueva: se conserva como está y no cuenta", "registros son de una versión más nueva: se conservan como están y no cuentan")} hasta que actualices Cuadra.`,
  filesMissing: (count: number, names: string) =>
    `${plural(count, "soporte no viene en la copia", "soportes no vienen en la copia")}: ${ended(names)} Los que sigan en este equipo se conservan; los demás quedan con su nombre, marcados como faltantes.`,
  andMore: (count: number) => ` y ${formatNumber(count)} más`,
  settled: (names: string) =>
    `Los totales de ${names} no eran la suma de sus asientos: se vuelven a calcular desde ellos.`,
  unnamedBook: "un libro sin nombre",
  way: "¿Qué hacemos con lo que ya tienes?",
  ways: {
    merge: {
      label: "Unir",
      text: "Nada de lo que tienes se pierde. Llegan los libros que faltan y, de los que ya tienes, la versión más reciente. Si un libro cambió en los dos lados, el de la copia queda al lado como «(de la copia)».",
    },
    replace: {
      label: "Reemplazar",
      text: "La cuenta queda exactamente como en la copia: lo que hay ahora sale.",
    },
  },
  aside: "Antes guardamos una copia de lo que hay.",
  cancel: "Cancelar",
  confirm: { merge: "Unir", replace: "Restaurar" },
  nothingNew: "La copia no trae nada nuevo",
  nothingNewText: "Todo lo que hay en ella ya estaba en tu cuenta.",
  merged: "Copia unida a tu cuenta",
  mergedText: (added: number, updated: number, beside: number) => {
    const parts = [
      ...(added > 0 ? [plural(added, "libro nuevo", "libros nuevos")] : []),
      ...(updated > 0 ? [plural(updated, "libro puesto al día", "libros puestos al día")] : []),
      ...(beside > 0 ? [plural(beside, "libro al lado del tuyo", "libros al lado de los tuyos")] : []),
    ];
    return parts.length === 0 ? "Tus libros ya estaban al día." : `${parts.join(", ")}.`;
  },
  done: "Copia restaurada",
  doneText: (entries: number, books: number) =>
    `Tienes ${entriesInBooks(entries, books)}. Lo que había antes quedó en una copia automática.`,
  doneUnread: "Lo que había antes está en la lista de copias.",
  refusedTitle: "No se restauró nada",
  changedMeanwhile:
    "Otra pestaña siguió guardando mientras copiábamos lo que tienes, así que no se cambió nada. Ciérrala y vuelve a intentar.",
  copyFailed:
    "No hubo espacio para guardar antes lo que tienes, así que no se cambió nada. Libera espacio y vuelve a intentarlo.",
  progress: { reading: "Leyendo y comprobando la copia", restoring: "Restaurando" },
  undo: "Volver a como estaba",
  cancelled: "Restauración cancelada",
  cancelledText: "No se cambió nada: tus libros siguen como estaban.",
  tooLate: "La copia ya se había restaurado",
  tooLateText: "Terminó antes de cancelarla. Lo que había antes está en la lista de copias.",
  unseen: "No sabemos si alcanzó a restaurarse",
  unseenText:
    "El navegador no responde. Cuando vuelva a responder, mira tus libros: estarán como antes o como en la copia, nunca a medias.",
  gone: "Esa copia automática ya no está en este navegador.",
} as const;

export const copiesTexts = {
  title: "Copias automáticas",
  lead: "Cuadra las hace sola mientras trabajas y guarda las tres últimas en este navegador, además de una antes de cada cambio que lo toca todo.",
  none: "Todavía no hay ninguna: la primera se hace un minuto después de que dejes de escribir.",
  silent:
    "El lugar donde están no responde ahora, y no se sabe cuáles hay. Cierra las demás ventanas del navegador y vuelve a mirar; mientras tanto descarga una copia.",
  lookAgain: "Volver a mirar",
  holds: (entries: number, books: number, size: string) => `${entriesInBooks(entries, books)}, ${size}`,
  before: {
    restore: "Antes de restaurar",
    merge: "Antes de unir una copia",
    upgrade: "Antes de actualizar Cuadra",
    import: "Antes de importar un archivo",
  },
  goBack: "Volver a como estaba",
  goBackTo: (what: string, when: string) => `Volver a como estaba ${what.toLowerCase()}, ${when}`,
  withOff: (count: number) => plural(count, "libro que no cuadra", "libros que no cuadran"),
  withBad: (count: number) => plural(count, "registro dañado", "registros dañados"),
  back: "Volver a esta copia",
  backTo: (when: string) => `Volver a la copia del ${when}`,
  download: "Descargar",
  downloadOf: (when: string) => `Descargar la copia del ${when}`,
} as const;

export const asideTexts = {
  title: "Lo que quedó apartado",
  lead: "Lo dañado que se retiró para poder seguir. Se conserva hasta que lo elimines.",
  holds: (records: number, unreadable: number) =>
    `${plural(records, "registro", "registros")}${unreadable === 0 ? "" : `; ${plural(unreadable, "más no se pudo leer", "más no se pudieron leer")}`}`,
  download: "Descargar",
  downloadOf: (when: string) => `Descargar lo apartado el ${when}`,
  remove: "Eliminar",
  removeOf: (when: string) => `Eliminar lo apartado el ${when}`,
  question: "¿Eliminar lo que quedó apartado?",
  questionText: "No se puede recuperar después. Tus libros no cambian.",
  unreadable: "No se pudo leer lo apartado en este navegador",
  notRemoved: "El navegador no lo eliminó. Reinícialo y vuelve a intentar.",
  held: "Otra pestaña lo tiene abierto. Ciérrala y vuelve a intentar.",
} as const;

export const deviceTexts = {
  title: "Este equipo",
  used: "en este navegador",
  measuring: "Midiendo el espacio",
  parts: {
    data: "Empresas, libros y estados",
    copies: "Copias automáticas",
    app: "Cuadra, para abrir sin internet",
  },
  unmeasured: "Este navegador no dice cuánto espacio ocupa Cuadra.",
  persistence: {
    granted: "Almacenamiento protegido: el navegador no lo borra por falta de espacio.",
    denied:
      "El navegador no aseguró este almacenamiento: si el disco se llena podría borrarlo. Descarga copias con frecuencia.",
    unknown: "Al guardar tu primer asiento le pediremos al navegador que proteja este almacenamiento.",
  },
  version: (version: string) => `Cuadra, versión ${version}`,
  look: "Buscar una versión nueva",
  upToDate: "Tienes la última versión",
  found: "Hay una versión nueva: se está preparando",
  unreachable: "No pudimos preguntar si hay una versión nueva. Inténtalo cuando tengas internet.",
} as const;

export const themeTexts = {
  title: "Apariencia",
  choice: "Tema",
  light: "Claro",
  dark: "Oscuro",
  system: "Según el equipo",
} as const;
