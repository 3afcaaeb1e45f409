import { plural } from "#domain/kernel/spanish.ts";
import { PIN_DIGITS } from "#storage/lock/pin.ts";

export const pinTexts = {
  title: "Bloqueo con PIN",
  lead: "Para equipos compartidos: si nadie usa Cuadra por un rato, la pantalla se tapa hasta que escribas tu PIN. Lo que estabas escribiendo sigue ahí.",
  notEncryption: "El PIN tapa la pantalla y lo pide también la página de recuperación; no cifra tus libros.",
  pin: `PIN, de ${PIN_DIGITS.least} a ${PIN_DIGITS.most} números`,
  again: "Repite el PIN",
  current: "PIN actual",
  minutes: "Bloquear después de",
  minutesText: (minutes: number) => `${plural(minutes, "minuto", "minutos")} sin uso`,
  turnOn: "Activar el bloqueo",
  on: (minutes: number) => `Se bloquea después de ${plural(minutes, "minuto", "minutos")} sin uso.`,
  lockNow: "Bloquear ahora",
  turnOff: "Quitar el PIN",
  bad: `Escribe entre ${PIN_DIGITS.least} y ${PIN_DIGITS.most} números.`,
  mismatch: "Los dos PIN no son iguales.",
  wrong: "Ese no es tu PIN.",
  wait: (seconds: number) => `Demasiados intentos. Espera ${plural(seconds, "segundo", "segundos")}.`,
  turnedOn: "Bloqueo activado",
  turnedOff: "PIN quitado",
  uncounted: "El navegador no tiene espacio para contar los intentos. Libera espacio y vuelve a intentar.",
  failed: "No pudimos guardar el PIN en este navegador",
} as const;
