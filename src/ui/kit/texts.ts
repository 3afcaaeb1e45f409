import type { AmountProblem } from "#domain/kernel/parse-amount.ts";

/** Texts of the kit itself. Texts about the business come from the caller. */
export const kitTexts = {
  close: "Cerrar",
  cancel: "Cancelar",
  loading: "Cargando",
  openCalendar: "Abrir calendario",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  notifications: "Notificaciones",
  noResults: "Sin resultados",
  toDark: "Cambiar a tema oscuro",
  toLight: "Cambiar a tema claro",
  saving: "Guardando",
  savedAt: (time: string) => `Guardado a las ${time}`,
  savedHere: "Guardado en este equipo",
  unsaved: "Cambios sin guardar",
  saveFailed: "No se pudo guardar.",
  retry: "Reintentar",
  tagline: "Finanzas y Contabilidad",
  needsSignIn: ", requiere iniciar sesión",
  needsPremium: ", solo Premium",
  premium: "Premium",
  freePlan: "Gratis",
  goPremium: "Hazte Premium",
  fillMissing: "Escribir lo que falta",
  notADay: (typed: string) => `«${typed}» no es un día del calendario. Escribe día, mes y año: 05/11/2026.`,
} as const;

const AMOUNT_HINTS: Readonly<Record<Exclude<AmountProblem, "empty">, (typed: string) => string>> = {
  "not-a-number": (typed) => `No entendimos «${typed}»: cuenta como 0. Escribe solo números, como 1.234.567.`,
  decimals: (typed) => `«${typed}» lleva decimales: cuenta como 0. Escribe pesos enteros.`,
  negative: (typed) => `«${typed}» lleva signo: cuenta como 0. Escribe el valor sin signo.`,
  "too-large": (typed) => `«${typed}» es demasiado grande: cuenta como 0.`,
};

export function amountHint(problem: AmountProblem, typed: string): string {
  if (problem === "empty") return "";
  const shown = typed.length > 24 ? `${typed.slice(0, 24)}…` : typed;
  return AMOUNT_HINTS[problem](shown);
}
