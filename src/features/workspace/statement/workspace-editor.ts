import { err, type Result } from "#domain/kernel/result.ts";
import type { TypedStatement } from "#domain/statement/typed/typed-statement.ts";
import {
  besides,
  type DraftPlace,
  isUntouched,
  type WorkspaceContent,
  type WorkspaceDraft,
} from "#domain/statement/typed/workspace-draft.ts";
import { saveState, tracked } from "#session/saved/save-state.ts";
import { discardWorkspaceDraft, saveWorkspaceDraft } from "#storage/commands/statements/workspace-draft.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { createStore, type WritableStore } from "#ui/kit/create-store.ts";

/** Pause in typing (ms) before the draft is stored. */
const REST_MS = 400;
/** How long a new row is highlighted (spec §4). */
const FRESH_MS = 3000;
const MOST_STEPS = 100;

export interface EditorStart {
  readonly content: WorkspaceContent;
  /** Version of the stored draft, 0 if there is none. */
  readonly version: number;
}

export interface EditorSnapshot {
  readonly content: WorkspaceContent;
  /** Whether the rows are still the sample's (spec-decision 4). */
  readonly sample: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Rows just added. */
  readonly fresh: ReadonlySet<string>;
}

export interface ChangeOptions {
  /** Consecutive changes with the same name are one undo step, for example the keys of one amount. */
  readonly merge?: string;
  readonly fresh?: readonly string[];
}

const NONE: ReadonlySet<string> = new Set();

/** The table being edited: its undo steps and its stored draft. Outside React, so that none is lost. */
export class WorkspaceEditor {
  readonly #storage: AppStorage;
  readonly #place: DraftPlace;
  readonly #source: string;
  readonly #store: WritableStore<EditorSnapshot>;
  readonly getSnapshot: () => EditorSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  #present: WorkspaceContent;
  #past: TypedStatement[] = [];
  #future: TypedStatement[] = [];
  #merge: string | null = null;
  #fresh = NONE;
  #seen: number;
  /** Incremented by each change; a commit covers the steps up to its start. */
  #step = 0;
  #kept = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #freshTimer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<boolean> = Promise.resolve(true);
  /** Called when another tab's draft was set aside. */
  onMerged: () => void = () => undefined;

  constructor(storage: AppStorage, place: DraftPlace, start: EditorStart) {
    this.#storage = storage;
    this.#place = place;
    this.#source = `workspace:${place}`;
    this.#present = start.content;
    this.#seen = start.version;
    this.#store = createStore(this.#look());
    this.getSnapshot = this.#store.getSnapshot;
    this.subscribe = this.#store.subscribe;
  }

  readonly isDirty = (): boolean => this.#step > this.#kept;

  #look(): EditorSnapshot {
    const content = this.#present;
    const sample = isUntouched(content);
    const [canUndo, canRedo] = [this.#past.length > 0, this.#future.length > 0];
    return { content, sample, canUndo, canRedo, fresh: this.#fresh };
  }

  #show(): void {
    this.#store.set(this.#look());
  }

  #touched(): void {
    this.#step += 1;
    saveState.typing(this.#source);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), REST_MS);
    this.#show();
  }

  /** Replaces the table: one undoable step. */
  change(table: TypedStatement, { merge, fresh }: ChangeOptions = {}): void {
    if (merge === undefined || merge !== this.#merge) this.#remember();
    this.#merge = merge ?? null;
    this.#future = [];
    this.#present = { ...this.#present, table };
    if (fresh) this.#light(fresh);
    this.#touched();
  }

  /** Changes properties of the work that are not undo steps of its table: company, day, profile. */
  note(part: Partial<WorkspaceContent>): void {
    this.#present = { ...this.#present, ...part };
    this.#touched();
  }

  #remember(): void {
    this.#past = [...this.#past, this.#present.table].slice(-MOST_STEPS);
  }

  #light(ids: readonly string[]): void {
    this.#fresh = new Set(ids);
    clearTimeout(this.#freshTimer);
    this.#freshTimer = setTimeout(() => {
      this.#fresh = NONE;
      this.#show();
    }, FRESH_MS);
  }

  #go(from: TypedStatement[], to: TypedStatement[]): void {
    const table = from.pop();
    if (table === undefined) return;
    to.push(this.#present.table);
    this.#present = { ...this.#present, table };
    this.#merge = null;
    this.#touched();
  }

  undo(): void {
    this.#go(this.#past, this.#future);
  }

  redo(): void {
    this.#go(this.#future, this.#past);
  }

  /** Takes over another tab's draft, unless this one has unsaved changes. */
  take(draft: WorkspaceDraft): void {
    if (this.isDirty() || draft.version <= this.#seen) return;
    const { version, ...content } = draft;
    this.#seen = version;
    this.#remember();
    this.#present = { ...content, table: { ...content.table, view: this.#present.table.view } };
    this.#show();
  }

  /** Stores the present state. Returns true if leaving would lose nothing. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<boolean> {
    if (!this.isDirty()) return true;
    const began = this.#step;
    const result = await tracked(
      () => this.#keep(this.#present),
      () => void this.flush(),
      this.#source,
    );
    if (!result.ok) return false;
    this.#kept = Math.max(this.#kept, began);
    if (this.isDirty()) saveState.typing(this.#source);
    return !this.isDirty();
  }

  async #keep(content: WorkspaceContent): Promise<Result<unknown, { readonly kind: string }>> {
    const command = { id: this.#storage.newId("command"), place: this.#place, seen: this.#seen };
    const kept = await saveWorkspaceDraft(this.#storage, { ...command, content });
    if (kept.ok) this.#seen = kept.value.version;
    if (kept.ok || kept.error.kind !== "stale-workspace-draft") return kept;
    return this.#keepBeside(kept.error.current, content);
  }

  /** Another tab stored its own draft meanwhile: it is set aside and can be viewed. */
  async #keepBeside(
    current: WorkspaceDraft | null,
    mine: WorkspaceContent,
  ): Promise<Result<unknown, { readonly kind: string }>> {
    const content = besides(current, mine);
    const seen = current?.version ?? 0;
    const id = this.#storage.newId("command");
    const kept = await saveWorkspaceDraft(this.#storage, { id, place: this.#place, seen, content });
    if (!kept.ok) return err(kept.error);
    this.#seen = kept.value.version;
    this.#present = { ...this.#present, aside: kept.value.aside };
    this.#show();
    if (current !== null) this.onMerged();
    return kept;
  }

  /** Call after the statement was saved as `content`: removes the stored draft and continues from there. */
  async saved(content: WorkspaceContent): Promise<void> {
    await this.flush();
    const id = this.#storage.newId("command");
    const gone = await discardWorkspaceDraft(this.#storage, { id, place: this.#place, seen: this.#seen });
    if (gone.ok) this.#seen = 0;
    this.#present = content;
    this.#merge = null;
    this.#show();
  }
}
