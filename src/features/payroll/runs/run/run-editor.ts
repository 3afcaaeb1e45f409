import type { Result } from "#domain/kernel/result.ts";
import { type RunContent, withoutBlankLines } from "#domain/payroll/run/draft-run.ts";
import type { KeptRun, RunMember } from "#domain/payroll/run/kept-run.ts";
import { saveState, tracked } from "#session/saved/save-state.ts";
import { saveRun } from "#storage/commands/payroll/payroll-runs.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";

/** Typing rests this long before it is kept. */
const REST_MS = 500;

type Saved = Awaited<ReturnType<typeof saveRun>>;
export type SaveRefusal = Exclude<Saved, { ok: true }>["error"];

function contentOf({ settings, overrides, people }: KeptRun): RunContent {
  return { settings, overrides, people };
}

/** As it is kept: lines that are still blank belong to the screen alone. */
function settled({ people, ...rest }: RunContent): RunContent {
  const kept = people.map((member) => {
    const input = withoutBlankLines(member.input);
    return input === member.input ? member : { ...member, input };
  });
  return { ...rest, people: kept };
}

/** A draft being typed: what is on screen, and what of it the store has. Outside React, so that none is lost. */
export class RunEditor {
  readonly #storage: AppStorage;
  readonly #id: KeptRun["id"];
  readonly #source: string;
  readonly #listeners = new Set<() => void>();
  #present: RunContent;
  #version: number;
  /** Grows with each change; what a commit holds is the step it began with. */
  #step = 0;
  #kept = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<boolean> = Promise.resolve(true);
  /** Another tab saved the run differently; nothing is written until somebody says which holds. */
  #other: KeptRun | null = null;
  /** Called with what the store would not take. */
  onRefused: (refusal: SaveRefusal) => void = () => undefined;

  constructor(storage: AppStorage, run: KeptRun) {
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

  readonly getOther = (): KeptRun | null => this.#other;

  readonly isDirty = (): boolean => this.#step > this.#kept;

  /** Of the run as this editor last knew it in the store. */
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

  /** The others stay the objects that they were, and so do their figures. */
  changeMember(id: string, change: (member: RunMember) => RunMember): void {
    const { people } = this.#present;
    this.change({ people: people.map((each) => (each.contract.id === id ? change(each) : each)) });
  }

  /** The run as the store has it now, where nothing typed here waits. */
  take(run: KeptRun): void {
    if (this.isDirty() || run.version <= this.#version) return;
    this.#version = run.version;
    this.#present = contentOf(run);
    this.#tell();
  }

  /** Keeps what is there now. True when nothing would be lost by leaving. */
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

  #keep(): Promise<Result<KeptRun, SaveRefusal>> {
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

  /** What is typed here holds. */
  keepMine(): void {
    if (this.#other !== null) this.#version = this.#other.version;
    this.#other = null;
    this.#tell();
    void this.flush();
  }

  /** What the store has holds; what was typed here is let go. */
  takeStored(run: KeptRun): void {
    clearTimeout(this.#timer);
    this.#other = null;
    this.#kept = this.#step;
    this.#version = run.version;
    this.#present = contentOf(run);
    saveState.reset(this.#source);
    this.#tell();
  }
}
