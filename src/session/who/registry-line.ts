import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { StorageTrouble } from "#storage/engine/storage-error.ts";
import type { RegistryDoor } from "#storage/registry/registry-door.ts";

interface RegistryTrouble {
  readonly kind: "storage";
  readonly trouble: StorageTrouble;
}

/** Loaded with the first failure: most visits have none. Where that fails too, the code itself could not come. */
async function troubleOf(error: unknown): Promise<StorageTrouble> {
  try {
    const made = await import("#storage/engine/storage-error.ts");
    return made.classifyError(error);
  } catch {
    return "bug";
  }
}

/** Runs questions against the account registry. It is loaded for the first question, and tidied once. */
export class RegistryLine {
  readonly #load: () => Promise<RegistryDoor>;
  readonly #onTrouble: (trouble: StorageTrouble) => void;
  #tidied = false;

  constructor(load: () => Promise<RegistryDoor>, onTrouble: (trouble: StorageTrouble) => void) {
    this.#load = load;
    this.#onTrouble = onTrouble;
  }

  async ask<T>(
    question: (registry: RegistryDoor) => Promise<T>,
    again = true,
  ): Promise<Result<T, RegistryTrouble>> {
    try {
      const registry = await this.#load();
      const answer = await question(registry);
      if (!this.#tidied) {
        this.#tidied = true;
        // Unfinished work is continued by a later start.
        registry.tidy().catch(() => undefined);
      }
      return ok(answer);
    } catch (error) {
      const trouble = await troubleOf(error);
      // Another tab made us drop the connection: the next question reopens it.
      if (trouble === "closed" && again) return this.ask(question, false);
      if (trouble === "bug") console.error(error);
      this.#onTrouble(trouble);
      return err({ kind: "storage", trouble });
    }
  }
}
