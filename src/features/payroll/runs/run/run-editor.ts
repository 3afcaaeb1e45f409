import type { Result } from "#domain/kernel/result.ts";
import type { RunContent } from "#domain/payroll/run/draft-run.ts";
import { withoutBlankLines } from "#domain/payroll/run/period-input.ts";
import type { RunMember, StoredRun } from "#domain/payroll/run/stored-run.ts";
import { saveState, tracked } from "#session/saved/save-state.ts";
import { saveRun } from "#storage/commands/payroll/payroll-runs.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";

/** Delay between the last keystroke and saving. */
const REST_MS = 500;

type Saved = Awaited<ReturnType<typeof saveRun>>;
export type SaveRefusal = Exclude<Saved, { ok: true }>["error"];

function contentOf({ settings, overrides, people }: StoredRun): RunContent {
  return { settings, overrides, people };
}

/** The content as stored, without blank lines, which exist only on screen. */
function settled({ people, ...rest }: RunContent): RunContent {
  const kept = people.map((member) => {
    const input = withoutBlankLines(member.input);
    return input === member.input ? member : { ...member, input };
  });
  return { ...rest, people: kept };
}

/**
 * Edits a draft: tracks the content on screen and what of it is stored. Lives outside React, so that no input is
 * lost.
 */
export class RunEditor {
  readonly #storage: AppStorage;
  readonly #id: StoredRun["id"];
  readonly #source: string;
  readonly #listeners = new Set<() => void>();
  #present: RunContent;
  #version: number;
  /** Incremented with each change; a commit stores the content of the step it started from. */
  #step = 0;
  #kept = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<boolean> = Promise.resolve(true);
  /** Version saved by another tab; nothing is written until the user chooses one. */
  #other: StoredRun | null = null;
  /** Called when the store refuses a write. */
  onRefused: (refusal: SaveRefusal) => void = () => undefined;

  constructor(storage: AppStorage, run: StoredRun) {
    this.#storage = storage;
    this.#id = run.id;
    this.#source = `payroll run ${run.id}`;
    this.#present = contentOf(run);
    this.#version = run.version;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): RunContent => this.#present;

  readonly getOther = (): StoredRun | null => this.#other;

  readonly isDirty = (): boolean => this.#step > this.#kept;

  /** Version of the run that this editor last saw in the store. */
  get version(): number {
    return this.#version;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  change(part: Partial<RunContent>): void {
    this.#present = { ...this.#present, ...part };
    this.#step += 1;
    saveState.typing(this.#source);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), REST_MS);
    this.#tell();
  }

  /** Other members keep their object identity, and so their computed figures. */
  changeMember(id: string, change: (member: RunMember) => RunMember): void {
    const { people } = this.#present;
    this.change({ people: people.map((each) => (each.contract.id === id ? change(each) : each)) });
  }

  /** Adopts the stored run, unless unsaved input is pending. */
  take(run: StoredRun): void {
    if (this.isDirty() || run.version <= this.#version) return;
    this.#version = run.version;
    this.#present = contentOf(run);
    this.#tell();
  }

  /** Saves the current content. Resolves to true when leaving would lose nothing. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<boolean> {
    if (!this.isDirty()) return true;
    if (this.#other !== null) return false;
    const began = this.#step;
    const result = await tracked(
      () => this.#keep(),
      () => void this.flush(),
      this.#source,
    );
    if (!result.ok) return this.#refused(result.error);
    this.#version = result.value.version;
    this.#kept = Math.max(this.#kept, began);
    if (this.isDirty()) saveState.typing(this.#source);
    return !this.isDirty();
  }

  #keep(): Promise<Result<StoredRun, SaveRefusal>> {
    const id = this.#storage.newId("command");
    const content = settled(this.#present);
    return saveRun(this.#storage, { id, runId: this.#id, version: this.#version, ...content });
  }

  #refused(refusal: SaveRefusal): boolean {
    if (refusal.kind === "stale-run") {
      this.#other = refusal.current;
      this.#tell();
    } else if (refusal.kind !== "storage") this.onRefused(refusal);
    return false;
  }

  /** Resolves the conflict with the local content. */
  keepMine(): void {
    if (this.#other !== null) this.#version = this.#other.version;
    this.#other = null;
    this.#tell();
    void this.flush();
  }

  /** Resolves the conflict with the stored run; local input is discarded. */
  takeStored(run: StoredRun): void {
    clearTimeout(this.#timer);
    this.#other = null;
    this.#kept = this.#step;
    this.#version = run.version;
    this.#present = contentOf(run);
    saveState.reset(this.#source);
    this.#tell();
  }
}
