import { err, ok, type Result } from "#domain/kernel/result.ts";
import { classifyError, type StorageTrouble } from "#storage/engine/storage-error.ts";
import type { RegistryDoor } from "#storage/registry/registry-door.ts";

interface RegistryTrouble {
  readonly kind: "storage";
  readonly trouble: StorageTrouble;
}

/** Asks the registry of accounts. It is loaded at the first question, and tidied once. */
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
        // What it does not finish now, a later start will.
        registry.tidy().catch(() => undefined);
      }
      return ok(answer);
    } catch (error) {
      const trouble = classifyError(error);
      // A connection that another tab made us drop: the next question opens it anew.
      if (trouble === "closed" && again) return this.ask(question, false);
      if (trouble === "bug") console.error(error);
      this.#onTrouble(trouble);
      return err({ kind: "storage", trouble });
    }
  }
}
