import type { PasswordLevel } from "#domain/access/password-strength.ts";
import { troubleText } from "../notices/trouble-texts.ts";
import type { SignInRefusal } from "./session-state.ts";

/** Notices of the account settings (spec §5, spec §8). */
export const accountTexts = {
  profileSaved: "Perfil actualizado",
  passwordChanged: "Contraseña cambiada",
  passwordMismatch: "❌ Las contraseñas no coinciden",
  wrongPassword: "La contraseña actual no es correcta.",
  deleteConfirm: "¿Estás seguro de que quieres eliminar tu cuenta? Esta acción no se puede deshacer.",
  deleted: "Cuenta eliminada",
  toFree: "Volviste al plan gratuito",
  demonstration: "Demostración sin pago: cambia este equipo a Premium y puedes volver cuando quieras.",
} as const;

/** Text for each reason why an account change was refused; "wrong password" only where one was asked for. */
export function accountRefusalText(refusal: SignInRefusal): string {
  switch (refusal.kind) {
    case "wrong-credentials":
      return accountTexts.wrongPassword;
    case "bad-email":
      return "Escribe un correo completo, como nombre@empresa.co.";
    case "taken":
      return "Ya hay otra cuenta con este correo en este equipo.";
    case "damaged-record":
      return "No podemos comprobar tu contraseña actual: su registro está dañado. Guarda una copia de tus libros.";
    case "storage":
      return troubleText(refusal.trouble);
  }
}

export const STRENGTH_WORDS: Readonly<Record<PasswordLevel, string>> = {
  weak: "Débil",
  fair: "Aceptable",
  good: "Buena",
  strong: "Muy buena",
};

export function strengthText(word: string, length: number): string {
  return `${word}. ${length === 1 ? "1 carácter" : `${length} caracteres`}.`;
}
