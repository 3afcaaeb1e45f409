import { StorageError } from "./storage-error.ts";

/** The answer, or "busy" after so long without one. The work itself cannot be stopped: it goes on, and nobody waits. */
export function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StorageError("busy", "no answer")), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
