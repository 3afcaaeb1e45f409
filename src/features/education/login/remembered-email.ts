const KEY = "cuadra_correo_academico";

/** The e-mail that "Recordarme" kept in this browser; empty where none was, or where storage is blocked. */
export function rememberedEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Keeps the e-mail for the next visit, or forgets it. */
export function rememberEmail(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, email);
  } catch {
    // Where storage is blocked, the field starts empty next time.
  }
}
