import type { Copies } from "#storage/copies/copies.ts";

/** What the browser's cache does for copies, in memory. */
export class MemoryCopies implements Copies {
  readonly #kept = new Map<string, Response>();
  /** Throws at the next put, as a full disk does. */
  full = false;

  async keys(): Promise<Request[]> {
    return [...this.#kept.keys()].map((url) => new Request(url));
  }

  async match(url: string): Promise<Response | undefined> {
    return this.#kept.get(url)?.clone();
  }

  async put(url: string, response: Response): Promise<void> {
    if (this.full) throw new DOMException("no room", "QuotaExceededError");
    this.#kept.set(url, response);
  }

  async delete(copy: string | Request): Promise<boolean> {
    return this.#kept.delete(typeof copy === "string" ? copy : copy.url);
  }
}
