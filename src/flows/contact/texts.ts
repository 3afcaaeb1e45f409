import { formatNumber } from "#domain/kernel/format.ts";

export const contactTexts = {
  name: "Nombre completo",
  phone: "Teléfono",
  optional: "(opcional)",
  required: "(obligatorio)",
  email: "Correo electrónico",
  message: "Mensaje",
  messageHint: "¿En qué te ayudamos?",
  send: "Enviar mensaje",
  before:
    "Esta edición no tiene canal de envío: tu mensaje se guarda en este navegador y lo puedes enviar por correo.",
  counter: (used: string, most: string) => `${used} de ${most} caracteres`,
  problems: {
    noName: "Escribe tu nombre completo.",
    noEmail: "Escribe tu correo electrónico.",
    badEmail: "Revisa el correo: falta algo, como la arroba o lo que va después del punto.",
    noMessage: "Escribe tu mensaje.",
    tooLong: (over: number) =>
      over === 1
        ? "Sobra 1 carácter: acórtalo un poco."
        : `Sobran ${formatNumber(over)} caracteres: acórtalo un poco.`,
  },
  summary: (count: number) => (count === 1 ? "Revisa un campo" : `Revisa ${count} campos`),
  kept: "Guardado en este dispositivo; se enviará cuando haya un canal configurado",
  keptDetail: "Mientras tanto puedes abrirlo en Mensajes guardados y enviarlo tú por correo.",
  another: "Escribir otro mensaje",
  failed: "Tu mensaje no se pudo guardar y sigue aquí, escrito.",
  saved: {
    link: (count: number) => `Mensajes guardados (${count})`,
    title: "Mensajes guardados",
    about: "Están solo en este navegador, sin enviar. Los ve cualquiera que lo use.",
    none: "No hay mensajes guardados.",
    loading: "Leyendo los mensajes",
    failed: "No pudimos leer los mensajes.",
    copy: "Copiar",
    copied: "Mensaje copiado",
    notCopied: "El navegador no dejó copiar. Selecciona el texto y cópialo.",
    mail: "Enviar por correo",
    remove: "Eliminar",
    removed: "Mensaje eliminado",
    notRemoved: "No se pudo eliminar el mensaje.",
    notBack: "No se pudo recuperar el mensaje.",
    of: (action: string, name: string) => `${action} el mensaje de ${name}`,
    mailOf: (name: string) => `Enviar por correo el mensaje de ${name}`,
    subject: (name: string) => `Mensaje para Cuadra de ${name}`,
  },
} as const;
