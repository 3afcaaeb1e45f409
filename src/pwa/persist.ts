const KEY = "cuadra_persistencia";

/** `unknown` until the first save asks, or where the browser cannot be asked. */
export type Persistence = "unknown" | "granted" | "denied";

function isPersistence(text: string | null): text is Persistence {
  return text === "granted" || text === "denied";
}

/** The browser's answer, for the settings screen. */
export function readPersistence(): Persistence {
  try {
    const text = localStorage.getItem(KEY);
    return isPersistence(text) ? text : "unknown";
  } catch {
    return "unknown";
  }
}

function remember(answer: Persistence): Persistence {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // Without local storage the next visit asks again, which is harmless.
  }
  return answer;
}

let asked: Promise<Persistence> | null = null;

async function ask(): Promise<Persistence> {
  if (typeof navigator === "undefined" || navigator.storage?.persist === undefined) return "unknown";
  try {
    const granted = (await navigator.storage.persisted()) || (await navigator.storage.persist());
    return remember(granted ? "granted" : "denied");
  } catch {
    return "unknown";
  }
}

/**
 * Asks the browser to keep this site's data. Call it after a save: by then there is data worth keeping, and browsers
 * that decide by engagement agree more readily. Asks once per visit, and never again after a yes.
 */
export function askPersistence(): Promise<Persistence> {
  if (readPersistence() === "granted") return Promise.resolve("granted");
  asked ??= ask();
  return asked;
}
