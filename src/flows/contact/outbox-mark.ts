const KEY = "cuadra_mensajes";

/**
 * Whether messages were saved on this device. Read instead of the database, which a visit to the home page must
 * neither open nor create.
 */
export const outboxMark = {
  isSet(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  },
  set(): void {
    try {
      localStorage.setItem(KEY, "1");
    } catch {
      // The message is saved anyway; its list is offered until the page is closed.
    }
  },
} as const;
