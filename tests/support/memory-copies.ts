import type { Copies } from "#storage/copies/copies-place.ts";

/** The browser cache for copies, in memory. */
export class MemoryCopies implements Copies {
  readonly #kept = new Map<string, Response>();
  /** Makes the next put throw, like a full disk. */
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
