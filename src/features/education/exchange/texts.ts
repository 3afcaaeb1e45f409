import type { ExchangeFailure, ExchangeFailureWord } from "#domain/exchange/failure.ts";
import type { PacketKind } from "#domain/exchange/message.ts";
import type { ReceiptRemark, ReceivePlan } from "#domain/exchange/receive/receive-plan.ts";
import { formatNumber } from "#domain/kernel/format.ts";

/** What arrived and cannot be used as it is, whatever is wrong within it. */
const BROKEN = "Llegó dañado. Pide que lo envíen de nuevo; no se usó nada de él.";

const FAILURES: Readonly<Record<ExchangeFailureWord, string>> = {
  foreign: "No es un archivo de Cuadra.",
  damaged: BROKEN,
  newer: "Lo hizo una versión más nueva de Cuadra. Actualiza esta y vuelve a recibirlo.",
  "too-large": "Es demasiado grande para ser un archivo de Cuadra.",
  empty: BROKEN,
  "too-many": "Son demasiados a la vez. Recíbelos en varias tandas.",
  "other-key":
    "Está cerrado para otra clave: es de otra aula o de una que se eliminó, de otro equipo, o faltan las claves de la copia de esta aula.",
  forged: "La firma no es de quien dice enviarlo. No se usó nada.",
  "unknown-class": "Es de un aula a la que no has entrado. Recibe primero la tarjeta de la clase.",
  "no-code": "No se encontró un código QR en la imagen.",
  "no-text":
    "En ese texto no hay nada de Cuadra. Copia el mensaje completo, con sus líneas de inicio y de fin, o el enlace.",
  "part-only": "Es una parte de un código que va en varias. Recibe juntas las imágenes de todas.",
  unreadable:
    "Ya no se puede leer: se movió, se borró, cambió o lo tiene abierto otro programa. Elígelo otra vez.",
  "not-looked":
    "No se pudo abrir esta imagen para buscar su código QR. Elígela otra vez; si sigue igual, pide el archivo.",
};

const REMARKS: Readonly<Record<Exclude<ReceiptRemark, "other-figures" | "other-name">, string>> = {
  late: "tardía",
  "odd-clock": "con una hora imposible: revisa el reloj de los dos equipos",
  "over-attempts": "más intentos de los permitidos",
  "second-of-attempt": "otra entrega del mismo intento",
  "other-device": "desde otro equipo",
  unfinished: "sin terminar",
};

const MISPLACED: Readonly<Record<ReceivePlan["misplaced"][number]["why"], string>> = {
  "other-class": "Es de otra aula.",
  "unknown-activity": "Es de una actividad que no está en esta aula.",
  "not-a-hand-in": "No es una entrega.",
};

const KINDS: Readonly<Record<PacketKind, string>> = {
  clase: "Tarjeta de la clase",
  tarea: "Tarea",
  entrega: "Entrega",
  devolucion: "Devolución",
};

export const exchangeTexts = {
  failure: ({ kind }: ExchangeFailure): string => (kind === "truncated" ? BROKEN : FAILURES[kind]),
  /** What is wrong within what arrived damaged, for who wants to know; null of what its sentence says whole. */
  failureDetail: (failure: ExchangeFailure): string | null => {
    if (failure.kind === "damaged") return "Su contenido cambió en el camino";
    if (failure.kind === "empty") return "Está vacío";
    if (failure.kind !== "truncated") return null;
    if (failure.missing === null) return "Le falta el final";
    return failure.missing === 1 ? "Falta 1 byte" : `Faltan ${formatNumber(failure.missing)} bytes`;
  },
  truncated: (name: string): string => `${name} llegó incompleto`,
  remarks: REMARKS,
  otherName: (name: string): string => `a nombre de «${name}», con este código`,
  otherFigures: (name: string | undefined): string =>
    name === undefined ? "con cifras que no son las de su código" : `con las cifras de ${name}`,
  misplaced: MISPLACED,
  kinds: KINDS,
  failures: {
    damaged: (count: number): string => `${formatNumber(count)} archivos no llegaron bien`,
    unused: (count: number): string => `${formatNumber(count)} archivos no se usaron`,
    misplaced: (count: number): string => `${formatNumber(count)} archivos son de otro lugar`,
    otherKind: (count: number): string => `${formatNumber(count)} archivos no son entregas`,
    reason: (text: string, count: number): string => (count === 1 ? text : `${formatNumber(count)}: ${text}`),
    all: (count: number): string => `Ver los ${formatNumber(count)} nombres`,
  },
  box: {
    name: "Recibir archivos",
    files: "Elegir archivos",
    folder: "Elegir carpeta",
    code: "Leer QR",
    paste: "Pegar texto",
    reading: "Leyendo",
    pastedName: "Texto pegado",
    codeName: "Código QR",
    linkName: "Enlace",
  },
  receive: {
    drop: "Suelta aquí las entregas",
    kinds: "Archivos .cuadra, una carpeta o un ZIP",
    last: "Lo último que llegó",
    read: "Archivos leídos",
    fresh: "Entregas nuevas",
    repeated: "Repetidos, sin cambios",
    changed: "Repetidos con otro contenido: se conserva el primero",
    unidentified: "Por identificar",
    damaged: "Dañados",
    unused: "No se usaron",
    remarks: "Para revisar",
    misplaced: "De otro lugar",
    otherKind: "No son entregas",
    refused: "No se pudo guardar lo recibido. Nada cambió; inténtalo de nuevo.",
    unknownCode: (code: string): string => `Por identificar: código ${code}`,
    sharedCode: (code: string): string => `Por identificar: varios tienen el código ${code}`,
    isIt: (name: string): string => `¿Es ${name}? Su código es `,
    yes: "Sí",
    yesName: (name: string): string => `Sí, es ${name}`,
    no: "No",
    noName: (name: string): string => `No es ${name}`,
    nobody: "Nadie del aula tiene un código parecido. Queda por identificar.",
    moreUnidentified: (count: number): string =>
      count === 1 ? "Otra más espera en la bandeja." : `Otras ${formatNumber(count)} esperan en la bandeja.`,
    otherClass: (name: string): string => `Es de ${name}: recíbela en esa aula.`,
    deletedClass: (name: string, day: string): string => `Es de ${name}, un aula que eliminaste el ${day}.`,
    bringBack: (name: string): string => `Recuperar ${name}`,
  },
  join: {
    name: "Entrar a un aula",
    drop: "Suelta aquí la tarjeta de la clase",
    kinds: "También tareas y devoluciones: archivos .cuadra o un ZIP",
    nothing: "No llegó nada que se pueda usar.",
  },
  paste: {
    title: "Pegar texto",
    label: "Texto que recibiste",
    help: "Pega el mensaje completo, del inicio al fin, o el enlace. No importa si el chat lo partió.",
    confirm: "Leer",
    empty: "Pega primero el texto.",
  },
  camera: {
    title: "Leer QR",
    video: "Imagen de la cámara",
    start: "Usar la cámara",
    picture: "Elegir imágenes",
    starting: "Permite la cámara en el aviso del navegador. Si no aparece, elige una imagen.",
    aim: "Acerca el código hasta que llene el recuadro.",
    piece: (here: number, count: number): string => `${here} de ${count} partes`,
    whole: (packets: number): string => (packets === 1 ? "1 leído" : `${packets} leídos`),
    foreign: "Este código no es de Cuadra.",
    refused: "El navegador no dio permiso para la cámara. Dáselo en su configuración, o elige una imagen.",
    missing: "No se encontró una cámara que se pueda usar. Elige una imagen o una captura de pantalla.",
    unseen: "La cámara no da imágenes que se puedan leer. Pruébala otra vez, o elige una imagen.",
    done: "Listo",
  },
  share: {
    title: (kind: PacketKind): string => `Compartir ${KINDS[kind].toLowerCase()}`,
    file: "Descargar archivo",
    device: "Compartir con…",
    copyText: "Copiar texto",
    copyLink: "Copiar enlace",
    copied: "Copiado. Pégalo en el chat o en el correo.",
    notCopied: "El navegador no dejó copiar. Descarga el archivo.",
    receipt: (receipt: string): string =>
      `Acuse ${receipt}. Anótalo: con él tu docente reconoce esta entrega.`,
    noLink: "Es muy largo para un enlace: usa el archivo o el texto.",
    noCode: "Es muy largo para códigos QR: usa el archivo.",
    codeName: "Código QR",
    frame: (number: number, count: number): string => `Parte ${number} de ${count}`,
    pause: "Pausar",
    play: "Reanudar",
    before: "Anterior",
    next: "Siguiente",
    trust: "Qué protege y qué no",
    protects:
      "Lo que un estudiante entrega solo lo abre su docente, y una devolución solo se abre en el equipo que entregó. La firma muestra si alguien cambió algo en el camino o se hizo pasar por el docente, y se nota si llega dos veces lo mismo.",
    cannot:
      "No puede saber si alguien recibió ayuda, cambió el reloj de su equipo o entregó desde el de otra persona. Una tarea de práctica lleva su solución a la vista; una calificada no la lleva. La tarjeta de la clase la lee quien la tenga.",
  },
} as const;
