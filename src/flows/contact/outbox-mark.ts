const KEY = "cuadra_mensajes";

/**
 * Whether messages were kept on this device. Asked instead of the store, which a visit to the home page does not
 * open and which is not made for somebody who only passes by.
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
      // The message is kept all the same; its list is offered until the page goes.
    }
  },
} as const;
