type Mode = "shared" | "exclusive";

interface Options {
  readonly mode?: Mode;
  readonly ifAvailable?: boolean;
}

type Work = (lock: object | null) => Promise<unknown>;

/** Web Locks in memory, for one test: as many shared holders of a name as wanted, or one exclusive one. */
export class FakeLocks {
  readonly #held = new Map<string, Set<Promise<unknown>>>();
  readonly #modes = new Map<string, Mode>();

  async request(
    name: string,
    { mode = "exclusive", ifAvailable = false }: Options,
    work: Work,
  ): Promise<unknown> {
    for (;;) {
      const holders = this.#held.get(name) ?? new Set();
      const isFree = holders.size === 0 || (mode === "shared" && this.#modes.get(name) === "shared");
      if (isFree) return this.#hold(name, mode, work);
      if (ifAvailable) return work(null);
      await Promise.race(holders);
    }
  }

  async #hold(name: string, mode: Mode, work: Work): Promise<unknown> {
    const holders = this.#held.get(name) ?? new Set();
    this.#held.set(name, holders);
    this.#modes.set(name, mode);
    const done = work({ name, mode });
    const own = done.then(
      () => undefined,
      () => undefined,
    );
    holders.add(own);
    try {
      return await done;
    } finally {
      holders.delete(own);
    }
  }
}
