import { ended, plural } from "#domain/kernel/spanish.ts";

export const lockScreenTexts = {
  title: "Cuadra está bloqueada",
  lead: (who: string) => `Escribe tu PIN para seguir donde ibas. Cuenta de ${ended(who)}`,
  pin: "PIN",
  open: "Desbloquear",
  wrong: "Ese no es tu PIN.",
  blank: "Escribe tu PIN.",
  wait: (seconds: number) =>
    `Demasiados intentos. Espera ${plural(seconds, "segundo", "segundos")} y vuelve a probar.`,
  forgot: "Olvidé mi PIN",
  forgotText:
    "El PIN no se puede recuperar, y no hace falta: entra con la contraseña de tu cuenta. No se pierde nada; el PIN se quita y puedes poner otro en Configuración.",
  password: "Contraseña de tu cuenta",
  blankPassword: "Escribe tu contraseña.",
  wrongPassword: "Esa no es la contraseña de la cuenta.",
  enter: "Entrar con mi contraseña",
  usePin: "Volver al PIN",
  signOut: "Cerrar sesión",
  leaveTitle: "Hay algo escrito sin guardar",
  leaveText:
    "Quedó en la pantalla que está detrás del bloqueo. Si cierras sesión se pierde; con tu PIN lo encuentras donde lo dejaste.",
  stay: "Seguir aquí",
  leave: "Cerrar sesión y perderlo",
  unreadable: "El PIN guardado no se puede leer. Entra con la contraseña de tu cuenta.",
  uncounted: "El navegador no tiene espacio para contar los intentos. Entra con la contraseña de tu cuenta.",
  failed: "No pudimos comprobarlo ahora. Vuelve a intentar.",
} as const;
